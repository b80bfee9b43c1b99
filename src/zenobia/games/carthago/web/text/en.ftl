# Porto Carthago: words that only the browser needs.

decade-of = Decade { $n } of { $total }
round-of = round { $n } of { $total }
ships-enter = ships enter
ships-at-sea = Ships at sea
row-next = next
row-later = later
row-last = last
market = Market
price-now = The next good costs { $n } talents
good-left = { $n } in the market
trade-house = Trade house
trade-points = Trade points
charter-ships = Charter ships
deck-size = { $n } in the deck
deck = Deck
reserve = Reserve
warehouse = Warehouse
privileges = Privileges
space-free = free storage space
space-closed = closed: a servant stands here
bonus-is = Bonus: { $bonus }.
no-card = no card yet
no-ship = no ship
first-of-decade = first player
ship-of = Ship of { $civilisation }
ship-wants = wants { $good }
ship-pays = pays { $n } talents
ship-danger = danger { $n }
ship-awaited = { $player } waits for it at { $quay }
quay-name = Quay { $quay }
quay-free = free of servants
quay-held = two servants: { $player }
quay-good = waiting good: { $good }
slot-cost =
    { $n ->
        [0] costs no servant
        [one] costs { $n } servant
       *[other] costs { $n } servants
    }
servants-of =
    { $n ->
        [one] { $player }: { $n } servant
       *[other] { $player }: { $n } servants
    }
points-of =
    { $n ->
        [one] { $player }: { $n } trade point
       *[other] { $player }: { $n } trade points
    }
admits = { $player }: { $n } { $n ->
        [one] servant
       *[other] servants
    }, admits { $ships } { $ships ->
        [one] ship
       *[other] ships
    }
lighthouse-text = Who has servants here decides which ships enter, most servants first.
temple-text = Your servants here protect your voyages: as many as the danger, or more, and the voyage succeeds.
charter-text = A good on your charter ship goes on a voyage. The top ship card decides.
path-text = At the end the highest award that was reached moves servants from here into the palace.
early-end = With { $n } trade points after decade { $decade } the game ends early.
next-place = next place: { $price } talents, from { $points } trade points
award-now = award now: { $awards }
award-none = no award yet
award-at = { $n } servants: { $awards }
voyage-odds = Odds of a voyage
voyage-with = with { $n } temple servants: { $percent }%
voyage-none = You need servants in the temple: their number against the danger of the top ship card.
percent-of = { $percent }%
voyage-chance = Success: { $chance }.
from-to = { $least } to { $most }
voyage-success = Then { $points } trade points and { $talents } talents.
voyage-failure = Otherwise { $points } trade point and { $talents } talents.
move-servants = Move servants
order-aristocrat = Servants move in this order: out of the reserve, off the lighthouse, out of the temple.
order-move3 = Servants move in the order of the seats, those on the lighthouse before those in the temple.
sort-cards = Tap the cards in their order from the top
sort-place = place { $n }
parts = Parts of the board
part-harbour = Harbour
part-actions = Actions
part-ships = Ships
part-palace = Palace
targets-here = something can be chosen here
outlook-pay = Costs { $n } talents; { $left } are left.
outlook-load = The ship is loaded: { $talents } talents, { $points } trade point, both servants back, and the privilege: { $privilege }
outlook-take = { $n } talents: then you have { $total }.
outlook-refill = All goods go to the bag and new ones come. Then you may buy one for { $n } talents.
outlook-waits = The good waits there for a ship that wants it.
outlook-pair = The pair goes there.
outlook-claim = Two servants from your reserve go there.
outlook-move = You choose the new quay next. A good left behind goes to the bag.
outlook-leave = The pair comes home. A good left behind goes to the bag.
outlook-track = You then have { $n } trade points.
outlook-path = Your servant stands on space { $n } and stays there until the end.
