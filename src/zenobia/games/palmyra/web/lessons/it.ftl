# Palmyra: le parole della prima partita guidata (lessons.toml).

lesson-goal = Terre, tessere, monete
    .text =
        Posi terre intorno alla città e le percorri con due pedine: la legione rende tessere, il censore monete. Alla fine vince chi ha più monete.

        Ci sono tessere grandi e piccole di tre terreni: deserto, colline e montagne. Le grandi toccano grandi e piccole; le piccole toccano solo grandi.

        Un turno è una di tre cose: conquistare, riscuotere o riorganizzare.
lesson-conquer = Conquista con la legione
    .text =
        Tutte le pedine cominciano nel centro città. Un percorso si fa così: posa una tessera accanto alla pedina, poi la pedina vi sale.

        Una tessera rende 1 per ogni tessera vicina dello stesso terreno. Scegli «Conquista», poi il tuo deserto grande, poi lo spazio che promette 2: tocca due deserti della città.
    .right = Due vicine dello stesso terreno: 2. Il percorso non è ancora finito.
    .wrong = Scegli «Conquista», poi il deserto grande, poi lo spazio con il 2.
    .wrong-collect = Riscuotere porta monete, ma prima ti servono tessere: usa la legione.
    .wrong-reorganise = Riorganizzare porta una sola tessera. Conquistare ne porterà quattro.
    .wrong-small = Puoi cominciare dalla piccola. Ma il deserto grande apre la strada migliore: posalo prima.
    .wrong-place = Permesso, ma guarda i numeri: uno spazio promette 2.
lesson-run = Il percorso continua
    .text =
        In un turno puoi posare fino a quattro tessere vuote, ognuna accanto alla precedente. Posa anche il deserto piccolo, dove promette 2: tocca la tua nuova tessera e la città.
    .right = In tutto 4: peschi quindi quattro tessere, metà piccole e metà grandi. Serviranno nei prossimi turni.
    .wrong = Scegli il deserto piccolo, poi lo spazio con il 2.
    .wrong-stop = Puoi fermarti dopo ogni tessera, e ne pescheresti due. Ma il deserto piccolo ne aggiunge altre due.
    .wrong-place = Permesso, ma lo spazio tra la tua nuova tessera e la città rende di più.
lesson-collect = Riscuoti con il censore
    .text =
        Il censore avanza allo stesso modo, ma ogni punto di rendita è una moneta.

        È ancora in città. Scegli «Riscuoti», posa le colline grandi dove promettono 1, poi le colline piccole dove promettono 2.
    .right = 1 e 2 fanno tre monete dalla riserva. All’inizio ne contiene 120, e quando è vuota la partita finisce.
    .wrong = Riscuoti: le colline grandi, poi le piccole.
    .wrong-conquer = Anche le tessere sono utili, ma ora vogliamo monete: riscuote il censore.
    .wrong-reorganise = Non ancora: il censore ha una bella strada davanti.
    .wrong-mountains = Le montagne qui non trovano montagne. Prendi le colline.
    .wrong-small = Va bene anche quest’ordine. Per questa lezione comincia dalle colline grandi.
    .wrong-place = Permesso, ma un altro spazio rende di più.
    .wrong-stop = Già una moneta, ma le colline piccole ne aggiungerebbero due.
lesson-flip = Tributo: una tessera diventa moneta
    .text =
        Dopo aver riscosso puoi girare una tessera della mano sul lato moneta. Come territorio è persa, ma dalla prossima riscossione ogni tessera girata può rendere una moneta in più.

        Le tue montagne piccole servono poco: girale.
    .right = Una tessera girata. Non torna più, ma può pagare più e più volte.
    .wrong = Gira le montagne piccole.
    .wrong-nothing = Puoi tenere la tessera. Ma chi gira presto riscuote di più per il resto della partita.
