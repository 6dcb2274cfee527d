### What every game shares: the house, its lobby and tables, settings, messages.

## The house

app-name = Tertulia
app-skip = Skip to the content
app-nav = Main
app-home = Lobby
app-rules = Rules
app-settings = Settings
app-you = You
app-you-more = Other devices, signing in, your data
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
me-title = You
me-identity = A cookie in this browser tells who you are. Add a way to sign in, and you find your seats on other devices, too, and after the cookies of this site are deleted.

## Lobby

lobby-title = Lobby
lobby-welcome = Take a seat: open a table, share its link, or play against bots. No account needed.
lobby-quick = Play at once
lobby-watch-bots = Watch bots play
lobby-quick-help = You against three bots
lobby-preparing = Preparing, only once: { $percent }%
lobby-unplayable = This game cannot be played on this server: its rules could not be prepared. Whoever runs the server finds the cause in its log. The server tries again from time to time; other games can be played meanwhile.
lobby-open = Open tables
lobby-running = Games in progress
lobby-none = No open tables right now.
lobby-seats-free =
    { $count ->
        [0] no seats free
        [one] { $count } seat free
       *[other] { $count } seats free
    }
lobby-join = Sit down
lobby-watch = Watch
lobby-return = Back to the table
lobby-finished = Finished
lobby-asleep = asleep
lobby-turns = Your turn ({ $count })
lobby-waiting = Waiting for others
lobby-over = Finished games
lobby-games = Games
lobby-round = round { $round }
lobby-turn-of = waiting for { $players }
lobby-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-last = last move { $ago }
lobby-last-now = last move just now
lobby-go = Play on
lobby-for = { $from }–{ $to } players
lobby-minutes = { $from }–{ $to } min
lobby-weight-light = light
lobby-weight-medium = medium
lobby-weight-heavy = demanding
lobby-put-aside = Put this table aside: { $game }
lobby-put-back = Put back
lobby-aside = Put aside ({ $count })
lobby-more =
    { $count ->
        [one] Show { $count } more table
       *[other] Show { $count } more tables
    }
turns-next = Next table
turns-next-help =
    { $count ->
        [one] It is your turn at another table
       *[other] It is your turn at { $count } other tables
    }

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
create-seat-bot = Bot
create-seat-device = Somebody at this device
create-seat-name = Name of the player on seat { $seat }
create-bot = Strength
create-options = Options
create-options-more = More options
create-public = List the table in the lobby
create-public-help = Otherwise only people with the link find it.
create-patience = If somebody is away
create-patience-120 = after 2 minutes
create-patience-600 = after 10 minutes
create-patience-3600 = after an hour
create-patience-86400 = after a day
create-patience-604800 = after a week
create-patience-0 = only the host may
create-patience-help = Then anybody at the table may let a bot play for them, until they come back. The host may do so after half a minute.
create-pace = Pace
create-substitute = Who plays for those who are away
create-go = Open the table
bot-random = Random
bot-random-help = plays any legal action
bot-learner = Learner
bot-learner-help = a friendly beginner who does not always see the best move
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
table-share-by-hand = The link is selected: copy it with your browser.
table-share-code = The link as a QR code, to be read with a phone
table-share-alone = So far only this machine can open the link. To play with others in your network, start the server with --host 0.0.0.0.
table-share-mail = By mail
table-share-mail-subject = A seat for you: { $game }
table-share-mail-text = Let us play { $game } together. Open this link and sit down; you need no account.
table-share-hand = Share
table-tell = Be told when it is your turn
table-onlooker = You are watching. Is one of these seats yours?
table-onlooker-sign-in = Sign in
table-start = Start the game
table-start-wait-seats = The game can start when all seats are taken.
table-start-wait-agreed = The game can start once all have agreed.
table-start-wait-both = The game can start when all seats are taken and all have agreed.
table-start-fewer =
    { $count ->
        [one] Start with one player
       *[other] Start with { $count } players
    }
