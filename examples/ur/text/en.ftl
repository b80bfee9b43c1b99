# The Royal Game of Ur

ur = The Royal Game of Ur
    .tagline = Race seven pieces across the board, and send home whoever stands in your way.
minutes = 20
seat-1 = White
seat-2 = Black

## The table

beside = { $player }: { $home } at home, { $off } off
legend-board = 1 and 2: pieces of White and of Black; *: rosette

## Questions

ask-throw = Throw the dice
ask-move = The dice show { $thrown }: which piece?

## Moves: the verb of a menu, then the whole move

verb-throw = Throw the dice
verb-enter = Bring a piece onto the board
verb-move = Move a piece
move-throw = Throw the dice
move-enter = Bring a piece onto the board
move-move = Move the piece on { $a }

## What happened

event-thrown = { $seat } throws { $count }
event-stuck = { $seat } cannot move
event-entered = { $seat } brings a piece onto { $square }
event-moved = { $seat } moves from { $from } to { $square }
event-borne-off = { $seat } bears off the piece on { $from }
event-captured = { $seat } sends home a piece on { $square } ({ $loser })
event-again = A rosette on { $square }: { $seat } throws again
event-won = { $seat } has borne off all pieces

## What happened, counted

deed-thrown = Throws
deed-stuck = Throws without a move
deed-entered = Pieces brought onto the board
deed-moved = Moves on the board
deed-borne-off = Pieces borne off
deed-captured = Captures
deed-again = Further throws
deed-won = Wins

## The final score

score-off = Pieces borne off

## Why a move is refused

refused-none-at-home = none of your pieces is at home ({ $rule })
refused-no-piece = no piece of yours stands on { $square } ({ $rule })
refused-too-far = a piece leaves the board by an exact throw: here { $steps } ({ $rule })
refused-own-piece = a piece of your own stands on { $square } ({ $rule })
refused-refuge = the piece on { $square } cannot be captured ({ $rule })
