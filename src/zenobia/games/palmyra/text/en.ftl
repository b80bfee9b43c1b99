# Palmyra

palmyra = Palmyra
    .tagline = Lay land, march your legion, send your censor: the richest becomes governor.
minutes = 40

## Pieces

seat-1 = Blue
seat-2 = Red
seat-3 = Green
seat-4 = Yellow
seat-5 = Black
pawn-legion = legion
pawn-censor = censor
tile-small-desert = small tile, desert, empty
tile-small-desert-watchtower = small tile, desert, watchtower
tile-small-desert-lake = small tile, desert, lake
tile-small-desert-caravan = small tile, desert, caravan
tile-small-hills = small tile, hills, empty
tile-small-hills-watchtower = small tile, hills, watchtower
tile-small-hills-lake = small tile, hills, lake
tile-small-hills-caravan = small tile, hills, caravan
tile-small-mountains = small tile, mountains, empty
tile-small-mountains-watchtower = small tile, mountains, watchtower
tile-small-mountains-lake = small tile, mountains, lake
tile-small-mountains-caravan = small tile, mountains, caravan
tile-large-desert = large tile, desert, empty
tile-large-desert-watchtower = large tile, desert, watchtower
tile-large-desert-lake = large tile, desert, lake
tile-large-desert-caravan = large tile, desert, caravan
tile-large-hills = large tile, hills, empty
tile-large-hills-watchtower = large tile, hills, watchtower
tile-large-hills-lake = large tile, hills, lake
tile-large-hills-caravan = large tile, hills, caravan
tile-large-mountains = large tile, mountains, empty
tile-large-mountains-watchtower = large tile, mountains, watchtower
tile-large-mountains-lake = large tile, mountains, lake
tile-large-mountains-caravan = large tile, mountains, caravan
place-city = city centre

## The table

option-mix = Mix of tiles
    .text = The printed mix is not known. First: 36 of the 93 tiles carry an element. Second: 54 do.
option-mix-first = first: fewer elements
option-mix-second = second: more elements
option-expert = Expert game: the Emperor
    .text = Pay a coin while reorganising to win the Emperor: any pawn for any action, and one tile or coin more.
option-solo = Solo campaign
    .text = Five games alone, each with a target; only for one player.
option-solo-1 = First game
option-solo-2 = Second game
option-solo-3 = Third game
option-solo-4 = Fourth game
option-solo-5 = Fifth and last game
option-tribute_at_once = Tribute at once
    .text = The tile is flipped before the coins are counted, and counts already.
option-substitute = One pile helps the other
    .text = If a pile is short, the other fills in; the game ends only if both together are short.
option-emperor_test = The Emperor helps the tribute
    .text = The Emperor’s coin counts when the income is compared with the flipped tiles.
option-hide_coins = Hidden coins
    .text = As in the rulebook: the others see your coins only at the end. Gains are announced all the same. Off: all coins lie open.
option-starts = Who starts
    .text = In the rulebook, whoever lives furthest south.
option-starts-1 = { seat-1 }
option-starts-2 = { seat-2 }
option-starts-3 = { seat-3 }
option-starts-4 = { seat-4 }
option-starts-5 = { seat-5 }
hand = hand
hand-empty = no tile
coins = coins
coins-hidden = hidden
flipped = flipped
legion-at = legion
censor-at = censor
lifted = to be placed
emperor = Emperor
emperor-free = The Emperor is free.
coins-left = Coins in the reserve: { $n }
piles-left = Piles: { $small } small, { $large } large
solo-game =
    { $game ->
        [1] First game
        [2] Second game
        [3] Third game
        [4] Fourth game
       *[5] Fifth and last game
    }
solo-target = Target: { $target } coins
solo-drain = Coins lost every turn: { $n }
solo-best = Best score: { $n }
campaign-set-aside = The file of your best scores was damaged and has been set aside: { $file }
income-preview = Income: { $n }
run-action =
    { $action ->
        [conquer] Conquer with the { $pawn }
       *[collect] Collect with the { $pawn }
    }
columns-shown = Columns { $first } to { $last } of { $west } to { $east }
legend-tiles = (D) large, [d] small: D desert, H hills, M mountains; ⌂ start tile
legend-elements = t watchtower, l lake, c caravan
legend-pawns = L1 legion, C1 censor of seat 1; in the city centre: { $pawns }
legend-nobody = nobody

## Questions

ask-turn = Conquer, collect or reorganise?
ask-pick = Choose a tile for the { $pawn }
ask-lay = Lay the tile: { $tile }
ask-split = Odd number: one more of which size?
ask-flip = Flip a tile for tribute?
ask-emperor = Pay a coin and take the Emperor?
ask-pile = Draw a tile: small or large?
ask-place-legion = Place the legion
ask-place-censor = Place the censor

## Moves: the verb of a menu, then the whole move

