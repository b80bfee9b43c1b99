# The words of the shell: what every game shares.

zenobia = Zenobia
    .tagline = Four board games of the ancient world

## Refusals: one line each, what and where

refused-account-has = You are already signed in as “{ $account }”. Sign out to use another account.
refused-account-taken = The account “{ $account }” exists already. Choose another name, or sign in.
refused-action = Action { NUMBER($action, useGrouping: 0) } does not exist; there are { NUMBER($actions, useGrouping: 0) }.
refused-address = There is nothing at this address. Go back to the start page.
refused-already-seated = You have a seat at this table already.
refused-ambiguous-move = “{ $move }” could mean several moves: { $near }
refused-arena-games = The number of games must be at least 1, not { NUMBER($games, useGrouping: 0) }.
refused-bench = There is no benchmark in this installation.
refused-bot = There is no bot “{ $bot }”. Known bots: { $known }
refused-busy = Too much is asked for at the moment. Try again in { NUMBER($seconds, useGrouping: 0) } s.
refused-chat = A chat message has 1 to { NUMBER($most, useGrouping: 0) } characters.
refused-command = There is no command “{ $command }”. Known commands: { $known }
refused-csrf = This request came from another page. Load the page again.
refused-data-broken = { $file }: with these values a game of { NUMBER($players, useGrouping: 0) } does not work: pieces go missing, or it does not end. Values that belong together must be corrected together.
refused-data-map = { $file }: the map must keep its size and its signs.
refused-data-shape = { $file }: { $path } is { $theirs }; expected something like { $ours }.
refused-data-syntax = { $file }: this is not valid TOML: { $reason }
refused-data-unknown = { $file }: there is no value { $path }.
refused-gpu = No NVIDIA GPU was found on this machine.
refused-move-too-long = A move has at most { NUMBER($most, useGrouping: 0) } letters.
refused-record-long = { $file }: a record has at most { NUMBER($most, useGrouping: 0) } lines.
refused-record-wide = { $file }:{ NUMBER($line, useGrouping: 0) }: a line has at most { NUMBER($most, useGrouping: 0) } characters.
refused-shape = Expected { $expected }, got { $found }.
refused-extra = This needs the package { $package }: install zenobia[{ $extra }].
refused-no-weights = { $game } has no weights to fit.
refused-fit-by = { $by } is not a way to fit; expected one of { $known }.
refused-fit-games = The number of games must be at least 2, one to learn from and one to predict, not { NUMBER($games, useGrouping: 0) }.
refused-fit-options = Games with options are not played on a GPU: use --by winners without --gpu.
refused-fit-players = Alone there is nobody to win against: weights are learnt from games of at least 2 players.
refused-fit-step = { $step } is not a step; it must be more than 0 and at most 1.
refused-network-missing = { $game } has no network: { $file } is not there. `zenobia train` makes one.
refused-network-broken = { $file } is not a network ({ $reason }).
refused-network-other = { $file } does not fit { $game }: { $differs ->
    [features] it was trained with other features
    [actions] it was trained with other actions
    [rules] it was trained with other rules
    [game] it was trained for another game
   *[format] it has another format
}. Train a new one.
refused-train-number = { $option } cannot be { NUMBER($number, useGrouping: 0) }.
refused-training-broken = { $file } is not a training that could go on ({ $reason }).
refused-training-other = { $file } belongs to another training: the game or the layers have changed. Name another folder.
refused-engine = This needs the { $engine } engine: set ZENOBIA_ENGINE={ $engine }.
refused-file = { $file }: cannot be read ({ $reason }).
refused-game = There is no game “{ $game }”. Known games: { $known }
refused-game-folder = { $folder }: this is not the folder of a game (it has no __init__.py).
refused-game-here = There is no game “{ $game }”, but a folder of this name. If you mean the folder, write { $path }
refused-game-id = { $folder }: GAME in __init__.py has the id “{ $id }”; it must be the name of the folder, “{ $name }”.
refused-game-name = “{ $name }” cannot be the name of a game: two or more small letters, digits or _, first a letter.
refused-game-ours = “{ $name }” is a game of Zenobia itself. Choose another name.
refused-game-taken = { $folder }: another game is called “{ $name }” already ({ $other }).
refused-folder-exists = { $folder } exists already. Choose another name, or another place with --folder.
refused-hotseat = To take several seats you need a hot-seat table.
refused-illegal-move = “{ $move }” is not allowed here. Similar moves: { $near }
refused-illegal-because = “{ $move }” is not allowed: { $reason }. Similar moves: { $near }
refused-other-question = “{ $move }” answers another question. To be decided now: { $verbs }
refused-internal = Something went wrong on our side. Nothing was changed; please try again.
refused-language = There is no language “{ $language }”. Known languages: { $known }
refused-message = This message is not understood: { $reason }
refused-move-text = This move is not understood: “{ $move }”
refused-move-word = “{ $word }” in “{ $move }” is not known. Known: { $known }
refused-name = A name has 1 to { NUMBER($most, useGrouping: 0) } characters.
refused-name-invisible = This name contains characters that cannot be seen. Leave them out.
refused-name-marks = This name has too many accents on one letter; { NUMBER($most, useGrouping: 0) } are possible.
refused-name-reserved = “{ $name }” is a name that the site uses itself. Choose another one.
refused-name-scripts = This name mixes letters of different scripts that look alike. Use one script.
refused-no-chat = There is no chat at this table.
refused-no-free-seat = There is no free seat any more. Watch, or open a table of your own.
refused-no-hint = No hint can be given just now. Try again in a moment.
refused-no-plan = Nothing can be planned just now. Try again in a moment.
refused-plan-far = Nothing can be planned now: it cannot be foreseen when your turn comes.
refused-plan-hotseat = Nobody waits at a hot seat: moves cannot be planned there.
refused-plan-illegal = This cannot be planned here: { $move }
refused-plan-never = The player before you cannot do this: { $move }
refused-plan-now = It is your turn: play now.
refused-no-aid = There is no one-page aid of { $game } here.
refused-lesson-moves = This step takes { $most } of your moves, no more; a step without moves is only read.
refused-lesson-step = The lesson has steps 1 to { $last }, not { $n }.
refused-no-rules = There are no rules of { $game } here.
refused-no-token = You have no such token. GET /api/tokens lists yours.
refused-no-session = This session has ended already.
refused-no-watching = Only its players see this table. Ask them for a seat.
refused-not-host = Only the host may do this.
refused-not-over = The game is not over yet.
refused-not-saved = { $file }: cannot be written ({ $reason }). Nothing is lost, the game goes on.
refused-not-seated = You have no seat at this table. Take a free one to play.
refused-not-your-turn = It is not the turn of { $seat } but of { $turn }.
refused-nothing-to-undo = There is nothing to undo.
refused-option = { $game } has no option “{ $option }”. Known options: { $known }
refused-option-value = The option { $option } cannot be “{ $value }”. Known values: { $known }
refused-origin = This page belongs to another site. Open the table’s own address.
refused-output = The output cannot be written ({ $reason }).
refused-over = The game is already over.
refused-password = Account or password is wrong. Check both and try again.
refused-password-length = A password has { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } characters.
refused-players = { $game } needs { $least } to { $most } players, not { NUMBER($players, useGrouping: 0) }.
refused-players-exactly = { $game } needs { $seats } players, not { NUMBER($players, useGrouping: 0) }.
refused-players-seats = { NUMBER($seats, useGrouping: 0) } seats are given, but { NUMBER($players, useGrouping: 0) } players.
refused-record-after-end = { $file }:{ NUMBER($line, useGrouping: 0) }: there is text after the result.
refused-record-check = { $file }:{ NUMBER($line, useGrouping: 0) }: the move or its entropy was changed: the check is { $found }, expected { $expected }.
refused-record-data = { $file }:{ NUMBER($line, useGrouping: 0) }: played with other data ({ $theirs }, here { $ours }); --data FILE names your own values.
refused-record-format = { $file }:{ NUMBER($line, useGrouping: 0) }: this is not a game record; it begins with “{ $expected }”.
refused-record-header = { $file }:{ NUMBER($line, useGrouping: 0) }: this line of the header is not understood: { $text }
refused-record-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $reason }
refused-record-missing = { $file }:{ NUMBER($line, useGrouping: 0) }: the header lacks “{ $key }”.
refused-record-move = { $file }:{ NUMBER($line, useGrouping: 0) }: { $reason }
refused-record-number = { $file }:{ NUMBER($line, useGrouping: 0) }: a number is not understood.
refused-record-order = { $file }:{ NUMBER($line, useGrouping: 0) }: move { $expected } is missing; found { $found } instead.
refused-record-result = { $file }:{ NUMBER($line, useGrouping: 0) }: the result is not that of the game; expected: { $expected }
refused-record-rules = { $file }:{ NUMBER($line, useGrouping: 0) }: follows version { $theirs } of the rules; here it is version { $ours }.
refused-record-seat = { $file }:{ NUMBER($line, useGrouping: 0) }: it is not the turn of { $seat }.
refused-record-secret = The record can be read when the game is over.
refused-record-step = { $file } has moves 0 to { NUMBER($last, useGrouping: 0) }, not { NUMBER($n, useGrouping: 0) }.
refused-record-truncated = { $file }:{ NUMBER($line, useGrouping: 0) }: the record ends too early.
refused-replay-step = There are moves 0 to { NUMBER($last, useGrouping: 0) }, not { NUMBER($n, useGrouping: 0) }.
refused-resume-game = { $file } is a game of { $found }, not of { $game }.
refused-resume-with = { $option } cannot be changed when a game is resumed.
refused-rule = { $game } has no rule { $rule }. Known rules: { $known }
refused-rules-changed = This game of { $game } began under other rules and cannot be replayed here. Open a new table.
refused-scenario-board = The drawn board has { NUMBER($squares, useGrouping: 0) } squares; { NUMBER($expected, useGrouping: 0) } are expected.
refused-scenario-fault = The program made a mistake: { $error } ({ $place })
refused-scenario-impossible = This position is impossible: { $reason }. A scenario that needs it says “impossible” in its given.
refused-scenario-any-position = This proves nothing: { $reason }
refused-scenario-not-given = This proves nothing unless the given says “{ $word }”: { $reason }
refused-scenario-line = This line belongs to no part. Write given, when or then above it.
refused-scenario-nothing = This checks nothing.
refused-scenario-number = “{ $word }” is not a number.
refused-scenario-possible = The scenario says “impossible”, but the position is possible.
refused-scenario-rule = There is no rule { $rule }.
refused-scenario-short = Words are missing.
refused-scenario-title = The title does not begin with a rule of a known game.
refused-scenario-word = “{ $word }” is not a word of scenarios.
refused-seat = There is no seat { $seat }; seats are P1 to { $last }.
refused-begun = The game has begun: seats can no longer be given to other bots.
refused-seen-other-seat = You have already looked at the hand of { $seat } in this game, so you can only return to that seat.
refused-seat-taken = Somebody has this seat. Choose another one.
refused-session = Your session has ended, or the site does not know you yet. Load the page again.
refused-square = There is no square “{ $square }”.
refused-stale = The position has changed. Look again and choose a move.
refused-storage = The games cannot be stored at the moment. Nothing is lost; try again.
refused-table = There is no table “{ $table }”. Ask for a new link, or open a table of your own.
refused-time-up = Your time is up: a bot plays on for you.
refused-token = This token is not known. Make a new one on the site.
refused-token-by-token = A program cannot do this with its token. Open the site in a browser.
refused-too-long = A message has at most { NUMBER($most, useGrouping: 0) } bytes.
refused-too-many-sockets = You have { NUMBER($most, useGrouping: 0) } tables open already. Close one of them.
refused-too-many-tokens = You have { NUMBER($most, useGrouping: 0) } tokens already. Delete one of them.
refused-too-often = Too many requests. Wait { NUMBER($seconds, useGrouping: 0) } s.
refused-too-slow = This took longer than { NUMBER($most, useGrouping: 0) } s and was stopped. Nothing was changed.
refused-undo-asked = A request to take a move back is waiting for its answer.
refused-undo-not-asked = Nobody else is asking to take a move back.
refused-usage = { $text }
refused-usage-extra = “{ $text }” is not expected here.
refused-usage-missing = { $name } is missing.
refused-usage-number = { $name } needs a whole number.
refused-usage-option = There is no option { $option }. Known options: { $known }
refused-usage-value-missing = { $option } needs a value.
refused-waiting = The game begins when every seat is taken. Invite somebody, or add a bot.
refused-weights = { $file }: [{ $moment }] does not have exactly the measures of the game.
refused-worker = The process that computes moves failed: { $reason }
did-you-mean = Did you mean { $name }?
game-error = { $place }: { $reason }. ZENOBIA_DEBUG=1 shows how it came to this.
internal-error = Something went wrong on our side: { $reason }. ZENOBIA_DEBUG=1 shows where.
reason-no-such-file-or-directory = there is no such file
reason-permission-denied = permission denied
reason-is-a-directory = it is a folder
reason-not-a-directory = a part of the path is not a folder
reason-not-text = it is not text
reason-no-space-left-on-device = the disk is full
reason-read-only-file-system = the disk is read-only
reason-it-stopped = it stopped
reason-file-exists = there is a file of that name
reason-it-names-no-file = it names no file
reason-unable-to-open-database-file = it is no file that can be opened
reason-bad-file-descriptor = it is closed
reason-not-a-file = it is not an ordinary file
reason-other-content = something else is in it; choose another name
reason-too-many-levels-of-symbolic-links = the link leads to itself
reason-file-name-too-long = the name is too long
reason-invalid-argument = the name is not possible

