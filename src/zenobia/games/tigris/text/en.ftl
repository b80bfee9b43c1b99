# Tigris & Euphrates

tigris = Tigris & Euphrates
    .tagline = Balance four spheres of civilisation: your weakest colour is your score.
minutes = 90

## Pieces

tile-temple = temple
tile-farm = farm
tile-market = market
tile-settlement = settlement
leader-priest = priest
leader-farmer = farmer
leader-merchant = merchant
leader-king = king
colour-red = red
colour-blue = blue
colour-green = green
colour-black = black
monument-red-blue = red and blue monument
monument-red-green = red and green monument
monument-red-black = red and black monument
monument-blue-green = blue and green monument
monument-blue-black = blue and black monument
monument-green-black = green and black monument
seat-1 = Lion
seat-2 = Bow
seat-3 = Pot
seat-4 = Bull

## The table

option-english = English variant
    .text = The attacker adds tiles only to get ahead; the defender only exactly enough to tie.
option-ziggurat = Ziggurat variant
    .text = Five equal tiles in a plus become the Ziggurat: its king earns a point of any colour every turn.
option-open_points = Open points
    .text = Everybody sees everybody’s points.
option-dynasty1 = Dynasty of the first seat
    .text = The name and the sign of the seat. Who wants one that an earlier seat has gets the first that is free.
option-dynasty1-lion = { seat-1 }
option-dynasty1-bow = { seat-2 }
option-dynasty1-pot = { seat-3 }
option-dynasty1-bull = { seat-4 }
option-dynasty2 = Dynasty of the second seat
    .text = The name and the sign of the seat. Who wants one that an earlier seat has gets the first that is free.
option-dynasty2-lion = { seat-1 }
option-dynasty2-bow = { seat-2 }
option-dynasty2-pot = { seat-3 }
option-dynasty2-bull = { seat-4 }
option-dynasty3 = Dynasty of the third seat
    .text = The name and the sign of the seat. Who wants one that an earlier seat has gets the first that is free.
option-dynasty3-lion = { seat-1 }
option-dynasty3-bow = { seat-2 }
option-dynasty3-pot = { seat-3 }
option-dynasty3-bull = { seat-4 }
option-dynasty4 = Dynasty of the fourth seat
    .text = The name and the sign of the seat. Who wants one that an earlier seat has gets the first that is free.
option-dynasty4-lion = { seat-1 }
option-dynasty4-bow = { seat-2 }
option-dynasty4-pot = { seat-3 }
option-dynasty4-bull = { seat-4 }
hand = hand
points = points
treasures = treasures
catastrophes = catastrophes
leader-supply = supply
score = score
out-of-game = swapped away
bag-left = Tiles in the bag: { $n }
treasures-left = Treasures on the board: { $n }
actions-left =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
idle-turns = Idle turns: { $n }
legend-tiles = R temple, B farm, G market, K settlement
legend-leaders = R1 priest, B1 farmer, G1 merchant, K1 king of seat 1
legend-board = * treasure, ^ corner treasure, X catastrophe, ~ river
legend-monument = ▒R▒▒B▒ monument in two colours, ▒Z▒ Ziggurat

## Questions

ask-action = Choose an action
ask-swap = How many { $tile } tiles do you swap?
ask-attack = You attack: { $attack } against { $defence }. Add reinforcements?
ask-defend = You defend: { $defence } against { $attack }. A tie is enough.
ask-choose-war = Several wars: which one first?
ask-choose-site = Choose where to build
ask-choose-monument = Four equal tiles: build a monument?
ask-take-treasure = Choose the treasure to take
ask-choose-point = Choose the colour of the Ziggurat’s point
conflict-revolt = Revolt ({ $leader }): { $attacker } { $attack } against { $defender } { $defence }. Reinforcements: { $tile }
conflict-war = War ({ $leader }): { $attacker } { $attack } against { $defender } { $defence }. Reinforcements: { $tile }

## Moves: the verb of a menu, then the whole move

