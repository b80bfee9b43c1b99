# The words of the browser shell; those of the engine and the games come from the server.

## The site

zenobia = Zenobia
site-tagline = Four board games of the ancient world
site-text = Play with friends by a link, against bots, or alone. No account needed.
disclaimer = The names of the games belong to their publishers. This site is not affiliated with them.
language = Language
language-en = English
language-fr = Français
language-it = Italiano
light-or-dark = Light or dark
theme = Appearance
theme-system = as the device
theme-light = light
theme-dark = dark
settings = Settings
close = Close
save = Save
loading = Just a moment…
to-start = To the start page

## Finding and opening a table

table = Table
my-tables = My tables
open-tables = Open tables
no-open-tables = No table is waiting for players. Open one yourself: choose a game and offer a seat to anybody.
new-table = New table
create-table = Open a table
start-game = Start the game
players-range = { $least } to { $most } players
minutes-n = { $n } min
friends = Friends
bots = Bots
play-friends = Play with friends
play-bots = Play against bots
link-or-code = Link or code of a table
join = Join
take-seat = Take this seat
leave-table = Leave the table
free-seat = free seat
seats-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
waiting-players =
    { $n ->
        [one] Waiting for { $n } more player
       *[other] Waiting for { $n } more players
    }
add-bot = Add a bot
invite-link = Invitation link
copy-link = Copy the link
link-copied = Link copied
number-of-players = Number of players
options = Options
seats = Seats
seat-n = Seat { $n }
seat-me = Me
seat-friend = A friend, by the link
seat-open = Anybody (open table)
seat-bot = Bot: { $level }
more-settings = More settings
hot-seat = Hot seat
    .text = Several people take turns on one device.
i-am-here = { $player } is here
hot-seat-pass = Pass the device to { $player }
allow-watching = Others may watch
with-clock = With a clock
clock-minutes = Minutes for each player
clock-increment = More seconds for each move
import-record = Read a game record

## Bots

bot-level1 = Shepherd
bot-level2 = Scribe
bot-level3 = Architect
bot-level4 = Envoy
bot-level5 = Strategist
bot-random = at random
bot-greedy = greedy
bot-mcts = search

## The person

name = Name
your-name = Your name
no-account-needed = No account needed
you = you
like-title = Mark the tab when it is my turn
like-sound = Sound when it is my turn
like-notices = Browser notification when it is my turn
like-send-at-once = Send with the last click
like-chat = Show the chat

## During a game

table-menu = This table
your-turn = Your turn
to-move = to play
turn-of = { $player } to play
waiting-for = Waiting for { $player }
bot-thinking = { $player } is thinking
engine-progress = The bots are getting ready: { $percent }%
send = Send
back = Back
cancel = Cancel
path = Your move so far
undo-ask = Ask to undo
undo-asked = { $player } asks to take a move back.
undo-agree = Agree
undo-refuse = Refuse
undo-refused = The request was refused.
undo-waiting = The others have been asked.
hint = Hint
hint-text = A good move here: { $move }
hint-reason = Hint: { $case ->
        [only] there is no other move.
        [ahead] chance to win { $after }. “{ $other }” looks better at first sight ({ $rival }), but is less sure.
       *[best] chance to win { $before } before, { $after } afterwards; next best: “{ $other }” ({ $rival }).
    }
hint-causes = It brings: { $events }.
log = Game log
show-move = Show the position after move { $n }
rules = Rules
rule-number = Rule
rule-of = Rule { $id }
rules-english = These rules have not been translated yet.
chat = Chat
chat-write = Write to the table
resign = Resign
resign-ask = Do you really want to resign?
spectating = You are watching this table.
table-full = All seats are taken: you are watching this table.
watching-n =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
online = here
offline = away
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
aria-board = Board of { $game }

## Keys

keys = Keys
key-board = to the board
key-arrows = from target to target
key-read = over every space, to read it
key-enter = choose, then send
key-escape = one step back
key-pieces = your pieces
key-hint = hint
key-replay = move before, move after
key-fit = whole board
key-log = game log
key-rule = the rule that concerns it (or a right click, a long press)
key-aid = the aid: the rules on one page

## Planned moves

plan = Plan
    .text = How it may look when your turn comes: the others do as little as they can, and what you cannot know is guessed. Only you see this.
plan-ahead = Plan ahead
plan-more = Plan another case
plan-always = in any case
plan-when = if { $player } does this
plan-if = If { $player }: { $move }
plan-add = Plan it
plan-end = The turn ends here, or something unknown is drawn.
plan-keep = Keep the plan
plan-change = Change
plan-remove = Remove
plan-dropped = { $why ->
        [condition] Your plan was not played: what it waited for did not happen.
        [undo] Your plan was dropped: moves were taken back.
       *[illegal] Your plan was not played: “{ $move }” is not allowed now.
    }