## The list of commands

games = Games
players-range = { $least } to { $most } players
help-zenobia = Four board games of the ancient world
help-zenobia-version = Show the version.
help-zenobia-lang = The language: en, fr or it (also by ZENOBIA_LANG or LANG).
help-play = Play a game in the terminal
help-play-game = The game to play; not needed with --resume.
help-play-players = The number of players.
help-play-option = An option of the game, such as “english” or “mix=second”; may be repeated.
help-play-seat = Who sits where, in order: “me” or the name of a bot, separated by commas.
help-play-hotseat = Several people take turns on one device.
help-play-bots = The opponents, separated by commas.
help-play-seed = The number that all chance at the start comes from; secret if not given.
help-play-data = Your own values of the game’s components.
help-play-resume = Continue a saved game.
help-play-save = Where the game is saved.
help-rules = Read the rules of a game
help-rules-game = The game.
help-rules-rule = One rule, by its number.
help-rules-coverage = List the rules without a scenario.
help-rules-json = Print JSON.
help-data = Show the values of a game and where they come from
help-data-game = The game.
help-data-data = Your own values of the game’s components.
help-data-json = Print JSON.
help-scenario = Run scenarios: given a position, when moves are made, then this is so
help-scenario-files = The files with scenarios.
help-scenario-json = Print JSON.
help-record = Show, verify and replay a game record
help-record-file = The record.
help-record-verify = Only say whether the record is true.
help-record-replay = Show the board after every move.
help-record-to = Show only the board after this move.
help-record-seat = Through whose eyes: P1, P2…
help-record-data = The values of the game’s components that it was played with.
help-record-json = Print JSON.
help-bench = Measure the engine’s speed
help-bench-games = The games; all if none is named.
help-bench-json = Print JSON.
help-fit = Learn the weights of a game’s evaluation from self-play
help-fit-game = The game.
help-fit-games = The number of games.
help-fit-players = The number of players.
help-fit-option = An option of the game; may be repeated.
help-fit-bot = The bot that plays against itself.
help-fit-seed = The number that all chance comes from; secret if not given.
help-fit-workers = Processes; 0 plays in this one.
help-fit-gpu = Let the greedy bot play on an NVIDIA GPU, thousands of games at once.
help-fit-by = winners: predict the winner of played games; play: win matches, thousands at once on an NVIDIA GPU.
help-fit-step = How far to go from the old weights to those that predict the winners best, 0 to 1.
help-fit-out = The file to write; printed if not given.
help-fit-json = Print JSON.
help-train = Train a network by self-play
help-train-game = The game.
help-train-out = The folder of the training: it goes on from there, and the network and its course are written there.
help-train-steps = The number of actions in all games together.
help-train-imitation = How many of them imitate the greedy bot first.
help-train-seed = Random seed.
help-train-games = The number of games that are played side by side.
help-train-begin = A network to begin with, in place of imitation.
help-train-seconds = Stop after so many seconds; the training can go on later.
help-train-cpu = A trial without a GPU: few games, a small network.
help-train-json = Print JSON.
help-balance = Play bots against themselves and see what every part of a game is worth
help-balance-game = The game.
help-balance-games = The number of games.
help-balance-players = The number of players.
help-balance-option = An option of the game, NAME or NAME=VALUE.
help-balance-bot = The bot in all seats.
help-balance-seed = The number that all chance comes from; secret if not given.
help-balance-workers = Processes; one for each core if not given.
help-balance-json = Print JSON.
balance-moves = Moves
balance-scores = Scores
balance-winners = Winners
balance-margin = Lead
balance-mean = Mean
balance-deviation = Deviation
balance-least = Least
balance-lower = Lower quarter
balance-middle = Middle
balance-upper = Upper quarter
balance-most = Most
balance-seat = Seat
balance-share = Wins
balance-interval = 95%
balance-source = Source of points
balance-correlation = With winning
balance-event = Event
balance-times = Times a game
balance-users = Used by
balance-unused = Never seen: { $number }
balance-unused-parts = { $event }: { $parts }
balance-spaces = Spaces
balance-most-used = Most used
balance-least-used = Least used
balance-spaces-unused = Spaces never used: { $number } of { $all }.
help-arena = Let bots play against each other
help-arena-game = The game.
help-arena-bots = The bots, separated by commas.
help-arena-games = The number of games.
help-arena-players = The number of players.
help-arena-option = An option of the game; may be repeated.
help-arena-seed = The number that all chance comes from; secret if not given.
help-arena-workers = Processes; 0 plays in this one.
help-arena-out = Where results are kept: a stopped run goes on there.
help-arena-json = Print JSON.

