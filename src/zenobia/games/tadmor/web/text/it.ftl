# Tadmor: words that only the browser needs.

## The map: names below the spaces, a line break is written |

label-shipyard = Cantiere
label-caravan = Carovana
label-peace-gifts = +{ $pp } PP
label-rare-grey = rara|grigia
label-rare-yellow = rara|gialla
label-rare-red = rara|rossa
label-tower-single = 1 livello
label-tower-pair = 2 livelli
label-mission = Missione
label-taxman = Esattore
label-first-player = Primo|giocatore
label-improvement = Tessera { $place }
label-market = Mercato
label-temple-draw = Tempio|e carta
label-temple-or-market = Tempio o|mercato
label-marauders = Predoni
label-traitor = Traditore|−{ $n }
label-war-supplies = Forniture|+{ $pp }
regions = Regioni
raided-last = sotto attacco

## The sheets of a phone

sheets = Parti del tavolo
sheet-map = Mappa
sheet-spaces = Spazi
sheet-tiles = Tessere
sheet-city = Città
sheet-rivals = Rivali
targets-here = da scegliere qui

## The round

round-of = Turno { $n } di { $rounds }
era-n = Era { $era }
still-to-do = Ancora da fare
towers = Torri
strike-at = Distruggi livelli: { $player }

## The city

to-place = Da piazzare
warehouse-of = Risorse { $n } di { $limit }
traded = commerciali
tower = Torre
temples = Templi
rare-goods = Merci Rare
tiles = Miglioramenti
tiles-here = Miglioramenti
tiles-to-choose = Da scegliere
missions = Missioni
mission-hand = in mano
mission-fulfilled = compiuta
mission-returned = restituita
whole-city = tutta la città
score-now = Se la partita finisse ora: { $pp } PP
next-level = Prossimo livello
next-pair = Prossimi due

## What things cost and give

free-of-cost = niente
price-level = Il prossimo livello costa { $cost }.
price-pair = I prossimi due livelli costano { $cost }.
price-part = Prossima parte: { $part } per { $cost }; il Tempio vale allora { $pp } PP.
discount = { $n } di queste unità non si pagano.
tax-now = Altrimenti: { $gold } oro, o { $pp } PP persi.
tax-choice = Tassa: { $gold } oro, o { $pp } PP persi
supplies-now = Ora { $pp } PP.
condition-met = La condizione è soddisfatta.
condition-not-met = La condizione non è ancora soddisfatta.
cost = Costa { $cost }.
cost-pp = Costa { $pp } PP.
trade-for = Scambiare 1 { $resource } con che cosa?
traded-text = Le risorse commerciali pagano in questo turno, ma non si scambiano più.
pass-construction = I pezzi di Costruzione non usati tornano a casa.
point-at = Indica uno spazio, una tessera o una Missione per leggerne l’effetto.
tile-price =
    { $n ->
        [one] { $n } risorsa ciascuno
       *[other] { $n } risorse ciascuno
    }
hidden-missions =
    { $n ->
        [one] { $n } Missione in mano, nascosta
       *[other] { $n } Missioni in mano, nascoste
    }
