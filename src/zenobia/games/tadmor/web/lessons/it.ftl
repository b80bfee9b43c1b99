# Tadmor: le parole della prima partita guidata (lessons.toml).

lesson-goal = La casata più prestigiosa
    .text =
        Nove turni di gioco in tre Ere: alla fine vince chi ha più Punti Prestigio (PP). Vengono dalla tua Torre, dai Templi, dalle Merci Rare, dalle Missioni del Re e dai Miglioramenti.

        Ogni turno di gioco ha quattro fasi. Prima tutti piazzano cammelli e navi, uno alla volta. Poi i Predoni possono attaccare una regione. Poi si risolvono tutte le azioni. Infine viene la fine del turno.

        Cominci con 3 cammelli, 2 navi, qualche risorsa, un Miglioramento e due Missioni che conosci solo tu.
lesson-ship = Piazza una nave
    .text =
        A turno ognuno piazza un pezzo su uno spazio libero, finché tutti sono piazzati. Le navi vanno sugli spazi rettangolari, i cammelli su quelli rotondi, e in uno spazio sta un solo pezzo.

        Non succede ancora niente: prima si piazza tutto. Metti una nave sul primo posto nave per il legno, nel Mare Settentrionale.
    .right = Nessun altro può più prendere quello spazio. Il tuo avversario ha messo una nave sull’oro dell’Eufrate.
    .wrong = Piazza una nave su «Legno, primo posto nave».
    .wrong-ship = Anche questo è un buono spazio. Ma il legno serve per quasi tutto: comincia dal Mare Settentrionale.
    .wrong-camel = I cammelli vengono dopo. Prima una nave per il legno.
lesson-camel = Piazza un cammello
    .text =
        I cammelli fanno quasi tutte le azioni di terra: acquisire Miglioramenti, costruire la Torre e i Templi, compiere Missioni, scambiare.

        Un Miglioramento vale per il resto della partita. Metti un cammello su Miglioramento 1, a Palmira: sceglie per primo.
    .right = Il tuo avversario segue sul secondo spazio e sceglierà dopo di te. Si continua così finché tutti i pezzi sono piazzati.
    .wrong = Piazza un cammello su Miglioramento 1.
    .wrong-later = Anche lì ottieni un Miglioramento. Ma gli spazi agiscono in ordine, e il primo ha tutta la scelta.
    .wrong-camel = Uno spazio utile. Ma i Miglioramenti rendono di più se arrivano presto: Miglioramento 1.
    .wrong-ship = Le navi portano risorse. Ora tocca a un cammello: Miglioramento 1.
lesson-improvement = Acquisisci un Miglioramento
    .text =
        Tutti i pezzi sono piazzati, e i Miglioramenti vengono per primi. Nell’Era I un Miglioramento costa una risorsa qualsiasi, nell’Era II due, nell’Era III tre.

        La Flotta del legno dà un legno in più ogni volta che una nave prende legno, e la tua nave aspetta lì. Acquisiscila e paga con oro.
    .right = Funziona subito. Il cammello torna nella riserva, e il tuo avversario ha preso il Vessillo della guardia.
    .wrong = Acquisisci la Flotta del legno e paga con oro.
    .wrong-tile = Ogni Miglioramento serve a qualcosa. Ma in questo turno una tua nave sta sul legno: prendi la Flotta del legno.
    .wrong-pay = Puoi pagare con qualsiasi risorsa. Legno e pietra ti servono tra poco: paga con oro.
    .wrong-wood = Aspetta: con la Flotta del legno quella nave porterà un legno in più. Prima il Miglioramento.
    .wrong-resources = Puoi prendere le tue risorse in ogni momento del tuo turno. Prima il Miglioramento.
    .wrong-pass = Allora il cammello tornerebbe nella riserva senza niente.
    .wrong-discard = Una Missione si può scartare per una risorsa. Le tue due valgono di più.
    .wrong-trade = Il tuo Miglioramento ti permette di scambiare legno con marmo quando vuoi. Ora non serve.
