# Le parole della cornice: ciò che tutti i giochi condividono.

zenobia = Zenobia
    .tagline = Quattro giochi da tavolo del mondo antico

## Rifiuti: una riga ciascuno, che cosa e dove

refused-account-has = Hai già effettuato l’accesso come «{ $account }». Esci per usare un altro account.
refused-account-taken = L’account «{ $account }» esiste già. Scegli un altro nome oppure accedi.
refused-action = L’azione { NUMBER($action, useGrouping: 0) } non esiste; ce ne sono { NUMBER($actions, useGrouping: 0) }.
refused-address = A questo indirizzo non c’è nulla. Torna alla pagina iniziale.
refused-already-seated = Hai già un posto a questo tavolo.
refused-ambiguous-move = «{ $move }» può indicare più mosse: { $near }
refused-arena-games = Serve almeno 1 partita, non { NUMBER($games, useGrouping: 0) }.
refused-bench = In questa installazione non c’è la misura della velocità.
refused-bot = Non c’è un bot «{ $bot }». Bot noti: { $known }
refused-busy = Troppe richieste in questo momento. Riprova fra { NUMBER($seconds, useGrouping: 0) } s.
refused-chat = Un messaggio ha da 1 a { NUMBER($most, useGrouping: 0) } caratteri.
refused-command = Non c’è un comando «{ $command }». Comandi noti: { $known }
refused-csrf = Questa richiesta viene da un’altra pagina. Ricarica la pagina.
refused-data-broken = { $file }: con questi valori una partita in { NUMBER($players, useGrouping: 0) } non funziona: mancano pezzi, o non finisce. I valori che vanno insieme si correggono insieme.
refused-data-map = { $file }: la mappa deve mantenere dimensioni e simboli.
refused-data-shape = { $file }: { $path } vale { $theirs }, serve qualcosa come { $ours }.
refused-data-syntax = { $file }: non è TOML valido: { $reason }
refused-data-unknown = { $file }: non c’è un valore { $path }.
refused-gpu = Nessuna GPU NVIDIA trovata su questa macchina.
refused-move-too-long = Una mossa ha al massimo { NUMBER($most, useGrouping: 0) } lettere.
refused-record-long = { $file }: una partita registrata ha al massimo { NUMBER($most, useGrouping: 0) } righe.
refused-record-wide = { $file }:{ NUMBER($line, useGrouping: 0) }: una riga ha al massimo { NUMBER($most, useGrouping: 0) } caratteri.
refused-shape = Atteso: { $expected }, ricevuto: { $found }.
refused-extra = Serve il pacchetto { $package }: installa zenobia[{ $extra }].
refused-no-weights = { $game } non ha pesi da adattare.
refused-fit-by = { $by } non è un modo di adattare; atteso: { $known }.
refused-fit-games = Servono almeno 2 partite, una da cui imparare e una da prevedere, non { NUMBER($games, useGrouping: 0) }.
refused-fit-options = Le partite con opzioni non si giocano su una GPU: usa --by winners senza --gpu.
refused-fit-players = Da soli non si vince contro nessuno: i pesi si imparano da partite con almeno 2 giocatori.
refused-fit-step = { $step } non è un passo; deve essere maggiore di 0 e al massimo 1.
refused-network-missing = { $game } non ha una rete: { $file } non esiste. `zenobia train` ne fa una.
refused-network-broken = { $file } non è una rete ({ $reason }).
refused-network-other = { $file } non è adatta a { $game }: { $differs ->
    [features] è stata addestrata con altre caratteristiche
    [actions] è stata addestrata con altre azioni
    [rules] è stata addestrata con altre regole
    [game] è stata addestrata per un altro gioco
   *[format] ha un altro formato
}. Addestrane una nuova.
refused-train-number = { $option } non può essere { NUMBER($number, useGrouping: 0) }.
refused-training-broken = { $file } non è un addestramento da continuare ({ $reason }).
refused-training-other = { $file } appartiene a un altro addestramento: il gioco o gli strati sono cambiati. Indica un’altra cartella.
refused-engine = Serve il motore { $engine }: imposta ZENOBIA_ENGINE={ $engine }.
refused-file = { $file }: lettura impossibile ({ $reason }).
refused-game = Non c’è un gioco «{ $game }». Giochi noti: { $known }
refused-game-folder = { $folder }: non è la cartella di un gioco (manca __init__.py).
refused-game-here = Non c’è un gioco «{ $game }», ma una cartella con questo nome. Se intendi la cartella, scrivi { $path }
refused-game-id = { $folder }: GAME in __init__.py ha l’id «{ $id }»; deve essere il nome della cartella, «{ $name }».
refused-game-name = «{ $name }» non può essere il nome di un gioco: almeno due lettere minuscole, cifre o _, prima una lettera.
refused-game-ours = «{ $name }» è un gioco di Zenobia. Scegli un altro nome.
refused-game-taken = { $folder }: un altro gioco si chiama già «{ $name }» ({ $other }).
refused-folder-exists = { $folder } esiste già. Scegli un altro nome, o un altro posto con --folder.
refused-hotseat = Per occupare più posti serve un tavolo «Stesso schermo».
refused-illegal-move = «{ $move }» non è permesso qui. Mosse simili: { $near }
refused-illegal-because = «{ $move }» non è permesso: { $reason }. Mosse simili: { $near }
refused-other-question = «{ $move }» risponde a un’altra domanda. Da decidere ora: { $verbs }
refused-internal = Si è verificato un errore da parte nostra. Nulla è cambiato; riprova.
refused-language = Non c’è una lingua «{ $language }». Lingue note: { $known }
refused-message = Messaggio incomprensibile: { $reason }
refused-move-text = Mossa incomprensibile: «{ $move }»
refused-move-word = «{ $word }» in «{ $move }» non è noto. Noto: { $known }
refused-name = Un nome ha da 1 a { NUMBER($most, useGrouping: 0) } caratteri.
refused-name-invisible = Questo nome contiene caratteri invisibili. Toglili.
refused-name-marks = Questo nome ha troppi accenti su una lettera; ne sono possibili { NUMBER($most, useGrouping: 0) }.
refused-name-reserved = «{ $name }» è un nome che il sito usa da sé. Scegline un altro.
refused-name-scripts = Questo nome mescola lettere di scritture diverse che si somigliano. Usa una sola scrittura.
refused-no-chat = A questo tavolo non c’è chat.
refused-no-free-seat = Non ci sono più posti liberi. Guarda oppure apri un tuo tavolo.
refused-no-hint = Al momento non è possibile dare un suggerimento. Riprova tra poco.
refused-no-plan = Ora non si può preparare nulla. Riprova tra poco.
refused-plan-far = Ora non si può preparare nulla: non si sa quando verrà il tuo turno.
refused-plan-hotseat = Su un dispositivo condiviso nessuno aspetta: non si possono preparare mosse.
refused-plan-illegal = Questa mossa qui non si può preparare: { $move }
refused-plan-never = Chi gioca prima di te non può fare questo: { $move }
refused-plan-now = È il tuo turno: gioca ora.
refused-no-aid = Qui non c’è un promemoria di { $game }.
refused-lesson-moves = Questo passo prevede { $most } delle tue mosse, non di più; un passo senza mosse si legge soltanto.
refused-lesson-step = La lezione ha i passi da 1 a { $last }, non { $n }.
refused-no-rules = Qui non ci sono regole di { $game }.
refused-no-token = Non hai questo token. GET /api/tokens elenca i tuoi.
refused-no-session = Questa sessione è già terminata.
refused-no-watching = Solo i suoi giocatori vedono questo tavolo. Chiedi loro un posto.
refused-not-host = Può farlo solo chi ospita.
refused-not-over = La partita non è ancora finita.
refused-not-saved = { $file }: scrittura impossibile ({ $reason }). Nulla è perso, la partita continua.
refused-not-seated = Non hai un posto a questo tavolo. Occupane uno libero per giocare.
refused-not-your-turn = Non è il turno di { $seat } ma di { $turn }.
refused-nothing-to-undo = Non c’è nulla da annullare.
refused-option = { $game } non ha un’opzione «{ $option }». Opzioni note: { $known }
refused-option-value = L’opzione { $option } non può valere «{ $value }». Valori noti: { $known }
refused-origin = Questa pagina appartiene a un altro sito. Apri l’indirizzo del tavolo.
refused-output = L’uscita non può essere scritta ({ $reason }).
refused-over = La partita è già finita.
refused-password = Account o password errati. Controllali e riprova.
refused-password-length = Una password ha da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } caratteri.
refused-players = A { $game } si gioca da { $least } a { $most } giocatori, non in { NUMBER($players, useGrouping: 0) }.
refused-players-exactly = A { $game } si gioca in { $seats }, non in { NUMBER($players, useGrouping: 0) }.
refused-players-seats = I posti indicati sono { NUMBER($seats, useGrouping: 0) }, ma i giocatori { NUMBER($players, useGrouping: 0) }.
refused-record-after-end = { $file }:{ NUMBER($line, useGrouping: 0) }: c’è del testo dopo il risultato.
refused-record-check = { $file }:{ NUMBER($line, useGrouping: 0) }: la mossa o il suo caso è cambiato: il controllo è { $found }, atteso { $expected }.
refused-record-data = { $file }:{ NUMBER($line, useGrouping: 0) }: partita giocata con altri valori ({ $theirs }, qui { $ours }); --data FILE indica i tuoi.
refused-record-format = { $file }:{ NUMBER($line, useGrouping: 0) }: non è una partita registrata; comincia con «{ $expected }».
refused-record-header = { $file }:{ NUMBER($line, useGrouping: 0) }: riga d’intestazione incomprensibile: { $text }
refused-record-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $reason }
refused-record-missing = { $file }:{ NUMBER($line, useGrouping: 0) }: nell’intestazione manca «{ $key }».
refused-record-move = { $file }:{ NUMBER($line, useGrouping: 0) }: { $reason }
refused-record-number = { $file }:{ NUMBER($line, useGrouping: 0) }: un numero è incomprensibile.
refused-record-order = { $file }:{ NUMBER($line, useGrouping: 0) }: manca la mossa { $expected }; qui si legge { $found }.
refused-record-result = { $file }:{ NUMBER($line, useGrouping: 0) }: il risultato non è quello della partita; atteso: { $expected }
refused-record-rules = { $file }:{ NUMBER($line, useGrouping: 0) }: segue la versione { $theirs } delle regole, qui c’è la versione { $ours }.
refused-record-seat = { $file }:{ NUMBER($line, useGrouping: 0) }: non è il turno di { $seat }.
refused-record-secret = La partita registrata si legge quando la partita è finita.
refused-record-step = { $file } ha le mosse da 0 a { NUMBER($last, useGrouping: 0) }, non { NUMBER($n, useGrouping: 0) }.
refused-record-truncated = { $file }:{ NUMBER($line, useGrouping: 0) }: la partita registrata finisce troppo presto.
refused-replay-step = Ci sono le mosse da 0 a { NUMBER($last, useGrouping: 0) }, non { NUMBER($n, useGrouping: 0) }.
refused-resume-game = { $file } è una partita di { $found }, non di { $game }.
refused-resume-with = { $option } non può cambiare quando si riprende una partita.
refused-rule = { $game } non ha una regola { $rule }. Regole note: { $known }
refused-rules-changed = Questa partita di { $game } è iniziata con altre regole e qui non si può ripercorrere. Apri un nuovo tavolo.
refused-scenario-board = Il tabellone disegnato ha { NUMBER($squares, useGrouping: 0) } caselle, ne servono { NUMBER($expected, useGrouping: 0) }.
refused-scenario-fault = Il programma ha fatto un errore: { $error } ({ $place })
refused-scenario-impossible = Questa posizione è impossibile: { $reason }. Uno scenario che ne ha bisogno dice «impossible» nel suo given.
refused-scenario-any-position = Questo non prova nulla: { $reason }
refused-scenario-not-given = Questo non prova nulla se given non dice «{ $word }»: { $reason }
refused-scenario-line = Questa riga non fa parte di nulla. Scrivi given, when o then sopra.
refused-scenario-nothing = Questo non verifica nulla.
refused-scenario-number = «{ $word }» non è un numero.
refused-scenario-possible = Lo scenario dice «impossible», ma la posizione è possibile.
refused-scenario-rule = Non c’è una regola { $rule }.
refused-scenario-short = Mancano delle parole.
refused-scenario-title = Il titolo non comincia con una regola di un gioco noto.
refused-scenario-word = «{ $word }» non è una parola degli scenari.
refused-seat = Non c’è un posto { $seat }; i posti vanno da P1 a { $last }.
refused-begun = La partita è iniziata: i posti non possono più essere dati ad altri bot.
refused-seen-other-seat = Hai già visto la mano di { $seat } in questa partita: puoi tornare solo a quel posto.
refused-seat-taken = Questo posto è occupato. Scegline un altro.
refused-session = La tua sessione è terminata, oppure il sito non ti conosce ancora. Ricarica la pagina.
refused-square = Non c’è una casella «{ $square }».
refused-stale = La posizione è cambiata. Guarda e scegli una mossa.
refused-storage = In questo momento le partite non possono essere salvate. Nulla è perso; riprova.
refused-table = Non c’è un tavolo «{ $table }». Chiedi un nuovo link oppure apri un tuo tavolo.
refused-time-up = Il tuo tempo è scaduto: un bot continua al posto tuo.
refused-token = Questo token non è conosciuto. Creane uno nuovo sul sito.
refused-token-by-token = Un programma non può farlo con il suo token. Apri il sito in un browser.
refused-too-long = Un messaggio ha al massimo { NUMBER($most, useGrouping: 0) } byte.
refused-too-many-sockets = Hai già { NUMBER($most, useGrouping: 0) } tavoli aperti. Chiudine uno.
refused-too-many-tokens = Hai già { NUMBER($most, useGrouping: 0) } token. Eliminane uno.
refused-too-often = Troppe richieste. Attendi { NUMBER($seconds, useGrouping: 0) } s.
refused-too-slow = Il calcolo ha superato { NUMBER($most, useGrouping: 0) } s ed è stato interrotto. Nulla è cambiato.
refused-undo-asked = Una richiesta di annullamento attende risposta.
refused-undo-not-asked = Nessun altro chiede di annullare una mossa.
refused-usage = { $text }
refused-usage-extra = «{ $text }» è di troppo qui.
refused-usage-missing = Manca { $name }.
refused-usage-number = { $name } richiede un numero intero.
refused-usage-option = Non c’è un’opzione { $option }. Opzioni note: { $known }
refused-usage-value-missing = { $option } richiede un valore.
refused-waiting = La partita inizia quando tutti i posti sono occupati. Invita qualcuno oppure aggiungi un bot.
refused-weights = { $file }: [{ $moment }] non ha esattamente le misure del gioco.
refused-worker = Il processo che calcola le mosse ha fallito: { $reason }
did-you-mean = Intendevi { $name }?
game-error = { $place }: { $reason }. ZENOBIA_DEBUG=1 mostra come ci si è arrivati.
internal-error = Qualcosa è andato storto da parte nostra: { $reason }. ZENOBIA_DEBUG=1 mostra dove.
reason-no-such-file-or-directory = il file non esiste
reason-permission-denied = accesso negato
reason-is-a-directory = è una cartella
reason-not-a-directory = una parte del percorso non è una cartella
reason-not-text = non è testo
reason-no-space-left-on-device = il disco è pieno
reason-read-only-file-system = il disco è in sola lettura
reason-it-stopped = si è fermato
reason-file-exists = c’è già un file con quel nome
reason-it-names-no-file = non indica un file
reason-unable-to-open-database-file = non è un file che si può aprire
reason-bad-file-descriptor = è chiusa
reason-not-a-file = non è un file normale
reason-other-content = contiene qualcos’altro; scegli un altro nome
reason-too-many-levels-of-symbolic-links = il collegamento porta a sé stesso
reason-file-name-too-long = il nome è troppo lungo
reason-invalid-argument = il nome non è possibile

