# Placeholder

placeholder = Placeholder
    .tagline = Take one or two stones; who takes the last one wins.
minutes = 1
seat-1 = First
seat-2 = Second

## Questions

ask-take = Stones: { $n }. How many do you take?

## Moves: the verb of a menu, then the whole move ($a is its first word behind the verb)

verb-take = Take stones
move-take = Take { $a }

## What happened: one message for each event

event-taken = { $seat } takes { $count }, left: { $left }
event-won = { $seat } takes the last stone and wins

## What happened, counted

deed-taken = Turns
deed-won = Wins

## The final score

score-last = The last stone

## Why a move is refused

refused-too-many = there is only { $stones } in the pile ({ $rule })
