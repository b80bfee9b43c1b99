# Porto Carthago

carthago = Porto Carthago
    .tagline = Load ships, earn talents, and buy your servants a place in the palace.
minutes = 90

## Pieces and places

seat-1 = Blue
seat-2 = Red
seat-3 = Green
seat-4 = Yellow
seat-5 = Black
good-wine = wine
good-grain = grain
good-oil = oil
good-cloth = cloth
good-ivory = ivory
goods-wine = { good-wine }
goods-grain = { good-grain }
goods-oil = { good-oil }
goods-cloth = { good-cloth }
goods-ivory = { good-ivory }
civilisation-egypt = Egypt
civilisation-greece = Greece
civilisation-etruria = Etruria
civilisation-iberia = Iberia
civilisation-numidia = Numidia
civilisation-tyre = Tyre
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
card-captain = Captain
    .text = Charter an empty ship with one servant.
card-aristocrat = Aristocrat
    .text = Move up to { $n } of your servants between lighthouse, temple and reserve.
card-stevedore = Stevedore
    .text = Claim a quay with two servants, move your pair to another quay, or take it back.
card-merchant = Merchant
    .text = Buy one good from the market.
card-transporter = Transporter
    .text = Carry one good to a quay, to your warehouse or onto a charter ship.
place-reserve = reserve
place-lighthouse = lighthouse
place-temple = temple of Baal
privilege-bonus3 = Bonus of 3 talents
    .text = Receive { $n } more talents.
privilege-plus-tp = +1 trade point
    .text = Gain one more trade point, on the track or on the path.
privilege-intrigue = +1 servant on the path
    .text = Put a servant from your reserve on the intrigue path.
privilege-scry3 = Sort 3 ships
    .text = Look secretly at the top { $n } ship cards and put them back in any order.
privilege-load-any = Load any good
    .text = Load a ship at one of your quays with the good that lies there, wanted or not.
privilege-move3 = Move 3 servants
    .text = Move up to { $n } servants of any players between temple and lighthouse.
privilege-palace-free = Palace without trade points
    .text = Buy the cheapest palace space at full price, whatever your trade points.
privilege-bring-ship = Bring in a ship
    .text = One ship of the first row enters the harbour now.
short-bonus3 = bonus
short-plus-tp = +1 TP
short-intrigue = path
short-scry3 = sort
short-load-any = load
short-move3 = move
short-palace-free = palace
short-bring-ship = bring
bonus-warehouse = Free a storage space
    .text = Pay { $n } talents: one servant returns and you store one good more.
bonus-palace = Buy influence in the palace
    .text = Buy the cheapest empty palace space for one servant.
short-warehouse = warehouse
short-influence = palace

## The table

option-hide-talents = Hidden talents
    .text = As in the rulebook: until the end, everybody sees only their own talents. Off: all talents lie open.
option-servants-first = Servants first
    .text = Servants of a loading or voyage return before its trade points are placed; otherwise last of all.
option-refill-counts = Refill counts
    .text = The good bought after a refill lowers the price of the next one.
option-cards-home-first = Cards home first
    .text = Servants return from the action cards before the last purchase in the palace.
option-late-privileges = Late privileges
    .text = Kept privileges may still be used before one’s own last purchase in the palace.
option-rows-first = Rows move up first
    .text = The new second row is laid out before the lighthouse decides, as the rulebook tells it; otherwise after the ships have been loaded.
harbour = Harbour
row-1 = First row
row-2 = Second row
row-3 = Third row
palace = Palace
path = Intrigue path
col-player = player
col-palace = palace
col-points = TP
col-talents = talents
col-reserve = reserve
col-lighthouse = light
col-temple = temple
col-charters = charter
col-cards = cards
col-path = path
col-warehouse = warehouse
col-privileges = privileges
course = Decade { $decade } of { $decades }, round { $round } of { $rounds }
course-ships = Decade { $decade } of { $decades }, ships enter the harbour
course-setup = Set-up
course-final = Final actions
first-player = first player: { $player }
market-price = Market (price { $n })
bag = Bag
deck-left = Deck: { $n }
deck-top = top, in this order: { $ships }
deck-among = among the top { $n }: { $ships }
deck-bottom = under the deck: { $ships }
palace-large = large
legend-goods = W wine, G grain, O oil, C cloth, I ivory
legend-ship = W +9 !4 a ship that wants wine, pays 9 talents, danger 4, then its privilege
legend-servants = a number in colour is a player’s servants; x a sold palace space

