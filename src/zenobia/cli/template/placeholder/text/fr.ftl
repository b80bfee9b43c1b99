# Placeholder

placeholder = Placeholder
    .tagline = Prenez une ou deux pierres ; qui prend la dernière gagne.
minutes = 1
seat-1 = Premier
seat-2 = Second

## Questions

ask-take = Pierres : { $n }. Combien en prenez-vous ?

## Coups : le verbe du menu, puis le coup entier ($a est le premier mot après le verbe)

verb-take = Prendre des pierres
move-take = Prendre { $a }

## Ce qui s’est passé : un message par événement

event-taken = { $seat } en prend { $count }, reste : { $left }
event-won = { $seat } prend la dernière pierre et gagne

## Ce qui s’est passé, compté

deed-taken = Tours
deed-won = Victoires

## Le score final

score-last = La dernière pierre

## Pourquoi un coup est refusé

refused-too-many = il n’y en a que { $stones } dans le tas ({ $rule })
