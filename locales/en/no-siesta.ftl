# No Siesta: words of the game. What happened, actions, options, the table in plain text.




# -- the words of the game end here; below are the words of the browser table --

## Places of the table

no-siesta-sheet = Sheet
no-siesta-sheet-of = { $player }’s sheet
no-siesta-all-sheets = All sheets
no-siesta-place-roof = Barn roof
no-siesta-place-fields = Helper fields
no-siesta-place-trade = Long-distance trade
no-siesta-place-barrows = Market barrows
no-siesta-place-storage = Warehouse and stable
no-siesta-place-warehouse = Warehouse
no-siesta-place-stable = Stable
no-siesta-revenues = Revenue board
no-siesta-loose = Beside the board
no-siesta-loose-none = What cannot be marked lies here until the end of your phase.
no-siesta-dice = Dice
no-siesta-last-die = The last die, for all
no-siesta-no-dice = No dice lie in the middle now.
no-siesta-track = Siesta track
no-siesta-track-space = Space { $space } of the siesta track.
no-siesta-track-disc = Space { $space } of the siesta track: brings a disc.
no-siesta-track-top = Space { $space }, the top of the siesta track: the game ends after this round.
no-siesta-esporles = Market of Esporles
no-siesta-esporles-worth = (now worth { no-siesta-points } to you)
no-siesta-esporles-about = Discs go there for a completed barrow: one of each player, { $room } in all.
no-siesta-helpers = Helpers
no-siesta-helpers-middle = Helpers in the middle
no-siesta-hired-yours = You have this ability.
no-siesta-hired-free = Not hired yet.
no-siesta-hired-left = For hire: { $n }.
no-siesta-hired-soon = (From the next round.)
no-siesta-tiles-left = Hidden roof tiles: { $n }
no-siesta-tiles = Roof tiles: { $count }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = beside the board, { $good }: { $n }
no-siesta-pick = Use { $pile }
no-siesta-unpick = Show everything
no-siesta-supply = Free discs: { $n }
no-siesta-roof-tile = Roof tile { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (used)
no-siesta-tile-about-bonus = Used once, in any scoring phase of yours: its goods lie beside the board until they are crossed off.
no-siesta-tile-about-change_revenue = Used once, in a scoring phase: two discs move one step along the arrows, or one disc two.
no-siesta-tile-about-point = It scores a point at the end.
no-siesta-roof-told = Closed gaps: { $closed }. Crossed off in the next one: { $crossed } of { $cost }.
no-siesta-worth = At the end: { no-siesta-points }
no-siesta-field-number = Helper field { $field }
no-siesta-ship = Ship: three of { $good }
no-siesta-ship-gone = Ship with { $good } has sailed
no-siesta-ship-about = Have three of this good at once, from discs, from beside the board, or for commodities: { no-siesta-points } and a trade commodity. One ship a scoring phase.
no-siesta-ship-about-traded = You have traded in this scoring phase: the next ship sails in another one.
no-siesta-ship-about-gone = Done: it scores { no-siesta-points }.
no-siesta-load-points = First: { $first }; later: { $later }
no-siesta-load-undecided = Completed: { $first } or { $later }, as the end of the phase will show
no-siesta-load-done = { $name }: completed, { no-siesta-points }.
no-siesta-load-wants = { $name }: takes { $wants } now.
no-siesta-row = { $good }: { $crossed } of { $of } crossed off, { $cleared } taken out again
no-siesta-sets = Sets: { $sets }
no-siesta-reconstructed = Most numbers are reconstructed
no-siesta-reconstructed-help = Most of what is printed on this sheet is reconstructed: whoever owns the box can correct it in the components file.

## Players

no-siesta-player =
    { $player }: { $points }, siesta space { $hats }, free discs { $discs }, trade commodities { $commodities }{ $start ->
        [yes] , start player
       *[no] { "" }
    }
no-siesta-points-hidden = points hidden
no-siesta-points-secret = As printed, points are counted at the end.
no-siesta-start = Start player
no-siesta-round = Round { $round }
no-siesta-last-round = Last round
no-siesta-log-round = Round { $round }

## What is asked

no-siesta-pending-take = Take a die: all of it is marked, unless you press the small button beside it.
no-siesta-pending-mark = The last die is everybody’s: mark { $die }, or nothing.
no-siesta-pending-score =
    { $next ->
        [commodity] You have no disc for the trade commodity: use it now, or go without.
        [disc] You have no disc for Esporles: free one by crossing something off, or place none.
       *[anything] Cross off what you have: press a lit circle, or first what you want to use.
    }
no-siesta-pending-good = Your helper brings a harvest good: choose one.
no-siesta-pending-keep = You have drawn two roof tiles for gap { $gap }: keep one.
no-siesta-pending-change = Move discs along the arrows; steps left: { $left }.
no-siesta-pending-out = Take goods out of warehouse and stable; left: { $left }.
no-siesta-pending-market = A barrow is complete: choose a space of Esporles for your disc.
no-siesta-pending-complete = Several barrows are complete: which one goes first?
no-siesta-pending-hire = Hire a helper for field { $field }.
no-siesta-pending-copy = Whose helper do you copy?
no-siesta-picked = You use { $good }: press one of the lit places.
no-siesta-waiting = { $player } is deciding: { $step }.
no-siesta-waiting-all = { $players } are deciding: { $step }.
no-siesta-confirm = This cannot be taken back.
no-siesta-rest = Store the rest: { $what }
no-siesta-rest-question = They go to warehouse and stable, as shown.

## For a newcomer

no-siesta-guide-take = A die’s revenues are marked with your free discs, and the last die is everybody’s. Think of what your barrows ask for next, and of three of a kind for a ship; hats bring you up the track.
no-siesta-guide-mark = Everybody marks the last die with a free disc. There is rarely a reason not to; only a disc that you want free for a trade commodity may be worth more.
no-siesta-guide-score = Cross off your revenues anywhere on the sheet, in any order; a used disc is free at once. Barrows and ships bring commodities, and these stand for any revenue but a hat. What is left over is lost.
no-siesta-guide-good = Take the harvest good that a place on your sheet is waiting for: it must be used in this scoring phase and cannot be marked.
no-siesta-guide-keep = Goods of a tile are used once, in any of your scoring phases. Keep what completes something soon; a point is safe, a change of revenues saves a bad roll.
no-siesta-guide-change = A disc goes one step along an arrow, never to hats or commodities. Two discs may go one step each, or one disc two; you may also stop.
no-siesta-guide-out = What you take out is used elsewhere in this phase, and its circle counts no longer. Take what a barrow, a ship or a helper field needs now.
no-siesta-guide-market = Your disc scores there at the end, and you have one less to mark revenues with. Choose what you will have most of; each space has little room.
no-siesta-guide-complete = Each barrow brings a commodity and a disc to Esporles. The order matters where only one of your discs is free.
no-siesta-guide-hire = A helper works for the rest of the game, from the next round on, so early ones bring most. Take one that fits what you do anyway.
no-siesta-guide-copy = You get the ability of somebody else’s helper for the rest of the game, and one of your discs stays there. Others’ copies cannot be copied.

## The end

no-siesta-end-hats = { $player } stands on space { $hats }
no-siesta-end-tie-hats = { $players } have { $score } each. The siesta track decides: { $held }.
no-siesta-end-tie-shared = { $players } have { $score } each; on the siesta track: { $held }. { $winners } share the victory: another game must decide.
no-siesta-print = Print the sheets

## Letter keys

no-siesta-key-r = to your revenues
no-siesta-key-b = to the barn roof
no-siesta-key-h = to the helper fields
no-siesta-key-t = to the ships
no-siesta-key-c = to the market barrows
no-siesta-key-w = to warehouse and stable
no-siesta-key-d = to the dice
no-siesta-key-k = to the siesta track
no-siesta-key-m = to the market of Esporles
no-siesta-key-p = to the helper tiles
no-siesta-key-s = all sheets, or one again

## Symbols

no-siesta-symbols-signs = Revenues and signs
no-siesta-symbols-helpers = Helpers
no-siesta-symbol-olive = Olive, a harvest good
no-siesta-symbol-grain = Grain, a harvest good
no-siesta-symbol-grape = Grape, a harvest good
no-siesta-symbol-pig = Pig, an animal; in the strip of a player: the start player
no-siesta-symbol-donkey = Donkey, an animal that pulls barrows
no-siesta-symbol-hat = Hat, for the siesta track
no-siesta-symbol-silver = Silver, for the roof and more
no-siesta-symbol-commodity = Trade commodity: any revenue but a hat
no-siesta-symbol-point = Point
no-siesta-symbol-disc = Disc, to mark a revenue
no-siesta-symbol-change = Change of revenues: discs move along the arrows
no-siesta-symbol-nothing = Nothing is marked
no-siesta-symbol-end = The top of the siesta track: the last round
no-siesta-symbol-tile = Roof tile
no-siesta-symbol-helper = Hired helper
no-siesta-symbol-ship = Long-distance trade
