# Tadmor

tadmor = Tadmor
    .tagline = Manda cammelli e navi attraverso la Siria e rendi la tua casata la più prestigiosa di Palmira.
minutes = 120

## Pieces

seat-1 = Blu
seat-2 = Rosso
seat-3 = Verde
seat-4 = Giallo
resource-wood = legno
resource-stone = pietra
resource-marble = marmo
resource-gold = oro
letter-wood = l
letter-stone = p
letter-marble = m
letter-gold = o
piece-camel = cammello
piece-ship = nave
short-camel = C
short-ship = N
short-either = 2
good-glass = vetro
good-incense = incenso
good-myrrh = mirra
good-jade = giada
good-ivory = avorio
good-porcelain = porcellana
good-silk = seta
good-perfume = profumo
good-oil = olio
colour-grey = grigia
colour-yellow = gialla
colour-red = rossa
region-north-sea = Mare Settentrionale
region-south-sea = Mare Meridionale
region-euphrates = Eufrate
region-damascus = Damasco
region-palmyra = Palmira
region-ebla = Ebla
region-aleppo = Aleppo
part-basement = basamento
part-colonnade = colonnato
part-roof = tetto
part-statues = statue
era-i = I
era-ii = II
era-iii = III
trade-wood = 1 legno
trade-stone = 1 pietra
trade-marble = 1 marmo
trade-gold = 1 oro
trade-wood-wood = 2 legno
trade-wood-stone = 1 legno e 1 pietra
trade-stone-stone = 2 pietra

## Action spaces

space-ns1 = Legno, primo posto nave
space-ns2 = Legno, secondo posto nave
space-ns3 = Marmo, nave
space-ns4 = Legno, cammello
space-ns5 = Cantiere Navale
space-ss1 = Pietra, primo posto nave
space-ss2 = Pietra, secondo posto nave
space-ss3 = Pietra, cammello
space-ss4 = Merce Rara grigia
space-ss5 = Doni di Pace, nave
space-eu1 = Oro, primo posto nave
space-eu2 = Oro, secondo posto nave
space-eu3 = Marmo, nave
space-eu4 = Oro, cammello
space-eu5 = Merce Rara gialla
space-eu6 = Merce Rara rossa
space-da1 = Costruisci 2 livelli di Torre
space-da2 = Missioni del Re
space-da3 = Esattore
space-da4 = Primo Giocatore
space-pa1 = Miglioramento 1
space-pa2 = Miglioramento 2
space-pa3 = Miglioramento 3
space-pa4 = Miglioramento 4
space-pa5 = Mercato Cittadino
space-pa6 = Tempio e carta Missione
space-eb1 = Tempio o Mercato Cittadino
space-eb2 = Marmo, cammello
space-eb3 = Doni di Pace, cammello
space-eb4 = Predoni
space-al1 = Costruisci 1 livello di Torre
space-al2 = Carovana
space-al3 = Traditore
space-al4 = Forniture di guerra
space-al5 = Missioni del Re, secondo spazio
space-i21 = { tile-i21 }
space-i22 = { tile-i22 }
space-i37 = { tile-i37 }
space-i47 = { tile-i47 }
space-i48 = { tile-i48 }
action-collect = Prendere risorse
    .text = Prendi { $n } { $resource } nel tuo Magazzino.
action-shipyard = Cantiere Navale
    .text = Ottieni una nave se hai abbastanza insiemi di Merci Rare grigie, gialle e rosse.
action-caravan = Carovana
    .text = Ottieni un cammello se la tua Torre o le tue Missioni compiute lo consentono.
action-peace-gifts = Doni di Pace
    .text = Ottieni { $pp } PP.
action-rare = Merci Rare
    .text = Paga { $cost } e prendi la Merce Rara { $colour } in cima alla pila.
action-tower-single = Costruisci 1 livello di Torre
    .text = Costruisci quanti livelli singoli vuoi, ciascuno al suo costo.
action-tower-pair = Costruisci 2 livelli di Torre
    .text = Costruisci coppie di livelli al costo del livello inferiore.
action-mission = Missioni del Re
    .text = Pesca una Missione o compi una di quelle che hai in mano.
action-taxman = Esattore
    .text = In questo turno non paghi tasse.
action-first-player = Primo Giocatore
    .text = Prendi il Pedone Primo Giocatore e una risorsa base.
action-improvement = Acquisisci un Miglioramento
    .text = Paga { $n } { $n ->
        [one] risorsa
       *[other] risorse
    } per un Miglioramento, nell’ordine degli spazi.
action-market = Mercato Cittadino
    .text = Scambia quante volte vuoi: 1 base per 1 avanzata, 1 avanzata per 2 base.
action-temple-draw = Costruisci il Tempio E pesca una Missione
    .text = Costruisci una parte di Tempio e pesca una Missione.
