# The words of the browser shell; those of the engine and the games come from the server.

## The site

zenobia = Zenobia
site-tagline = Quattro giochi da tavolo del mondo antico
site-text = Gioca con gli amici tramite un link, contro i bot o in solitario. Senza account.
disclaimer = I nomi dei giochi appartengono ai rispettivi editori. Questo sito non è affiliato a loro.
language = Lingua
language-en = English
language-fr = Français
language-it = Italiano
light-or-dark = Chiaro o scuro
theme = Aspetto
theme-system = come il dispositivo
theme-light = chiaro
theme-dark = scuro
settings = Impostazioni
close = Chiudi
save = Salva
loading = Un momento…
to-start = Alla pagina iniziale

## Finding and opening a table

table = Tavolo
my-tables = I miei tavoli
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta giocatori. Aprine uno tu: scegli un gioco e offri un posto a chiunque.
new-table = Nuovo tavolo
create-table = Apri un tavolo
start-game = Inizia la partita
players-range = { $least }–{ $most } giocatori
minutes-n = { $n } min
friends = Amici
bots = Bot
play-friends = Gioca con gli amici
play-bots = Gioca contro i bot
link-or-code = Link o codice di un tavolo
join = Unisciti
take-seat = Occupa questo posto
leave-table = Lascia il tavolo
free-seat = posto libero
seats-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
waiting-players =
    { $n ->
        [one] In attesa di { $n } giocatore
       *[other] In attesa di { $n } giocatori
    }
add-bot = Aggiungi un bot
invite-link = Link d’invito
copy-link = Copia il link
link-copied = Link copiato
number-of-players = Numero di giocatori
options = Opzioni
seats = Posti
seat-n = Posto { $n }
seat-me = Io
seat-friend = Un amico, tramite il link
seat-open = Chiunque (tavolo aperto)
seat-bot = Bot: { $level }
more-settings = Altre impostazioni
hot-seat = Stesso schermo
    .text = Più persone giocano a turno sullo stesso dispositivo.
i-am-here = { $player } è qui
hot-seat-pass = Passa il dispositivo a { $player }
allow-watching = Altri possono guardare
with-clock = Con l’orologio
clock-minutes = Minuti per giocatore
clock-increment = Secondi in più per mossa
import-record = Leggi una partita registrata

## Bots

bot-level1 = Pastore
bot-level2 = Scriba
bot-level3 = Architetto
bot-level4 = Emissario
bot-level5 = Stratega
bot-random = a caso
bot-greedy = ingordo
bot-mcts = ricerca

## The person

name = Nome
your-name = Il tuo nome
no-account-needed = Senza account
you = tu
like-title = Evidenzia la scheda quando tocca a me
like-sound = Suono quando tocca a me
like-notices = Notifica del browser quando tocca a me
like-send-at-once = Invia con l’ultimo clic
like-chat = Mostra la chat

## During a game

table-menu = Questo tavolo
your-turn = Tocca a te
to-move = di turno
turn-of = Tocca a { $player }
waiting-for = In attesa di { $player }
bot-thinking = { $player } sta pensando
engine-progress = I bot si preparano: { $percent }%
send = Invia
back = Indietro
cancel = Annulla
path = La tua mossa finora
undo-ask = Chiedi di annullare
undo-asked = { $player } chiede di annullare una mossa.
undo-agree = Accetta
undo-refuse = Rifiuta
undo-refused = La richiesta è rifiutata.
undo-waiting = La richiesta è stata inviata agli altri.
hint = Suggerimento
hint-text = Una buona mossa qui: { $move }
hint-reason = Suggerimento: { $case ->
        [only] non c’è altra mossa.
        [ahead] probabilità di vincere { $after }. «{ $other }» a prima vista sembra migliore ({ $rival }), ma è meno sicura.
       *[best] probabilità di vincere { $before } prima, { $after } dopo; la migliore alternativa è «{ $other }» ({ $rival }).
    }
