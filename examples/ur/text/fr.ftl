# Le jeu royal d’Ur

ur = Le jeu royal d’Ur
    .tagline = Faites courir sept pions et renvoyez chez lui qui vous barre la route.
minutes = 20
seat-1 = Blanc
seat-2 = Noir

## La table

beside = { $player } : { $home } à la maison, { $off } sortis
legend-board = 1 et 2 : pions blancs et noirs ; * : rosette

## Questions

ask-throw = Lancez les dés
ask-move = Les dés donnent { $thrown } : quel pion ?

## Coups : le verbe du menu, puis le coup entier

verb-throw = Lancer les dés
verb-enter = Faire entrer un pion
verb-move = Avancer un pion
move-throw = Lancer les dés
move-enter = Faire entrer un pion
move-move = Avancer le pion en { $a }

## Ce qui s’est passé

event-thrown = { $seat } lance les dés et obtient { $count }
event-stuck = { $seat } ne peut pas jouer
event-entered = { $seat } fait entrer un pion en { $square }
event-moved = { $seat } avance de { $from } à { $square }
event-borne-off = { $seat } sort le pion en { $from }
event-captured = { $seat } renvoie un pion en { $square } ({ $loser })
event-again = Rosette en { $square } : { $seat } relance les dés
event-won = { $seat } a sorti tous ses pions

## Ce qui s’est passé, compté

deed-thrown = Lancers
deed-stuck = Lancers sans coup possible
deed-entered = Pions entrés
deed-moved = Coups sur le plateau
deed-borne-off = Pions sortis
deed-captured = Prises
deed-again = Relances
deed-won = Victoires

## Le score final

score-off = Pions sortis

## Pourquoi un coup est refusé

refused-none-at-home = aucun de vos pions n’est à la maison ({ $rule })
refused-no-piece = aucun de vos pions n’est en { $square } ({ $rule })
refused-too-far = un pion sort par un lancer exact : ici { $steps } ({ $rule })
refused-own-piece = un de vos pions est en { $square } ({ $rule })
refused-refuge = le pion en { $square } ne peut pas être pris ({ $rule })
