# Porto Carthago

carthago = Porto Carthago
    .tagline = Carica navi, guadagna talenti e porta i tuoi servitori a palazzo.
minutes = 90

## Pezzi e luoghi

seat-1 = Blu
seat-2 = Rosso
seat-3 = Verde
seat-4 = Giallo
seat-5 = Nero
good-wine = vino
good-grain = grano
good-oil = olio
good-cloth = stoffa
good-ivory = avorio
goods-wine = { good-wine }
goods-grain = { good-grain }
goods-oil = { good-oil }
goods-cloth = { good-cloth }
goods-ivory = { good-ivory }
civilisation-egypt = Egitto
civilisation-greece = Grecia
civilisation-etruria = Etruria
civilisation-iberia = Iberia
civilisation-numidia = Numidia
civilisation-tyre = Tiro
quay-egypt1 = { civilisation-egypt } I
quay-egypt2 = { civilisation-egypt } II
quay-greece1 = { civilisation-greece } I
quay-greece2 = { civilisation-greece } II
quay-etruria1 = { civilisation-etruria } I
quay-etruria2 = { civilisation-etruria } II
quay-iberia1 = { civilisation-iberia } I
quay-iberia2 = { civilisation-iberia } II
quay-numidia1 = { civilisation-numidia } I
quay-numidia2 = { civilisation-numidia } II
quay-tyre1 = { civilisation-tyre } I
quay-tyre2 = { civilisation-tyre } II
ships-egypt-wine = { civilisation-egypt } ({ good-wine })
ships-egypt-grain = { civilisation-egypt } ({ good-grain })
ships-egypt-oil = { civilisation-egypt } ({ good-oil })
ships-egypt-cloth = { civilisation-egypt } ({ good-cloth })
ships-egypt-ivory = { civilisation-egypt } ({ good-ivory })
ships-greece-wine = { civilisation-greece } ({ good-wine })
ships-greece-grain = { civilisation-greece } ({ good-grain })
ships-greece-oil = { civilisation-greece } ({ good-oil })
ships-greece-cloth = { civilisation-greece } ({ good-cloth })
ships-greece-ivory = { civilisation-greece } ({ good-ivory })
ships-etruria-wine = { civilisation-etruria } ({ good-wine })
ships-etruria-grain = { civilisation-etruria } ({ good-grain })
ships-etruria-oil = { civilisation-etruria } ({ good-oil })
ships-etruria-cloth = { civilisation-etruria } ({ good-cloth })
ships-etruria-ivory = { civilisation-etruria } ({ good-ivory })
ships-iberia-wine = { civilisation-iberia } ({ good-wine })
ships-iberia-grain = { civilisation-iberia } ({ good-grain })
ships-iberia-oil = { civilisation-iberia } ({ good-oil })
ships-iberia-cloth = { civilisation-iberia } ({ good-cloth })
ships-iberia-ivory = { civilisation-iberia } ({ good-ivory })
ships-numidia-wine = { civilisation-numidia } ({ good-wine })
ships-numidia-grain = { civilisation-numidia } ({ good-grain })
ships-numidia-oil = { civilisation-numidia } ({ good-oil })
ships-numidia-cloth = { civilisation-numidia } ({ good-cloth })
ships-numidia-ivory = { civilisation-numidia } ({ good-ivory })
ships-tyre-wine = { civilisation-tyre } ({ good-wine })
ships-tyre-grain = { civilisation-tyre } ({ good-grain })
ships-tyre-oil = { civilisation-tyre } ({ good-oil })
ships-tyre-cloth = { civilisation-tyre } ({ good-cloth })
ships-tyre-ivory = { civilisation-tyre } ({ good-ivory })
card-captain = Capitano
    .text = Noleggia una nave libera con un servitore.
card-aristocrat = Aristocratico
    .text = Sposta fino a { $n } tuoi servitori tra faro, tempio e riserva.
card-stevedore = Stivatore
    .text = Occupa una banchina con due servitori, sposta la tua coppia su un’altra o riprendila.
card-merchant = Mercante
    .text = Compra una merce al mercato.
card-transporter = Trasportatore
    .text = Trasporta una merce a una banchina, al tuo magazzino o su una nave noleggiata.
place-reserve = riserva
place-lighthouse = faro
place-temple = tempio di Baal
privilege-bonus3 = Bonus di 3 talenti
    .text = Ricevi altri { $n } talenti.
privilege-plus-tp = +1 punto commercio
    .text = Ottieni un punto commercio in più, sul tracciato o sul sentiero.
privilege-intrigue = +1 servitore sul sentiero
    .text = Metti un servitore della tua riserva sul sentiero dell’intrigo.