action-temple-or-market = Costruisci il Tempio O Mercato Cittadino
    .text = Costruisci una parte di Tempio oppure scambia risorse base con avanzate.
action-marauders = Predoni
    .text = Scegli in segreto la regione attaccata nel prossimo turno.
action-traitor = Traditore
    .text = Distruggi { $n } { $n ->
        [one] livello
       *[other] livelli
    } di una Torre alta almeno quanto la tua.
action-war-supplies = Forniture di guerra
    .text = Ottieni la differenza tra la tua Torre e la Torre più bassa.
short-shipyard = Cantiere
short-caravan = Carovana
short-peace-gifts = Doni
short-rare = Rara
short-tower-single = 1 Torre
short-tower-pair = 2 Torre
short-mission = Missione
short-taxman = Esattore
short-first-player = Primo
short-improvement = Miglior.
short-market = Mercato
short-temple-draw = Tempio+
short-temple-or-market = Tempio/M
short-marauders = Predoni
short-traitor = Tradit.
short-war-supplies = Forniture

## Improvements

tile-i1 = Dal legno al marmo
    .text = Scambia 1 legno per { $rate } marmo, quante volte vuoi.
tile-i2 = Dal legno all’oro
    .text = Scambia 1 legno per { $rate } oro, quante volte vuoi.
tile-i3 = Dalla pietra al marmo
    .text = Scambia 1 pietra per { $rate } marmo, quante volte vuoi.
tile-i4 = Dalla pietra all’oro
    .text = Scambia 1 pietra per { $rate } oro, quante volte vuoi.
tile-i5 = Scriba reale
    .text = Ottieni { $pp } PP per ogni Missione che compi.
tile-i6 = Mediatore di favori
    .text = In ogni turno compra 1 risorsa base per { $base_price_pp } PP e 1 avanzata per { $superior_price_pp } PP.
tile-i7 = Legami tribali
    .text = Quando riveli la carta Predoni, i tuoi pezzi nella regione attaccata restano.
tile-i8 = Fama delle carovane
    .text = Ottieni { $pp } PP per ogni Merce Rara acquisita con un’azione, { $free_pp } PP se è gratuita.
tile-i9 = Acquisto sulla fama
    .text = Una volta per turno paga { $price_pp } PP invece delle risorse per una Merce Rara.
tile-i10 = Flotta del legno
    .text = +{ $amount } legno quando una nave prende legno.
tile-i11 = Flotta della pietra
    .text = +{ $amount } pietra quando una nave prende pietra.
tile-i12 = Flotta del marmo
    .text = +{ $amount } marmo quando una nave prende marmo.
tile-i13 = Flotta dell’oro
    .text = +{ $amount } oro quando una nave prende oro.
tile-i14 = Capomastro
    .text = Ogni livello multiplo di { $n } è gratis.
tile-i15 = Secondo capomastro
    .text = Ogni livello multiplo di { $n } è gratis.
tile-i16 = Vessillo della guardia
    .text = Ottieni { $pp } PP in ogni turno se la tua Torre è da sola la più alta.
tile-i17 = Secondo vessillo della guardia
    .text = Ottieni { $pp } PP in ogni turno se la tua Torre è da sola la più alta.
tile-i18 = Volte di pietra
    .text = Costruisci la Torre senza pagare legno.
tile-i19 = Segretario reale
    .text = Ottieni { $pp } PP per ogni Missione che compi.
tile-i20 = Fornitore di corte
    .text = Le Missioni ti costano { $amount } risorse in meno.
tile-i21 = Mercato privato
    .text = Azione Privata: scambia come al Mercato Cittadino.
tile-i22 = Secondo mercato privato
    .text = Azione Privata: scambia come al Mercato Cittadino.
tile-i23 = Cambio dell’oro
    .text = Scambia 1 oro per { $rate } risorse base, quante volte vuoi.
tile-i24 = Cambio del marmo
    .text = Scambia 1 marmo per { $rate } risorse base, quante volte vuoi.
tile-i25 = Bottino
    .text = Quando riveli la carta Predoni e un pezzo avversario viene rimosso, ottieni { $pp } PP.
tile-i26 = Tributo
    .text = Quando riveli la carta Predoni, ricevi { $gold } oro e { $pp } PP.
tile-i27 = Fama della via della seta
    .text = Ottieni { $pp } PP per ogni Merce Rara acquisita con un’azione, { $free_pp } PP se è gratuita.
tile-i28 = Accordo commerciale
    .text = Le Merci Rare ti costano { $amount } risorse in meno.
tile-i29 = Convoglio del legno
    .text = +{ $amount } legno quando una nave prende legno.
tile-i30 = Convoglio della pietra
    .text = +{ $amount } pietra quando una nave prende pietra.
tile-i31 = Convoglio del marmo
    .text = +{ $amount } marmo quando una nave prende marmo.
