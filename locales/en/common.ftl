### What every game shares: the house, its lobby and tables, settings, messages.

## The house

app-name = Tertulia
app-skip = Skip to the content
app-nav = Main
app-home = Lobby
app-rules = Rules
app-settings = Settings
app-close = Close
app-cancel = Cancel
app-ok = OK
app-yes = Yes
app-no = No
app-more = More
app-copy = Copy
app-copied = Copied
app-loading = Loading …
app-retry = Try again
app-not-found = There is no such page.
app-unofficial = Tertulia is an independent, unofficial project. It is not connected with the designers or publishers of the games; drawings and texts are its own.
app-source = Free software under the MIT licence
app-title-table = { $game }: table – Tertulia
app-title-your-turn = Your turn – { $game }

## You

me-name = Your name
me-name-help = The others see it at the table. 1 to 30 characters.
me-name-save = Save name
me-hello = Hello, { $name }
me-rename = Change your name

## Lobby

lobby-title = Lobby
lobby-welcome = Take a seat: open a table, share its link, or play against the computer. No account needed.
lobby-quick = Play at once
lobby-quick-help = You against three bots
lobby-preparing = Being prepared, once: { $percent } %
lobby-unplayable = This game cannot be played on this server: its rules could not be prepared. Whoever runs the server finds the cause in its log. It is tried again by itself from time to time, and other games can be played meanwhile.
lobby-open = Open tables
lobby-running = Games in progress
lobby-mine = Your tables
lobby-none = No open tables right now.
lobby-none-mine = You are not sitting at any table yet.
lobby-seats-free =
    { $count ->
        [0] no seat free
        [one] { $count } seat free
       *[other] { $count } seats free
    }
lobby-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-your-turn = Your turn
lobby-join = Sit down
lobby-watch = Watch
lobby-return = Back to the table
lobby-finished = Finished

## Making a table

create-title = New table
create-game = Game
create-seats = Players
create-seat = Seat { $seat }
create-seat-add = Add a seat
create-seat-remove = Remove seat { $seat }
create-seat-kind = Who sits here?
create-seat-me = Me
create-seat-open = Open for a guest
create-seat-bot = Computer
create-seat-device = Someone at this device
create-seat-name = Name of the player on seat { $seat }
create-bot = Strength
create-options = Options
create-options-more = More options
create-public = List the table in the lobby
create-public-help = Otherwise only people with the link find it.
create-go = Open the table
bot-random = Random
bot-random-help = plays any legal action
bot-learner = Learner
bot-learner-help = a friendly beginner, who does not always see the best
bot-greedy = Greedy
bot-greedy-help = takes what is best now and plans nothing
bot-quick = Quick
bot-quick-help = thinks ahead for a moment
bot-strong = Strong
bot-strong-help = thinks ahead, and is hard to beat
bot-master = Master
bot-master-help = thinks longest of all, up to a second for a move
bot-name = { $bot } bot

## A table