table-fill = Put a bot here
table-free = Free the seat
table-wait-host = Waiting for { $name } to start the game.
table-wait-start = Waiting for the game to be started.
table-host-away = The host is away. If they do not come back, anybody who sits here can become the host.
table-take-over = Become the host
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
table-seat-bot = bot
table-seat-device = at this device
table-seat-online = here
table-seat-offline = away
table-watching = You are watching.
table-playing-as = You are { $player }
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
table-unforeseen = What comes then is not known yet, so it cannot be taken back.
table-confirm = Confirm
table-confirm-end = This ends your turn.
table-confirm-go = End my turn
table-confirm-not = Not yet
table-press-lost = That press did not count: the table had just changed.
table-going-press = Counts in a moment: press again to do it now.
table-going-forced = By itself: there is nothing to decide.
table-going-press-brief = Counts in a moment.
table-going-forced-brief = By itself.
table-actions = What you can do
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-beginning = The beginning
table-look-back = Show the board at this moment
table-past = An earlier moment
table-past-asked = It is your turn. This is an earlier moment.
table-past-bots = The bots are playing
table-past-play = Replay from here
table-past-first = To the beginning
table-past-pace = Speed
table-past-pause = Pause
table-past-back = One step back
table-past-forward = One step forward
table-past-now = Back to now
table-since = Since your last turn
table-since-more = { $count } more
table-since-fewer = Fewer
table-lately = What happened last
table-replay = Show again
table-replay-stop = Stop
table-players = Players
table-players-look = Press somebody to see what is theirs.
people-title = The people at the table
people-open = Players: who is here, bots in their place
people-help = Whoever has to go can let a bot play for them, and come back at any time. The host can do this for those who have been away for half a minute; after a while anybody at the table can.
people-patience =
    { $seconds ->
        [0] At this table only the host can.
       *[other] At this table that is { $after }.
    }
people-help-turns = Nobody has to be here between turns. Whoever goes away for long can let a bot play for them, and come back at any time.
people-swift = Nobody else decides here: once a bot plays for you, the rest of the game is over within seconds.
people-bot-for-you = A bot plays for you
people-played-by = The { $bot } bot plays for them
people-level = bot, { $bot }
people-take-back = Play myself again
people-log-handed = The { $bot } bot plays for { $player } from here on.
people-log-back = { $player } plays again.
people-hand-over = Let a bot play
people-hand-over-wait = A bot can play for them in { $wait }.
table-sleeps = While only bots are to decide, the game goes on if somebody watches; otherwise it sleeps.
table-over = The game is over.
table-again = Play again
table-again-help = A new table with the same players and options
table-record = Download the record
table-record-help = The whole game as a file; it can be replayed and checked.
table-commitment = Fingerprint of the shuffle
table-commitment-help = It is the SHA-256 of the key’s bytes and was shown from the start. When the game is over, the key is shown, so anybody can check that nothing was tampered with.
table-key = Key
table-verify = Verify
table-verify-right = The key’s bytes have this fingerprint: the shuffle is the one that was fixed before the first move.
table-verify-wrong = The key’s bytes have another fingerprint: this is not the shuffle that was fixed before the first move.
table-verify-impossible = This browser reckons fingerprints on secure pages only (https). Any tool for SHA-256 does the same.
table-components = Components
table-set = Printed set
table-set-unnamed = not the usual one
table-set-gone = not kept here any more
table-set-bots = What bots and the analysis have learnt comes from games with the usual set.
table-options = Options
table-options-all = All options
table-options-rest = All other options, as usual
table-public = listed in the lobby
table-private = only with the link
table-animation-skip = Show at once

## Practice

