# Porto Carthago: le parole della prima partita guidata (lessons.toml).

lesson-goal = Posti a palazzo
    .text =
        Sei in senato e hai 18 servitori. Carica navi, guadagna talenti (il denaro) e punti commercio, e compra ai tuoi servitori posti a palazzo. Vince chi ha più servitori a palazzo.

        La partita ha cinque decenni di cinque giri di azioni. In ogni giro ciascuno gioca un turno.

        Nella preparazione hai occupato Numidia II e preso del grano. Ogni decennio comincia con le navi: una prima fila è appena entrata da sola. Altre due aspettano fuori dal porto. La prossima entra quando questo decennio è finito: c’è una nave egizia che richiede vino. La caricheremo noi.
lesson-quay = Occupa una banchina
    .text =
        Un turno è un’azione. Di solito si usa una carta azione: paga i servitori che il suo spazio richiede, poi fai quello che dice la carta.

        Lo Stivatore è sullo spazio 3 e costa un servitore. Con lui due servitori occupano una banchina: prendi Egitto I. Poi termina il turno.
    .right = La banchina Egitto I è tua. I servitori sulle carte tornano alla fine del decennio. Intanto gli altri hanno preso 3 talenti ciascuno.
    .wrong = Usa lo spazio 3, occupa Egitto I e termina il turno.
    .wrong-card = Ogni carta si può usare da tutti, quante volte si vuole. Ma per una banchina serve lo Stivatore, sullo spazio 3.
    .wrong-take = Prendere 3 talenti si può sempre. Ma prima un posto dove caricare una nave.
    .wrong-refill = Questo porta nuove merci al mercato. Il vino che ci serve c’è già.
    .wrong-place = Una bella banchina, ma la nave che richiede vino è egizia e attracca solo a Egitto I o II.
lesson-buy = Compra una merce
    .text =
        Il Mercante, sullo spazio 4, compra una merce per il tuo magazzino. La prima da quando il mercato è stato riempito costa 4 talenti, la seconda 3, tutte le altre 2.

        Compra vino, poi termina il turno.
    .right = Vino per 4 talenti. Il tuo magazzino ha quattro spazi, ma su due siedono ancora dei servitori.
    .wrong = Usa lo spazio 4, prendi il vino e termina il turno.
    .wrong-card = Ti serve ancora una merce: il Mercante è sullo spazio 4.
    .wrong-take = Per ora hai abbastanza talenti: compra vino.
    .wrong-refill = Dopo un rinnovo una merce costa 6. Dal Mercante costa 4.
    .wrong-good = Una merce come le altre, ma la nave egizia richiede vino.
    .wrong-skip = Così rinunci all’azione della carta per il solo bonus. Noi vogliamo il vino.
    .wrong-bonus = Per 6 talenti un servitore lascia il magazzino e conservi una merce in più. Utile, ma ora teniamo i talenti.
lesson-carry = Trasporta alla banchina
    .text =
        La merce deve stare sulla banchina quando arriva la nave. Il Trasportatore porta una merce dal tuo magazzino a una tua banchina.

        Ce ne sono due: sullo spazio 5 per due servitori, sul 6 per tre. Trasporta il vino a Egitto I e termina il turno.
    .right = Il vino aspetta a Egitto I. Se la nave fosse già stata lì, sarebbe stata caricata subito.
    .wrong = Usa lo spazio 5, trasporta il vino a Egitto I e termina il turno.
    .wrong-dear = La stessa carta, ma qui costa un servitore in più. Basta lo spazio 5.
    .wrong-card = Il vino deve andare alla banchina: prendi un Trasportatore, sullo spazio 5.
    .wrong-take = Più tardi. Prima il vino deve andare alla banchina.
    .wrong-refill = Il vino ce l’hai già: trasportalo.