tile-i32 = Convoglio dell’oro
    .text = +{ $amount } oro quando una nave prende oro.
tile-i33 = Grande magazzino
    .text = Conserva fino a { $limit } risorse a fine turno.
tile-i34 = Architetto del tempio
    .text = Le parti di Tempio ti costano { $amount } risorse in meno.
tile-i35 = Alto vessillo
    .text = Ottieni { $pp } PP in ogni turno se la tua Torre è da sola la più alta.
tile-i36 = Secondo alto vessillo
    .text = Ottieni { $pp } PP in ogni turno se la tua Torre è da sola la più alta.
tile-i37 = Sacerdozio
    .text = Azione Privata: costruisci una parte di Tempio e ottieni { $pp } PP.
tile-i38 = La Torre più alta
    .text = { $pp } PP alla fine se la tua Torre è da sola la più alta.
tile-i39 = La collezione più ricca
    .text = { $pp } PP alla fine se nessuno ha tante Merci Rare quante ne hai tu.
tile-i40 = Il maggior sapere
    .text = { $pp } PP alla fine se nessuno ha tanti Miglioramenti quanti ne hai tu.
tile-i41 = Patrono dei templi
    .text = { $pp } PP alla fine se nessuno ha completato tanti Templi quanti ne hai completati tu.
tile-i42 = Confidente del re
    .text = { $pp } PP alla fine se nessuno eguaglia il valore delle tue Missioni.
tile-i43 = Intenditore
    .text = Quando ottieni una Merce Rara, sceglila da tutta la pila.
tile-i44 = Inviato generoso
    .text = I Doni di Pace ti danno { $factor } volte i PP.
tile-i45 = Guardia del deserto
    .text = I Predoni non rimuovono mai i tuoi pezzi.
tile-i46 = Esenzione dalle tasse
    .text = Non paghi mai l’Esattore.
tile-i47 = Bottega privata
    .text = Azione Privata: un’azione di Costruzione a scelta.
tile-i48 = Seggio nel consiglio
    .text = Azione Privata: Esattore, Forniture di guerra o Primo Giocatore, se non ci sei già.

## King’s Missions

mission-k1 = Salvare la principessa
    .text = Restituzione (Costruzione): prendi una Merce Rara a scelta da una pila.
mission-k2 = Salvare la principessa
    .text = Restituzione (Costruzione): prendi una Merce Rara a scelta da una pila.
mission-k3 = Ambasciata di pace
    .text = Restituzione (Costruzione): ottieni gratis la prossima parte di Tempio.
mission-k4 = Ambasciata di pace
    .text = Restituzione (Costruzione): ottieni gratis la prossima parte di Tempio.
mission-k5 = Emporio marittimo
    .text = Restituzione (in qualsiasi momento): ottieni una nave.
mission-k6 = Emporio marittimo
    .text = Restituzione (in qualsiasi momento): ottieni una nave.
mission-k7 = Palazzo reale
    .text = Restituzione (Costruzione): costruisci gratis { $levels } { $levels ->
        [one] livello
       *[other] livelli
    }.
mission-k8 = Grande palazzo reale
    .text = Restituzione (Costruzione): costruisci gratis { $levels } { $levels ->
        [one] livello
       *[other] livelli
    }.
mission-k9 = Mura della città
    .text = Restituzione (Predoni): sposta l’attacco su un’altra regione.
mission-k10 = Mura della città
    .text = Restituzione (Predoni): sposta l’attacco su un’altra regione.
mission-k11 = Emporio carovaniero
    .text = Restituzione (in qualsiasi momento): ottieni un cammello.
mission-k12 = Emporio carovaniero
    .text = Restituzione (in qualsiasi momento): ottieni un cammello.
mission-k13 = Piazza del mercato
    .text = Restituzione (Risoluzione): usa il Mercato Cittadino in questo turno.
mission-k14 = Precettore del principe
    .text = Restituzione (Predoni): scambia un tuo pezzo con uno avversario dello stesso tipo.
mission-k15 = Uomo di scienza
    .text = Restituzione (Miglioramenti): prendi gratis { $count } Miglioramenti dopo tutti gli altri.
mission-k16 = Caravanserraglio
    .text = Restituzione (Risoluzione): prendi { $count } risorse a scelta.
mission-k17 = Caravanserraglio
    .text = Restituzione (Risoluzione): prendi { $count } risorse a scelta.
mission-k18 = Caravanserraglio
    .text = Restituzione (Risoluzione): prendi { $count } risorse a scelta.
mission-k19 = Santuario
    .text = Restituzione (Costruzione): ottieni gratis il basamento di un Tempio aggiuntivo.
mission-k20 = Difensore della corona
    .text = Restituzione (Costruzione): distruggi { $levels } livelli della Torre di un avversario.
mission-k21 = Messi stranieri
    .text = Restituzione (Costruzione): pesca { $count } Missioni.