lesson-resources = Prendi risorse
    .text =
        Ora viene la Costruzione, e fai tutte le tue azioni nell’ordine che vuoi. Nell’Era I una nave porta 3 legno o pietra, oppure 2 marmo o oro; un cammello uno in meno.

        Prendi il legno, poi la pietra.
    .right = Quattro legno, grazie alla Flotta del legno, e tre pietra. Alla fine di un turno di gioco puoi tenere solo otto risorse.
    .wrong = Scegli lo spazio con la tua nave sul legno, poi quello sulla pietra.
    .wrong-order = L’ordine non conta. Prendiamo prima il legno.
    .wrong-pass = Aspetta: i tuoi pezzi non hanno ancora agito!
    .wrong-discard = Tieni le Missioni. Prendi le risorse.
    .wrong-trade = Puoi scambiare in ogni momento, ma prima prendi quello che portano le navi.
    .wrong-build = Puoi già costruire. Ma prima prendiamo quello che portano le navi.
    .wrong-draw = Così useresti il cammello delle Missioni del Re. Per lui abbiamo un altro piano.
    .wrong-fulfil = Buona idea, e lo faremo presto. Prima le risorse.
lesson-tower = Costruisci la Torre
    .text =
        Con il cammello su «Costruisci 1 livello di Torre» costruisci quanti livelli singoli puoi pagare. Ciascuno dei primi cinque costa 1 legno e 1 pietra; i seguenti costano di più.

        Ogni livello vale 2 PP alla fine, e altri 2 a ogni nuova Era. Costruisci due livelli.
    .right = Due livelli. Tieni l’altro legno e l’altra pietra: ti servono per la tua Missione.
    .wrong = Costruisci un livello, poi un altro.
    .wrong-pass = Non ancora: il tuo cammello non ha costruito la Torre.
    .wrong-discard = Tieni le Missioni. Costruisci la Torre.
    .wrong-trade = Per i livelli servono legno e pietra: non scambiarli.
    .wrong-mission = Una cosa dopo l’altra: prima la Torre.
lesson-mission = Compi una Missione
    .text =
        Un cammello su Missioni del Re pesca una Missione, o ne compie una che hai in mano pagandone il costo. «Piazza del mercato» costa 3 legno e 2 pietra e vale 8 PP alla fine.

        Compi questa Missione. Più tardi una Missione compiuta si può restituire: allora vale la metà, ma ti aiuta una volta, come dice il suo testo.
    .right = 8 PP. Due Missioni compiute, o una Torre di cinque livelli, ti permettono di ottenere un quarto cammello alla Carovana.
    .wrong = Compi «Piazza del mercato».
    .wrong-pass = Usa prima il cammello delle Missioni del Re.
    .wrong-discard = In cambio avresti una risorsa. Compierla vale 8 PP.
    .wrong-trade = Allora non potresti più pagare la Missione.
    .wrong-draw = Si può anche pescare. Ma puoi già compierne una.
    .wrong-build = Allora mancherebbe la pietra per la Missione. Per ora bastano due livelli.
lesson-round = La fine di un turno di gioco
    .text =
        Hai usato tutto. Termina; il tuo avversario costruisce, poi tocca al Regno: nell’Era I non chiede niente.

        Tutti i pezzi tornano nella riserva, si scarta tutto ciò che supera otto risorse, e comincia il prossimo turno di gioco.
    .right = Turno 2. Nei turni 4 e 7 comincia una nuova Era: ognuno ottiene 2 PP per livello, e sulla plancia arrivano nuovi Miglioramenti.
    .wrong = Scegli «Fatto».
    .wrong-discard = Tieni la Missione per dopo e termina.
    .wrong-trade = Puoi, ma in questo turno non ti serve altro. Termina.
    .wrong-return = Così varrebbe la metà. Tienila e termina.