verb-end = End the turn
verb-tile = Place a tile
verb-leader = Place or move a leader
verb-withdraw = Take back a leader
verb-catastrophe = Place a catastrophe
verb-swap = Swap tiles
verb-discard = Swap away
verb-commit = Commit reinforcements
verb-war = Choose the next war
verb-square = Choose the square of four
verb-plus = Choose the centre of the plus
verb-build = Build a monument
verb-decline = Do not build
verb-treasure = Take a treasure
verb-point = Choose the colour of the Ziggurat’s point
move-end = End the turn
move-tile = Place a { $a } on { $b }
move-leader = Place the { $raw-a ->
        [red] priest
        [blue] farmer
        [green] merchant
       *[black] king
    } on { $b }
move-withdraw = Take back the { $raw-a ->
        [red] priest
        [blue] farmer
        [green] merchant
       *[black] king
    }
move-catastrophe = Place a catastrophe on { $a }
move-swap = Swap tiles
move-discard = Tiles of this colour to swap: { $a }
move-commit = Reinforcements: { $a }
move-war = { $raw-a ->
        [red] War of the priests
        [blue] War of the farmers
        [green] War of the merchants
       *[black] War of the kings
    }
move-square = Build on the square of four to the { $a }
move-plus = Build the Ziggurat, centre of the plus: { $a }
move-build = Build the { $a }
move-decline = Do not build
move-treasure = Take the treasure on { $a }
move-point = Ziggurat: one { $a } point
word-temple = temple
word-farm = farm
word-market = market
word-settlement = settlement
word-red = red
word-blue = blue
word-green = green
word-black = black
word-red-blue = red and blue monument
word-red-green = red and green monument
word-red-black = red and black monument
word-blue-green = blue and green monument
word-blue-black = blue and black monument
word-green-black = green and black monument
word-nw = upper left
word-ne = upper right
word-sw = lower left
word-se = lower right
word-north = above
word-west = left
word-here = here
word-east = right
word-south = below

## What happened

event-tile = { $seat } places a { $tile } on { $square }
event-leader = { $seat } places the { $leader } on { $square }
event-leader-moved = { $seat } moves the { $leader } from { $from } to { $square }
event-leader-withdrawn = { $seat } takes back the { $leader } from { $square }
event-leader-evicted = The { $leader } of { $seat } on { $square } goes home
event-catastrophe = { $seat } places a catastrophe on { $square }
event-swapped =
    { $count ->
        [one] { $seat } swaps { $count } tile
       *[other] { $seat } swaps { $count } tiles
    }
event-drew = You draw: { $tile }
event-refilled =
    { $count ->
        [one] { $seat } draws { $count } tile
       *[other] { $seat } draws { $count } tiles
    }
event-points =
    { $count ->
        [one] { $seat } scores { $count } { $colour } point
       *[other] { $seat } scores { $count } { $colour } points
    }
event-union = { $seat } unites two kingdoms on { $square }
event-revolt-begins = Revolt: { $attacker } ({ $strength }) against { $defender } ({ $against }), { $leader }
event-war-begins = War: { $attacker } ({ $strength }) against { $defender } ({ $against }), { $leader }
event-committed =
    { $count ->
        [0] { $seat } adds no { $tile }
       *[other] { $seat } adds from the hand: { $count } × { $tile }
    }
event-revolt-won = { $winner } wins the revolt against { $loser } ({ $leader }), { $strength } to { $against }
event-war-won = { $winner } wins the war against { $loser } ({ $leader }), { $strength } to { $against }
event-tiles-removed = { $squares-count ->
        [one] { $squares-count } tile ({ $tile }) leaves the board: { $squares }
       *[other] { $squares-count } tiles ({ $tile }) leave the board: { $squares }
    }
event-monument-built = { $seat } builds the { $monument } on { $square }
event-ziggurat-built = { $seat } builds the Ziggurat around { $square }
event-declined = { $seat } builds nothing
event-income =
    { $count ->
        [one] Monuments: { $seat } scores { $count } { $colour } point
       *[other] Monuments: { $seat } scores { $count } { $colour } points
    }
event-ziggurat-income =
    { $count ->
        [one] Ziggurat: { $seat } scores { $count } { $colour } point
       *[other] Ziggurat: { $seat } scores { $count } { $colour } points
    }