mission-k22 = Messi stranieri
    .text = Restituzione (Costruzione): pesca { $count } Missioni.
mission-k23 = Consigliere delle vie
    .text = Restituzione (Piazzamento): piazza fino a { $count } pezzi in questa mossa.
mission-k24 = Consigliere delle vie
    .text = Restituzione (Piazzamento): piazza fino a { $count } pezzi in questa mossa.
mission-k25 = Consigliere degli archivi
    .text = Restituzione (Miglioramenti): prendi un Miglioramento di Era I o II non presente sulla plancia.
mission-k26 = Consigliere degli archivi
    .text = Restituzione (Miglioramenti): prendi un Miglioramento di Era I o II non presente sulla plancia.

## The table

option-experienced = Piazzamento per giocatori esperti
    .text = Ognuno inizia con un Miglioramento di Era I a scelta.
option-pairs = Coppie di livelli per azione
    .text = I regolamenti differiscono: quante coppie si vuole, o una sola per azione.
option-pairs-any = quante si vuole
option-pairs-one = una sola
option-returns = Empori
    .text = Quando restituire K5, K6, K11 e K12: anche nella propria mossa di piazzamento, o solo nella Risoluzione.
option-returns-anytime = in qualsiasi momento
option-returns-resolution = solo nella Risoluzione
course = Turno { $n } di { $rounds } · Era { $era } · { $stage }
stage-bonus = Bonus iniziale
stage-start-tile = Scelta del Miglioramento iniziale
stage-placement = Fase di Piazzamento
stage-redirect = Fase dei Predoni
stage-swap = Fase dei Predoni
stage-pick = Fase dei Predoni
stage-reveal = Fase dei Predoni
stage-improvement = Sottofase dei Miglioramenti
stage-late-improvement = Sottofase dei Miglioramenti, dopo tutti gli spazi
stage-construction = Sottofase di Costruzione
stage-kingdom = Sottofase del Regno
stage-round-end = Fase di Fine Turno
stage-storing = Fase di Fine Turno
stage-over = Fine della partita
pawn-at = Pedone Primo Giocatore: { $player }
free-space = libero
col-region = Regione
under-attack = Regione sotto attacco: { $region }
nowhere = nessuna
raid-held = Carta Predoni di { $player }
raid-own = la tua carta Predoni: { $region }
piles = Merci Rare (in cima, rimaste)
pile = { $colour }: { $top } ({ $n })
pile-empty = { $colour }: vuota
missions-left = Missioni: { $deck } nel mazzo, { $discards } scartate
tiles-on-board = Miglioramenti sulla plancia ({ $n } ciascuno)
no-tiles = nessun Miglioramento
col-player = Giocatore
col-pp = PP
col-total = Totale
col-tower = Torre
col-temple = Templi
col-warehouse = Magazzino
col-traded = Commerciali
col-pieces = Cammelli, navi
col-rare = Merci Rare
col-missions = Missioni (mano, comp., rest.)
missions-of = { $hand }, { $up }, { $down }
row-tiles = Miglioramenti: { $names }
row-fulfilled = compiute: { $names }
row-returned = restituite: { $names }
face-up = compiuta
units-wood = { $n } legno
units-gold = { $n } oro
units-stone = { $n } pietra
units-marble = { $n } marmo
your-hand = Le tue Missioni
mission-value = { $pp } PP per { $cost }
tax-due = Tassa dovuta: { $n } oro
score-track = PP durante la partita
score-tower = Torre
score-missions = Missioni del Re
score-temples = Templi
score-rare = Serie di Merci Rare
score-bonus = Miglioramenti di Era III
legend-spaces = Spazi: C per un cammello, N per una nave, 2 per l’uno o l’altra; da 1 a 4 sono i pezzi dei giocatori, «·» è libero
legend-resources = Risorse: l legno, p pietra, m marmo, o oro
legend-pieces = Pezzi: nella riserva / posseduti

## Questions

ask-bonus = Scegli la tua risorsa aggiuntiva
ask-start-tile = Scegli il tuo Miglioramento iniziale
ask-placement = Piazza un cammello o una nave
ask-redirect = Mandi i Predoni in un’altra regione?
ask-swap = Scambi un tuo pezzo con quello di un avversario?
ask-pick = Quale regione attaccheranno i Predoni nel prossimo turno?
ask-improvement = Acquisisci un Miglioramento, o rinuncia
ask-late-improvement = Restituisci una Missione, o termina
ask-construction = Esegui le tue azioni di Costruzione
ask-kingdom = Risolvi la tassa e le azioni del Regno
ask-storing = Troppe risorse: scartane { $n }
ask-base-bonus = Scegli una risorsa base
ask-superior-bonus = Scegli una risorsa avanzata
ask-pay-for-tile = Paga ancora { $n }, nell’ordine delle risorse
ask-waive-for-mission = Sconto: indica ancora { $n } unità da non pagare
ask-waive-for-temple = Sconto: indica ancora { $n } unità da non pagare
ask-take-resources = Scegli ancora { $n } { $n ->
        [one] risorsa
       *[other] risorse, nel loro ordine
    }
