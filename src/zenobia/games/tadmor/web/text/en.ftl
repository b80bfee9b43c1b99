# Tadmor: words that only the browser needs.

## The map: names below the spaces, a line break is written |

label-shipyard = Shipyard
label-caravan = Caravan
label-peace-gifts = +{ $pp } PP
label-rare-grey = rare|grey
label-rare-yellow = rare|yellow
label-rare-red = rare|red
label-tower-single = 1 level
label-tower-pair = 2 levels
label-mission = Mission
label-taxman = Taxman
label-first-player = First player
label-improvement = Tile { $place }
label-market = Market
label-temple-draw = Temple|and card
label-temple-or-market = Temple or|market
label-marauders = Marauders
label-traitor = Traitor|−{ $n }
label-war-supplies = Supplies|+{ $pp }
regions = Regions
raided-last = under attack

## The sheets of a phone

sheets = Parts of the table
sheet-map = Map
sheet-spaces = Spaces
sheet-tiles = Tiles
sheet-city = My city
sheet-rivals = Rivals
targets-here = something to choose here

## The round

round-of = Round { $n } of { $rounds }
era-n = Era { $era }
still-to-do = Still to be done
towers = Towers
strike-at = Destroy levels: { $player }

## The city

to-place = To place
warehouse-of = Goods { $n } of { $limit }
traded = traded
tower = Tower
temples = Temples
rare-goods = Rare goods
tiles = Improvements
tiles-here = Improvements
tiles-to-choose = Choose one
missions = Missions
mission-hand = in hand
mission-fulfilled = fulfilled
mission-returned = returned
whole-city = whole city
score-now = If the game ended now: { $pp } PP
next-level = Next level
next-pair = Next two

## What things cost and give

free-of-cost = nothing
price-level = The next level costs { $cost }.
price-pair = The next two levels cost { $cost }.
price-part = Next part: { $part } for { $cost }; the temple is then worth { $pp } PP.
discount = { $n } of these units you need not pay.
tax-now = Otherwise: { $gold } gold, or lose { $pp } PP.
tax-choice = Tax: { $gold } gold, or lose { $pp } PP
supplies-now = Now { $pp } PP.
condition-met = The condition is met.
condition-not-met = The condition is not met yet.
cost = It costs { $cost }.
cost-pp = It costs { $pp } PP.
trade-for = Trade 1 { $resource } for what?
traded-text = Traded goods pay in this round; they cannot be traded again.
pass-construction = Pieces for construction that were not used go home.
point-at = Point at a space, a tile or a mission to read what it does.
tile-price =
    { $n ->
        [one] { $n } good each
       *[other] { $n } goods each
    }
hidden-missions =
    { $n ->
        [one] { $n } mission in hand, hidden
       *[other] { $n } missions in hand, hidden
    }
