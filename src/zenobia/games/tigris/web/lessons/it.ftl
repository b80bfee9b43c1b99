# Tigri & Eufrate: le parole della prima partita guidata (lessons.toml).

lesson-goal = Quattro colori
    .text =
        Guidi una dinastia tra due fiumi e ottieni punti di quattro colori: rosso, blu, verde e nero.

        Alla fine conta solo il tuo colore più debole. Undici punti rossi e nessuno nero non valgono niente: cresci in tutti e quattro.

        I dieci templi sul tabellone portano ciascuno un tesoro. Le tue sei tessere sono in basso e nessun altro le vede.
lesson-king = Un leader fonda un regno
    .text =
        Un turno ha fino a due azioni. La prima, qui: metti in gioco il tuo re.

        Un leader sta su una casella di terra libera che tocca un tempio. Piazza il re (nero) in i6, accanto al tempio al centro.
    .right = I pezzi che si toccano formano un territorio, e un territorio con un leader è un regno. Da ora il tuo re raccoglie punti qui.
    .wrong = Scegli il re in basso, poi i6.
    .wrong-place = Il re può stare anche lì, perché c’è un tempio. Troviamoci al centro del tabellone: in i6.
    .wrong-colour = Anche quel leader può stare lì. Ma il re è speciale, lo vedrai presto: comincia da lui.
    .wrong-tile = Una tessera senza un leader vicino non dà punti a nessuno. Prima un leader, poi le tessere.
    .wrong-swap = Cambiare tessere è una delle quattro azioni: utile con una brutta mano, ma la tua è buona.
    .wrong-catastrophe = Hai solo due catastrofi per tutta la partita. Ne useremo una più tardi.
    .wrong-end = Puoi fermarti prima, ma perderesti due buone azioni.
lesson-tile = Una tessera dà un punto
    .text =
        Seconda azione: una tessera piazzata in un regno dà un punto del suo colore al leader di quel colore.

        Piazza un insediamento (nero) accanto al tuo re o al tempio, per esempio in h6.
    .right = Un punto nero per te. Le tue due azioni sono fatte: la tua mano è tornata a sei tessere e il turno passa all’altra dinastia.
    .wrong = Scegli un insediamento in basso, poi una casella che tocca il tuo re.
    .wrong-place = Lì l’insediamento non tocca il regno del tuo re e non dà niente. Mettilo accanto al re, per esempio in h6.
    .wrong-colour = Il re di un regno prende anche i punti dei colori che lì non hanno un leader, quindi non è male. Ma vogliamo un punto nero: un insediamento.
    .wrong-leader = Un secondo leader è una bella azione. Ora però vogliamo il primo punto.
lesson-share = Il re prende ciò che resta
    .text =
        Se in un regno manca il leader del colore della tessera, il punto va al suo re.

        Le fattorie (blu) sono le uniche tessere che stanno sul fiume, e non stanno altrove. Piazza una fattoria in e3: tocca il tuo regno.
    .right = Un punto blu, e il tuo agricoltore non è nemmeno sul tabellone. Con l’agricoltore di un’altra dinastia in questo regno il punto sarebbe stato suo: non importa di chi è il turno.
    .wrong = Scegli la fattoria in basso, poi e3.
    .wrong-place = Le fattorie stanno sul fiume, giusto. Ma questa casella non tocca un tuo regno: e3 sì.
    .wrong-colour = Forse anche un punto. Qui vogliamo quello blu: una fattoria in e3.
lesson-treasure = Il mercante prende i tesori
    .text =
        Quando un regno con un mercante (verde) contiene due o più tesori, il mercante li prende tutti tranne uno alla fine dell’azione. Quelli vicini agli angoli del tabellone vanno per primi.

        Il tuo mercante è in f4, accanto a f3. Chiudi il varco nel fiume in e2 con una fattoria.
    .right = Ora il tuo regno arriva fino a b2, e il tesoro di là è tuo. Alla fine un tesoro vale un punto del colore che ti serve.
    .wrong = Scegli la fattoria in basso, poi e2, tra d2 e f2.
    .wrong-place = Lì non si unisce niente. Il varco tra i due templi con i tesori è in e2.
    .wrong-colour = Sul fiume può stare solo una fattoria, e il varco è una casella di fiume: e2.
lesson-revolt = Rivolta: un trono, due re
    .text =
        Due leader dello stesso colore non possono dividersi un regno. Metti il tuo re in un regno che ne ha già uno, ed è rivolta.

        Ogni parte conta i templi che toccano il suo leader. In i6 il tuo re ne toccherebbe due, l’altro ne tocca uno. Attacca: il re in i6.
    .right = Due contro uno. Ma la rivolta non è ancora decisa: tutti e due possono aggiungere templi dalla mano.
    .wrong = Scegli il tuo re in basso, poi i6.
    .wrong-place = Il re può stare lì, ma lo sosterrebbero meno templi. In i6 sono due.
    .wrong-colour = Lì non c’è un altro leader di quel colore: non succede niente. Per la rivolta serve il tuo re.