## Questions

ask-may-claim = You may claim a first quay
ask-take-good = Take a good from the market
ask-must-claim = Claim a quay with two servants
ask-ships = 
    { $n ->
        [one] Admit { $n } ship
       *[other] Admit { $n } ships
    }
ask-ships-or-block = Admit two ships or turn one away
ask-dock = At which quay does the ship dock?
ask-point = Trade track or intrigue path?
ask-extra-point = One more trade point: track, path or neither?
ask-extra-servant = Put a servant on the intrigue path?
ask-action = Use an action card, take talents or refill the market
ask-rest = Bonus action, privileges, or end the turn
ask-card = Carry out the action of the card
ask-aristocrat = 
    { $n ->
        [one] Move your servants: { $n } move left
       *[other] Move your servants: { $n } moves left
    }
ask-new-quay = To which quay does the pair move?
ask-destination = Where does the good go?
ask-refill-purchase = You may buy one good
ask-load-any = At which quay do you load any good?
ask-move3 = 
    { $n ->
        [one] Move servants between temple and lighthouse: { $n } move left
       *[other] Move servants between temple and lighthouse: { $n } moves left
    }
ask-order = Choose the order of the cards
ask-bring = Which ship enters the harbour now?
ask-last-purchase = A last place in the palace?

## Moves: the verb of a menu, then the whole move

verb-pass = Pass
verb-end = End the turn
verb-take = Take talents
verb-refill = Refill the market
verb-do = Carry out the action
verb-skip = Bonus only
verb-bonus = Take the bonus
verb-stop = Stop
verb-track = On the trade track
verb-path = A servant on the path
verb-decline = Decline
verb-store = To the warehouse
verb-voyage = Onto the charter ship
verb-palace = Last place in the palace
verb-slot = Use an action card
verb-admit = Admit a ship
verb-block = Turn a ship away
verb-good = Take a good
verb-quay = Choose a quay
verb-claim = Claim a quay
verb-move = Move to another quay
verb-leave = Leave a quay
verb-carry = Carry a good
verb-send = Move a servant
verb-use = Use a privilege
verb-shift = Move anybody’s servant
verb-order = Choose the order of the cards
move-pass = Pass
move-end = End the turn
move-take = Take talents
move-refill = Refill the market
move-do = Carry out the action
move-skip = Bonus only
move-bonus = Take the bonus
move-stop = Stop
move-track = On the trade track
move-path = A servant on the path
move-decline = Decline
move-store = To the warehouse
move-voyage = Onto the charter ship
move-palace = Last place in the palace
move-slot = Use action space { $a }
move-admit = Admit ship { $a } of the first row
move-block = Turn away ship { $a } of the first row
move-good = Take from the market: { $a }
move-quay = Quay { $a }
move-claim = Claim quay { $a }
move-move = Move from quay { $a }
move-leave = Leave quay { $a }
move-carry = Carry a good from: { $a }
move-send = A servant: { $a } to { $b }
move-use = Privilege: { $a }
move-shift = A servant of { $a }: { $b } to { $c }
move-order = Put the cards back in the order { $a }
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

## What happened