lesson-market = Scambia, poi acquisisci una Merce Rara
    .text =
        Al Mercato Cittadino scambi quante volte vuoi: 1 legno o pietra con 1 marmo o oro, oppure 1 marmo o oro con 2 legno o pietra. Quello che ricevi si può spendere subito, ma non scambiare di nuovo in questo turno.

        Le Merci Rare grigie costano 3 oro, le gialle 5 pietra, le rosse 5 legno. La tua nave aspetta presso le grigie: scambia tre legno con oro, poi prendi la merce.
    .right = Merci Rare diverse formano una serie: una sola vale 5 PP, quattro diverse 25, tutte e nove 90. Di ogni colore ci sono tre tipi.
    .wrong = Scambia tre volte legno con oro, poi acquisisci la Merce Rara grigia.
    .wrong-trade = Ti servono tre oro, e i tuoi tre legno sono il prezzo migliore.
    .wrong-pass = Non ancora: la nave aspetta la sua Merce Rara.
    .wrong-discard = Non serve: scambia legno con oro.
lesson-temple = Comincia un Tempio
    .text =
        Un Tempio cresce in quattro parti: basamento, colonnato, tetto, statue. Valgono 5, 13, 25 e 40 PP, e i primi che ne completano uno ricevono Merci Rare.

        Il basamento costa 2 legno e 2 pietra. A Palmira peschi anche una Missione. Costruisci il basamento, poi termina.
    .right = La prima parte è in piedi, e hai una nuova Missione. La prossima volta continuerai con il colonnato.
    .wrong = Costruisci il Tempio a Palmira, poi termina.
    .wrong-pass = Prima costruisci: il cammello è al Tempio.
    .wrong-discard = Tieni la Missione e costruisci il Tempio.
    .wrong-return = Tienila. Costruisci il Tempio.
lesson-tax = L’Esattore
    .text =
        Dall’Era II l’Esattore passa in ogni turno di gioco: 1 oro, nell’Era III 2 oro. Altrimenti perdi 3 o 6 PP. Solo un cammello sul suo spazio te lo evita.

        Hai tenuto dell’oro. Paga, poi termina.
    .right = Pagato. Pensa a quest’oro quando spendi le risorse: la tassa viene sempre dopo la Costruzione.
    .wrong = Paga la tassa, poi termina.
    .wrong-penalty = Ti costa 3 PP, e l’oro ce l’hai: paga.
    .wrong-discard = Puoi pagare senza farlo.
    .wrong-return = Puoi pagare senza farlo.
lesson-marauders = I Predoni
    .text =
        Chi ha un cammello sullo spazio dei Predoni sceglie in segreto una regione. Nel turno di gioco seguente viene attaccata dopo il Piazzamento: tutti i pezzi che vi si trovano tornano nella riserva senza agire.

        Nel turno passato hai scelto Damasco, e lì ci sono due cammelli avversari. Metti l’ultimo cammello su Predoni, poi scegli l’Eufrate per la prossima volta.
    .right = I due cammelli sono fuori per questo turno. Nel prossimo sarà attaccato l’Eufrate, e lo sai solo tu. Occhio a dove metti le tue navi!
    .wrong = Piazza il cammello su Predoni, poi scegli l’Eufrate.
    .wrong-place = Un buono spazio. Ma questo passo parla dei Predoni, a Ebla.
    .wrong-region = Anche questo è un piano. Il tuo avversario ama l’oro dell’Eufrate: scegli quello.
    .wrong-pass = Nessuno ti obbliga a scegliere. Ma allora nel prossimo turno non ci saranno attacchi.
lesson-end = La fine
    .text =
        Dopo il nono turno di gioco si somma tutto: 2 PP per livello, le Missioni compiute per intero e quelle restituite per metà, i Templi, le serie di Merci Rare e alcuni Miglioramenti dell’Era III.

        Sul tracciato hai 25 punti in meno, e la tua Torre è più bassa. Ma hai un Tempio completo, un altro cominciato e otto Merci Rare di sei tipi. Paga la tassa, termina e guarda.
    .right = 16 per la Torre, 45 per i Templi e 55 per le Merci Rare: con i tuoi 43 sul tracciato 159 PP, contro 126. Vinci tu!
    .wrong = Paga la tassa, poi termina.
    .wrong-penalty = Ti costerebbe 6 PP. L’oro ce l’hai: paga.