practice-play-on = Practise from here
practice-about = At a table of your own, against bots, from move { $move } on. It is practice and counts for nothing.
practice-chance = Dice and cards come as they did in that game, as long as they are needed in the same order.
practice-seat = Your seat
practice-seat-acts = { $player } (to decide now)
practice-go = Play on
practice-short = Practice
practice-move = Practice from move { $move }
practice-log = From here on it is practice.
practice-from = Practice from move { $move } of another game
practice-from-file = Practice from move { $move } of a record file
practice-counts = It counts for nothing, and its record says so.
practice-source = To that game
practice-again = Begin again from there
practice-what-if = What if …?
practice-what-if-help = Looks back at your last decision. From every earlier moment you can play on against bots.
record-title = Open a record file
record-help = A game saved as a file: play on from any of its moves, against bots.
record-file = Record file
file-choose = Choose a file
record-person = person
record-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
record-unfinished = not played to its end
record-ply = After move number
record-ply-help = From 0, the beginning, to { $last }. If left empty: your seat’s last decision. At the table you can look at every earlier moment, and play on from there, too.

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
settings-ending = A step that cannot be taken back
settings-ending-window = counts a moment later
settings-ending-hold = hold the button
settings-ending-now = counts at once
settings-ending-help = In that moment Escape or “Take back” stops it, and another press at the same place does it at once.
settings-forced = Do automatically what nobody has to decide
settings-sparing = Do not ask even once where only a trade commodity or a roof could be used
settings-sound = Sound when it is your turn
settings-saved = Saved on this device; your others have them, too.
settings-calendar = Hours, weekend and vacation

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
error-terms-changed = The host has changed the table since you looked. This is how it is now.
error-illegal = That is not possible here.
error-not-found = This does not exist (any more).
error-table-not-found = There is no such table (any more).
error-game-unknown = This game is not known here.
error-bad-request = The request could not be understood.
error-name = This name cannot be shown. Use 1 to 30 characters, with at least one letter or digit.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-seat-taken = Somebody else sits here already.
error-not-open = The game has already started.
error-not-running = The game is not running.
error-not-over = The game is still running.
error-record = This is no record of a game, or it is damaged.
error-not-host = Only the host of the table can do this.
error-bot-plays = A bot is playing for you: take your seat back first.
error-still-there = Whoever sits there is here, or has not been away for long enough.
error-rules-preparing = This game is still being prepared. It can begin in about a minute.
error-rules-failed = This table’s game cannot be played on this server: its rules could not be prepared. Nothing of the table is lost. Whoever runs the server finds the cause in its log; the server tries again from time to time.
error-rules-changed = The rules have changed since, and what was played here is no longer possible. The record of the game is kept.
error-components-changed = The tiles and cards of this server were corrected since this table was opened. Please open a new one.
error-set-refused = That set of components cannot be played with.
error-set-broken = The file is neither JSON nor TOML, or something in it is not closed.
error-set-deep = In the file too much lies one inside the other.
error-set-no-text = The file is no text.
error-set-unknown = That set of components is not kept here.
error-seats-missing = Not all seats are taken yet.
error-not-agreed = Somebody has not agreed yet to what was changed.
error-undo-impossible = This can no longer be taken back.
error-csrf = Your session was renewed. Please try again.
error-too-many = Too many requests. Please wait a moment.
error-too-many-hints = Too much advice has been asked for. Please wait a moment, or decide for yourself.
error-too-many-analyses = Too many games are being analysed. Please ask again in a while.
error-too-many-replays = Too many games are being played again for looking back or practice. Please wait a moment.
error-too-many-tables = Too many new tables have been opened from here. Please come back later.
error-too-many-streams = This server shows too many tables to guests from here. Close some pages, or wait a moment.
error-too-large = That is too much at once.
error-chain-reveals = One of these steps reveals something: what follows it is chosen only then.
error-disk-full = The server’s disk is full: nothing can be stored now.
error-storage-busy = The server’s storage is busy just now.
error-storage-away = The server’s database does not answer just now. See whether it was done before you repeat it.
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
rules-components-help = Where each printed fact comes from. If you own the game, correct what is different on your copy.
rules-source = Source
rules-source-every = every source
rules-find = Find
rules-kind = Kind
rules-kind-every = everything
rules-source-nobody = confirmed by nobody
rules-found = { $count } of { $of } shown
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