lesson-reinforce = Rinforzi
    .text =
        Attacchi tu, quindi tocca prima a te aggiungere, poi al difensore. Una volta ciascuno, e tutte le tessere aggiunte sono perse. In parità resta il difensore.

        Sei in vantaggio due a uno. Quanti dei tuoi due templi aggiungi? Anche l’altra dinastia ha tessere nascoste.
    .right = L’altra parte ha aggiunto un tempio, e non è bastato: tre a due. Il re battuto torna a casa, e chi vince una rivolta ottiene sempre un punto rosso.
    .wrong = Aggiungi un tempio.
    .wrong-none = Ora basterebbe un tempio dalla mano del difensore per arrivare a due pari, e la parità è del difensore. Aggiungerne uno vale la pena.
    .wrong-many = Vinceresti, ma perderesti anche il secondo tempio. Qui uno è il prezzo migliore.
lesson-war = Guerra: due regni diventano uno
    .text =
        Una tessera che unisce due regni non dà punti. Se tutti e due hanno un leader dello stesso colore è guerra, e questa volta contano le tessere di quel colore in ciascun regno.

        Il tuo mercante ha tre mercati, l’altro ne ha due. Unisci i regni in h5 con un insediamento.
    .right = Tre contro due, e di nuovo tutti e due possono aggiungere tessere dalla mano: mercati, perché è una guerra tra mercanti.
    .wrong = Scegli un insediamento in basso, poi h5.
    .wrong-place = Lì i regni restano separati. La casella tra i due è h5.
    .wrong-temple = Anche così si uniscono. Ma i templi decidono le rivolte: tienili e spendi un insediamento.
    .wrong-market = Anche così si uniscono. Ma la tessera che unisce non sostiene nessuno, e vorrai aggiungere i tuoi mercati: spendi un insediamento.
lesson-battle = Vincere una guerra
    .text =
        Hai due mercati in mano. Anche il difensore può aggiungerne, e vince le parità.

        Aggiungi almeno un mercato.
    .right = Chi perde ritira il leader e toglie tutte le sue tessere di quel colore. Ottieni un punto verde per il leader e uno per ogni mercato tolto: tre punti. Ecco perché le guerre valgono tanto.
    .wrong = Aggiungi uno o due mercati.
    .wrong-none = Allora un solo mercato dall’altra mano farebbe tre pari, e vincerebbe il difensore: perderesti il mercante e tre mercati.
lesson-monument = Quattro tessere fanno un monumento
    .text =
        Completa un quadrato di due per due tessere dello stesso colore, e puoi costruirvi un monumento di quel colore.

        Tre insediamenti aspettano. Piazza il quarto in g5.
    .right = Prima la tessera ha dato il suo punto nero, come sempre. Ora puoi costruire.
    .wrong = Scegli un insediamento in basso, poi g5.
    .wrong-place = Il quadrato è completo solo con un insediamento in g5.
    .wrong-colour = Le quattro tessere devono avere lo stesso colore: insediamenti.
lesson-build = Scegli il monumento
    .text =
        Ogni monumento ha due colori, e uno deve essere quello delle quattro tessere. Sono solo sei, uno per ogni coppia di colori.

        Hai punti neri, ma nemmeno uno rosso: costruisci quello rosso e nero.
    .right = Le quattro tessere si girano: fanno ancora parte del regno, ma non contano più come insediamenti.
    .wrong = Scegli il monumento rosso e nero.
    .wrong-colour = Puoi costruire quello. Ma il rosso è il tuo colore debole, e un sacerdote qui potrebbe presto ottenere punti rossi: prendi il rosso e nero.
    .wrong-decline = Puoi farne a meno. Ma un monumento dà punti ogni turno!
lesson-income = Una rendita ogni turno
    .text =
        Alla fine del tuo turno ogni tuo leader nel regno del monumento ottiene un punto, se il monumento ha il suo colore.

        Ti resta un’azione, ma vediamo la rendita: termina il turno.
    .right = Un punto nero per il tuo re, e torna ogni turno finché lui resta. Un sacerdote qui otterrebbe punti rossi. Anche altri vorranno questo posto!
    .wrong = Più tardi. Ora termina il turno con il pulsante.
lesson-catastrophe = Catastrofi
    .text =
        Due volte in una partita puoi piazzare una catastrofe su una casella libera o su una tessera: la tessera sparisce, e lì non si potrà mai più piazzare niente.

        Un leader che non tocca più un tempio torna a casa. Due leader dell’altra dinastia dipendono dal solo tempio in d6. Colpisci lì.
    .right = Tutti e due i leader sono tornati a casa: vanno piazzati di nuovo, un’azione ciascuno. I templi con un tesoro sono al sicuro dalle catastrofi.
    .wrong = Scegli una catastrofe in basso, poi d6.
    .wrong-place = È permesso. Ma in d6 fa più male: due leader hanno accanto solo quel tempio.
    .wrong-other = Anche questa è un’azione. Ma questo passo parla della catastrofe: d6.
lesson-end = Come finisce
    .text =
        La partita finisce dopo un turno che lascia al massimo due tesori sul tabellone, o quando il sacchetto non basta a completare una mano. Allora ognuno aggiunge i tesori ai suoi colori più deboli.

        Restano tre tesori sul tabellone. Piazza il mercante in g3: lì unisce il tempio di f3 al regno che arriva a k11. Poi prendi uno dei due tesori.
    .right = Restano due tesori: è la fine. Con tutti i tuoi tesori il tuo colore più debole vale 22, quello dell’altra dinastia solo 9. Vinci tu!
    .wrong = Piazza il mercante (verde) in g3, poi prendi un tesoro.
    .wrong-place = Per ora la partita continua. Solo in g3 il mercante trova due tesori in un regno.