## Playing

seat-n = Seat { $n }
player-bot = { $name } ({ $bot })
play-intro = A move is typed (TAB completes it) or picked by its number. Also: undo, save, moves, rules, help, quit.
play-help-move = a move, or a number of the menu; a beginning that fits only one move is enough
play-help-enter = ENTER: back in the menu, or draw the board again; with only one move left: make it
play-help-undo = undo: take back your last decision
play-help-save = save [FILE]: save the game
play-help-moves = moves [WORDS]: all possible moves
play-help-rules = rules ID: a rule by its number
play-help-quit = quit: save the game and leave
play-watch = You are watching this table.
hot-seat-pass = Pass the device to { $player }
hot-seat-enter = ENTER when { $player } is in front of the screen
turn-of = { $player } to play
your-turn = Your turn
menu-only = ENTER: { $move }
menu-back = ENTER: back
moves-legal = Possible moves: { $n }
moves-none = No possible move begins so.
undone = Taken back: { $moves }
saved = Saved: { $file }
saved-elsewhere = { $file }: cannot be written ({ $reason }); saved elsewhere.
saved-nowhere = The game cannot be saved anywhere. This is its record; copy it to a file:
resume-with = To continue: { $command }
bot-failed = The bot { $bot } ({ $seat }) failed ({ $reason }). Played for it: { $move }
game-over = The game is over
winner-is = { $player } wins
winners-are = { $players } share the victory
final-score = Final score
rank = Rank
player = Player
score = score