## L’elenco dei comandi

games = Giochi
players-range = da { $least } a { $most } giocatori
help-zenobia = Quattro giochi da tavolo del mondo antico
help-zenobia-version = Mostra la versione.
help-zenobia-lang = La lingua: en, fr o it (anche con ZENOBIA_LANG o LANG).
help-play = Gioca una partita nel terminale
help-play-game = Il gioco; non serve con --resume.
help-play-players = Il numero di giocatori.
help-play-option = Un’opzione del gioco, come «english» o «mix=second»; si può ripetere.
help-play-seat = Chi siede dove, in ordine: «me» o il nome di un bot, separati da virgole.
help-play-hotseat = Più persone giocano a turno sullo stesso dispositivo.
help-play-bots = Gli avversari, separati da virgole.
help-play-seed = Il numero da cui viene il caso dell’inizio; segreto se non è dato.
help-play-data = I tuoi valori dei componenti del gioco.
help-play-resume = Continua una partita salvata.
help-play-save = Dove salvare la partita.
help-rules = Leggi le regole di un gioco
help-rules-game = Il gioco.
help-rules-rule = Una regola, con il suo numero.
help-rules-coverage = Elenca le regole senza scenario.
help-rules-json = Stampa JSON.
help-data = Mostra i valori di un gioco e la loro origine
help-data-game = Il gioco.
help-data-data = I tuoi valori dei componenti del gioco.
help-data-json = Stampa JSON.
help-scenario = Verifica scenari: una posizione, delle mosse, che cosa ne segue
help-scenario-files = I file con gli scenari.
help-scenario-json = Stampa JSON.
help-record = Mostra, verifica e rivedi una partita registrata
help-record-file = La partita registrata.
help-record-verify = Di’ soltanto se è esatta.
help-record-replay = Mostra il tabellone dopo ogni mossa.
help-record-to = Mostra soltanto il tabellone dopo questa mossa.
help-record-seat = Da quale posto: P1, P2…
help-record-data = I valori dei componenti con cui è stata giocata.
help-record-json = Stampa JSON.
help-bench = Misura la velocità del motore
help-bench-games = I giochi; tutti se nessuno è indicato.
help-bench-json = Stampa JSON.
help-fit = Impara i pesi della valutazione di un gioco facendolo giocare contro se stesso
help-fit-game = Il gioco.
help-fit-games = Il numero di partite.
help-fit-players = Il numero di giocatori.
help-fit-option = Un’opzione del gioco; si può ripetere.
help-fit-bot = Il bot che gioca contro se stesso.
help-fit-seed = Il numero da cui viene tutto il caso; segreto se non è dato.
help-fit-workers = Processi; 0 gioca in questo.
help-fit-gpu = Fai giocare il bot avido su una GPU NVIDIA, migliaia di partite alla volta.
help-fit-by = winners: prevedi il vincitore di partite giocate; play: vinci partite, a migliaia su una GPU NVIDIA.
help-fit-step = Quanta strada fare dai vecchi pesi verso quelli che prevedono meglio i vincitori, da 0 a 1.
help-fit-out = Il file da scrivere; stampato se non è dato.
help-fit-json = Stampa JSON.
help-train = Addestra una rete facendola giocare contro se stessa
help-train-game = Il gioco.
help-train-out = La cartella dell’addestramento: da lì continua, e lì si scrivono la rete e il suo corso.
help-train-steps = Il numero di azioni in tutte le partite insieme.
help-train-imitation = Quante di queste imitano prima il bot avido.
help-train-seed = Seme casuale.
help-train-games = Il numero di partite giocate fianco a fianco.
help-train-begin = Una rete con cui cominciare, al posto dell’imitazione.
help-train-seconds = Fermati dopo tanti secondi; l’addestramento può continuare più tardi.
help-train-cpu = Una prova senza GPU: poche partite, una rete piccola.
help-train-json = Stampa JSON.
help-balance = Fai giocare i bot tra loro e vedi quanto vale ogni parte di un gioco
help-balance-game = Il gioco.
help-balance-games = Il numero di partite.
help-balance-players = Il numero di giocatori.
help-balance-option = Un’opzione del gioco, NOME o NOME=VALORE.
help-balance-bot = Il bot in tutti i posti.
help-balance-seed = Il numero da cui viene tutto il caso; segreto se non è dato.
help-balance-workers = Processi; uno per ogni core se non è dato.
help-balance-json = Stampa JSON.
balance-moves = Mosse
balance-scores = Punteggi
balance-winners = Vincitori
balance-margin = Vantaggio
balance-mean = Media
balance-deviation = Dev. standard
balance-least = Min.
balance-lower = Primo quartile
balance-middle = Mediana
balance-upper = Terzo quartile
balance-most = Max.
balance-seat = Posto
balance-share = Vittorie
balance-interval = 95%
balance-source = Fonte di punti
balance-correlation = Legame con la vittoria
balance-event = Evento
balance-times = Volte a partita
balance-users = Usato da
balance-unused = Mai visti: { $number }
balance-unused-parts = { $event }: { $parts }
balance-spaces = Spazi
balance-most-used = I più usati
balance-least-used = I meno usati
balance-spaces-unused = Spazi mai usati: { $number } su { $all }.
help-arena = Fai giocare i bot tra loro
help-arena-game = Il gioco.
help-arena-bots = I bot, separati da virgole.
help-arena-games = Il numero di partite.
help-arena-players = Il numero di giocatori.
help-arena-option = Un’opzione del gioco; si può ripetere.
help-arena-seed = Il numero da cui viene il caso; segreto se non è dato.
help-arena-workers = Processi; 0 gioca in questo.
help-arena-out = Dove sono conservati i risultati: una serie interrotta riprende da lì.
help-arena-json = Stampa JSON.