hint-causes = Porta: { $events }.
log = Diario di gioco
show-move = Mostra la posizione dopo la mossa { $n }
rules = Regole
rule-number = Regola
rule-of = Regola { $id }
rules-english = Queste regole non sono ancora tradotte.
chat = Chat
chat-write = Scrivi al tavolo
resign = Abbandona
resign-ask = Vuoi davvero abbandonare?
spectating = Stai guardando questo tavolo.
table-full = Tutti i posti sono occupati: stai guardando questo tavolo.
watching-n =
    { $n ->
        [one] { $n } persona guarda
       *[other] { $n } persone guardano
    }
online = in linea
offline = non in linea
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Tabellone intero
aria-board = Tabellone: { $game }

## Keys

keys = Tasti
key-board = al tabellone
key-arrows = da un bersaglio all’altro
key-read = su ogni spazio, per leggerlo
key-enter = scegli, poi invia
key-escape = un passo indietro
key-pieces = i tuoi pezzi
key-hint = suggerimento
key-replay = mossa precedente, mossa successiva
key-fit = tabellone intero
key-log = diario di gioco
key-rule = la regola che lo riguarda (o clic destro, pressione lunga)
key-aid = il promemoria: le regole in una pagina

## Planned moves

plan = Piano
    .text = Come può essere il tuo turno: gli altri fanno il meno possibile, e ciò che non puoi sapere è supposto. Lo vedi solo tu.
plan-ahead = Prepara una mossa
plan-more = Prepara un altro caso
plan-always = in ogni caso
plan-when = se { $player } fa questo
plan-if = Se { $player }: { $move }
plan-add = Prepara
plan-end = Qui il turno finisce, o si pesca qualcosa di ignoto.
plan-keep = Tieni il piano
plan-change = Modifica
plan-remove = Togli
plan-dropped = { $why ->
        [condition] Il tuo piano non è stato giocato: ciò che aspettava non è accaduto.
        [undo] Il tuo piano è decaduto: sono state annullate delle mosse.
       *[illegal] Il tuo piano non è stato giocato: «{ $move }» ora non è permesso.
    }

## After a game

game-over = La partita è finita
winner-is = { $player } vince la partita
winners-are = { $players } condividono la vittoria
final-score = Punteggio finale
rematch = Rivincita
replay = Rivedi la partita
replay-first = Prima mossa
replay-previous = Mossa precedente
replay-next = Mossa successiva
replay-last = Ultima mossa
move-n-of = Mossa { $n } di { $total }
back-to-now = Torna al presente
link-to-position = Copia un link a questa posizione
download-record = Scarica la partita

## Learning

learn = Impara
learn-invitation = È la prima volta? Impara un gioco in circa dieci minuti.
learn-n-of = Impara: passo { $n } di { $total }
learn-done = Impara (finito)
learn-progress = Passi fatti
learn-finished = Sai giocare
    .text = Ecco { $game }. Ora gioca una vera partita: comincia contro il bot più facile, tieni il promemoria aperto accanto al tabellone e chiedi un suggerimento quando vuoi.
learn-again = Ripeti la lezione
step-n-of = Passo { $n } di { $total }
step-before = Passo precedente
step-after = Passo successivo
show-me = Mostrami
go-on = Avanti
take-back = Annulla la mossa
lesson-right = Ben fatto
lesson-wrong = Permesso, ma non è quello che cerchiamo
lesson-read = Guarda il tabellone, poi vai avanti.
aid = Promemoria
aid-print = Pagina da stampare
print = Stampa
contents = Indice

## One's own page

profile = Le mie partite
profile-since = Qui dal { $day }
profile-account = account { $account }
profile-empty = Non hai ancora finito una partita.
against-people = Contro persone
against-bots = Contro i bot
won-of =
    { $played ->
        [one] { $won } partita vinta su { $played }
       *[other] { $won } vinte su { $played } partite
    }
rating = Punteggio di abilità
    .text = Tutti cominciano da 1500; la barra mostra l’incertezza. I bot sono valutati come le persone.