## Rules, data, scenarios, records, arena

coverage-counts = { $covered } of { $total } rules have a scenario.
coverage-missing = Without a scenario:
data-title = { $game }: where the numbers come from (data { $digest })
data-own = With your own data: { $file }
data-path = value
data-value = is
data-provenance = from
scenario-ok = ok
scenario-differs = DIFFERS
scenario-error = ERROR
scenario-fault = FAULT OF THE PROGRAM
scenario-counts =
    { $bad ->
        [0] { $total ->
            [one] { $total } scenario, all well
           *[other] { $total } scenarios, all well
        }
        [one] { $bad } of { $total } scenarios fails
       *[other] { $bad } of { $total } scenarios fail
    }
record-verified = The record is true: { $n } moves replayed, every check the same.
record-false = The record is not true.
record-unfinished = Unfinished after { $n } { $n ->
        [one] move
       *[other] moves
    }
record-move-of = Move { $n } of { $total }
record-start = The start
record-options = options
record-players = players
bench-title = Per CPU-second of one core, random play
bench-game = game
bench-players = players
bench-engine = engine
bench-steps = steps
bench-played = games
bench-bytes = bytes
bench-copy = copy ns
bench-compile = compile s
bench-start = start s
bench-search = Search: simulations per CPU-second of one core, from the middle of a game
bench-cut = cut short
bench-full = to the end
arena-bot = bot
arena-games = games
arena-wins = wins
arena-share = share
arena-interval = 95% interval
arena-rating = rating
arena-playing = Playing
train-begins = Begins at step { $steps }; { $weights } weights.
train-imitates = Step { $steps }: agrees with the greedy bot in { $percent }% of the moves.
train-plays = Step { $steps }: plays against itself; entropy { $entropy }.
train-strength = Step { $steps }: share of games won against { $opponent }: { $shares }.
train-share = { $percent }% ({ $players } players)
train-random = random play
train-greedy = the greedy bot
train-earlier = an earlier self
train-title = Training: { $game }
train-players = { $players } players

