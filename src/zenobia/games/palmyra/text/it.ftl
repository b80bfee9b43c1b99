# Palmyra

palmyra = Palmyra
    .tagline = Posa territori, muovi legione e censore: il più ricco diventa governatore.
minutes = 40

## Pezzi

seat-1 = Blu
seat-2 = Rosso
seat-3 = Verde
seat-4 = Giallo
seat-5 = Nero
pawn-legion = la legione
pawn-censor = il censore
tile-small-desert = tessera piccola, deserto, vuota
tile-small-desert-watchtower = tessera piccola, deserto, torre di guardia
tile-small-desert-lake = tessera piccola, deserto, lago
tile-small-desert-caravan = tessera piccola, deserto, carovana
tile-small-hills = tessera piccola, colline, vuota
tile-small-hills-watchtower = tessera piccola, colline, torre di guardia
tile-small-hills-lake = tessera piccola, colline, lago
tile-small-hills-caravan = tessera piccola, colline, carovana
tile-small-mountains = tessera piccola, montagne, vuota
tile-small-mountains-watchtower = tessera piccola, montagne, torre di guardia
tile-small-mountains-lake = tessera piccola, montagne, lago
tile-small-mountains-caravan = tessera piccola, montagne, carovana
tile-large-desert = tessera grande, deserto, vuota
tile-large-desert-watchtower = tessera grande, deserto, torre di guardia
tile-large-desert-lake = tessera grande, deserto, lago
tile-large-desert-caravan = tessera grande, deserto, carovana
tile-large-hills = tessera grande, colline, vuota
tile-large-hills-watchtower = tessera grande, colline, torre di guardia
tile-large-hills-lake = tessera grande, colline, lago
tile-large-hills-caravan = tessera grande, colline, carovana
tile-large-mountains = tessera grande, montagne, vuota
tile-large-mountains-watchtower = tessera grande, montagne, torre di guardia
tile-large-mountains-lake = tessera grande, montagne, lago
tile-large-mountains-caravan = tessera grande, montagne, carovana
place-city = centro città

## Il tavolo

option-mix = Assortimento di tessere
    .text = L’assortimento stampato non è noto. Primo: 36 tessere su 93 hanno un elemento. Secondo: 54.
option-mix-first = primo: meno elementi
option-mix-second = secondo: più elementi
option-expert = Versione esperta: l’imperatore
    .text = Paga una moneta mentre riorganizzi per avere l’imperatore: qualsiasi pedina per qualsiasi azione, e una tessera o moneta in più.
option-solo = Campagna in solitario
    .text = Cinque partite in solitario, ognuna con un obiettivo; solo per un giocatore.
option-solo-1 = Prima partita
option-solo-2 = Seconda partita
option-solo-3 = Terza partita
option-solo-4 = Quarta partita
option-solo-5 = Quinta e ultima partita
option-tribute_at_once = Tributo immediato
    .text = La tessera si gira prima di contare le monete e vale già.
option-substitute = Una pila aiuta l’altra
    .text = Se una pila non basta, l’altra la completa; la partita finisce solo se non bastano tutte e due insieme.
option-emperor_test = L’imperatore aiuta il tributo
    .text = La moneta dell’imperatore conta quando si confronta la rendita con le tessere girate.
option-hide_coins = Monete nascoste
    .text = Come nel regolamento: gli altri vedono le tue monete solo alla fine. I guadagni sono comunque annunciati. Altrimenti tutte le monete sono scoperte.
option-starts = Chi comincia
    .text = Secondo il regolamento, chi abita più a sud.
option-starts-1 = { seat-1 }
option-starts-2 = { seat-2 }
option-starts-3 = { seat-3 }
option-starts-4 = { seat-4 }
option-starts-5 = { seat-5 }
hand = mano
hand-empty = nessuna tessera
coins = monete
coins-hidden = nascoste
flipped = girate
legion-at = legione
censor-at = censore
lifted = da collocare
emperor = imperatore
emperor-free = L’imperatore è libero.
coins-left = Monete nella riserva: { $n }
piles-left = Pile: piccole { $small }, grandi { $large }
solo-game =
    { $game ->
        [1] Prima partita
        [2] Seconda partita
        [3] Terza partita
        [4] Quarta partita
       *[5] Quinta e ultima partita
    }