stage-passed = superata
stage-new = non ancora giocata
lately = Partite recenti
alone = in solitario
rank-of = { $rank } su { $players }
somebody = qualcuno
account = Account
    .text = Con un account ritrovi le tue partite su altri dispositivi; bastano un nome e una password. Crearlo conserva ciò che hai giocato qui come ospite; accedere a un altro account lo lascia indietro.
account-is = Account aperto: «{ $account }».
password = Password
sign-in = Accedi
sign-out = Esci
sign-up = Crea un account
logins = I miei accessi
    .text = Tutti i browser in cui questo nome è aperto. Chiudi quelli che non conosci.
login-this = questo browser
login-unknown = Browser sconosciuto
login-seen = Ultimo uso: { $day }
login-end = Disconnetti
login-end-of = Disconnetti: { $browser }
login-end-others = Disconnetti ovunque altrove
login-ended = Tutti gli altri accessi sono terminati.
my-data = I miei dati
    .text = Che cosa si conserva: il tuo nome, le tue partite con le mosse, risultati e valutazioni, ciò che hai scritto. Nessun indirizzo e-mail; del dispositivo solo il tipo di browser, come «Firefox, Linux».
take-along = Scarica i miei dati
forget-me = Cancella i miei dati
forget-ask = Tutto ciò che è tuo viene cancellato ora, senza ritorno. Le partite giocate con altri restano a loro; lì diventi «qualcuno».
forget-sure = Cancella tutto

## Refusals

connection-lost = Connessione persa
away = Ciò che è aperto qui si può ancora leggere; per tutto il resto serve la connessione.
away-table = La tua partita è salva. Il tabellone e il diario si possono ancora leggere; potrai giocare appena torna la connessione.
try-again = Riprova
trouble-address = Qui non c’è nulla
    .text = L’indirizzo forse è scritto male, o la pagina è stata spostata.
trouble-table = Questo tavolo non esiste
    .text = Il link forse è incompleto, o non è più valido. Chiedine uno nuovo o apri un tavolo tuo.
trouble-private = Solo i suoi giocatori vedono questo tavolo
    .text = Nessun altro può guardarlo. Chiedi un posto ai giocatori o apri un tavolo tuo.
trouble-not-over = La partita non è ancora finita
    .text = Punteggio e analisi si vedono dopo la fine.
trouble-game = Questo gioco non esiste
    .text = La pagina iniziale mostra i giochi a cui si può giocare qui.
trouble-connection = Nessuna connessione
    .text = Il sito non è raggiungibile. Controlla la rete e riprova; le tue partite sono salve.
trouble-busy = Troppe richieste
    .text = Attendi un momento, poi riprova.
trouble-server = Qualcosa è andato storto da parte nostra
    .text = Le tue partite sono salve. Riprova tra un momento.
server-error = Qualcosa è andato storto da parte nostra. La tua partita è salva.

## After the game

after-game = Punteggio e analisi
after-board = Al tabellone
after-share = Copia il link di questa pagina
after-score = Il punteggio, riga per riga
after-line = Origine
after-total = Punteggio
after-chances = Chi stava vincendo
    .text = Ciò che avrebbe detto un osservatore che conosce tutto ciò che è pubblico, e nient’altro.
after-analyse = Analizza la partita
    .text = Un bot forte rivede ogni mossa: chi stava vincendo, dove la partita è cambiata, e quali mosse sarebbero state migliori.
after-analysing = Si rivede ogni mossa: { $percent }%
after-failed = L’analisi non è riuscita. Riprova.
after-after = Dopo la mossa { $n }
after-show = Mostra sul tabellone
after-percent = { $n }%
after-swings = Svolte
after-swing = { $player } passa dal { $before }% al { $after }%
after-no-swings = Le probabilità non sono mai cambiate molto in una volta.
after-mistakes = Occasioni mancate
    .text = Giudicate da ciò che il giocatore sapeva in quel momento, non da ciò che era nascosto.
after-mistake = Meglio: { $move } (+{ $gain }%)
after-no-mistakes = Non si è trovato nulla di meglio.
after-all = Mosse che potevano essere migliori: { $n }