## Giocare

seat-n = Posto { $n }
player-bot = { $name } ({ $bot })
play-intro = Una mossa si scrive (TAB la completa) o si sceglie con il suo numero. Anche: undo, save, moves, rules, help, quit.
play-help-move = una mossa, o un numero del menù; basta un inizio che si adatta a una sola mossa
play-help-enter = INVIO: torna indietro nel menù, o ridisegna il tabellone; se resta una sola mossa: la gioca
play-help-undo = undo: annulla la tua ultima decisione
play-help-save = save [FILE]: salva la partita
play-help-moves = moves [PAROLE]: tutte le mosse possibili
play-help-rules = rules ID: una regola con il suo numero
play-help-quit = quit: salva la partita ed esci
play-watch = Stai guardando questo tavolo.
hot-seat-pass = Passa il dispositivo a { $player }
hot-seat-enter = INVIO quando { $player } è davanti allo schermo
turn-of = Tocca a { $player }
your-turn = Tocca a te
menu-only = INVIO: { $move }
menu-back = INVIO: indietro
moves-legal = Mosse possibili: { $n }
moves-none = Nessuna mossa possibile comincia così.
undone = Annullato: { $moves }
saved = Partita salvata: { $file }
saved-elsewhere = { $file }: scrittura impossibile ({ $reason }); salvataggio altrove.
saved-nowhere = La partita non può essere salvata da nessuna parte. Eccola; copiala in un file:
resume-with = Per continuare: { $command }
bot-failed = Il bot { $bot } ({ $seat }) ha fallito ({ $reason }). Giocato al suo posto: { $move }
game-over = La partita è finita
winner-is = { $player } vince la partita
winners-are = { $players } condividono la vittoria
final-score = Punteggio finale
rank = Posizione
player = Giocatore
score = punteggio