privilege-scry3 = Ordina 3 navi
    .text = Guarda in segreto le prime { $n } carte nave e rimettile nell’ordine che vuoi.
privilege-load-any = Carica qualsiasi merce
    .text = Carica una nave a una tua banchina con la merce che vi si trova, anche se non richiesta.
privilege-move3 = Sposta 3 servitori
    .text = Sposta fino a { $n } servitori, tuoi o altrui, tra tempio e faro.
privilege-palace-free = Palazzo senza punti commercio
    .text = Compra lo spazio meno caro del palazzo a prezzo pieno, qualunque siano i tuoi punti commercio.
privilege-bring-ship = Fai entrare una nave
    .text = Una nave della prima fila entra subito in porto.
short-bonus3 = bonus
short-plus-tp = +1 PC
short-intrigue = sentiero
short-scry3 = ordina
short-load-any = carica
short-move3 = sposta
short-palace-free = palazzo
short-bring-ship = entrare
bonus-warehouse = Libera uno spazio del magazzino
    .text = Paga { $n } talenti: un servitore torna e conservi una merce in più.
bonus-palace = Compra influenza a palazzo
    .text = Compra per un servitore lo spazio libero meno caro del palazzo.
short-warehouse = magazzino
short-influence = palazzo

## Il tavolo

option-hide-talents = Talenti nascosti
    .text = Come nel regolamento: ognuno vede solo i propri talenti fino alla fine. Altrimenti tutti i talenti sono scoperti.
option-servants-first = Prima i servitori
    .text = I servitori di un carico o di un viaggio tornano prima di assegnare i punti commercio; altrimenti per ultimi.
option-refill-counts = Il rinnovo conta
    .text = La merce comprata dopo un rinnovo abbassa il prezzo della successiva.
option-cards-home-first = Prima dalle carte
    .text = I servitori tornano dalle carte azione prima dell’ultimo acquisto a palazzo.
option-late-privileges = Privilegi tardivi
    .text = I privilegi conservati si possono usare ancora prima dell’ultimo acquisto a palazzo.
option-rows-first = Prima avanzano le file
    .text = La nuova seconda fila viene disposta prima delle scelte del faro, come dice il regolamento; altrimenti dopo i carichi.
harbour = Porto
row-1 = Prima fila
row-2 = Seconda fila
row-3 = Terza fila
palace = Palazzo
path = Sentiero dell’intrigo
col-player = giocatore
col-palace = palazzo
col-points = PC
col-talents = talenti
col-reserve = riserva
col-lighthouse = faro
col-temple = tempio
col-charters = noleggi
col-cards = carte
col-path = sentiero
col-warehouse = magazzino
col-privileges = privilegi
course = Decennio { $decade } di { $decades }, giro di azioni { $round } di { $rounds }
course-ships = Decennio { $decade } di { $decades }, le navi entrano in porto
course-setup = Preparazione
course-final = Azioni finali
first-player = primo giocatore: { $player }
market-price = Mercato (prezzo { $n })
bag = Sacchetto
deck-left = Mazzo: { $n }
deck-top = in cima, in quest’ordine: { $ships }
deck-among = tra le prime { $n }: { $ships }
deck-bottom = in fondo al mazzo: { $ships }
palace-large = grande
legend-goods = W vino, G grano, O olio, C stoffa, I avorio
legend-ship = W +9 !4 una nave che richiede vino, paga 9 talenti, pericolo 4, poi il suo privilegio
legend-servants = un numero colorato sono i servitori di un giocatore; x uno spazio venduto del palazzo

## Domande

ask-may-claim = Puoi occupare una prima banchina
ask-take-good = Prendi una merce dal mercato
ask-must-claim = Occupa una banchina con due servitori
ask-ships = 
    { $n ->
        [one] Fai entrare { $n } nave
       *[other] Fai entrare { $n } navi
    }
ask-ships-or-block = Fai entrare due navi o respingine una
ask-dock = A quale banchina attracca la nave?
ask-point = Tracciato del commercio o sentiero dell’intrigo?
ask-extra-point = Un punto commercio in più: tracciato, sentiero o niente?
ask-extra-servant = Mettere un servitore sul sentiero dell’intrigo?
ask-action = Usa una carta azione, prendi talenti o rinnova il mercato
ask-rest = Azione bonus, privilegi, oppure termina il turno
ask-card = Esegui l’azione della carta
ask-aristocrat = 
    { $n ->
        [one] Sposta i tuoi servitori: ancora { $n } spostamento
       *[other] Sposta i tuoi servitori: ancora { $n } spostamenti
    }