verb-conquer = Conquer
verb-collect = Collect
verb-reorganise = Reorganise
verb-stop = Stop here
verb-lay = Choose a tile
verb-to = Choose a space
verb-flip = Flip a tile for tribute
verb-more = One more of which size
verb-draw = Draw a tile
verb-emperor = The Emperor
move-conquer = Conquer with the { $a }
move-collect = Collect with the { $a }
move-reorganise = Reorganise
move-stop = Stop here
move-lay = Choose: { $a }
move-to =
    { $raw-a ->
        [city] To the city centre
       *[other] To { $a }
    }
move-flip =
    { $raw-a ->
        [nothing] Flip nothing
       *[other] Flip for tribute: { $a }
    }
move-more =
    { $raw-a ->
        [small] One more small tile
       *[large] One more large tile
    }
move-draw =
    { $raw-a ->
        [small] Draw a small tile
       *[large] Draw a large tile
    }
move-emperor =
    { $raw-a ->
        [pay] Pay a coin and take the Emperor
       *[leave] Leave the Emperor
    }
word-legion = { pawn-legion }
word-censor = { pawn-censor }
word-city = { place-city }
word-nothing = nothing
word-small = small tile
word-large = large tile
word-pay = pay
word-leave = leave
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

## What happened

event-turn = { $seat } to play
event-lay = { $seat } lays a tile with the { $pawn } on { $cell } ({ $tile }): +{ $count }
event-conquer =
    { $count ->
        [one] { $seat } conquers and draws { $count } tile
       *[other] { $seat } conquers and draws { $count } tiles
    }
event-draw = { $seat } draws: { $tile }
event-collect =
    { $count ->
        [one] { $seat } collects { $count } coin
       *[other] { $seat } collects { $count } coins
    }
event-tribute =
    { $count ->
        [one] Tribute: { $seat } receives { $count } more coin
       *[other] Tribute: { $seat } receives { $count } more coins
    }
event-emperor-bonus = Emperor: one more for { $seat }
event-flip = { $seat } flips a tile ({ $tile }): tribute { $count }
event-reorganise = { $seat } reorganises
event-emperor = { $seat } pays a coin and receives the Emperor
event-place = { $seat } places the { $pawn }: { $place }
event-drain =
    { $count ->
        [one] { $count } coin leaves the game
       *[other] { $count } coins leave the game
    }
event-end = { $why }
why-tiles = The piles cannot deliver the tiles earned: the game ends.
why-coins = The last coin is taken: the game ends.
why-drained = The reserve is empty: the game ends.
why-exhausted = No tiles are left anywhere: the game ends.
why-stalemate = Nobody moves on: the game ends.
event-final =
    { $count ->
        [one] { $seat }: { $count } coin, { $flips } flipped
       *[other] { $seat }: { $count } coins, { $flips } flipped
    }
event-solo-passed = Target reached: { $count } of { $target } coins
event-solo-failed = Target missed: { $count } of { $target } coins

## What happened, counted

deed-turn = Turns
deed-lay = Tiles laid
deed-conquer = { verb-conquer }
deed-draw = Tiles drawn
deed-collect = { verb-collect }
deed-tribute = { score-tribute }
deed-emperor-bonus = One more by the Emperor
deed-flip = Tiles flipped
deed-reorganise = { verb-reorganise }
deed-emperor = Emperor received
deed-place = Pawns placed
deed-final = Final score

## The final score

score-start = Coins at the start
score-income = Income
score-tribute = Tribute
score-emperor = Emperor’s coins
score-emperor-price = Paid for the Emperor
score-flipped = Flipped tiles (tie)

## Why a move is refused
refused-shut-in = there is no free space beside the { $pawn } ({ $rule })
refused-no-fitting-tile = you have no tile that fits a free space beside the { $pawn } ({ $rule })
refused-no-such-tile = you have no such tile: { $tile } ({ $rule })
refused-run-limit = a turn has at most { $elements } element and { $with } empty tiles, or { $alone } empty tiles ({ $rule })
refused-no-room = there is no free space of this size beside the { $pawn }: { $tile } ({ $rule })
refused-space-taken = a tile already lies on { $space } ({ $rule })
refused-wrong-size = { $space } takes tiles of another size: { $size } ({ $rule })
refused-not-beside-pawn = { $space } is not beside the { $pawn } ({ $rule })
refused-nothing-laid = a turn has at least one tile, and nothing is laid yet ({ $rule })
refused-not-with-you = only the holder of the Emperor may use either pawn ({ $rule })
refused-own-action = the legion conquers and the censor collects ({ $rule })
refused-pile-short = the piles cannot deliver this split ({ $rule })
refused-pile-empty = this pile is empty ({ $rule })
refused-no-tile-there = no tile lies on { $space } ({ $rule })
refused-city-is-one = { $space } belongs to the city centre, which is one place: choose the city ({ $rule })
refused-pawn-there = a pawn already stands on { $space } ({ $rule })