## Regole, valori, scenari, partite registrate, arena

coverage-counts = { $covered } regole su { $total } hanno uno scenario.
coverage-missing = Senza scenario:
data-title = { $game }: origine dei valori (valori { $digest })
data-own = Con i tuoi valori: { $file }
data-path = valore
data-value = vale
data-provenance = origine
scenario-ok = ok
scenario-differs = DIVERSO
scenario-error = ERRORE
scenario-fault = ERRORE DEL PROGRAMMA
scenario-counts =
    { $bad ->
        [0] { $total ->
            [one] { $total } scenario, tutto bene
           *[other] { $total } scenari, tutto bene
        }
        [one] { $bad } scenario su { $total } fallisce
       *[other] { $bad } scenari su { $total } falliscono
    }
record-verified = La partita registrata è esatta: { $n } mosse rigiocate, tutti i controlli coincidono.
record-false = La partita registrata non è esatta.
record-unfinished = Incompiuta dopo { $n } { $n ->
        [one] mossa
       *[other] mosse
    }
record-move-of = Mossa { $n } di { $total }
record-start = L’inizio
record-options = opzioni
record-players = giocatori
bench-title = Per secondo di CPU su un core, mosse a caso
bench-game = gioco
bench-players = giocatori
bench-engine = motore
bench-steps = passi
bench-played = partite
bench-bytes = byte
bench-copy = copia ns
bench-compile = compil. s
bench-start = avvio s
bench-search = Ricerca: simulazioni per secondo di CPU su un core, dalla metà di una partita
bench-cut = abbreviate
bench-full = fino alla fine
arena-bot = bot
arena-games = partite
arena-wins = vittorie
arena-share = quota
arena-interval = intervallo al 95%
arena-rating = punteggio
arena-playing = Partite
train-begins = Comincia al passo { $steps }; { $weights } pesi.
train-imitates = Passo { $steps }: d’accordo con il bot avido nel { $percent }% delle mosse.
train-plays = Passo { $steps }: gioca contro se stessa; entropia { $entropy }.
train-strength = Passo { $steps }: quota di partite vinte contro { $opponent }: { $shares }.
train-share = { $percent }% ({ $players } giocatori)
train-random = il gioco a caso
train-greedy = il bot avido
train-earlier = se stessa di prima
train-title = Addestramento: { $game }
train-players = { $players } giocatori