ask-new-quay = Su quale banchina si sposta la coppia?
ask-destination = Dove va la merce?
ask-refill-purchase = Puoi comprare una merce
ask-load-any = A quale banchina carichi qualsiasi merce?
ask-move3 = 
    { $n ->
        [one] Sposta servitori tra tempio e faro: ancora { $n } spostamento
       *[other] Sposta servitori tra tempio e faro: ancora { $n } spostamenti
    }
ask-order = Scegli l’ordine delle carte
ask-bring = Quale nave entra ora in porto?
ask-last-purchase = Un ultimo posto a palazzo?

## Mosse: il verbo di un menu, poi la mossa intera

verb-pass = Passa
verb-end = Termina il turno
verb-take = Prendi talenti
verb-refill = Rinnova il mercato
verb-do = Esegui l’azione
verb-skip = Solo il bonus
verb-bonus = Prendi il bonus
verb-stop = Fermati
verb-track = Sul tracciato del commercio
verb-path = Un servitore sul sentiero
verb-decline = Rinuncia
verb-store = Al magazzino
verb-voyage = Sulla nave noleggiata
verb-palace = Ultimo posto a palazzo
verb-slot = Usa una carta azione
verb-admit = Fai entrare una nave
verb-block = Respingi una nave
verb-good = Prendi una merce
verb-quay = Scegli una banchina
verb-claim = Occupa una banchina
verb-move = Cambia banchina
verb-leave = Libera una banchina
verb-carry = Trasporta una merce
verb-send = Sposta un servitore
verb-use = Usa un privilegio
verb-shift = Sposta un servitore di chiunque
verb-order = Scegli l’ordine delle carte
move-pass = Passa
move-end = Termina il turno
move-take = Prendi talenti
move-refill = Rinnova il mercato
move-do = Esegui l’azione
move-skip = Solo il bonus
move-bonus = Prendi il bonus
move-stop = Fermati
move-track = Sul tracciato del commercio
move-path = Un servitore sul sentiero
move-decline = Rinuncia
move-store = Al magazzino
move-voyage = Sulla nave noleggiata
move-palace = Ultimo posto a palazzo
move-slot = Usa lo spazio azione { $a }
move-admit = Fai entrare la nave { $a } della prima fila
move-block = Respingi la nave { $a } della prima fila
move-good = Prendi dal mercato: { $a }
move-quay = Banchina { $a }
move-claim = Occupa la banchina { $a }
move-move = Spostati dalla banchina { $a }
move-leave = Libera la banchina { $a }
move-carry = Trasporta una merce da: { $a }
move-send = Un servitore: { $a } verso { $b }
move-use = Privilegio: { $a }
move-shift = Un servitore ({ $a }): { $b } verso { $c }
move-order = Rimetti le carte nell’ordine { $a }
word-wine = { good-wine }
word-grain = { good-grain }
word-oil = { good-oil }
word-cloth = { good-cloth }
word-ivory = { good-ivory }
word-egypt1 = { quay-egypt1 }
word-egypt2 = { quay-egypt2 }
word-greece1 = { quay-greece1 }
word-greece2 = { quay-greece2 }
word-etruria1 = { quay-etruria1 }
word-etruria2 = { quay-etruria2 }
word-iberia1 = { quay-iberia1 }
word-iberia2 = { quay-iberia2 }
word-numidia1 = { quay-numidia1 }
word-numidia2 = { quay-numidia2 }
word-tyre1 = { quay-tyre1 }
word-tyre2 = { quay-tyre2 }
word-reserve = { place-reserve }
word-lighthouse = { place-lighthouse }
word-temple = { place-temple }
word-scry3 = { privilege-scry3 }
word-load-any = { privilege-load-any }
word-move3 = { privilege-move3 }
word-palace-free = { privilege-palace-free }
word-bring-ship = { privilege-bring-ship }
word-p1 = { seat-1 }
word-p2 = { seat-2 }
word-p3 = { seat-3 }
word-p4 = { seat-4 }
word-p5 = { seat-5 }

## Che cosa è successo

event-decade = Decennio { $n }
event-final-actions = Azioni finali
event-claim = { $seat } occupa la banchina { $quay }
event-move-quay = { $seat } passa dalla banchina { $from } alla banchina { $quay }
event-release = { $seat } libera la banchina { $quay }
event-good-lost = La merce della banchina { $quay } va nel sacchetto ({ $good })
event-take-good = { $seat } prende una merce: { $good }
event-admit = { $seat } fa entrare una nave: { $civilisation }, { $good }
event-block = { $seat } respinge una nave: { $civilisation }, { $good }
event-dock = Una nave attracca alla banchina { $quay } ({ $good })
event-ship-leaves = Nessuna banchina libera: la nave riparte ({ $civilisation }, { $good })
event-row-2 = { $ships-count ->
        [0] Nessuna nuova nave
       *[other] Nuove navi nella seconda fila: { $ships }
    }