## The workshop: what is printed, corrected by whoever owns the box

workshop-title = What is printed
workshop-lead = Some facts of the cards and boards are reconstructed. If you own the game, type in what stands on your copy: the result is a set of your own, and you can open tables with it.
workshop-own = Do you own one of the games? Type in what is printed on your copy:
workshop-own-rules = Correct what is printed
workshop-correct = Correct
workshop-mine = My sets
workshop-no-sets = You have no set yet.
workshop-kept-here = Your sets are kept in this browser only. Keep a file of each, too: it can be read on any device and on any server.
workshop-new = A new set
workshop-new-help = It begins as the usual set; you change only what is different on your copy.
workshop-name = Name
workshop-unnamed = My box
workshop-begin = Begin
workshop-import = From a file
workshop-file = File of a set
workshop-import-help = JSON or TOML, whole or only what it corrects. You can also drop it here.
workshop-export = Keep as a file
workshop-play = Play with this set
workshop-rename = Rename
workshop-duplicate = Duplicate
workshop-remove = Delete
workshop-remove-title = Delete “{ $name }”?
workshop-remove-help = Tables that were opened with it keep it. What is only here is gone for good.
workshop-is-draft = draft
workshop-draft =
    { $count ->
        [one] A draft: something is not right yet, so nobody can play with it.
       *[other] A draft: { $count } things are not right yet, so nobody can play with it.
    }
workshop-corrected = corrected: { $count }
workshop-unseen = unconfirmed: { $count } of { $all }
workshop-full = This browser stores no more. Keep the set as a file before you leave this page.
workshop-unchecked = The set could not be checked just now. It is kept; it is checked again with the next change.
workshop-beside = This set was changed in another tab. What you have here is kept beside it, under a name of its own.
workshop-damaged = A set in this browser is damaged and cannot be read. You can keep its text as a file.
workshop-not-here = This game declares nothing that could be corrected here. A file does: see the documentation.
workshop-no-set = This browser has no such set.
workshop-things = All things
workshop-find = Find
workshop-only = Show
workshop-only-all = everything
workshop-only-unseen = unconfirmed
workshop-only-corrected = corrected
workshop-only-wrong = not right yet
workshop-none-found = Nothing fits.
workshop-previous = Previous
workshop-next = Next
workshop-next-unseen = Next unconfirmed ({ $count })
workshop-confirm = As printed on my copy
workshop-confirm-help = All of it stands so on my copy; go to the next
workshop-so = As printed
workshop-undo = Undo
workshop-redo = Redo
workshop-revert = Back to usual
workshop-copy = Copy from …
workshop-keys = Digits choose, Enter goes to the next field, Page down to the next thing, Alt with Page down to the next unconfirmed one, Ctrl with Enter confirms all and goes on, Ctrl with Z undoes. In a row of symbols the first digit begins anew, and Backspace takes the last one away.
workshop-chosen = { $field }, chosen
workshop-nothing = nothing
workshop-more = one more
workshop-add = { $field }: add
workshop-which = what
workshop-how-many = how many: { $what }
workshop-take-away = Take away: { $what }
workshop-wrong-exactly = Exactly { $count }.
workshop-wrong-name = A name that begins with a letter.

## What is wrong with a set