## The server: refusals that say what to do, and its commands

refused-address-in-use = { $host }:{ NUMBER($port, useGrouping: 0) } cannot be used ({ $reason }). Name another port with --port.
refused-database = The database { $db } cannot be opened ({ $reason }). Check --db.
refused-media-type = The server expects JSON.
refused-method = This address cannot be used in that way. /api/schema lists what is possible.
refused-not-backed-up = { $file }: the copy was not made ({ $reason }).
refused-port = A port is a number from 1 to 65535, not { NUMBER($port, useGrouping: 0) }.
refused-proxy = “{ $proxy }” is not an address or a network of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
refused-request = This request is not understood: { $reason }
serving = Zenobia is open: { $address } (Ctrl+C ends it)
backed-up =
    Saved: { $file } ({ $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
    })
help-serve = Start the site and open the browser
help-serve-host = The address to listen on; 0.0.0.0 for the whole network.
help-serve-port = The port.
help-serve-db = The database: a file, or a URL such as postgresql://user@host/name (also by ZENOBIA_DB).
help-serve-workers = The number of processes in which bots think.
help-serve-proxy = A reverse proxy whose X-Forwarded-For is believed: its address or network; may be repeated (also by ZENOBIA_PROXY).
help-serve-browser = Open the browser.
help-backup = Copy the site’s database to a file, also while it runs
help-backup-file = The file, in SQLite’s form; zenobia serve --db FILE opens it.
help-backup-db = The database to copy.

