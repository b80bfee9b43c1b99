# Placeholder

placeholder = Placeholder
    .tagline = Prendi una o due pietre; chi prende l’ultima vince.
minutes = 1
seat-1 = Primo
seat-2 = Secondo

## Domande

ask-take = Pietre: { $n }. Quante ne prendi?

## Mosse: il verbo del menu, poi la mossa intera ($a è la prima parola dopo il verbo)

verb-take = Prendere pietre
move-take = Prendi { $a }

## Che cosa è successo: un messaggio per ogni evento

event-taken = { $seat } ne prende { $count }, restano: { $left }
event-won = { $seat } prende l’ultima pietra e vince

## Che cosa è successo, contato

deed-taken = Turni
deed-won = Vittorie

## Il punteggio finale

score-last = L’ultima pietra

## Perché una mossa è rifiutata

refused-too-many = nel mucchio ce n’è solo { $stones } ({ $rule })