event-first-player = { $seat } inizia il decennio
event-income = 
    { $n ->
        [one] { $seat } riceve { $n } talento
       *[other] { $seat } riceve { $n } talenti
    }
event-market = { $goods-count ->
        [0] Il mercato è vuoto
       *[other] Il mercato: { $goods }
    }
event-use-card = 
    { $n ->
        [one] { $seat } usa la carta { $card } ({ $n } servitore)
       *[other] { $seat } usa la carta { $card } ({ $n } servitori)
    }
event-take-3 = 
    { $n ->
        [one] { $seat } prende { $n } talento
       *[other] { $seat } prende { $n } talenti
    }
event-refill = { $seat } rinnova il mercato
event-buy = 
    { $n ->
        [one] { $seat } compra una merce ({ $good }) per { $n } talento
       *[other] { $seat } compra una merce ({ $good }) per { $n } talenti
    }
event-charter = { $seat } noleggia una nave
event-move-servant = { $seat } sposta 1 servitore: { $from } verso { $to }
event-move-rival = { $seat } sposta 1 servitore ({ $owner }): { $from } verso { $to }
event-carry = { $seat } trasporta una merce ({ $good }) alla banchina { $quay }
event-store = { $seat } mette in magazzino una merce ({ $good })
event-load = 
    { $n ->
        [one] { $seat } carica una merce ({ $good }) alla banchina { $quay }: +{ $n } talento
       *[other] { $seat } carica una merce ({ $good }) alla banchina { $quay }: +{ $n } talenti
    }
event-voyage-ok = Viaggio verso { $civilisation-id ->
        [greece] la { $civilisation }
        [numidia] la { $civilisation }
        [tyre] { $civilisation }
       *[other] l’{ $civilisation }
    } (pericolo { $danger }): successo per { $seat }, +{ $n } { $n ->
        [one] talento
       *[other] talenti
    }
event-voyage-lost = Viaggio verso { $civilisation-id ->
        [greece] la { $civilisation }
        [numidia] la { $civilisation }
        [tyre] { $civilisation }
       *[other] l’{ $civilisation }
    } (pericolo { $danger }): fallimento per { $seat }, +{ $n } { $n ->
        [one] talento
       *[other] talenti
    }
event-offering = 
    { $n ->
        [one] { $seat } offre { $n } talento a Baal
       *[other] { $seat } offre { $n } talenti a Baal
    }
event-trade-point = 
    { $n ->
        [one] { $seat }: +{ $n } punto commercio ({ $total })
       *[other] { $seat }: +{ $n } punti commercio ({ $total })
    }
event-path = { $seat } mette un servitore sul sentiero dell’intrigo
event-keep = { $seat } conserva un privilegio: { $privilege }
event-privilege = { $seat } usa un privilegio: { $privilege }
event-bonus3 = 
    { $n ->
        [one] Privilegio: { $seat } riceve ancora { $n } talento
       *[other] Privilegio: { $seat } riceve altri { $n } talenti
    }
event-decline = { $seat } rinuncia al privilegio
event-lapse = { $seat } non può usare il privilegio
event-looked = Guardi in cima al mazzo: { $ships }
event-ordered = 
    { $n ->
        [one] { $seat } rimette { $n } carta
       *[other] { $seat } rimette { $n } carte nell’ordine voluto
    }
event-warehouse = { $seat } libera uno spazio del magazzino
event-palace = 
    { $n ->
        [one] { $seat } compra un posto a palazzo per { $n } talento
       *[other] { $seat } compra un posto a palazzo per { $n } talenti
    }
event-end-decades = Il quinto decennio è finito: la partita termina.
event-end-early = Raggiunti { $n } punti commercio dopo il quarto decennio: la partita termina.
event-award = 
    { $n ->
        [one] Il sentiero dà a { $seat } { $n } posto a palazzo
       *[other] Il sentiero dà a { $seat } { $n } posti a palazzo
    }
event-final = 
    { $talents ->
        [one] { $seat }: { $n } a palazzo, { $tp } PC, { $talents } talento
       *[other] { $seat }: { $n } a palazzo, { $tp } PC, { $talents } talenti
    }

## Che cosa è successo, in numeri