event-decade = Decade { $n }
event-final-actions = Final actions
event-claim = { $seat } claims quay { $quay }
event-move-quay = { $seat } moves from quay { $from } to quay { $quay }
event-release = { $seat } leaves quay { $quay }
event-good-lost = The good of quay { $quay } goes to the bag ({ $good })
event-take-good = { $seat } takes a good: { $good }
event-admit = { $seat } admits a ship: { $civilisation }, { $good }
event-block = { $seat } turns a ship away: { $civilisation }, { $good }
event-dock = A ship docks at quay { $quay } ({ $good })
event-ship-leaves = No free quay: the ship leaves ({ $civilisation }, { $good })
event-row-2 = { $ships-count ->
        [0] No new ship comes
       *[other] New ships in the second row: { $ships }
    }
event-first-player = { $seat } begins the decade
event-income = 
    { $n ->
        [one] { $seat } receives { $n } talent
       *[other] { $seat } receives { $n } talents
    }
event-market = { $goods-count ->
        [0] The market is empty
       *[other] The market: { $goods }
    }
event-use-card = 
    { $n ->
        [one] { $seat } uses the { $card } ({ $n } servant)
       *[other] { $seat } uses the { $card } ({ $n } servants)
    }
event-take-3 = 
    { $n ->
        [one] { $seat } takes { $n } talent
       *[other] { $seat } takes { $n } talents
    }
event-refill = { $seat } refills the market
event-buy = 
    { $n ->
        [one] { $seat } buys { $good } for { $n } talent
       *[other] { $seat } buys { $good } for { $n } talents
    }
event-charter = { $seat } charters a ship
event-move-servant = { $seat } moves 1 servant: { $from } to { $to }
event-move-rival = { $seat } moves 1 servant ({ $owner }): { $from } to { $to }
event-carry = { $seat } carries { $good } to quay { $quay }
event-store = { $seat } stores { $good }
event-load = 
    { $n ->
        [one] { $seat } loads { $good } at quay { $quay }: +{ $n } talent
       *[other] { $seat } loads { $good } at quay { $quay }: +{ $n } talents
    }
event-voyage-ok = Voyage to { $civilisation } (danger { $danger }): success for { $seat }, +{ $n } { $n ->
        [one] talent
       *[other] talents
    }
event-voyage-lost = Voyage to { $civilisation } (danger { $danger }): failure for { $seat }, +{ $n } { $n ->
        [one] talent
       *[other] talents
    }
event-offering = 
    { $n ->
        [one] { $seat } offers { $n } talent to Baal
       *[other] { $seat } offers { $n } talents to Baal
    }
event-trade-point = 
    { $n ->
        [one] { $seat }: +{ $n } trade point ({ $total })
       *[other] { $seat }: +{ $n } trade points ({ $total })
    }
event-path = { $seat } puts a servant on the intrigue path
event-keep = { $seat } keeps a privilege: { $privilege }
event-privilege = { $seat } uses a privilege: { $privilege }
event-bonus3 = 
    { $n ->
        [one] Privilege: { $seat } receives { $n } more talent
       *[other] Privilege: { $seat } receives { $n } more talents
    }
event-decline = { $seat } declines the privilege
event-lapse = { $seat } cannot use the privilege
event-looked = You look at the top of the deck: { $ships }
event-ordered = 
    { $n ->
        [one] { $seat } puts { $n } card back
       *[other] { $seat } puts { $n } cards back in order
    }
event-warehouse = { $seat } frees a storage space
event-palace = 
    { $n ->
        [one] { $seat } buys a place in the palace for { $n } talent
       *[other] { $seat } buys a place in the palace for { $n } talents
    }
event-end-decades = The fifth decade is over: the game ends.
event-end-early = A player has { $n } trade points after the fourth decade: the game ends.
event-award = 
    { $n ->
        [one] The path gives { $seat } { $n } place in the palace
       *[other] The path gives { $seat } { $n } places in the palace
    }
event-final = 
    { $talents ->
        [one] { $seat }: { $n } in the palace, { $tp } TP, { $talents } talent
       *[other] { $seat }: { $n } in the palace, { $tp } TP, { $talents } talents
    }

## What happened, counted