## Research

features-title = { $game }: { NUMBER($features, useGrouping: 0) } features from the seat’s own point of view, { NUMBER($actions, useGrouping: 0) } actions
selfplay-written =
    Written: { $file } ({ $games ->
            [one] { $games } game
           *[other] { $games } games
    }, { $decisions ->
            [one] { $decisions } decision
           *[other] { $decisions } decisions
    })
refused-file-format = { $file }: the name must end in one of these: { $known }
refused-not-written = { $file }: cannot be written ({ $reason }).
refused-workers = The number of processes must be at least 1, not { NUMBER($workers, useGrouping: 0) }.
help-features = List what a network sees of a game, entry by entry
help-features-game = The game.
help-features-json = Print JSON.
help-new-game = Lay out the folder of a new game, ready to play and to change
help-new-game-name = The name of the game: small letters, digits and _.
help-new-game-folder = Where to make the folder; here, if nothing is said.
help-new-game-json = Print JSON.
help-golden = Write the golden games and the list of actions that the tests of a game keep
help-golden-game = The game, or its folder.
help-golden-again = Write files anew that exist already.
help-golden-json = Print JSON.
new-game-made = A new game: { $folder }
new-game-next = Now play it, run its scenarios and its tests, and make your game of it:
golden-written = Written: { $file }
golden-kept = Kept: { $file } (--again writes it anew)
help-selfplay = Write games of bots as data for learning
help-selfplay-game = The game.
help-selfplay-out = The file: .parquet, or .npz for NumPy.
help-selfplay-games = The number of games.
help-selfplay-players = The number of players.
help-selfplay-option = An option of the game; may be repeated.
help-selfplay-bots = The bots, separated by commas; they change seats from game to game.
help-selfplay-seed = The number that all chance comes from; secret if not given.
help-selfplay-workers = The number of processes; one for each core if not given.
help-selfplay-ray = Spread the games over Ray: the address of a cluster, “auto”, or “local”.
help-selfplay-json = Print JSON.