deed-claim = Banchine occupate
deed-move-quay = Cambi di banchina
deed-release = Banchine liberate
deed-take-good = Merci prese
deed-admit = Navi fatte entrare
deed-block = Navi respinte
deed-first-player = Primo giocatore
deed-income = Rendita
deed-use-card = Carte usate
deed-take-3 = Talenti presi
deed-refill = Mercato rinnovato
deed-buy = Merci comprate
deed-charter = Navi noleggiate
deed-move-servant = Servitori spostati
deed-move-rival = Servitori di chiunque spostati
deed-carry = Merci trasportate
deed-store = Merci messe in magazzino
deed-load = Merci caricate
deed-voyage-ok = Viaggi riusciti
deed-voyage-lost = Viaggi falliti
deed-offering = Offerte
deed-trade-point = Punti commercio
deed-path = Servitori sul sentiero
deed-keep = Privilegi conservati
deed-privilege = Privilegi usati
deed-bonus3 = { privilege-bonus3 }
deed-decline = Privilegi rifiutati
deed-lapse = Privilegi persi
deed-ordered = Navi ordinate
deed-warehouse = Spazi di stoccaggio liberati
deed-palace = { score-bought }
deed-award = { score-path }
deed-final = Punteggio finale

## Il punteggio finale

score-bought = Posti comprati a palazzo
score-path = Posti dati dal sentiero
score-trade-points = Punti commercio (parità)
score-talents = Talenti (parità)

## Perché una mossa è rifiutata
refused-other-card = la carta in uso è un’altra ({ $card }); serve: { $needed } ({ $rule })
refused-quay-taken = su questa banchina ci sono già servitori: { $quay } ({ $rule })
refused-too-few-servants = servono { $n } servitori, e la tua riserva ne ha { $held } ({ $rule })
refused-not-your-quay = i tuoi servitori non sono su questa banchina: { $quay } ({ $rule })
refused-not-on-sale = il mercato non ne ha: { $good } ({ $rule })
refused-no-talents = costa { $n } talenti, che non hai ({ $rule })
refused-warehouse-full = il tuo magazzino ha { $n } spazi, tutti occupati ({ $rule })
refused-no-trade-points = questo posto nel palazzo richiede { $n } punti commercio ({ $rule })
refused-no-servant = la tua riserva non ha un servitore per questo ({ $rule })
refused-no-ship-there = non c’è una nave nella posizione { $n } della prima fila ({ $rule })
refused-may-not-block = solo chi è primo al faro può respingere una nave, invece di farne entrare ({ $rule })
refused-other-civilisation = la nave attracca a una banchina della sua civiltà ({ $civilisation }), non lì: { $quay } ({ $rule })
refused-path-full = il sentiero dell’intrigo è pieno ({ $rule })
refused-space-useless = né la sua carta ({ $card }) né il suo bonus sono possibili ora ({ $rule })
refused-no-bonus = nessuno spazio azione in uso ha ancora un bonus da dare ({ $rule })
refused-warehouse-free = nessun servitore blocca più il tuo magazzino ({ $rule })
refused-say-how = questa carta chiede una scelta: { $card } ({ $rule })
refused-no-charter-left = tutte le navi da noleggiare sono occupate ({ $rule })
refused-skip-for-bonus = si rinuncia all’azione solo per il bonus, e { $reason }
refused-nobody-moved = bisogna spostare almeno un servitore ({ $rule })
refused-nobody-there = non c’è un servitore da spostare: { $place } ({ $rule })
refused-passed-over = i servitori si spostano nell’ordine della lista, e questa via è già passata ({ $rule })
refused-no-free-quay = nessuna banchina è libera da servitori ({ $rule })
refused-not-stored = il tuo magazzino non ne ha: { $good } ({ $rule })
refused-nowhere-to-carry = questa merce non può andare da nessuna parte: { $good } ({ $rule })
refused-no-good-there = su questa banchina non c’è una merce: { $quay } ({ $rule })
refused-quay-has-good = su questa banchina c’è già una merce: { $quay } ({ $rule })
refused-from-warehouse = la merce viene dal tuo magazzino ({ $rule })
refused-no-charter = non hai una nave noleggiata ({ $rule })
refused-nobody-in-temple = un viaggio richiede un servitore nel tempio ({ $rule })
refused-deck-empty = il mazzo delle navi è vuoto ({ $rule })
refused-too-late = all’ultimo acquisto non si usano privilegi: { $privilege } ({ $rule })
refused-not-kept = non hai questo privilegio: { $privilege } ({ $rule })
refused-without-effect = ora non avrebbe effetto: { $privilege } ({ $rule })
refused-fewer-cards = hai guardato solo { $n } carte ({ $rule })
refused-nothing-to-load = servono una nave e una merce: { $quay } ({ $rule })