ask-pawn-good = Scegli una risorsa base
ask-which-temple = Scegli il Tempio
ask-which-pile = Scegli una pila
ask-which-good = Scegli una Merce Rara
ask-tile-on-board = Scegli un Miglioramento
ask-tile-off-board = Scegli un Miglioramento
ask-whose-tower = La Torre di chi?
ask-which-region = Scegli una regione
ask-own-space = Quale dei tuoi pezzi?
ask-other-space = Quale pezzo avversario?
ask-throw-away = Troppe risorse: scartane { $n }

## Moves: the verb of a menu, then the whole move

verb-pass = Fatto
verb-choose = Scegli una risorsa
verb-tile = Scegli un Miglioramento
verb-place = Piazza un pezzo
verb-space = Risolvi questo spazio
verb-return = Restituisci la Missione
verb-discard = Scarta la Missione per una risorsa
verb-fulfil = Compi la Missione
verb-draw = Pesca una Missione
verb-trade = Scambia
verb-buy = Compra con PP
verb-ebla = Usa Ebla come mercato
verb-build = Costruisci la Torre
verb-strike = Distruggi livelli
verb-temple = Costruisci una parte di Tempio
verb-part = Scegli il Tempio
verb-rare = Acquisisci una Merce Rara
verb-pile = Scegli una pila
verb-good = Scegli una Merce Rara
verb-region = Scegli una regione
verb-tax = Esattore
verb-council = Consiglio
move-pass = Fatto
move-choose = Scegli: { $a }
move-tile = Miglioramento: { $a }
move-place = Piazza { $raw-a ->
        [ship] una nave
       *[camel] un cammello
    }: { $b }
move-space = Spazio: { $a }
move-return = Restituisci la Missione: { $a }
move-discard = Scarta la Missione per una risorsa: { $a }
move-fulfil = Compi la Missione: { $a }
move-draw = Pesca una Missione
move-trade = Scambia 1 { $a } per { $raw-b ->
        [marble] 1 { $b }
        [gold] 1 { $b }
       *[other] { $b }
    }
move-buy = Compra con PP: { $a }
move-ebla = Usa Ebla come mercato
move-build = { $raw-a ->
        [pair] Costruisci due livelli
       *[level] Costruisci un livello
    }
move-strike = { $raw-a ->
        [1] Distruggi livelli del primo avversario a sinistra
        [2] Distruggi livelli del secondo avversario a sinistra
       *[3] Distruggi livelli del terzo avversario a sinistra
    }
move-temple = { $a }: { $b }
move-part = Prossima parte: { $a }
move-rare = { $raw-b ->
        [prestige] Acquisisci una Merce Rara { $a } per PP
       *[goods] Acquisisci una Merce Rara { $a }
    }
move-pile = Cima della pila: { $a }
move-good = Merce Rara: { $a }
move-region = Regione: { $a }
move-tax = { $raw-a ->
        [pay] Paga la tassa
       *[penalty] Perdi PP invece di pagare
    }
