# Porto Carthago: words that only the browser needs.

decade-of = Decennio { $n } di { $total }
round-of = giro { $n } di { $total }
ships-enter = le navi entrano
ships-at-sea = Navi in mare
row-next = prossime
row-later = dopo
row-last = infine
market = Mercato
price-now = La prossima merce costa { $n } talenti
good-left = { $n } al mercato
trade-house = Casa del commercio
trade-points = Punti commercio
charter-ships = Navi noleggiate
deck-size = { $n } nel mazzo
deck = Mazzo
reserve = Riserva
warehouse = Magazzino
privileges = Privilegi
space-free = spazio di stoccaggio libero
space-closed = chiuso: c’è un servitore
bonus-is = Bonus: { $bonus }.
no-card = ancora nessuna carta
no-ship = nessuna nave
first-of-decade = primo giocatore
ship-of = Nave: { $civilisation }
ship-wants = richiede: { $good }
ship-pays = paga { $n } talenti
ship-danger = pericolo { $n }
ship-awaited = { $player } la aspetta: { $quay }
quay-name = Banchina { $quay }
quay-free = senza servitori
quay-held = due servitori: { $player }
quay-good = merce in attesa: { $good }
slot-cost =
    { $n ->
        [0] non costa servitori
        [one] costa { $n } servitore
       *[other] costa { $n } servitori
    }
servants-of =
    { $n ->
        [one] { $player }: { $n } servitore
       *[other] { $player }: { $n } servitori
    }
points-of =
    { $n ->
        [one] { $player }: { $n } punto commercio
       *[other] { $player }: { $n } punti commercio
    }
admits = { $player }: { $n } { $n ->
        [one] servitore
       *[other] servitori
    }, fa entrare { $ships } { $ships ->
        [one] nave
       *[other] navi
    }
lighthouse-text = Chi ha servitori qui decide quali navi entrano, prima chi ne ha di più.
temple-text = Qui i tuoi servitori proteggono i tuoi viaggi: se sono almeno quanti il pericolo, il viaggio riesce.
charter-text = Una merce sulla tua nave noleggiata parte per un viaggio. Decide la prima carta del mazzo.
path-text = Alla fine il premio più alto raggiunto porta servitori da qui a palazzo.
early-end = Con { $n } punti commercio dopo il decennio { $decade } la partita finisce prima.
next-place = prossimo posto: { $price } talenti, da { $points } punti commercio
award-now = premio attuale: { $awards }
award-none = ancora nessun premio
award-at = { $n } servitori: { $awards }
voyage-odds = Probabilità di un viaggio
voyage-with = con { $n } servitori nel tempio: { $percent }%
voyage-none = Ti servono servitori nel tempio: il loro numero contro il pericolo della prima carta del mazzo.
percent-of = { $percent }%
voyage-chance = Successo: { $chance }.
from-to = da { $least } a { $most }
voyage-success = Allora { $points } punti commercio e { $talents } talenti.
voyage-failure = Altrimenti { $points } punto commercio e { $talents } talenti.
move-servants = Sposta servitori
order-aristocrat = I servitori si muovono in quest’ordine: dalla riserva, dal faro, dal tempio.
order-move3 = I servitori si muovono nell’ordine dei posti, quelli del faro prima di quelli del tempio.
sort-cards = Tocca le carte nel loro ordine, dalla prima in cima
sort-place = posto { $n }
parts = Parti del tabellone
part-harbour = Porto
part-actions = Azioni
part-ships = Navi
part-palace = Palazzo
targets-here = qui c’è una scelta
outlook-pay = Costa { $n } talenti; ne restano { $left }.
outlook-load = La nave è caricata: { $talents } talenti, { $points } punto commercio, i due servitori tornano, e il privilegio: { $privilege }
outlook-take = { $n } talenti: ne avrai { $total }.
outlook-refill = Tutte le merci vanno nel sacchetto e ne arrivano di nuove. Poi puoi comprarne una per { $n } talenti.
outlook-waits = La merce vi aspetta una nave che la richiede.
outlook-pair = La coppia va lì.
outlook-claim = Due servitori della tua riserva vanno lì.
outlook-move = Poi scegli la nuova banchina. Una merce lasciata va nel sacchetto.
outlook-leave = La coppia torna. Una merce lasciata va nel sacchetto.
outlook-track = Avrai allora { $n } punti commercio.
outlook-path = Il tuo servitore occupa lo spazio { $n } e vi resta fino alla fine.