lesson-lighthouse = Chi tiene il faro
    .text =
        I servitori al faro decidono quali navi attraccano prima, e dove. L’Aristocratico, sullo spazio 2, sposta fino a cinque tuoi servitori tra riserva, faro e tempio.

        Manda due servitori al faro, fermati e termina il turno.
    .right = Nessun altro è lì: il faro è tuo. I servitori vi restano anche nei prossimi decenni.
    .wrong = Usa lo spazio 2, manda due servitori al faro, poi fermati e termina il turno.
    .wrong-card = I servitori li sposta l’Aristocratico, sullo spazio 2.
    .wrong-take = Non ancora: prima il faro.
    .wrong-refill = Non ancora: prima il faro.
    .wrong-temple = Il tempio aiuta nei viaggi, lo vedrai. Ora vogliamo il faro.
    .wrong-more = Due bastano, perché nessun altro è lì. Ogni servitore nella riserva rende un talento nel prossimo decennio.
    .wrong-bonus = Il bonus libera uno spazio del tuo magazzino per 6 talenti. Teniamoli.
    .wrong-stop = Basterebbe anche uno, ma mettine due: qualcuno potrebbe seguirti.
lesson-talents = Talenti quando altro non serve
    .text =
        È l’ultimo giro di azioni del decennio. Tutto è pronto: prendi 3 talenti e termina il turno.
    .right = Il primo decennio è finito. Le navi entrano in porto e, poiché il faro è tuo, la prima scelta tocca a te.
    .wrong = Prendi talenti e termina il turno.
    .wrong-card = Possibile. Ma per la tua nave tutto è pronto: prendi i talenti.
    .wrong-refill = Il mercato si riempirà da solo tra un attimo. Prendi i talenti.
lesson-ships = Le navi entrano
    .text =
        Chi ha più servitori al faro fa entrare due navi, o ne respinge una. Le altre entrano da sole, dall’alto in basso.

        Fai entrare la nave egizia (1) a Egitto I, dove aspetta il tuo vino. Poi quella greca (2), ma a Grecia II: a Grecia I servirebbe a Rosso.
    .right = Una banchina, una nave e la merce che richiede: caricata. Ricevi i 7 talenti della nave, i tuoi due servitori tornano e ottieni un punto commercio.
    .wrong = Fai entrare la nave 1 a Egitto I, poi la nave 2 a Grecia II.
    .wrong-block = Respingere una nave in fondo al mazzo può danneggiare qualcuno. Ma così non ne fai entrare nessuna, e la tua potrebbe trovare la banchina occupata.
    .wrong-ship = Quella entra da sola. Prima la nave 1 per il tuo vino, poi la 2, per toglierla a Rosso.
    .wrong-egypt = Il tuo vino aspetta a Egitto I.
    .wrong-greece = A Grecia I ci sono i servitori di Rosso, che ha olio in magazzino. Grecia II è libera.
lesson-point = Punto commercio: tracciato o sentiero
    .text =
        Ogni punto commercio è un passo sul tracciato del commercio, che apre le porte del palazzo, oppure un servitore sul sentiero dell’intrigo, che paga alla fine.

        Gli spazi meno cari del palazzo chiedono due punti commercio. Prendi il tracciato.
    .right = Un punto commercio. Conservi anche la carta nave: il suo privilegio si usa una volta, in uno dei tuoi turni. Poi è cominciato il nuovo decennio: le carte sono state mescolate e ognuno ha ricevuto un talento per ogni servitore nella riserva.
    .wrong = Prendi il tracciato.
    .wrong-path = Il sentiero può dare posti a palazzo alla fine. Ma senza punti sul tracciato prima non puoi comprarne.
lesson-charter = Una nave tutta tua
    .text =
        C’è un altro modo di commerciare: la nave noleggiata. Il Capitano vi mette un tuo servitore.

        Il Capitano è sullo spazio 1 e non costa servitori. Noleggia una nave, poi termina il turno.
    .right = La nave aspetta una merce. Hai anche tre servitori nel tempio di Baal: ti serviranno in mare.
    .wrong = Usa lo spazio 1, esegui l’azione e termina il turno.
    .wrong-card = Per noleggiare una nave serve il Capitano, sullo spazio 1.
    .wrong-take = Più tardi. Prima noleggia la nave.
    .wrong-refill = Hai già del grano. Prima noleggia la nave.
    .wrong-skip = Così rinunci all’azione del Capitano. Eseguila.