table-share = Invite
table-share-help = Whoever opens this link can sit down or watch.
table-share-link = Link to the table
table-share-by-hand = The link is marked: copy it with your browser.
table-share-code = The link as a QR code, to be read with a phone
table-share-alone = So far only this machine can open the link. To play with others in your network, start the server with --host 0.0.0.0.
table-start = Start the game
table-start-wait = The game can start when all seats are taken.
table-wait-host = Waiting for { $name } to start the game.
table-wait-seats =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
table-sit = Sit here
table-leave = Leave the table
table-leave-confirm = Leave your seat? Somebody else can take it.
table-leave-running = You can come back to your seat at any time.
table-seat = Seat { $seat }
table-seat-free = Free seat
table-seat-you = you
table-seat-bot = computer
table-seat-device = at this device
table-seat-online = here
table-seat-offline = away
table-watching = You are watching.
table-playing-as = You are playing for { $player }
table-pass-device = Hand the device to { $player }
table-pass-device-help = { $player }’s hand is shown once you continue.
table-pass-device-go = I am { $player }
table-show-hand = Show my hand
table-your-turn = Your turn
table-undo = Take back
table-undo-help = Takes back your last step
table-chain = Your steps so far
table-chain-back = Take back from here on: { $step }
table-repeat = What you did is kept and is sent again by itself.
table-repeat-stop = Do not send it again
table-repeat-stopped = It is no longer being sent.
table-price = Price: { $what }
table-brings = Will bring: { $what }
table-of-player = { $player }: { $what }
table-unforeseen = What comes then is not known before, so it cannot be taken back.
table-confirm = Confirm
table-confirm-end = This ends your turn.
table-confirm-go = End my turn
table-confirm-not = Not yet
table-press-lost = It did not count: the table changed just before.
table-going-press = Counts in a moment: press again to do it now.
table-going-forced = By itself: nothing else is possible.
table-actions = What you can do
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-beginning = The beginning
table-look-back = Show the board at this moment
table-past = An earlier moment
table-past-asked = It is your turn. This is an earlier moment.
table-past-pause = Pause
table-past-back = One step back
table-past-forward = One step forward
table-past-now = Back to now
table-since = Since your last turn
table-lately = What happened last
table-replay = Show again
table-replay-stop = Stop
table-players = Players
table-over = The game is over.
table-again = Play again
table-again-help = A new table with the same players and options
table-record = Download the record
table-record-help = The whole game as a file; it can be replayed and checked.
table-commitment = Fingerprint of the shuffle
table-commitment-help = It was fixed before the first move. When the game is over the key is shown, so anyone can check that nothing was tampered with.
table-key = Key
table-components = Components
table-options = Options
table-public = listed in the lobby
table-private = only with the link
table-animation-skip = Skip

## Connection

connection-live = Connected
connection-connecting = Connecting …
connection-lost = Connection lost. Trying again …
connection-back = Connected again.
connection-sending = Sending …
connection-stale = The table has moved on: here is the latest position.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-auto = Same as the device
settings-motion-full = All animations
settings-motion-reduced = Few animations
settings-pace = Moves of the others
settings-pace-slow = Slowly
settings-pace-normal = Normally
settings-pace-fast = Quickly
settings-scenes = Show scorings as a scene
settings-shortcuts = Letter keys as shortcuts
settings-ending = Step that cannot be taken back
settings-ending-window = counts a moment after the press
settings-ending-hold = hold the button
settings-ending-now = counts at once
settings-ending-help = In that moment Escape or “Take back” stops it, and another press at the same place does it at once.
settings-forced = Do by itself what nobody has to decide
settings-sound = Sound when it is your turn
settings-saved = Saved on this device.

## Keyboard

keys-title = Keyboard
keys-help = Everything can be done by keyboard.
keys-tab = Tab
keys-tab-does = next action or control
keys-arrows = Arrow keys
keys-arrows-does = move among actions of one group, or over the board
keys-enter = Enter or space
keys-enter-does = do it
keys-escape = Esc
keys-escape-does = close or take back
keys-undo-does = take back
keys-help-does = this help
keys-log-does = to the log
keys-bar-does = to what you can do now
keys-end = Home, End
keys-end-does = first or last of a group

## Messages when something cannot be done

error-title = That did not work
error-unknown = Something went wrong. Please try again.
error-offline = The server cannot be reached.
error-stale = The table has moved on in the meantime. Here is the latest position.
error-illegal = That is not possible here.
error-not-found = This does not exist (any more).
error-table-not-found = There is no such table (any more).
error-game-unknown = This game is not known here.
error-bad-request = The request could not be understood.
error-name = This name cannot be shown. Take 1 to 30 characters, a letter or a digit among them.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-seat-taken = Somebody else sits here already.
error-not-open = The game has already started.
error-not-running = The game is not running.
error-not-over = The game is still running.
error-not-host = Only the host of the table can do this.
error-rules-preparing = This game is still being prepared. It can begin in about a minute.
error-rules-failed = This table's game cannot be played on this server: its rules could not be prepared. Nothing of the table is lost. Whoever runs the server finds the cause in its log; it is tried again by itself from time to time.
error-rules-changed = The rules have changed since, and what was played here is no longer possible. The record of the game is kept.
error-components-changed = The tiles and cards of this server were corrected since this table was opened. Please open a new one.
error-seats-missing = Not all seats are taken yet.
error-undo-impossible = This can no longer be taken back.
error-csrf = Your session was renewed. Please try again.
error-too-many = Too many requests. Please wait a moment.
error-too-large = That is too much at once.
error-chain-reveals = One of these steps reveals something: what follows it is chosen only then.
error-disk-full = The server’s disk is full: nothing can be stored now.
error-storage-busy = The server’s storage is busy just now.
error-storage-damaged = The server’s storage is damaged. Whoever runs this server has to repair it.
error-storage = The server cannot store anything just now.
error-table-damaged = What is stored of this table is damaged, and it cannot be opened. Other tables are not affected.
error-host-unknown = This server does not answer at this address.
error-timeout = The request took too long to reach the server.
error-server = The server has made a mistake. Please try again.