move-council = Consiglio: { $a }
word-wood = { resource-wood }
word-stone = { resource-stone }
word-marble = { resource-marble }
word-gold = { resource-gold }
word-wood-wood = { trade-wood-wood }
word-wood-stone = { trade-wood-stone }
word-stone-stone = { trade-stone-stone }
word-camel = { piece-camel }
word-ship = { piece-ship }
word-ns1 = { space-ns1 }
word-ns2 = { space-ns2 }
word-ns3 = { space-ns3 }
word-ns4 = { space-ns4 }
word-ns5 = { space-ns5 }
word-ss1 = { space-ss1 }
word-ss2 = { space-ss2 }
word-ss3 = { space-ss3 }
word-ss4 = { space-ss4 }
word-ss5 = { space-ss5 }
word-eu1 = { space-eu1 }
word-eu2 = { space-eu2 }
word-eu3 = { space-eu3 }
word-eu4 = { space-eu4 }
word-eu5 = { space-eu5 }
word-eu6 = { space-eu6 }
word-da1 = { space-da1 }
word-da2 = { space-da2 }
word-da3 = { space-da3 }
word-da4 = { space-da4 }
word-pa1 = { space-pa1 }
word-pa2 = { space-pa2 }
word-pa3 = { space-pa3 }
word-pa4 = { space-pa4 }
word-pa5 = { space-pa5 }
word-pa6 = { space-pa6 }
word-eb1 = { space-eb1 }
word-eb2 = { space-eb2 }
word-eb3 = { space-eb3 }
word-eb4 = { space-eb4 }
word-al1 = { space-al1 }
word-al2 = { space-al2 }
word-al3 = { space-al3 }
word-al4 = { space-al4 }
word-al5 = { space-al5 }
word-i1 = { tile-i1 }
word-i2 = { tile-i2 }
word-i3 = { tile-i3 }
word-i4 = { tile-i4 }
word-i5 = { tile-i5 }
word-i6 = { tile-i6 }
word-i7 = { tile-i7 }
word-i8 = { tile-i8 }
word-i9 = { tile-i9 }
word-i10 = { tile-i10 }
word-i11 = { tile-i11 }
word-i12 = { tile-i12 }
word-i13 = { tile-i13 }
word-i14 = { tile-i14 }
word-i15 = { tile-i15 }
word-i16 = { tile-i16 }
word-i17 = { tile-i17 }
word-i18 = { tile-i18 }
word-i19 = { tile-i19 }
word-i20 = { tile-i20 }
word-i21 = { tile-i21 }
word-i22 = { tile-i22 }
word-i23 = { tile-i23 }
word-i24 = { tile-i24 }
word-i25 = { tile-i25 }
word-i26 = { tile-i26 }
word-i27 = { tile-i27 }
word-i28 = { tile-i28 }
word-i29 = { tile-i29 }
word-i30 = { tile-i30 }
word-i31 = { tile-i31 }
word-i32 = { tile-i32 }
word-i33 = { tile-i33 }
word-i34 = { tile-i34 }
word-i35 = { tile-i35 }
word-i36 = { tile-i36 }
word-i37 = { tile-i37 }
word-i38 = { tile-i38 }
word-i39 = { tile-i39 }
word-i40 = { tile-i40 }
word-i41 = { tile-i41 }
word-i42 = { tile-i42 }
word-i43 = { tile-i43 }
word-i44 = { tile-i44 }
word-i45 = { tile-i45 }
word-i46 = { tile-i46 }
word-i47 = { tile-i47 }
word-i48 = { tile-i48 }
word-k1 = { mission-k1 }
word-k2 = { mission-k2 }
word-k3 = { mission-k3 }
word-k4 = { mission-k4 }
word-k5 = { mission-k5 }
word-k6 = { mission-k6 }
word-k7 = { mission-k7 }
word-k8 = { mission-k8 }
word-k9 = { mission-k9 }
word-k10 = { mission-k10 }
word-k11 = { mission-k11 }
word-k12 = { mission-k12 }
word-k13 = { mission-k13 }
word-k14 = { mission-k14 }
word-k15 = { mission-k15 }
word-k16 = { mission-k16 }
word-k17 = { mission-k17 }
word-k18 = { mission-k18 }
word-k19 = { mission-k19 }
word-k20 = { mission-k20 }
word-k21 = { mission-k21 }
word-k22 = { mission-k22 }
word-k23 = { mission-k23 }
word-k24 = { mission-k24 }
word-k25 = { mission-k25 }
word-k26 = { mission-k26 }
word-north-sea = { region-north-sea }
word-south-sea = { region-south-sea }
word-euphrates = { region-euphrates }
word-damascus = { region-damascus }
word-palmyra = { region-palmyra }
word-aleppo = { region-aleppo }
word-ebla = { region-ebla }
word-glass = { good-glass }
word-incense = { good-incense }
word-myrrh = { good-myrrh }
word-jade = { good-jade }
word-ivory = { good-ivory }
word-porcelain = { good-porcelain }
word-silk = { good-silk }
word-perfume = { good-perfume }
word-oil = { good-oil }
word-grey = { colour-grey }
word-yellow = { colour-yellow }
word-red = { colour-red }
word-first = primo Tempio in costruzione
word-second = secondo Tempio in costruzione
word-new = nuovo Tempio
word-goods = per risorse
word-prestige = per PP
word-market = mercato
word-level = un livello
word-pair = due livelli
word-pay = paga
word-penalty = perdi PP
word-taxman = Esattore
word-supplies = Forniture di guerra
word-pawn = Primo Giocatore

## What happened

event-round = Turno { $round }, Era { $era }
event-bonus = { $seat } inizia con 1 { $resource } in più
event-start-tile = { $seat } sceglie { $tile }
event-placed = { $seat } piazza { $piece-id ->
        [ship] una nave
       *[camel] un cammello
    }: { $space }
event-revealed = { $seat } rivela i Predoni: { $region }
event-no-raid = Nessun attacco dei Predoni in questo turno
event-redirected = { $seat } devia i Predoni: { $region }
event-removed = { $count } { $count ->
        [one] pezzo torna
       *[other] pezzi tornano
    } a { $seat }
