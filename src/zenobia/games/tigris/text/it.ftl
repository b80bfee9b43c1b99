# Tigri & Eufrate

tigris = Tigri & Eufrate
    .tagline = Quattro ambiti da bilanciare: conta il tuo colore più debole.
minutes = 90

## Pezzi

tile-temple = tempio
tile-farm = fattoria
tile-market = mercato
tile-settlement = insediamento
leader-priest = sacerdote
leader-farmer = agricoltore
leader-merchant = mercante
leader-king = re
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-black = nero
monument-red-blue = monumento rosso e blu
monument-red-green = monumento rosso e verde
monument-red-black = monumento rosso e nero
monument-blue-green = monumento blu e verde
monument-blue-black = monumento blu e nero
monument-green-black = monumento verde e nero
seat-1 = Leone
seat-2 = Arco
seat-3 = Vaso
seat-4 = Toro

## Il tavolo

option-english = Variante inglese
    .text = L’attaccante aggiunge tessere solo per passare in vantaggio; il difensore solo quante ne servono per pareggiare.
option-ziggurat = Variante della ziggurat
    .text = Cinque tessere uguali a croce diventano la ziggurat: il suo re rende ogni turno un punto di un colore a scelta.
option-open_points = Punti visibili
    .text = Tutti vedono i punti di tutti.
option-dynasty1 = Dinastia del primo posto
    .text = Il nome e il segno del posto. Chi vuole una dinastia già presa riceve la prima libera.
option-dynasty1-lion = { seat-1 }
option-dynasty1-bow = { seat-2 }
option-dynasty1-pot = { seat-3 }
option-dynasty1-bull = { seat-4 }
option-dynasty2 = Dinastia del secondo posto
    .text = Il nome e il segno del posto. Chi vuole una dinastia già presa riceve la prima libera.
option-dynasty2-lion = { seat-1 }
option-dynasty2-bow = { seat-2 }
option-dynasty2-pot = { seat-3 }
option-dynasty2-bull = { seat-4 }
option-dynasty3 = Dinastia del terzo posto
    .text = Il nome e il segno del posto. Chi vuole una dinastia già presa riceve la prima libera.
option-dynasty3-lion = { seat-1 }
option-dynasty3-bow = { seat-2 }
option-dynasty3-pot = { seat-3 }
option-dynasty3-bull = { seat-4 }
option-dynasty4 = Dinastia del quarto posto
    .text = Il nome e il segno del posto. Chi vuole una dinastia già presa riceve la prima libera.
option-dynasty4-lion = { seat-1 }
option-dynasty4-bow = { seat-2 }
option-dynasty4-pot = { seat-3 }
option-dynasty4-bull = { seat-4 }
hand = mano
points = punti
treasures = tesori
catastrophes = catastrofi
leader-supply = riserva
score = punteggio
out-of-game = cambiate
bag-left = Tessere nel sacchetto: { $n }
treasures-left = Tesori sul tabellone: { $n }
actions-left =
    { $n ->
        [one] { $n } azione rimasta
       *[other] { $n } azioni rimaste
    }
idle-turns = Turni a vuoto: { $n }
legend-tiles = R tempio, B fattoria, G mercato, K insediamento
legend-leaders = R1 sacerdote, B1 agricoltore, G1 mercante, K1 re, posto 1
legend-board = * tesoro, ^ tesoro d’angolo, X catastrofe, ~ fiume
legend-monument = ▒R▒▒B▒ monumento di due colori, ▒Z▒ ziggurat

## Domande

ask-action = Scegli un’azione
ask-swap = Quante tessere { $tile } cambi?
ask-attack = Attacchi: { $attack } contro { $defence }. Aggiungi rinforzi?
ask-defend = Difendi: { $defence } contro { $attack }. Basta la parità.
ask-choose-war = Più guerre: quale per prima?
ask-choose-site = Scegli dove costruire
ask-choose-monument = Quattro tessere uguali: costruisci un monumento?
ask-take-treasure = Scegli il tesoro da prendere
ask-choose-point = Scegli il colore del punto della ziggurat
conflict-revolt = Rivolta ({ $leader }): { $attacker } { $attack } contro { $defender } { $defence }. Rinforzi: { $tile }
conflict-war = Guerra ({ $leader }): { $attacker } { $attack } contro { $defender } { $defence }. Rinforzi: { $tile }

## Mosse: il verbo di un menù, poi la mossa intera