## Il server: rifiuti che dicono che cosa fare, e i suoi comandi

refused-address-in-use = { $host }:{ NUMBER($port, useGrouping: 0) } non si può usare ({ $reason }). Indica un’altra porta con --port.
refused-database = Il database { $db } non si può aprire ({ $reason }). Controlla --db.
refused-media-type = Il server si aspetta JSON.
refused-method = Questo indirizzo non si usa così. /api/schema elenca ciò che è possibile.
refused-not-backed-up = { $file }: la copia non è stata fatta ({ $reason }).
refused-port = Una porta è un numero da 1 a 65535, non { NUMBER($port, useGrouping: 0) }.
refused-proxy = «{ $proxy }» non è l’indirizzo né la rete di un proxy, come 127.0.0.1 o 10.0.0.0/8.
refused-request = Questa richiesta non è comprensibile: { $reason }
serving = Zenobia è aperto: { $address } (Ctrl+C per terminare)
backed-up =
    Salvato: { $file } ({ $tables ->
            [one] { $tables } tavolo
           *[other] { $tables } tavoli
    })
help-serve = Avvia il sito e apri il browser
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
help-serve-port = La porta.
help-serve-db = Il database: un file oppure un URL come postgresql://user@host/name (anche con ZENOBIA_DB).
help-serve-workers = Il numero di processi in cui pensano i bot.
help-serve-proxy = Un proxy inverso di cui si crede X-Forwarded-For: il suo indirizzo o la sua rete; ripetibile (anche con ZENOBIA_PROXY).
help-serve-browser = Apri il browser.
help-backup = Copia il database del sito in un file, anche mentre è in funzione
help-backup-file = Il file, in formato SQLite; zenobia serve --db FILE lo apre.
help-backup-db = Il database da copiare.