event-swapped = { $seat } scambia un pezzo con { $opponent }: { $space }, { $other }
event-picked = { $seat } sceglie in segreto una carta Predoni
event-picked-region = La tua carta Predoni: { $region }
event-not-picked = { $seat } non prende carte Predoni
event-collected = { $seat } prende { $count } { $resource }: { $space }
event-gifts = Doni di Pace: { $seat } ottiene { $pp } PP
event-traded = { $seat } scambia 1 { $give } per { $get }
event-mission-discarded = { $seat } scarta una Missione: { $mission }
event-resource-taken = { $seat } prende 1 { $resource }
event-bought-with-prestige = { $seat } compra 1 { $resource } per { $pp } PP
event-ebla-market = { $seat } usa Ebla come mercato
event-improvement = { $seat } acquisisce { $tile } per { $count } { $count ->
        [one] risorsa
       *[other] risorse
    }
event-improvement-free = { $seat } riceve { $tile } gratis
event-levels = { $seat } costruisce { $count } { $count ->
        [one] livello
       *[other] livelli
    }: altezza { $height }
event-free-level = Livello gratis per { $seat }: altezza { $height }
event-destroyed = { $seat } distrugge { $count } { $count ->
        [one] livello
       *[other] livelli
    } di { $opponent }: altezza { $height }
event-temple-part = { $seat } costruisce una parte di Tempio: { $part }
event-temple-done = { $seat } completa un Tempio
event-rare = { $seat } acquisisce una Merce Rara: { $good }
event-rare-free = { $seat } riceve una Merce Rara: { $good }
event-drew = { $seat } pesca { $count } { $count ->
        [one] Missione
       *[other] Missioni
    }
event-drew-mission = Peschi: { $mission }
event-reshuffled = Le Missioni scartate formano un nuovo mazzo
event-fulfilled = { $seat } compie una Missione: { $mission }
event-returned = { $seat } restituisce una Missione: { $mission }
event-camel = { $seat } ottiene un cammello (totale { $count })
event-ship = { $seat } ottiene una nave (totale { $count })
event-tower-prestige = Prestigio della Torre: { $seat } ottiene { $pp } PP
event-tax-paid = { $seat } paga { $count } oro all’Esattore
event-tax-unpaid = { $seat } non paga l’Esattore: { $pp } PP in meno
event-tax-spared = Consiglio: { $seat } non paga la tassa
event-war-supplies = Forniture di guerra: { $seat } ottiene { $pp } PP
event-pawn = { $seat } prende il Pedone Primo Giocatore e 1 { $resource }
event-tile-prestige = { $tile }: { $seat } ottiene { $pp } PP
event-thrown-away = { $seat } scarta 1 { $resource }
event-era = Inizia l’Era { $era }
event-tower-scored = Nuova Era: { $seat } ottiene { $pp } PP per la Torre
event-final-tower = Torre: { $seat } ottiene { $pp } PP
event-final-missions = Missioni del Re: { $seat } ottiene { $pp } PP
event-final-temples = Templi: { $seat } ottiene { $pp } PP
event-final-rare = Serie di Merci Rare: { $seat } ottiene { $pp } PP
event-final-score = { $seat }: { $pp } PP, { $count } { $count ->
        [one] Merce Rara
       *[other] Merci Rare
    }

## Che cosa è successo, in numeri

deed-bonus = { stage-bonus }
deed-start-tile = Miglioramento iniziale
deed-placed = Pezzi piazzati
deed-revealed = Predoni rivelati
deed-redirected = Predoni deviati
deed-removed = Pezzi rimandati
deed-swapped = Pezzi scambiati
deed-picked = Carte Predoni scelte
deed-not-picked = Nessuna carta Predoni presa
deed-collected = Risorse degli spazi
deed-gifts = Doni di Pace
deed-traded = Scambi
deed-mission-discarded = Missioni scartate
deed-resource-taken = Risorse prese
deed-bought-with-prestige = Risorse comprate con PP
deed-ebla-market = Ebla come mercato
deed-improvement = Miglioramenti acquisiti
deed-improvement-free = Miglioramenti gratis
deed-levels = Livelli costruiti
deed-free-level = Livelli gratis
deed-destroyed = Livelli distrutti
deed-temple-part = Parti di Tempio
deed-temple-done = Templi completati
deed-rare = Merci Rare acquisite
deed-rare-free = Merci Rare ricevute
deed-drew = Missioni pescate
deed-fulfilled = Missioni compiute
deed-returned = Missioni restituite
deed-camel = Cammelli ottenuti
deed-ship = Navi ottenute
deed-tower-prestige = Prestigio della Torre
deed-tax-paid = Tassa pagata
deed-tax-unpaid = Tassa non pagata
deed-tax-spared = Niente tassa (Consiglio)
deed-war-supplies = Forniture di guerra
deed-pawn = Pedone Primo Giocatore
deed-tile-prestige = PP dei Miglioramenti
deed-thrown-away = Risorse scartate
deed-tower-scored = Torre alla nuova Era
deed-final-tower = { score-tower }
deed-final-missions = { score-missions }
deed-final-temples = { score-temples }
deed-final-rare = { score-rare }
deed-final-score = Punteggio finale