verb-end = Termina il turno
verb-tile = Piazza una tessera
verb-leader = Piazza o sposta un leader
verb-withdraw = Ritira un leader
verb-catastrophe = Piazza una catastrofe
verb-swap = Cambia tessere
verb-discard = Cambia
verb-commit = Schiera rinforzi
verb-war = Scegli la prossima guerra
verb-square = Scegli il quadrato
verb-plus = Scegli il centro della croce
verb-build = Costruisci un monumento
verb-decline = Non costruire
verb-treasure = Prendi un tesoro
verb-point = Scegli il colore del punto della ziggurat
move-end = Termina il turno
move-tile = Piazza una tessera { $a } in { $b }
move-leader = Piazza il { $raw-a ->
        [red] sacerdote
        [blue] leader agricoltore
        [green] mercante
       *[black] re
    } in { $b }
move-withdraw = Ritira il { $raw-a ->
        [red] sacerdote
        [blue] leader agricoltore
        [green] mercante
       *[black] re
    }
move-catastrophe = Piazza una catastrofe in { $a }
move-swap = Cambia tessere
move-discard = Tessere di questo colore da cambiare: { $a }
move-commit = Rinforzi: { $a }
move-war = { $raw-a ->
        [red] Guerra tra sacerdoti
        [blue] Guerra tra agricoltori
        [green] Guerra tra mercanti
       *[black] Guerra tra re
    }
move-square = Costruisci sul quadrato { $a }
move-plus = Costruisci la ziggurat, centro della croce: { $a }
move-build = Costruisci il { $a }
move-decline = Non costruire
move-treasure = Prendi il tesoro in { $a }
move-point = Ziggurat: un punto { $a }
word-temple = tempio
word-farm = fattoria
word-market = mercato
word-settlement = insediamento
word-red = rosso
word-blue = blu
word-green = verde
word-black = nero
word-red-blue = monumento rosso e blu
word-red-green = monumento rosso e verde
word-red-black = monumento rosso e nero
word-blue-green = monumento blu e verde
word-blue-black = monumento blu e nero
word-green-black = monumento verde e nero
word-nw = in alto a sinistra
word-ne = in alto a destra
word-sw = in basso a sinistra
word-se = in basso a destra
word-north = sopra
word-west = a sinistra
word-here = qui
word-east = a destra
word-south = sotto

## Che cosa succede

event-tile = { $seat } piazza una tessera { $tile } in { $square }
event-leader = { $seat } piazza il suo { $leader } in { $square }
event-leader-moved = { $seat } sposta il suo { $leader } da { $from } a { $square }
event-leader-withdrawn = { $seat } ritira il suo { $leader } da { $square }
event-leader-evicted = Il leader { $leader } di { $seat } in { $square } torna in riserva
event-catastrophe = { $seat } piazza una catastrofe in { $square }
event-swapped =
    { $count ->
        [one] { $seat } cambia { $count } tessera
       *[other] { $seat } cambia { $count } tessere
    }
event-drew = Peschi: { $tile }
event-refilled =
    { $count ->
        [one] { $seat } pesca { $count } tessera
       *[other] { $seat } pesca { $count } tessere
    }
event-points =
    { $count ->
        [one] { $seat } ottiene { $count } punto { $colour }
       *[other] { $seat } ottiene { $count } punti { $colour-id ->
            [red] rossi
            [blue] blu
            [green] verdi
           *[black] neri
        }
    }
event-union = { $seat } unisce due regni in { $square }
event-revolt-begins = Rivolta: { $attacker } ({ $strength }) contro { $defender } ({ $against }), { $leader }
event-war-begins = Guerra: { $attacker } ({ $strength }) contro { $defender } ({ $against }), { $leader }
event-committed =
    { $count ->
        [0] { $seat } non aggiunge rinforzi ({ $tile })
       *[other] { $seat } aggiunge dalla mano: { $count } × { $tile }
    }
event-revolt-won = { $winner } vince la rivolta contro { $loser } ({ $leader }), { $strength } a { $against }
event-war-won = { $winner } vince la guerra contro { $loser } ({ $leader }), { $strength } a { $against }
event-tiles-removed = { $squares-count ->
        [one] { $squares-count } tessera ({ $tile }) lascia il tabellone: { $squares }
       *[other] { $squares-count } tessere ({ $tile }) lasciano il tabellone: { $squares }
    }
event-monument-built = { $seat } costruisce il { $monument } in { $square }
event-ziggurat-built = { $seat } costruisce la ziggurat intorno a { $square }
event-declined = { $seat } non costruisce
event-income =
    { $count ->
        [one] Monumenti: { $seat } ottiene { $count } punto { $colour }
       *[other] Monumenti: { $seat } ottiene { $count } punti { $colour-id ->
            [red] rossi
            [blue] blu
            [green] verdi
           *[black] neri
        }
    }
event-ziggurat-income =
    { $count ->
        [one] Ziggurat: { $seat } ottiene { $count } punto { $colour }
       *[other] Ziggurat: { $seat } ottiene { $count } punti { $colour-id ->
            [red] rossi
            [blue] blu
            [green] verdi
           *[black] neri
        }
    }