deed-claim = Quays claimed
deed-move-quay = Quays changed
deed-release = Quays left
deed-take-good = Goods taken
deed-admit = Ships admitted
deed-block = Ships turned away
deed-first-player = First player
deed-income = Income
deed-use-card = Action cards used
deed-take-3 = Talents taken
deed-refill = Market refilled
deed-buy = Goods bought
deed-charter = Ships chartered
deed-move-servant = Own servants moved
deed-move-rival = Anybody’s servants moved
deed-carry = Goods carried
deed-store = Goods stored
deed-load = Goods loaded
deed-voyage-ok = Successful voyages
deed-voyage-lost = Failed voyages
deed-offering = Offerings
deed-trade-point = Trade points
deed-path = Servants on the path
deed-keep = Privileges kept
deed-privilege = Privileges used
deed-bonus3 = { privilege-bonus3 }
deed-decline = Privileges declined
deed-lapse = Privileges lost
deed-ordered = Ships sorted
deed-warehouse = Storage spaces freed
deed-palace = { score-bought }
deed-award = { score-path }
deed-final = Final score

## The final score

score-bought = Places bought in the palace
score-path = Places given by the path
score-trade-points = Trade points (tie)
score-talents = Talents (tie)

## Why a move is refused
refused-other-card = the card in use is another one ({ $card }); this needs: { $needed } ({ $rule })
refused-quay-taken = servants already stand on this quay: { $quay } ({ $rule })
refused-too-few-servants = it takes { $n } servants, and your reserve has { $held } ({ $rule })
refused-not-your-quay = your servants do not stand on this quay: { $quay } ({ $rule })
refused-not-on-sale = the market has none: { $good } ({ $rule })
refused-no-talents = it costs { $n } talents, which you do not have ({ $rule })
refused-warehouse-full = your warehouse has { $n } spaces, and all are full ({ $rule })
refused-no-trade-points = this place in the palace asks for { $n } trade points ({ $rule })
refused-no-servant = your reserve has no servant for it ({ $rule })
refused-no-ship-there = there is no ship at position { $n } of the first row ({ $rule })
refused-may-not-block = only the first at the lighthouse may turn a ship away, instead of admitting any ({ $rule })
refused-other-civilisation = the ship docks at a quay of its own civilisation ({ $civilisation }), not there: { $quay } ({ $rule })
refused-path-full = the intrigue path is full ({ $rule })
refused-space-useless = neither its card ({ $card }) nor its bonus can be carried out now ({ $rule })
refused-no-bonus = no action space is in use whose bonus is still to come ({ $rule })
refused-warehouse-free = no servant blocks your warehouse any more ({ $rule })
refused-say-how = this card asks for a choice: { $card } ({ $rule })
refused-no-charter-left = all charter ships are taken ({ $rule })
refused-skip-for-bonus = the action is left out only for the bonus, and { $reason }
refused-nobody-moved = at least one servant must move ({ $rule })
refused-nobody-there = there is no servant to move: { $place } ({ $rule })
refused-passed-over = servants are moved in the order of the list, and this way was passed over ({ $rule })
refused-no-free-quay = no quay is free of servants ({ $rule })
refused-not-stored = your warehouse has none: { $good } ({ $rule })
refused-nowhere-to-carry = there is nowhere to carry it: { $good } ({ $rule })
refused-no-good-there = no good lies on this quay: { $quay } ({ $rule })
refused-quay-has-good = a good already lies on this quay: { $quay } ({ $rule })
refused-from-warehouse = the good comes from your warehouse ({ $rule })
refused-no-charter = you hold no charter ship ({ $rule })
refused-nobody-in-temple = a voyage needs a servant in the temple ({ $rule })
refused-deck-empty = the deck of ships is empty ({ $rule })
refused-too-late = at the last purchase no privilege may be used: { $privilege } ({ $rule })
refused-not-kept = you do not have this privilege: { $privilege } ({ $rule })
refused-without-effect = it would do nothing now: { $privilege } ({ $rule })
refused-fewer-cards = only { $n } cards were looked at ({ $rule })
refused-nothing-to-load = a ship and a good must lie there: { $quay } ({ $rule })