## Il punteggio finale

score-rare-count = Merci Rare (parità)

## Perché una mossa è rifiutata
refused-not-printed = questo lato della plancia non ha questo spazio: { $space } ({ $rule })
refused-space-taken = c’è già un pezzo: { $space } ({ $rule })
refused-no-piece-left = la tua riserva non ne ha: { $piece } ({ $rule })
refused-not-your-tile = non hai questo Miglioramento: { $tile } ({ $rule })
refused-must-place = bisogna piazzare un pezzo finché è possibile ({ $rule })
refused-returned-already = questa Missione è già restituita: { $mission } ({ $rule })
refused-not-fulfilled = non hai compiuto questa Missione: { $mission } ({ $rule })
refused-not-the-moment = questa Missione si restituisce in un altro momento: { $mission } ({ $rule })
refused-without-effect = restituirla ora non avrebbe effetto: { $mission } ({ $rule })
refused-not-in-deck = questa carta non è nel mazzo dei Predoni: { $region } ({ $rule })
refused-not-your-piece = lì non c’è un tuo pezzo: { $space } ({ $rule })
refused-no-counterpart = nessun avversario ha un pezzo dello stesso tipo sulla plancia: { $space } ({ $rule })
refused-no-opponent-there = lì non c’è un pezzo avversario: { $space } ({ $rule })
refused-other-kind = il pezzo lì è dell’altro tipo: { $space } ({ $rule })
refused-not-on-board = questo Miglioramento non è sulla plancia: { $tile } ({ $rule })
refused-too-few-resources = un Miglioramento costa { $n } risorse, che non hai ({ $rule })
refused-in-order = le risorse si nominano in ordine: legno, pietra, marmo, oro ({ $rule })
refused-none-of-it = non ne hai: { $resource } ({ $rule })
refused-rest-too-small = ciò che segue in ordine non basta per le { $n } unità che restano ({ $rule })
refused-not-off-board = è di qualcuno, è sulla plancia o di un’era futura: { $tile } ({ $rule })
refused-base-only = serve una risorsa base: legno o pietra ({ $rule })
refused-superior-only = serve una risorsa avanzata: marmo o oro ({ $rule })
refused-tile-taken = è già preso: { $tile } ({ $rule })
refused-no-start-tile = non è un Miglioramento iniziale: { $tile } ({ $rule })
refused-no-income = questo spazio non dà rendita: { $space } ({ $rule })
refused-no-tax-due = non c’è una tassa da pagare ({ $rule })
refused-too-little-gold = la tassa è di { $n } oro, che non hai ({ $rule })
refused-on-board-already = hai un pezzo su questa azione della plancia ({ $rule })
refused-tax-open = prima bisogna sistemare la tassa ({ $rule })
refused-pawn-open = prima deve agire il tuo pezzo sul primo giocatore ({ $rule })
refused-no-market = nessun mercato e nessun tuo Miglioramento permette questo scambio ({ $rule })
refused-not-in-warehouse = il tuo Magazzino non ne ha, e non si scambia due volte: { $resource } ({ $rule })
refused-ebla-is-market = il pezzo a Ebla è un mercato in questo turno ({ $rule })
refused-once-a-round = è possibile una volta per turno ({ $rule })
refused-not-in-hand = questa Missione non è nella tua mano: { $mission } ({ $rule })
refused-no-piece-on = nessun tuo pezzo può farlo: { $space } ({ $rule })
refused-too-dear =
    { $n ->
        [0] costa { $cost }, che non hai ({ $rule })
       *[other] costa { $cost }, { $n } in meno con il tuo Miglioramento, che non hai ({ $rule })
    }
refused-no-such-opponent = questo avversario non c’è ({ $rule })
refused-no-treason-yet = in quest’era il Traditore non distrugge nulla ({ $rule })
refused-tower-too-low = questa Torre è più bassa della tua, o non ha livelli ({ $rule })
refused-pile-empty = questa pila è vuota ({ $rule })
refused-too-few-points = costa { $n } PP, che non hai ({ $rule })
refused-no-mission-left = non ci sono più Missioni da pescare ({ $rule })
refused-cannot-waive = lo sconto ora non può togliere questa unità: { $resource } ({ $rule })
refused-no-such-temple = non hai questo Tempio in costruzione ({ $rule })
refused-temple-open = un nuovo Tempio inizia solo senza un Tempio in costruzione ({ $rule })
refused-no-card-left = tutte le carte di questa parte sono in uso: { $part } ({ $rule })
refused-good-gone = non ce n’è più: { $good } ({ $rule })
refused-other-pile = questa merce è in un’altra pila: { $good } ({ $rule })
refused-no-tower = questo avversario non ha livelli ({ $rule })
refused-units = { $n } { $resource }