## Ricerca

features-title = { $game }: { NUMBER($features, useGrouping: 0) } caratteristiche dal punto di vista del posto, { NUMBER($actions, useGrouping: 0) } azioni
selfplay-written =
    Scritto: { $file } ({ $games ->
            [one] { $games } partita
           *[other] { $games } partite
    }, { $decisions ->
            [one] { $decisions } decisione
           *[other] { $decisions } decisioni
    })
refused-file-format = { $file }: il nome deve finire con uno di questi: { $known }
refused-not-written = { $file }: impossibile scrivere ({ $reason }).
refused-workers = Il numero di processi deve essere almeno 1, non { NUMBER($workers, useGrouping: 0) }.
help-features = Elenca ciò che una rete vede di un gioco, voce per voce
help-features-game = Il gioco.
help-features-json = Stampa JSON.
help-new-game = Crea la cartella di un nuovo gioco, pronta da giocare e da cambiare
help-new-game-name = Il nome del gioco: lettere minuscole, cifre e _.
help-new-game-folder = Dove creare la cartella; qui, se non si dice nulla.
help-new-game-json = Stampa JSON.
help-golden = Scrivi le partite di riferimento e l’elenco delle azioni che i test di un gioco conservano
help-golden-game = Il gioco, o la sua cartella.
help-golden-again = Riscrivi i file che esistono già.
help-golden-json = Stampa JSON.
new-game-made = Un nuovo gioco: { $folder }
new-game-next = Giocalo, lancia i suoi scenari e i suoi test, poi fanne il tuo gioco:
golden-written = Scritto: { $file }
golden-kept = Conservato: { $file } (--again lo riscrive)
help-selfplay = Scrivi partite di bot come dati per l’apprendimento
help-selfplay-game = Il gioco.
help-selfplay-out = Il file: .parquet, oppure .npz per NumPy.
help-selfplay-games = Il numero di partite.
help-selfplay-players = Il numero di giocatori.
help-selfplay-option = Un’opzione del gioco; si può ripetere.
help-selfplay-bots = I bot, separati da virgole; cambiano posto di partita in partita.
help-selfplay-seed = Il numero da cui viene tutto il caso; segreto se non è dato.
help-selfplay-workers = Il numero di processi; uno per ogni core se non è dato.
help-selfplay-ray = Distribuisci le partite con Ray: l’indirizzo di un cluster, «auto» o «local».
help-selfplay-json = Stampa JSON.

