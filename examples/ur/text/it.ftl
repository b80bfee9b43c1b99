# Il gioco reale di Ur

ur = Il gioco reale di Ur
    .tagline = Fai correre sette pedine e rimanda a casa chi ti sbarra la strada.
minutes = 20
seat-1 = Bianco
seat-2 = Nero

## Il tavolo

beside = { $player }: { $home } a casa, { $off } uscite
legend-board = 1 e 2: pedine del Bianco e del Nero; *: rosetta

## Domande

ask-throw = Tira i dadi
ask-move = I dadi danno { $thrown }: quale pedina?

## Mosse: il verbo del menu, poi la mossa intera

verb-throw = Tirare i dadi
verb-enter = Far entrare una pedina
verb-move = Muovere una pedina
move-throw = Tira i dadi
move-enter = Fai entrare una pedina
move-move = Muovi la pedina in { $a }

## Che cosa è successo

event-thrown = { $seat } tira { $count }
event-stuck = { $seat } non può muovere
event-entered = { $seat } fa entrare una pedina in { $square }
event-moved = { $seat } muove da { $from } a { $square }
event-borne-off = { $seat } fa uscire la pedina in { $from }
event-captured = { $seat } rimanda a casa una pedina in { $square } ({ $loser })
event-again = Rosetta in { $square }: { $seat } tira di nuovo
event-won = { $seat } ha fatto uscire tutte le pedine

## Che cosa è successo, contato

deed-thrown = Tiri
deed-stuck = Tiri senza mossa
deed-entered = Pedine entrate
deed-moved = Mosse sul tabellone
deed-borne-off = Pedine uscite
deed-captured = Catture
deed-again = Altri tiri
deed-won = Vittorie

## Il punteggio finale

score-off = Pedine uscite

## Perché una mossa è rifiutata

refused-none-at-home = nessuna tua pedina è a casa ({ $rule })
refused-no-piece = nessuna tua pedina è in { $square } ({ $rule })
refused-too-far = una pedina esce con un tiro esatto: qui { $steps } ({ $rule })
refused-own-piece = una tua pedina è in { $square } ({ $rule })
refused-refuge = la pedina in { $square } non può essere catturata ({ $rule })