fault-number-range = A number from { $least } to { $most }.
fault-one-of = Choose one.
fault-some-of = Choose at least one.
fault-amount = From { $fewest } to { $most }.
fault-different = From { $fewest } to { $most }, all different.
fault-different-exactly = Exactly { $count }, all different.
fault-different-numbers = Exactly { $count }, each from { $least } to { $most }, all different.
fault-numbers = Exactly { $count }, each from { $least } to { $most }.
fault-number-each = Each of them a number from { $least } to { $most }.
fault-number-once = Nothing else has this number, and it is from 1 to { $most }.
fault-each-once = Each exactly once: { $count }.
fault-rising = Exactly { $count }, none smaller than the one before it.
fault-twice = This number is there twice.
fault-how-many = There must be in all: { $count }; now there are: { $found }.
fault-by-rules = The rules say what stands here; it cannot be changed.
fault-yes-or-no = Yes or no, nothing else.
fault-shape = Something is missing here, or there is too much.
fault-missing = A part of the set is missing.
fault-unknown = The file says something here that the game does not know.
fault-mark = It does not say where this comes from.
fault-marks = It is not said as it must be where the single parts come from.
fault-set-name = A name without < and >; characters at most: { $most }.
fault-set-game = This is a set of another game.
fault-layout = The file is laid out as for another version; begin with a new one.
create-set-usual = the usual one
create-set-mine = { $name } (mine)

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
table-part-able = something can be used there at any time

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
        [one] Won: { $points } point, the target is { $mark }.
       *[other] Won: { $points } points, the target is { $mark }.
    }
end-alone-lost =
    { $points ->
        [one] Lost: { $points } point, the target is { $mark }.
       *[other] Lost: { $points } points, the target is { $mark }.
    }
end-alone-above =
    { $points ->
        [0] Exactly on target
        [one] { $points } point above the target
       *[other] { $points } points above the target
    }
end-alone-below =
    { $points ->
        [one] { $points } point below the target
       *[other] { $points } points below the target
    }
end-alone-scale = { $player } has { $points }, the target is { $mark }
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
end-watch = Watch the game again
end-close = Look at the table
end-follow = To the new table
end-follow-waits = A new table with the same players is waiting for you.
end-follow-watch = The same players have a new table.
end-proof = Record and fairness

## Hints for a first game

guide-title = First game
guide-waiting = Others are deciding. The log shows their moves. Press anything on the table to read what it is.
guide-past = This is how the table was. “{ table-past-now }” leads back to what there is to do.
guide-off = No more hints
guide-off-help = The settings bring them back.
settings-guide = Hints
settings-guide-first = In your first game of each kind
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

## Advice to whoever is asked