event-treasure = { $seat } takes the treasure on { $square }
event-turn = { $seat } to play
event-end-treasures =
    { $count ->
        [0] No treasure is left: the game ends.
        [one] { $count } treasure is left: the game ends.
       *[other] { $count } treasures are left: the game ends.
    }
event-end-bag = The bag cannot fill the hand of { $seat }: the game ends.
event-end-idle = Too many idle turns: the game ends.

## What happened, counted

deed-tile = Tiles placed
deed-leader = Leaders placed
deed-leader-moved = Leaders moved
deed-leader-withdrawn = Leaders taken back
deed-leader-evicted = Leaders sent home
deed-catastrophe = Catastrophes
deed-swapped = Tiles swapped
deed-refilled = Hand refilled
deed-points = Points scored
deed-union = Unions
deed-revolt-begins = Revolts begun
deed-war-begins = Wars begun
deed-committed = Reinforcements
deed-revolt-won = Revolts won
deed-war-won = Wars won
deed-monument-built = Monuments built
deed-ziggurat-built = Ziggurat built
deed-declined = Nothing built
deed-income = Monument income
deed-ziggurat-income = Ziggurat income
deed-treasure = Treasures taken
deed-turn = Turns
deed-end-bag = Bag ran out

## The final score

score-red = Red
score-blue = Blue
score-green = Green
score-black = Black
score-treasures = of these, treasures

## Why a move is refused
refused-no-tile = you have no such tile in hand: { $tile } ({ $rule })
refused-not-empty = { $square } is not empty ({ $rule })
refused-river-for-farms = { $square } is a river square, which takes farms only ({ $rule })
refused-farm-on-land = a farm needs a river square, and { $square } is land ({ $rule })
refused-three-kingdoms = a tile on { $square } would join three kingdoms or more ({ $rule })
refused-leader-stands-there = this leader already stands on { $square } ({ $rule })
refused-leader-on-river = { $square } is a river square: leaders stand on land only ({ $rule })
refused-no-temple = no face-up temple shares a side with { $square } ({ $rule })
refused-two-kingdoms = a leader on { $square } would join two kingdoms ({ $rule })
refused-leader-at-home = this leader is not on the board: { $leader } ({ $rule })
refused-no-catastrophe = you have no catastrophe left ({ $rule })
refused-treasure-there = a treasure lies on { $square } ({ $rule })
refused-leader-there = a leader stands on { $square } ({ $rule })
refused-building-there = { $square } belongs to a monument or the Ziggurat ({ $rule })
refused-catastrophe-there = a catastrophe already lies on { $square } ({ $rule })
refused-empty-hand = your hand is empty ({ $rule })
refused-swap-of-nothing = a swap needs at least one tile, and no other colour is left ({ $rule })
refused-so-many-in-hand =
    { $n ->
        [0] you have none in hand: { $tile } ({ $rule })
       *[other] you have only { $n } in hand: { $tile } ({ $rule })
    }
refused-not-enough-to-win = in the English variant the attacker adds nothing, or enough to get ahead ({ $rule })
refused-not-exactly-a-tie = in the English variant the defender adds nothing, or exactly enough for a tie ({ $rule })
refused-no-war = there are no two such leaders in the united kingdom: { $leader } ({ $rule })
refused-square-is-chosen = the square is chosen: now a monument is built on it ({ $rule })
refused-no-monument-left = all monuments of this colour are built: { $tile } ({ $rule })
refused-not-four-equal = there are no four equal face-up tiles there with the tile you placed ({ $rule })
refused-monument-stands = it is already built: { $monument } ({ $rule })
refused-wrong-monument = its colours are not those of the four tiles: { $monument } ({ $rule })
refused-without-ziggurat = this table plays without the Ziggurat ({ $rule })
refused-ziggurat-stands = the Ziggurat is already built ({ $rule })
refused-not-five-equal = there are no five equal face-up tiles in a plus there ({ $rule })
refused-treasure-elsewhere = there is no treasure to take on { $square } ({ $rule })