## Analisi, figure, ospiti

percent = { NUMBER($n, useGrouping: 0) }%
refused-analyse-nothing = { $file }: non è stato ancora giocato nulla.
refused-bot-import = Il bot { $bot } non si può caricare ({ $reason }).
no-cache = { $folder }: le regole compilate non possono essere conservate lì ({ $reason }). Sono compilate solo per questa volta.
arena-failed = Attenzione: { $bot } ha fallito { NUMBER($times, useGrouping: 0) } volte; al suo posto è stata giocata la prima mossa permessa. Questi risultati non misurano la sua forza.
refused-bot-start = Il bot { $bot } non può partire: { $reason }
refused-level = Il livello «{ $level }» non può giudicare le mosse. Livelli possibili: { $known }
refused-seconds = I secondi per mossa devono essere più di 0, non { $seconds }.
refused-worker-late = Il bot non ha risposto entro { $seconds } s.
refused-seed = Il seme deve essere un numero intero di 64 bit, non { $seed }.
refused-bots-many = { NUMBER($bots, useGrouping: 0) } bot e una persona non stanno a un tavolo da { NUMBER($players, useGrouping: 0) }.
refused-scenario-none = { $file }: non contiene nessuno scenario.
refused-results-line = { $file }:{ NUMBER($line, useGrouping: 0) }: nessuna partita può finire così. Togli la riga, e la partita sarà rigiocata.
refused-record-names = { $file }:{ NUMBER($line, useGrouping: 0) }: un nome è stato cambiato: il controllo è { $found }, atteso { $expected }.
refused-ray = Non c’è un cluster Ray a { $address } ({ $reason }).
reason-connection-refused = lì nessuno risponde
reason-no-address = un indirizzo si scrive HOST:PORT
reason-network-is-unreachable = la rete non è raggiungibile
reason-name-or-service-not-known = questa macchina non è conosciuta
help-analyse = Di’ chi era in vantaggio e quando, e quali mosse erano errori
help-analyse-file = Una partita registrata, finita o no.
help-analyse-level = Il livello che giudica: level3, level4 o level5.
help-analyse-picture = Disegna la curva delle probabilità in un file SVG.
help-analyse-workers = Il numero di processi; uno per ogni core se non è dato.
help-analyse-data = I valori dei componenti con cui è stata giocata.
help-analyse-json = Stampa JSON.
help-arena-picture = Disegna i risultati in un file SVG.
help-arena-ray = Distribuisci le partite con Ray: l’indirizzo di un cluster, «auto» o «local».
help-arena-seconds = Secondi che un ospite (un bot indicato dal suo percorso di importazione) ha per pensare a una mossa.
analyse-thinking = Analisi
analyse-title = { $game }: le probabilità di vincere
analyse-move = mossa
analyse-better = meglio (guadagno in %)
analyse-swings = Svolte maggiori
analyse-mistakes = Errori maggiori
analyse-no-swings = Nessuna grande svolta
analyse-no-mistakes = Nessun errore trovato
analyse-swing = { $n }. { $seat }, { $move }: { $player } passa dal { $before }% al { $after }%
analyse-mistake = { $n }. { $seat }, { $move }: meglio era «{ $best }», di { $gain } punti percentuali
picture-key = Linea: grande svolta a questa mossa. Punto interrogativo: è sfuggita una mossa migliore.
picture-arena-key = Quota di partite vinte con il suo intervallo al 95%; tratteggio: forza pari.
picture-course-key = Quota di partite vinte a un posto, il bot avido agli altri, secondo le azioni giocate.
arena-title = { $game }, { $players } giocatori: { $games } partite