## Analysis, pictures, guests

percent = { NUMBER($n, useGrouping: 0) }%
refused-analyse-nothing = { $file }: nothing was played yet.
refused-bot-import = The bot { $bot } cannot be loaded ({ $reason }).
no-cache = { $folder }: compiled rules cannot be kept there ({ $reason }). They are compiled for this run only.
arena-failed = Careful: { $bot } failed { NUMBER($times, useGrouping: 0) } times; the first legal move was played for it. These results do not measure its strength.
refused-bot-start = The bot { $bot } cannot start: { $reason }
refused-level = The level “{ $level }” cannot judge moves. Levels that can: { $known }
refused-seconds = The seconds for a move must be more than 0, not { $seconds }.
refused-worker-late = The bot did not answer within { $seconds } s.
refused-seed = The seed must be a whole number of 64 bits, not { $seed }.
refused-bots-many = { NUMBER($bots, useGrouping: 0) } bots and a person do not fit at a table of { NUMBER($players, useGrouping: 0) }.
refused-scenario-none = { $file }: there is no scenario in it.
refused-results-line = { $file }:{ NUMBER($line, useGrouping: 0) }: no game can end so. Remove the line, and the game is played again.
refused-record-names = { $file }:{ NUMBER($line, useGrouping: 0) }: a name was changed: the check is { $found }, expected { $expected }.
refused-ray = There is no Ray cluster at { $address } ({ $reason }).
reason-connection-refused = nobody answers there
reason-no-address = an address is HOST:PORT
reason-network-is-unreachable = the network cannot be reached
reason-name-or-service-not-known = this host is not known
help-analyse = Say who was winning when, and which moves were mistakes
help-analyse-file = The record of a game, finished or not.
help-analyse-level = The level that judges: level3, level4 or level5.
help-analyse-picture = Draw the curve of the chances into an SVG file.
help-analyse-workers = The number of processes; one for each core if not given.
help-analyse-data = The values of the game’s components that it was played with.
help-analyse-json = Print JSON.
help-arena-picture = Draw the results into an SVG file.
help-arena-ray = Spread the games over Ray: the address of a cluster, “auto”, or “local”.
help-arena-seconds = Seconds that a guest (a bot named by its import path) may think about a move.
analyse-thinking = Analysis
analyse-title = { $game }: the chances to win
analyse-move = move
analyse-better = better (gain in %)
analyse-swings = Largest swings
analyse-mistakes = Largest mistakes
analyse-no-swings = No large swings
analyse-no-mistakes = No mistakes found
analyse-swing = { $n }. { $seat }, { $move }: { $player } goes from { $before }% to { $after }%
analyse-mistake = { $n }. { $seat }, { $move }: better was “{ $best }”, by { $gain } percentage points
picture-key = Line: large swing at this move. Question mark: a better move was missed.
picture-arena-key = Share of games won with its 95% interval; dashed: equal strength.
picture-course-key = Share of games won in one seat against the greedy bot in all others, by actions played.
arena-title = { $game }, { $players } players: { $games } games