advice-ask = What would you do?
advice-title = Advice
advice-thinking = Thinking …
advice-sure = Guesses of a bot that knows no more than you do.
advice-show = Show it on the table
advice-do = Do it
advice-at-once =
    { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
advice-expected = about { end-points } at the end
advice-chance = { $percent }% chance to win
advice-equal = equally good
advice-later = pays off later
advice-most = most points of your own
advice-chance-alone = only the chance to win speaks for it
advice-prevents =
    { $points ->
        [one] denies { $player } about { $points } point
       *[other] denies { $player } about { $points } points
    }
create-hints = Players may ask for advice
create-hints-help = A bot then says what it would do, to whoever asks and nobody else.
table-hints = players may ask for advice
table-hints-none = no advice
keys-advice-does = what would you do?
error-no-hints = Advice is not allowed at this table.

## A finished game explained

explain-open = Explain the game
explain-title = The game explained
explain-thinking = Every decision is thought about again: { $percent }% …
explain-measure = What the lines show
explain-chances = Chance to win
explain-strong = Chance, if all played strongly
explain-points = Points expected
explain-percent = { $percent }%
explain-score = { $value } ({ $score } so far)
explain-end = the end
explain-mistakes = The costliest decisions
explain-mistakes-none = Nobody gave anything away that a bot would have noticed.
explain-cost =
    { $points ->
        [one] { $points } point given away
       *[other] { $points } points given away
    }
explain-chance-lost = chance to win −{ $percent }%
explain-better = Better: { $what }
explain-elsewhere = { $what }, but at another place
explain-why = Why: { $facts }.
explain-why-now =
    { $points ->
        [one] { $points } point more at once
       *[other] { $points } points more at once
    }
explain-why-less =
    { $points ->
        [one] { $points } point fewer at once
       *[other] { $points } points fewer at once
    }
explain-why-soon =
    { $points ->
        [one] about { $points } point more in the next steps
       *[other] about { $points } points more in the next steps
    }
explain-why-late =
    { $points ->
        [one] keeps about { $points } point open for later
       *[other] keeps about { $points } points open for later
    }
explain-why-chance = it leaves a little more open
explain-then = Then perhaps: { $what }
explain-best = The bot would have done the same.
explain-back = Back to the analysis
explain-turns = Where the game turned
explain-turns-none = It never turned: it was close, or decided early.
explain-turned = { $player } had a chance of { $before }%, then { $after }%.
explain-by-luck = by luck
explain-by-play = by play
explain-balance = Luck and play, in points
explain-level = plays like: { $bot }
explain-result = Result
explain-luck = Luck
explain-luck-help = Luck: what dice and cards brought, against what was to be expected, never more than the result can bear.
explain-lost = Given away
explain-lost-help = Given away: what the best decisions would have been worth more, never more than was still to be had.
explain-here =
    { $measure ->
        [points] Points at this table, as these players played in the whole game.
        [strong] Chances if all played strongly from there on, whatever they did in this game.
       *[chances] Chances at this table, as these players played in the whole game: who gave much away starts low.
    }
explain-sure = These are guesses of a bot that thought for about a hundredth of a second about each decision, and of each player knew only what that player could know. A few tenths of a point are within its error.
explain-values = All values as a table
explain-when = When

## How the bots think

bots-title = How the bots think
bots-lead = The bots here play by the same rules as you do, see no more than you would in their place, and are the same on every machine.
bots-levels = Who they are
bots-know = What they know
bots-know-text = Before a bot is asked, everything that its seat cannot know is shuffled and dealt again: other hands, cards to come, secret choices. No bot, however written, can look at what is really there. What it has to guess, it guesses again and again.
bots-think = How they decide
bots-think-text = Greedy looks at each action by itself and takes what is worth most. Quick, Strong and Master try actions out: they imagine how the hidden things might lie, play on for some turns for everybody, and see how that usually ends. What does well is tried more often. They differ above all in how much they try, not in what they are told.
bots-learn = Where they learnt it
bots-learn-text = How many points a position will still bring they learnt by playing millions of games against themselves. A newer judgement replaces an older one only when it has beaten it.
bots-advice = What advice means
bots-advice-text = “{ advice-ask }” asks such a bot for a fraction of a second. Of each action it says how likely you are to win, what it brings at once, about how many points you would have in the end, and how many points it denies others. Advice is ranked by the chance to win alone (where you play alone: by points); where that is equal, one is as good as the other. Nobody else hears that you have asked, or what you were told. Whoever opens the table says whether players may ask for advice.
bots-analysis = What an analysis means
bots-analysis-text = When a game is over, each decision is thought about again, and only with what its player could know then. The lines show how the game seemed likely to end at this table: how strongly each player has played is judged by what their decisions gave away, and it is supposed that they go on so. Further lines suppose that all play strongly. A step at a decision is play; a step when dice or cards come to light is luck. The costliest decisions are those that gave away most: by how much the expected lead was smaller than after the best action, but never more than was still to be had. What could still be done later is counted where it was left undone last.
bots-sure = How sure that is
bots-sure-text = These are guesses, not truths. A few tenths of a point are within the error; early in the game a point or two may be. Advice supposes that all play strongly; an analysis does not. A decision that the bot finds costly may have been part of a good plan that it does not see. Where it says “better”, take it as the opinion of a strong player who had little time.

# The table of a game without screens of its own.
default-prompt = Choose what to do.
default-waiting = Waiting for { $players }.
default-confirm = Do this? It cannot be taken back.
default-table = Table
default-other = Something else
default-cells = Places
default-these = Take { $numbers }