lesson-tribute = Elementi, e tributo pagato
    .text =
        Alcune tessere mostrano un elemento: torre di guardia, lago o carovana. Per ogni vicina con lo stesso elemento questa tessera rende 2 in più. Con una tessera con elemento puoi posare solo una tessera vuota nello stesso turno.

        Se la tua rendita supera il numero delle tue tessere girate, ognuna di queste paga una moneta. Ne hai due: riscuoti con la tessera del lago, accanto all’altro lago.
    .right = 1 per le montagne e 2 per il lago fanno 3. È più delle tue due tessere girate, quindi tutte e due pagano il tributo: cinque monete in tutto. Con una rendita di 2 non ci sarebbe stato tributo.
    .wrong = Riscuoti, poi scegli la tessera del lago.
    .wrong-conquer = La legione è mal collocata per questo. Il censore invece sta accanto al lago: riscuoti.
    .wrong-reorganise = Non serve: il censore è al posto giusto.
lesson-guard = Le pedine altrui custodiscono la terra
    .text =
        Una tessera vicina su cui sta una pedina altrui non ti rende niente. Le tue pedine non disturbano, e nemmeno quelle in città.

        La legione rossa custodisce un deserto. Conquista con il deserto piccolo e prendi lo spazio che promette ancora 3.
    .right = Intorno ci sono quattro deserti, ma quello con la legione rossa non conta: 3. Anche il posto in cui lasci le tue pedine conta contro gli altri.
    .wrong = Conquista, poi il deserto piccolo, poi lo spazio con il 3.
    .wrong-collect = Tre monete andrebbero bene. Ma hai poche tessere e nessuna grande: conquistane di nuove.
    .wrong-reorganise = La tua legione è ben collocata: conquista.
    .wrong-legion = Anche lì la legione rossa rovina una vicina, e restano solo 2. Un altro spazio ha 3.
    .wrong-place = Permesso, ma uno spazio promette 3.
lesson-split = Un numero dispari
    .text =
        Se il numero è pari, metà delle tessere sono piccole e metà grandi. Se è dispari, scegli tu la dimensione di quella in più, prima di vedere le tessere.

        Scegli una delle due.
    .right = Tre tessere per la tua mano. La mano non ha limite, e tutti la vedono.
lesson-reorganise = Riorganizza
    .text =
        Le tue due pedine sono bloccate: stanno su tessere piccole e hai solo una tessera piccola. Ma le piccole non si toccano mai.

        Riorganizza: pesca una tessera, poi ricolloca le due pedine, ognuna su una tessera senza pedine o in città. Pesca una tessera grande, manda la legione in città e il censore sulle colline grandi con la carovana.
    .right = Questo era tutto il turno: nessuna rendita. Ma nel prossimo il censore può posare la tua carovana accanto all’altra.
    .wrong = Riorganizza, pesca una tessera grande, poi la legione in città e il censore sulla carovana.
    .wrong-small = Permesso. Ma una tessera piccola ce l’hai già, e sono le grandi a sbloccare: pescane una grande.
    .wrong-place = Permesso. Ma qui la legione va in città e il censore sulle colline grandi con la carovana.
lesson-end = La fine
    .text =
        La partita finisce subito quando la riserva è vuota, o quando una conquista chiede più tessere di quante ne hanno le pile. Vince chi ha più monete; in parità, chi ha più tessere girate.

        Restano sette monete. Ne hai 59, il tuo avversario 54: chi le prende vince. Riscuoti con le tue montagne piccole e la loro torre di guardia, dove promettono 4. Le tue tre tessere girate pagano il tributo.
    .right = 4 e 3 sono le ultime sette monete, e così la partita è finita: 66 contro 54, vinci tu.
    .wrong = Riscuoti, poi le montagne piccole con la torre di guardia, poi lo spazio con il 4.
    .wrong-conquer = Le tessere non fanno vincere. Prendi le ultime monete.
    .wrong-reorganise = Allora le ultime monete le prenderebbe il tuo avversario. Prendile tu.
    .wrong-place = Lì prendi di meno e la partita continua. Uno spazio promette 4.