solo-target = Obiettivo: { $target } monete
solo-drain = Monete perse ogni turno: { $n }
solo-best = Miglior punteggio: { $n }
campaign-set-aside = Il file dei tuoi migliori punteggi era danneggiato ed è stato messo da parte: { $file }
income-preview = Rendita: { $n }
run-action =
    { $action ->
        [conquer] Conquistare con { $pawn }
       *[collect] Riscuotere con { $pawn }
    }
columns-shown = Colonne da { $first } a { $last } su { $west } - { $east }
legend-tiles = (D) grande, [d] piccola: D deserto, H colline, M montagne; ⌂ tessera iniziale
legend-elements = t torre di guardia, l lago, c carovana
legend-pawns = L1 legione, C1 censore del posto 1; nel centro città: { $pawns }
legend-nobody = nessuno

## Domande

ask-turn = Conquistare, riscuotere o riorganizzare?
ask-pick = Scegli una tessera per { $pawn }
ask-lay = Posa la tessera: { $tile }
ask-split = Numero dispari: una in più di quale dimensione?
ask-flip = Girare una tessera (tributo)?
ask-emperor = Pagare una moneta e prendere l’imperatore?
ask-pile = Pesca una tessera: piccola o grande?
ask-place-legion = Colloca la legione
ask-place-censor = Colloca il censore

## Mosse: il verbo di un menu, poi la mossa intera

verb-conquer = Conquista
verb-collect = Riscuoti
verb-reorganise = Riorganizza
verb-stop = Fermati qui
verb-lay = Scegli una tessera
verb-to = Scegli uno spazio
verb-flip = Gira una tessera (tributo)
verb-more = Una in più di quale dimensione
verb-draw = Pesca una tessera
verb-emperor = L’imperatore
move-conquer = Conquista con { $a }
move-collect = Riscuoti con { $a }
move-reorganise = Riorganizza
move-stop = Fermati qui
move-lay = Scegli: { $a }
move-to =
    { $raw-a ->
        [city] Al centro città
       *[other] In { $a }
    }
move-flip =
    { $raw-a ->
        [nothing] Non girare nulla
       *[other] Gira (tributo): { $a }
    }
move-more =
    { $raw-a ->
        [small] Una tessera piccola in più
       *[large] Una tessera grande in più
    }
move-draw =
    { $raw-a ->
        [small] Pesca una tessera piccola
       *[large] Pesca una tessera grande
    }
move-emperor =
    { $raw-a ->
        [pay] Paga una moneta e prendi l’imperatore
       *[leave] Lascia l’imperatore
    }
word-legion = { pawn-legion }
word-censor = { pawn-censor }
word-city = { place-city }
word-nothing = nulla
word-small = tessera piccola
word-large = tessera grande
word-pay = paga
word-leave = lascia
word-small-desert = { tile-small-desert }
word-small-desert-watchtower = { tile-small-desert-watchtower }
word-small-desert-lake = { tile-small-desert-lake }
word-small-desert-caravan = { tile-small-desert-caravan }
word-small-hills = { tile-small-hills }
word-small-hills-watchtower = { tile-small-hills-watchtower }
word-small-hills-lake = { tile-small-hills-lake }
word-small-hills-caravan = { tile-small-hills-caravan }
word-small-mountains = { tile-small-mountains }
word-small-mountains-watchtower = { tile-small-mountains-watchtower }
word-small-mountains-lake = { tile-small-mountains-lake }
word-small-mountains-caravan = { tile-small-mountains-caravan }
word-large-desert = { tile-large-desert }
word-large-desert-watchtower = { tile-large-desert-watchtower }
word-large-desert-lake = { tile-large-desert-lake }
word-large-desert-caravan = { tile-large-desert-caravan }
word-large-hills = { tile-large-hills }
word-large-hills-watchtower = { tile-large-hills-watchtower }
word-large-hills-lake = { tile-large-hills-lake }
word-large-hills-caravan = { tile-large-hills-caravan }
word-large-mountains = { tile-large-mountains }
word-large-mountains-watchtower = { tile-large-mountains-watchtower }
word-large-mountains-lake = { tile-large-mountains-lake }
word-large-mountains-caravan = { tile-large-mountains-caravan }