## Rules pages

rules-title = Rules of { $game }
rules-short = In short
rules-full = In full
rules-rulings = Rulings
rules-rulings-help = Where the rulebook is silent, the following holds here.
rules-contents = Contents
rules-components = Components
rules-components-help = Where each printed fact comes from. Whoever owns the game can correct it with a file of their own.
rules-component = What
rules-source = Source
rules-source-rules = rulebook
rules-source-rules-help = The rulebook says so.
rules-source-public = public
rules-source-public-help = Public reviews or tools agree on it.
rules-source-inferred = inferred
rules-source-inferred-help = It follows from known facts.
rules-source-reconstructed = reconstructed
rules-source-reconstructed-help = Found nowhere: a stand-in with the right totals.
rules-source-box = from the box
rules-source-box-help = Read off a copy of the game.
rules-fingerprint = Fingerprint of this set
rules-own-words = Told in our own words; the publisher’s rulebook is the authority.

## The terminal

cli-welcome = { $game }, played in the terminal. Type a number or the words beside it; h shows the commands.
cli-player = Player { $number }
cli-bot-player = { $bot } bot { $number }
cli-help =
    Commands:
    a number or its words: do that
    u: take back the last step
    b: read the table again
    e: read what has happened so far
    h: this help
    q: leave the game
cli-turn = { $player }, it is your turn.
cli-what = What do you do?
cli-choice = { $number }: { $text } ({ $notation })
cli-unknown = There is no action { $text } here. Choose one of the numbers from 1 to { $count }, or h for help.
cli-undone = Taken back.
cli-undo-none = Nothing can be taken back here.
cli-confirm = This ends your turn and cannot be taken back. y: go on, anything else: not yet
cli-pass = Hand the device to { $player } and press Enter.
cli-over = The game is over.
cli-result = { $player }: { $points }
cli-won =
    { $count ->
        [one] { $players } has won.
       *[other] { $players } share the victory.
    }
cli-left = You have left the game.
cli-saved = The record is in { $file }.

table-parts = Parts of the table
table-part-lit = something can be done there

## The end of a game

end-title = The end
end-won = You win!
end-winners =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
end-alone-won =
    { $points ->
        [one] Won: { $points } point, the mark is { $mark }.
       *[other] Won: { $points } points, the mark is { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Lost: { $points } point, the mark is { $mark }.
       *[other] Lost: { $points } points, the mark is { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Exactly on the mark
        [one] { $points } point above the mark
       *[other] { $points } points above the mark
    }
end-alone-below =
    { $points ->
        [one] { $points } point below the mark
       *[other] { $points } points below the mark
    }
end-alone-scale = { $player } has { $points }, the mark is { $mark }
end-podium = Places
end-place = Place { $place }
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-sources = Points by source
end-total = Total
end-show = How it ended
end-close = Look at the table
end-follow = To the new table
end-follow-waits = A new table with the same players is waiting for you.
end-follow-watch = The same players have a new table.
end-proof = Record and fairness

## Hints for a first game

guide-title = First game
guide-waiting = Others are deciding. Their moves stand in the log, and a press on any thing of the table tells what it is.
guide-off = No more hints
guide-off-help = The settings bring them back.
settings-guide = Hints
settings-guide-first = In the first game of each kind
settings-guide-always = Always
settings-guide-never = Never

## The symbols

symbols-title = Symbols
symbols-open = Symbols of this game
symbols-hold = Hold a finger on the table, on a player’s line for example, and it says what is there.
symbols-point = What is this? Point at something on the table
symbols-pointing = Now press anything on the table to read what its symbols mean. Esc stops.
symbols-none = There is no symbol here.
keys-symbols-does = all symbols of this game