lesson-voyage = Il viaggio
    .text =
        Un Trasportatore può portare qualsiasi merce sulla tua nave noleggiata. Allora la prima carta nave del mazzo mostra dove va e quale pericolo l’aspetta.

        Con almeno tanti servitori nel tempio quanto è il pericolo ottieni 2 punti commercio e tutta la rendita, e offri a Baal 1 talento per ogni servitore nel tempio. Con meno: 1 punto e metà della rendita. Manda il grano in viaggio, metti tutti e due i punti sul tracciato e termina il turno.
    .right = Pericolo 2, e tre servitori nel tempio: viaggio riuscito. 7 talenti, meno 3 per Baal, e due punti commercio. Il servitore della nave e uno del tempio tornano.
    .wrong = Usa lo spazio 5, trasporta il grano, scegli il viaggio, poi due volte il tracciato, e termina il turno.
    .wrong-dear = La stessa carta per un servitore in più. Basta lo spazio 5.
    .wrong-card = La merce la porta sulla nave un Trasportatore: spazio 5.
    .wrong-take = La nave è pronta: mandala.
    .wrong-refill = La nave è pronta: mandala.
    .wrong-path = Il sentiero non è male. Ma per il palazzo ci servono punti sul tracciato.
    .wrong-bonus = Un acquisto possibile, ma facciamolo nel prossimo passo, su uno spazio meno caro.
lesson-palace = A palazzo
    .text =
        Gli spazi 3, 5 e 6 hanno il palazzo come bonus: dopo l’azione della carta puoi comprare lo spazio libero meno caro del palazzo. Servono il suo prezzo e i suoi punti commercio, che ti restano.

        Usa lo Stivatore sullo spazio 3, occupa Iberia II, prendi il bonus e termina il turno.
    .right = Per 5 talenti un servitore resta a palazzo per sempre. Lo spazio seguente costa 6, e gli ultimi chiedono più punti commercio: chi arriva presto paga meno.
    .wrong = Usa lo spazio 3, occupa Iberia II, prendi il bonus e termina il turno.
    .wrong-card = Quello spazio ha un altro bonus o costa più servitori. La via meno cara al palazzo è lo spazio 3.
    .wrong-take = Hai abbastanza per il palazzo. Compra!
    .wrong-refill = Le merci possono aspettare, il palazzo ti aspetta.
    .wrong-place = Andrebbe bene qualsiasi banchina libera, ma a Iberia II c’è una nave che richiede vino: prendi quella.
    .wrong-skip = Puoi andare dritto al bonus. Ma la banchina non costa altro: prima occupala.
    .wrong-end = Aspetta: non hai ancora preso il bonus. Compra il posto a palazzo.
lesson-privilege = Usa un privilegio
    .text =
        Le carte delle navi che hai caricato portano un privilegio. Quasi tutti si conservano e si usano una volta, prima o dopo l’azione di un tuo turno.

        A Tiro I il tuo olio sta accanto a una nave che richiede vino. Conservi il privilegio «Carica qualsiasi merce»: usalo lì, e metti il punto sul tracciato.
    .right = 11 talenti e un punto commercio per la merce sbagliata. E la nuova carta porta il suo privilegio. L’azione del turno è ancora da fare.
    .wrong = Usa il privilegio, scegli Tiro I, poi il tracciato.
    .wrong-card = Puoi farlo dopo. Prima il tuo privilegio.
    .wrong-take = Dopo. Prima il tuo privilegio.
    .wrong-refill = Dopo. Prima il tuo privilegio.
    .wrong-path = Va bene anche questo. Qui prendiamo il tracciato.
lesson-end = La fine
    .text =
        Dopo cinque decenni (o quattro, se allora qualcuno ha 8 punti commercio) viene la fine: ognuno può comprare un ultimo posto per 20 talenti, con 6 punti commercio. Poi paga il sentiero.

        Qui chi è primo sul sentiero riceve due posti, e sei tu ad avere lì più servitori. A palazzo hai due posti di ritardo: compra l’ultimo.
    .right = Cinque posti, uno appena comprato e due dal sentiero fanno otto contro sette: vinci tu. In parità deciderebbero i punti commercio, poi i talenti.
    .wrong = Compra l’ultimo posto a palazzo.
    .wrong-pass = Sarebbe sette a sette, e deciderebbero i punti commercio. Ora i talenti non valgono più niente: compra.