## After a game

game-over = The game is over
winner-is = { $player } wins
winners-are = { $players } share the victory
final-score = Final score
rematch = Rematch
replay = Replay
replay-first = First move
replay-previous = Previous move
replay-next = Next move
replay-last = Latest move
move-n-of = Move { $n } of { $total }
back-to-now = Back to now
link-to-position = Copy a link to this position
download-record = Download the game

## Learning

learn = Learn
learn-invitation = New here? Learn a game in about ten minutes.
learn-n-of = Learn: step { $n } of { $total }
learn-done = Learn (done)
learn-progress = Steps done
learn-finished = You can play
    .text = That is { $game }. Now play a real game: start with the gentlest bot, keep the aid open beside the board, and ask for a hint whenever you like.
learn-again = Learn it once more
step-n-of = Step { $n } of { $total }
step-before = Step before
step-after = Next step
show-me = Show me
go-on = Go on
take-back = Take it back
lesson-right = Well done
lesson-wrong = Allowed, but not what we are looking for
lesson-read = Look at the board, then go on.
aid = Aid
aid-print = Printable page
print = Print
contents = Contents

## One's own page

profile = My games
profile-since = Here since { $day }
profile-account = account { $account }
profile-empty = You have not finished a game yet.
against-people = Against people
against-bots = Against bots
won-of =
    { $played ->
        [one] { $won } of { $played } game won
       *[other] { $won } of { $played } games won
    }
rating = Rating
    .text = Everybody begins with 1500; the bar shows how sure it is. Bots are rated like people.
stage-passed = passed
stage-new = not played yet
lately = Played lately
alone = alone
rank-of = { $rank } of { $players }
somebody = somebody
account = Account
    .text = With an account you find your games again from other devices; a name and a password are enough. Creating one keeps what you have played here as a guest; signing in leaves it behind.
account-is = You are signed in as “{ $account }”.
password = Password
sign-in = Sign in
sign-out = Sign out
sign-up = Create an account
logins = Where I am signed in
    .text = Every browser in which this name is open. End what you do not know.
login-this = this browser
login-unknown = Unknown browser
login-seen = Last used: { $day }
login-end = Sign out
login-end-of = Sign out: { $browser }
login-end-others = Sign out everywhere else
login-ended = You are signed out everywhere else.
my-data = My data
    .text = What is kept: your name, your games with their moves, results and ratings, what you wrote. No e-mail address; of your device only the kind of browser, such as “Firefox, Linux”.
take-along = Download my data
forget-me = Delete my data
forget-ask = Everything of yours will be deleted now and cannot be brought back. Games that others played too stay with them; there you become “somebody”.
forget-sure = Delete everything

## Refusals

connection-lost = Connection lost
away = What is open here can still be read; everything else needs the connection.
away-table = Your game is safe. The board and the game log can still be read; moves can be sent as soon as the connection is back.
try-again = Try again
trouble-address = There is nothing here
    .text = The address may be mistyped, or the page may have moved.
trouble-table = There is no such table
    .text = The link may be incomplete, or no longer valid. Ask for a new one, or open a table of your own.
trouble-private = Only its players see this table
    .text = Nobody else may watch it. Ask the players for a seat, or open a table of your own.
trouble-not-over = The game is not over yet
    .text = Score and analysis can be seen after its end.
trouble-game = There is no such game
    .text = The start page shows the games that can be played here.
trouble-connection = No connection
    .text = The site cannot be reached. Check the network and try again; your games are safe.
trouble-busy = Too many requests
    .text = Wait a moment, then try again.
trouble-server = Something went wrong on our side
    .text = Your games are safe. Try again in a moment.
server-error = Something went wrong on our side. Your game is safe.

## After the game

after-game = Score and analysis
after-board = To the board
after-share = Copy the link to this page
after-score = Score, line by line
after-line = Source
after-total = Score
after-chances = Who was winning
    .text = What an observer would have said who knows everything public and nothing else.
after-analyse = Analyse the game
    .text = A strong bot looks at every move again: who was winning, where the game turned, and which moves would have been better.
after-analysing = Looking at every move: { $percent }%
after-failed = The analysis failed. Please try again.
after-after = After move { $n }
after-show = Show on the board
after-percent = { $n }%
after-swings = Turning points
after-swing = { $player } goes from { $before }% to { $after }%
after-no-swings = The chances never changed much at once.
after-mistakes = Missed chances
    .text = Judged by what the player knew at that moment, not by what lay hidden.
after-mistake = Better: { $move } (+{ $gain }%)
after-no-mistakes = Nothing better was found.
after-all = Moves that could have been better: { $n }