## Che cosa è successo

event-turn = Tocca a { $seat }
event-lay = { $seat } posa una tessera con { $pawn } in { $cell } ({ $tile }): +{ $count }
event-conquer =
    { $count ->
        [one] { $seat } conquista e pesca { $count } tessera
       *[other] { $seat } conquista e pesca { $count } tessere
    }
event-draw = { $seat } pesca: { $tile }
event-collect =
    { $count ->
        [one] { $seat } riscuote { $count } moneta
       *[other] { $seat } riscuote { $count } monete
    }
event-tribute =
    { $count ->
        [one] Tributo: { $seat } riceve { $count } moneta in più
       *[other] Tributo: { $seat } riceve { $count } monete in più
    }
event-emperor-bonus = Imperatore: uno in più per { $seat }
event-flip = { $seat } gira una tessera ({ $tile }): tributo { $count }
event-reorganise = { $seat } riorganizza le sue pedine
event-emperor = { $seat } paga una moneta e riceve l’imperatore
event-place = { $seat } colloca { $pawn }: { $place }
event-drain =
    { $count ->
        [one] { $count } moneta esce dal gioco
       *[other] { $count } monete escono dal gioco
    }
event-end = { $why }
why-tiles = Le pile non bastano più: la partita finisce.
why-coins = L’ultima moneta è presa: la partita finisce.
why-drained = La riserva è vuota: la partita finisce.
why-exhausted = Non ci sono più tessere: la partita finisce.
why-stalemate = Nessuno va avanti: la partita finisce.
event-final =
    { $count ->
        [one] { $seat }: { $count } moneta, tributo { $flips }
       *[other] { $seat }: { $count } monete, tributo { $flips }
    }
event-solo-passed = Obiettivo raggiunto: { $count } monete su { $target }
event-solo-failed = Obiettivo mancato: { $count } monete su { $target }

## Che cosa è successo, in numeri

deed-turn = Turni
deed-lay = Tessere posate
deed-conquer = { verb-conquer }
deed-draw = Tessere pescate
deed-collect = { verb-collect }
deed-tribute = { score-tribute }
deed-emperor-bonus = Uno in più dall’imperatore
deed-flip = Tessere girate
deed-reorganise = { verb-reorganise }
deed-emperor = Imperatore ricevuto
deed-place = Pedine collocate
deed-final = Punteggio finale

## Il punteggio finale

score-start = Monete all’inizio
score-income = Rendita
score-tribute = Tributo
score-emperor = Monete dell’imperatore
score-emperor-price = Pagato per l’imperatore
score-flipped = Tessere girate (parità)

## Perché una mossa è rifiutata
refused-shut-in = non c’è uno spazio libero accanto alla pedina: { $pawn } ({ $rule })
refused-no-fitting-tile = nessuna tua tessera va su uno spazio libero accanto alla pedina: { $pawn } ({ $rule })
refused-no-such-tile = non hai questa tessera: { $tile } ({ $rule })
refused-run-limit = un turno permette al più { $elements } tessera con elemento e { $with } vuota, oppure { $alone } tessere vuote ({ $rule })
refused-no-room = non c’è uno spazio libero di questa misura accanto alla pedina ({ $pawn }): { $tile } ({ $rule })
refused-space-taken = in { $space } c’è già una tessera ({ $rule })
refused-wrong-size = lo spazio { $space } accoglie tessere di un’altra misura: { $size } ({ $rule })
refused-not-beside-pawn = { $space } non è accanto alla pedina: { $pawn } ({ $rule })
refused-nothing-laid = un turno posa almeno una tessera, e non è ancora posato nulla ({ $rule })
refused-not-with-you = bisogna avere l’imperatore per usare qualsiasi pedina ({ $rule })
refused-own-action = la legione conquista e il censore riscuote ({ $rule })
refused-pile-short = le pile non bastano per questa divisione ({ $rule })
refused-pile-empty = questa pila è vuota ({ $rule })
refused-no-tile-there = in { $space } non c’è una tessera ({ $rule })
refused-city-is-one = { $space } fa parte del centro città, che è un luogo solo: scegli la città ({ $rule })
refused-pawn-there = in { $space } c’è già una pedina ({ $rule })