event-treasure = { $seat } prende il tesoro in { $square }
event-turn = Tocca a { $seat }
event-end-treasures =
    { $count ->
        [0] Non resta alcun tesoro: la partita finisce.
        [one] Resta { $count } tesoro: la partita finisce.
       *[other] Restano { $count } tesori: la partita finisce.
    }
event-end-bag = Il sacchetto non basta più per la mano di { $seat }: la partita finisce.
event-end-idle = Troppi turni a vuoto: la partita finisce.

## Che cosa è successo, in numeri

deed-tile = Tessere piazzate
deed-leader = Leader piazzati
deed-leader-moved = Leader spostati
deed-leader-withdrawn = Leader ritirati
deed-leader-evicted = Leader rimossi
deed-catastrophe = Catastrofi
deed-swapped = Tessere cambiate
deed-refilled = Mano reintegrata
deed-points = Punti ottenuti
deed-union = Unioni di regni
deed-revolt-begins = Rivolte iniziate
deed-war-begins = Guerre iniziate
deed-committed = Rinforzi
deed-revolt-won = Rivolte vinte
deed-war-won = Guerre vinte
deed-monument-built = Monumenti costruiti
deed-ziggurat-built = Ziggurat costruita
deed-declined = Nulla di costruito
deed-income = Rendita dei monumenti
deed-ziggurat-income = Rendita della ziggurat
deed-treasure = Tesori presi
deed-turn = Turni
deed-end-bag = Sacchetto esaurito

## Il punteggio finale

score-red = Rosso
score-blue = Blu
score-green = Verde
score-black = Nero
score-treasures = di cui tesori

## Perché una mossa è rifiutata
refused-no-tile = non hai questa tessera in mano: { $tile } ({ $rule })
refused-not-empty = la casella { $square } non è libera ({ $rule })
refused-river-for-farms = { $square } è una casella fiume, che accoglie solo fattorie ({ $rule })
refused-farm-on-land = una fattoria va su un fiume, e { $square } è una casella di terra ({ $rule })
refused-three-kingdoms = una tessera in { $square } unirebbe tre regni o più ({ $rule })
refused-leader-stands-there = questo leader è già in { $square } ({ $rule })
refused-leader-on-river = { $square } è una casella fiume: i leader stanno solo sulla terra ({ $rule })
refused-no-temple = nessun tempio scoperto tocca { $square } con un lato ({ $rule })
refused-two-kingdoms = un leader in { $square } unirebbe due regni ({ $rule })
refused-leader-at-home = questo leader non è sul tabellone: { $leader } ({ $rule })
refused-no-catastrophe = non hai più catastrofi ({ $rule })
refused-treasure-there = in { $square } c’è un tesoro ({ $rule })
refused-leader-there = in { $square } c’è un leader ({ $rule })
refused-building-there = { $square } fa parte di un monumento o della ziggurat ({ $rule })
refused-catastrophe-there = in { $square } c’è già una catastrofe ({ $rule })
refused-empty-hand = la tua mano è vuota ({ $rule })
refused-swap-of-nothing = bisogna cambiare almeno una tessera, e non restano altri colori ({ $rule })
refused-so-many-in-hand =
    { $n ->
        [0] non ne hai in mano: { $tile } ({ $rule })
       *[other] in mano ne hai solo { $n }: { $tile } ({ $rule })
    }
refused-not-enough-to-win = nella variante inglese chi attacca non aggiunge nulla, o abbastanza per superare ({ $rule })
refused-not-exactly-a-tie = nella variante inglese chi difende non aggiunge nulla, o esattamente quanto basta per la parità ({ $rule })
refused-no-war = nel regno unito non ci sono due leader di questo tipo: { $leader } ({ $rule })
refused-square-is-chosen = il quadrato è scelto: ora si costruisce un monumento ({ $rule })
refused-no-monument-left = tutti i monumenti di questo colore sono costruiti: { $tile } ({ $rule })
refused-not-four-equal = lì non ci sono quattro tessere scoperte uguali con quella che hai piazzato ({ $rule })
refused-monument-stands = è già costruito: { $monument } ({ $rule })
refused-wrong-monument = i suoi colori non sono quelli delle quattro tessere: { $monument } ({ $rule })
refused-without-ziggurat = questo tavolo gioca senza la ziggurat ({ $rule })
refused-ziggurat-stands = la ziggurat è già costruita ({ $rule })
refused-not-five-equal = lì non ci sono cinque tessere scoperte uguali a croce ({ $rule })
refused-treasure-elsewhere = in { $square } non c’è un tesoro da prendere ({ $rule })
