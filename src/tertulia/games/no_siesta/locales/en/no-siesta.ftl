# No Siesta: words of the game. What happened, actions, options, the table in plain text.
# A fact `good: olive` of an event or an action also gives `$good-name`, worded by `no-siesta-good-olive`.

no-siesta-title = La Granja: No Siesta!
no-siesta-tagline = Mark, cross off, deliver: a quick dice game of farms by the pond of Esporles.
no-siesta-credits = A game by Andreas Odendahl, first published by Stronghold Games in 2016.

## Revenues, dice, what is marked of them, and what is crossed off with

no-siesta-good-olive = olive
no-siesta-good-grain = grain
no-siesta-good-grape = grape
no-siesta-good-pig = pig
no-siesta-good-donkey = donkey
no-siesta-good-hat = hat
no-siesta-good-silver = silver
no-siesta-good-commodity = trade commodity
no-siesta-good-change_revenue = change of revenues
no-siesta-good-point = point
no-siesta-from-olive = { no-siesta-good-olive }
no-siesta-from-grain = { no-siesta-good-grain }
no-siesta-from-grape = { no-siesta-good-grape }
no-siesta-from-pig = { no-siesta-good-pig }
no-siesta-from-donkey = { no-siesta-good-donkey }
no-siesta-from-hat = { no-siesta-good-hat }
no-siesta-from-silver = { no-siesta-good-silver }
no-siesta-to-olive = { no-siesta-good-olive }
no-siesta-to-grain = { no-siesta-good-grain }
no-siesta-to-grape = { no-siesta-good-grape }
no-siesta-to-pig = { no-siesta-good-pig }
no-siesta-to-donkey = { no-siesta-good-donkey }
no-siesta-to-hat = { no-siesta-good-hat }
no-siesta-to-silver = { no-siesta-good-silver }
no-siesta-die-olive_grain = olive & grain
no-siesta-die-grape = { no-siesta-good-grape }
no-siesta-die-pig = { no-siesta-good-pig }
no-siesta-die-donkey = { no-siesta-good-donkey }
no-siesta-die-hat = { no-siesta-good-hat }
no-siesta-die-silver = { no-siesta-good-silver }
no-siesta-mark-all = mark it
no-siesta-mark-olive = mark only the olive
no-siesta-mark-grain = mark only the grain
no-siesta-mark-nothing = mark nothing
no-siesta-source-loose = from beside the board
no-siesta-source-disc = from the board
no-siesta-source-commodity = for a commodity
no-siesta-source-swap_loose = hat and donkey swapped, from beside the board
no-siesta-source-swap_disc = hat and donkey swapped, from the board
no-siesta-by =
    { $source ->
        [disc] { "" }
       *[other] { " " }({ $source-name })
    }

## Counted: $n of each

no-siesta-count-olive =
    { $n ->
        [one] 1 olive
       *[other] { $n } olives
    }
no-siesta-count-grain = { $n } grain
no-siesta-count-grape =
    { $n ->
        [one] 1 grape
       *[other] { $n } grapes
    }
no-siesta-count-pig =
    { $n ->
        [one] 1 pig
       *[other] { $n } pigs
    }
no-siesta-count-donkey =
    { $n ->
        [one] 1 donkey
       *[other] { $n } donkeys
    }
no-siesta-count-hat =
    { $n ->
        [one] 1 hat
       *[other] { $n } hats
    }
no-siesta-count-silver = { $n } silver
no-siesta-count-commodity =
    { $n ->
        [one] a trade commodity
       *[other] { $n } trade commodities
    }
no-siesta-count-point =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
no-siesta-count-change_revenue = move two discs one step, or one disc two
no-siesta-paid-loose = { $n } from beside the board
no-siesta-paid-disc = { $n } from the board
no-siesta-paid-commodity =
    { $n ->
        [one] for a commodity
       *[other] for { $n } commodities
    }
no-siesta-paid-swap_loose = a hat from beside the board as a donkey
no-siesta-paid-swap_disc = a hat from the board as a donkey
no-siesta-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Helpers: names, and what they do

no-siesta-helper-roof_choice = Choice of roofs
no-siesta-helper-change_revenue = Change revenue
no-siesta-helper-trade_good = Long-distance trade (good)
no-siesta-helper-storage_silver = Warehouse & stable
no-siesta-helper-no_donkeys = Market barrows (no donkeys)
no-siesta-helper-commodity_hat = Siesta
no-siesta-helper-roof_costs = Roof costs
no-siesta-helper-any_order = Market barrows (any order)
no-siesta-helper-trade_hat = Long-distance trade (hat)
no-siesta-helper-siesta_or_work = Siesta or work
no-siesta-helper-clear_storage = Clear warehouse & stable
no-siesta-helper-copy = Helpers (copy)
no-siesta-does-roof_choice = whenever you close a roof gap, draw two tiles and keep one
no-siesta-does-change_revenue = once in a scoring phase, move a disc one step along the arrows of your revenue board
no-siesta-does-trade_good = each of your long-distance trades also brings a harvest good of your choice, for use in the same phase
no-siesta-does-storage_silver = each full set in your warehouse and each full pair in your stable brings 1 silver, for use in the same phase
no-siesta-does-no_donkeys = your barrows go to market without donkeys
no-siesta-does-commodity_hat = once in a scoring phase, use a trade commodity as a hat
no-siesta-does-roof_costs = every further roof tile costs you 1 silver less
no-siesta-does-any_order = load your barrows in any order
no-siesta-does-trade_hat = each of your long-distance trades also brings a hat, for use in the same phase
no-siesta-does-siesta_or_work = once in a scoring phase, use a donkey as a hat, or a hat as a donkey
no-siesta-does-clear_storage = once in a scoring phase, give a donkey from your board to take two goods out of warehouse and stable and use them elsewhere
no-siesta-does-copy = copy the ability of another player’s helper, on which one of your discs stays for good

## The market of Esporles: its spaces, and what a disc there scores at the end

no-siesta-space-discs = Discs
no-siesta-space-harvest_sets = Warehouse
no-siesta-space-roof_tiles = Roof tiles
no-siesta-space-animal_pairs = Stable
no-siesta-space-helpers = Helpers
no-siesta-space-trades = Long-distance trade
no-siesta-gives-discs = 1 point for each disc in your supply
no-siesta-gives-harvest_sets = 1 point for each set of olive, grain and grape in your warehouse
no-siesta-gives-roof_tiles = 1 point for each tile on your roof
no-siesta-gives-animal_pairs = 1 point for each pair of pig and donkey in your stable
no-siesta-gives-helpers = 1 point for each helper you hired
no-siesta-gives-trades = 1 point for each of your long-distance trades

## Barrows, phases, steps, sources of points

no-siesta-barrow-1 = top barrow
no-siesta-barrow-2 = middle barrow
no-siesta-barrow-3 = bottom barrow
no-siesta-phase-dice = Dice phase
no-siesta-phase-scoring = Scoring phase
no-siesta-phase-end = End of the round
no-siesta-step-begin = new helpers begin
no-siesta-step-first_die = first die
no-siesta-step-second_die = second die
no-siesta-step-last_die = the last die, for all
no-siesta-step-scoring = scoring
no-siesta-step-market = discs to Esporles
no-siesta-step-hiring = hiring helpers
no-siesta-step-end = end of the round
no-siesta-source-roof = Roof
no-siesta-source-tiles = Roof tiles with a point
no-siesta-source-helpers = Helpers
no-siesta-source-trade = Long-distance trade
no-siesta-source-warehouse = Warehouse
no-siesta-source-stable = Stable
no-siesta-source-barrows = Market barrows
no-siesta-source-siesta = Siesta track
no-siesta-source-esporles = Market of Esporles

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

no-siesta-action-take =
    { $mark ->
        [olive] Take { $die-name }, mark only the olive
        [grain] Take { $die-name }, mark only the grain
        [nothing] Take { $die-name }, mark nothing
       *[all] Take { $die-name }
    }
no-siesta-action-mark =
    { $mark ->
        [olive] Mark only the olive
        [grain] Mark only the grain
        [nothing] Mark nothing
       *[all] Mark the last die
    }
no-siesta-action-roof = Roof: cross off silver{ no-siesta-by }
no-siesta-action-field = Helper field { $field }: cross off { $good-name }{ no-siesta-by }
no-siesta-action-trade = Trade { $good-name }
no-siesta-action-trade-full = Long-distance trade: { $given } ({ $paid })
no-siesta-action-load =
    { $good ->
        [donkey] Harness a donkey: { $barrow-name }{ no-siesta-by }
       *[other] Load { $good-name }: { $barrow-name }{ no-siesta-by }
    }
no-siesta-action-store = Store { $good-name }{ no-siesta-by }
no-siesta-action-climb = Advance on the siesta track{ no-siesta-by }
no-siesta-action-tile = Use roof tile { $gap }
no-siesta-action-tile-full = Use roof tile { $gap }: { $gain }
no-siesta-action-change = Move a disc: { $from-name } → { $to-name }
no-siesta-action-clear =
    { $source ->
        [swap_disc] Give a hat as a donkey to clear warehouse and stable
       *[disc] Give a donkey to clear warehouse and stable
    }
no-siesta-action-out = Take out { $good-name }
no-siesta-action-copy = Copy { $helper-name }
no-siesta-action-copy-full = Copy { $helper-name }: { $does-name }
no-siesta-action-good = Choose { $good-name }
no-siesta-action-keep = Keep this tile
no-siesta-action-keep-full = Keep the roof tile: { $gain }
no-siesta-action-market = Esporles: { $space-name }
no-siesta-action-market-full = Esporles, { $space-name }: { $gives-name } (now { no-siesta-points })
no-siesta-action-complete = Complete the { $barrow-name }
no-siesta-action-hire = Hire { $helper-name }
no-siesta-action-hire-full = Hire { $helper-name }: { $does-name }
no-siesta-action-waive = Skip
no-siesta-action-waive-full =
    { $what ->
        [disc] Place no disc at Esporles
        [steps] Move no more discs
        [goods] Take out nothing more
        [copy] Do not copy
       *[commodity] Go without the commodity
    }
no-siesta-action-end =
    { $commodity ->
        [returned] End my phase, return the commodity
       *[kept] End my phase
    }
no-siesta-action-end-full =
    { $commodity ->
        [returned] { no-siesta-action-end }
       *[kept]
            { $loses ->
                [yes] { no-siesta-action-end }, unused: { $lost }
               *[no] { no-siesta-action-end }
            }
    }

## What happened: lines of the log

no-siesta-event-start = { $player } goes first.
no-siesta-event-round = Round { $number } begins; { $player } is start player.
no-siesta-event-roll = Dice: { $dice }.
no-siesta-event-take =
    { $mark ->
        [all] { $player } took a die: { $goods }.
        [nothing] { $player } took a die ({ $die-name }) and marked nothing.
       *[olive] { $player } took a die ({ $die-name }) and marked only { $goods }.
    }
no-siesta-event-mark =
    { $mark ->
        [all] { $player } marked the last die: { $goods }.
        [nothing] { $player } marked nothing of the last die ({ $die-name }).
       *[olive] { $player } marked only { $goods } of the last die ({ $die-name }).
    }
no-siesta-event-roof = { $player } crossed off silver in roof gap { $gap }{ no-siesta-by }.
no-siesta-event-field = { $player } crossed off { $good-name } on helper field { $field }{ no-siesta-by }.
no-siesta-event-trade = { $player } made a long-distance trade: { $given } ({ $paid }).
no-siesta-event-load =
    { $good ->
        [donkey] { $player } harnessed a donkey to the { $barrow-name }{ no-siesta-by }.
       *[other] { $player } loaded { $good-name } onto the { $barrow-name }{ no-siesta-by }.
    }
no-siesta-event-store = { $player } stored { $good-name }{ no-siesta-by }.
no-siesta-event-climb = { $player } advanced to space { $to } of the siesta track{ no-siesta-by }.
no-siesta-event-disc = { $player } won a disc on the siesta track (discs left there: { $left }).
no-siesta-event-gap =
    { $kind ->
        [none] { $player } closed roof gap { $gap }; no tile was left.
       *[other] { $player } closed roof gap { $gap } with a tile: { $gain }.
    }
no-siesta-event-draw = { $player } drew two tiles for roof gap { $gap }, to keep one.
no-siesta-event-tile = { $player } used the tile on roof gap { $gap }: { $gain }.
no-siesta-event-change = { $player } moved a disc: { $from-name } → { $to-name }.
no-siesta-event-clear =
    { $source ->
        [swap_disc] { $player } gave a hat as a donkey to clear warehouse and stable.
       *[disc] { $player } gave a donkey to clear warehouse and stable.
    }
no-siesta-event-out = { $player } took out { $good-name } again.
no-siesta-event-gain = { $player } got { $good-name }, beside the board.
no-siesta-event-commodity =
    { $where ->
        [disc] { $player } got a trade commodity.
        [loose] { $player } got a trade commodity, but had no disc for it: it lies beside the board.
       *[lost] { $player } had no disc for a trade commodity: it was lost.
    }
no-siesta-event-field_full = { $player } filled helper field { $field }!
no-siesta-event-barrow = { $player } completed the { $barrow-name }!
no-siesta-event-first =
    { $players-count ->
        [one] First with the { $barrow-name }: { $players }.
       *[other] First together with the { $barrow-name }: { $players }.
    }
no-siesta-event-market = { $player } placed a disc at Esporles: { $space-name }.
no-siesta-event-decline = { $player } placed no disc at Esporles.
no-siesta-event-copy = { $player } copied a helper: { $helper-name }.
no-siesta-event-hire = { $player } hired { $helper-name } for field { $field }.
no-siesta-event-unhired = No helper could be taken for field { $field } of { $player }.
no-siesta-event-waive = { $player } went without { $count } × { $good-name }.
no-siesta-event-forgo =
    { $what ->
        [steps] { $player } moved no more discs.
        [copy] { $player } copied no helper.
       *[goods] { $player } took out nothing more.
    }
no-siesta-event-lose = { $player } left { $count } × { $good-name } unused.
no-siesta-event-pass = { $player } ended the scoring phase.
no-siesta-event-last_round = { $player } reached the top of the siesta track: this is the last round.
no-siesta-idle-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
no-siesta-idle-left =
    { $left ->
        [one] one more such round
       *[other] { $left } more such rounds
    }
no-siesta-event-idle =
    { $left ->
        [0] No player has crossed off a circle for { no-siesta-idle-rounds }: the game is over.
       *[other] No player has crossed off a circle for { no-siesta-idle-rounds }. After { no-siesta-idle-left } the game ends.
    }
no-siesta-event-points =
    { $amount ->
        [one] { $player }: { $amount } point ({ $source-name }).
       *[other] { $player }: { $amount } points ({ $source-name }).
    }
no-siesta-event-over =
    { $winners-count ->
        [one] { $winners } won: { $scores }.
       *[other] { $winners } shared the victory: { $scores }. Another game would decide.
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

no-siesta-cost-tile = the bonus of roof tile { $gap }, which is used once
no-siesta-cost-market = a disc, for good
no-siesta-cost-copy = a disc, for good
no-siesta-brings-take =
    { $mark ->
        [nothing] nothing marked
       *[all] marked: { $goods }
    }
no-siesta-brings-mark =
    { $mark ->
        [nothing] nothing marked
       *[all] marked: { $goods }
    }
no-siesta-brings-roof = a circle of roof gap { $gap }
no-siesta-brings-field = a circle of helper field { $field }
no-siesta-brings-trade = a long-distance trade
no-siesta-brings-load =
    { $good ->
        [donkey] a donkey harnessed to the { $barrow-name }
       *[other] a circle of the { $barrow-name }
    }
no-siesta-brings-store = { $good-name } stored
no-siesta-brings-climb = siesta track: space { $to }
no-siesta-brings-disc = one of your discs from the track
no-siesta-brings-tile = { $gain }
no-siesta-brings-change = { $from-name } → { $to-name }
no-siesta-brings-clear = goods out of warehouse and stable
no-siesta-brings-commodity =
    { $where ->
        [disc] a trade commodity
        [loose] a trade commodity without a disc
       *[lost] no trade commodity: no disc is free
    }
no-siesta-brings-field_full = helper field { $field } full: a helper at the end of the round
no-siesta-brings-barrow = { $barrow-name } complete
no-siesta-brings-first = first with the { $barrow-name }: { $players }
no-siesta-brings-market = Esporles: { $space-name }
no-siesta-brings-decline = no disc at Esporles
no-siesta-brings-copy = the ability of { $helper-name }
no-siesta-brings-hire = { $helper-name }, on field { $field }
no-siesta-brings-unhired = no helper for field { $field }: none can be taken
no-siesta-brings-forgo =
    { $what ->
        [steps] no further move of a disc
        [copy] no helper copied
       *[goods] nothing more taken out
    }
no-siesta-brings-pass = the end of your scoring phase
no-siesta-brings-last_round = the last round
no-siesta-brings-idle = nothing crossed off in this round
no-siesta-preview-left =
    { $count ->
        [one] needs one more circle
       *[other] needs { $count } more circles
    }
no-siesta-preview-market =
    { $points ->
        [one] as things stand { $points } point at the end
       *[other] as things stand { $points } points at the end
    }

## Options of a table

no-siesta-option-game = Helpers
no-siesta-option-game-help = Which helpers are for hire.
no-siesta-option-game-basic = Basic game
no-siesta-option-game-basic-help = Each player has the same six helpers of their own: good for the first games.
no-siesta-option-game-experienced = Experienced farmers
no-siesta-option-game-experienced-help = All choose from twelve abilities in the middle, in the order of the siesta track; there are two of each, with two players one.
no-siesta-option-dice = Dice
no-siesta-option-dice-help = With two players: how often the dice are rolled in a round.
no-siesta-option-dice-rerolled = Rolled again
no-siesta-option-dice-rerolled-help = The remaining dice are rolled again before the second choice, and the last die once more.
no-siesta-option-dice-once = Rolled once
no-siesta-option-dice-once-help = Like the big La Granja: all dice are rolled once, at the beginning of the round.
no-siesta-option-rules = Rules
no-siesta-option-rules-help = As printed, or with the changes of the online version.
no-siesta-option-rules-printed = Printed
no-siesta-option-rules-printed-help = A commodity without a disc must be used immediately or is lost, discs go to Esporles immediately, and points are counted at the end.
no-siesta-option-rules-online = Online
no-siesta-option-rules-online-help = Everything can be used until the end of your scoring phase, discs go to Esporles at the end of the round, no player can spend their last two, and points are open.

## The components on the rules page

no-siesta-components-roof_gap = Gaps of the barn roof
no-siesta-component-roof_gap = Roof gap { $number }
no-siesta-component-roof_gap-silver = silver circles
no-siesta-component-roof_gap-points = points
no-siesta-components-helper_field = { no-siesta-place-fields }
no-siesta-component-helper_field = Helper field { $number }
no-siesta-component-helper_field-needs = circles
no-siesta-component-helper_field-points = points
no-siesta-component-helper_field-number_of_circles = how many circles
no-siesta-components-trade = { no-siesta-place-trade }
no-siesta-component-trade-fields = goods
no-siesta-component-trade-points = points
no-siesta-component-trade-grain = { no-siesta-good-grain }
no-siesta-component-trade-pig = { no-siesta-good-pig }
no-siesta-component-trade-donkey = { no-siesta-good-donkey }
no-siesta-components-barrow = { no-siesta-place-barrows }
no-siesta-component-barrow = Market barrow { $number }
no-siesta-component-barrow-goods = goods, from left to right
no-siesta-component-barrow-donkeys = donkeys
no-siesta-component-barrow-first = points of the first
no-siesta-component-barrow-later = points of all later ones
no-siesta-component-barrow-pig_silver_pig = pig, silver and pig in a row
no-siesta-components-storage = { no-siesta-place-storage }
no-siesta-components-siesta = { no-siesta-track }
no-siesta-component-siesta-spaces = spaces
no-siesta-component-siesta-disc_spaces = spaces with a disc
no-siesta-component-siesta-first_disc_space = the first space with a disc
no-siesta-component-siesta-number_of_disc_spaces = how many spaces have a disc
no-siesta-components-revenue_board = { no-siesta-revenues }
no-siesta-component-revenue_board-arrows = arrows
no-siesta-components-roof_tiles = Roof tiles
no-siesta-component-roof_tiles-bonus = with goods
no-siesta-component-roof_tiles-change_revenue = { no-siesta-good-change_revenue }
no-siesta-component-roof_tiles-point = { no-siesta-good-point }
no-siesta-component-roof_tiles-kinds = the three kinds
no-siesta-component-roof_tiles-two_grapes = two grapes
no-siesta-component-roof_tiles-two_pigs = two pigs
no-siesta-component-storage-olive = { no-siesta-good-olive }
no-siesta-component-storage-grain = { no-siesta-good-grain }
no-siesta-component-storage-grape = { no-siesta-good-grape }
no-siesta-component-storage-pig = { no-siesta-good-pig }
no-siesta-component-storage-donkey = { no-siesta-good-donkey }

## The table in plain text, for the terminal: first what is on the table, then every sheet

no-siesta-text-round = Round { $value }
no-siesta-text-step = Step: { $step-name }
no-siesta-text-start = Start player: { $start }
no-siesta-text-last_round =
    { $value ->
        [no] { "" }
       *[yes] This is the last round.
    }
no-siesta-text-idle = { no-siesta-event-idle }
no-siesta-plain-face =
    { $value ->
        [olive_grain] { no-siesta-die-olive_grain }
        [grape] { no-siesta-die-grape }
        [pig] { no-siesta-die-pig }
        [donkey] { no-siesta-die-donkey }
        [hat] { no-siesta-die-hat }
       *[silver] { no-siesta-die-silver }
    }
no-siesta-text-dice = Dice in the middle: { $items }
no-siesta-text-dice-item = { no-siesta-plain-face }
no-siesta-text-last_die = The last die, for all: { no-siesta-plain-face }
no-siesta-text-middle = Helpers for hire: { no-siesta-helper-roof_choice } { $roof_choice }, { no-siesta-helper-change_revenue } { $change_revenue }, { no-siesta-helper-trade_good } { $trade_good }, { no-siesta-helper-storage_silver } { $storage_silver }, { no-siesta-helper-no_donkeys } { $no_donkeys }, { no-siesta-helper-commodity_hat } { $commodity_hat }, { no-siesta-helper-roof_costs } { $roof_costs }, { no-siesta-helper-any_order } { $any_order }, { no-siesta-helper-trade_hat } { $trade_hat }, { no-siesta-helper-siesta_or_work } { $siesta_or_work }, { no-siesta-helper-clear_storage } { $clear_storage }, { no-siesta-helper-copy } { $copy }
no-siesta-text-esporles = Market of Esporles, discs on its spaces (room for { $room } on each): { $spaces }
no-siesta-text-esporles-spaces-discs = { no-siesta-space-discs } { $count }
no-siesta-text-esporles-spaces-discs-empty = { no-siesta-space-discs } 0
no-siesta-text-esporles-spaces-harvest_sets = { no-siesta-space-harvest_sets } { $count }
no-siesta-text-esporles-spaces-harvest_sets-empty = { no-siesta-space-harvest_sets } 0
no-siesta-text-esporles-spaces-roof_tiles = { no-siesta-space-roof_tiles } { $count }
no-siesta-text-esporles-spaces-roof_tiles-empty = { no-siesta-space-roof_tiles } 0
no-siesta-text-esporles-spaces-animal_pairs = { no-siesta-space-animal_pairs } { $count }
no-siesta-text-esporles-spaces-animal_pairs-empty = { no-siesta-space-animal_pairs } 0
no-siesta-text-esporles-spaces-helpers = { no-siesta-space-helpers } { $count }
no-siesta-text-esporles-spaces-helpers-empty = { no-siesta-space-helpers } 0
no-siesta-text-esporles-spaces-trades = { no-siesta-space-trades } { $count }
no-siesta-text-esporles-spaces-trades-empty = { no-siesta-space-trades } 0
no-siesta-text-pile = Hidden roof tiles: { $value }
no-siesta-text-sheet-roof = Points for each area. Roof gaps: { $items }
no-siesta-text-sheet-roof-item = gap { $number }: { $silver } silver, { no-siesta-points }
no-siesta-text-sheet-helper_fields = Helper fields: { $items }
no-siesta-text-sheet-helper_fields-item = field { $number }: { no-siesta-points }
no-siesta-text-sheet-trade = Long-distance trade: three of { $goods }, each { no-siesta-points } and a commodity
no-siesta-plain-barrow =
    { $number ->
        [1] { no-siesta-barrow-1 }
        [2] { no-siesta-barrow-2 }
       *[3] { no-siesta-barrow-3 }
    }
no-siesta-text-sheet-barrows = Barrows: { $items }
no-siesta-text-sheet-barrows-item = { no-siesta-plain-barrow }: first { $first }, later { $later }
no-siesta-text-sheet-storage = Circles in a row: olive { $olive }, grain { $grain }, grape { $grape }, pig { $pig }, donkey { $donkey }
no-siesta-text-sheet-siesta = Siesta track: the last space is { $spaces }, a disc is won on { $discs }
no-siesta-text-sheet-siesta-discs-item = { $value }
no-siesta-text-players-item =
    { "" }
    { $player }: siesta space { $siesta }, points { $points }{ no-siesta-plain-sources }
    Discs: { $supply } free, { $common } to be won on the track
    Revenue board: { no-siesta-plain-board }. Beside it: { no-siesta-plain-loose }
    Roof, circles crossed in each gap: { $roof } ({ no-siesta-plain-gap }). Tiles: { $tiles }
    Helper fields need: { no-siesta-plain-fields }
    Helpers at work: { $working }
    Long-distance trade: { $trade }
    Barrows need: { $barrows }
    Warehouse and stable: { no-siesta-plain-storage }{ no-siesta-plain-cleared }
    Esporles: { $esporles }
no-siesta-text-points-none = counted at the end
no-siesta-text-players-item-sources = { " " }({ no-siesta-source-roof } { $roof }, { no-siesta-source-tiles } { $tiles }, { no-siesta-source-helpers } { $helpers }, { no-siesta-source-trade } { $trade }, { no-siesta-source-warehouse } { $warehouse }, { no-siesta-source-stable } { $stable }, { no-siesta-source-barrows } { $barrows }, { no-siesta-source-siesta } { $siesta }, { no-siesta-source-esporles } { $esporles })
no-siesta-plain-sources =
    { $sources ->
        [none] { "" }
       *[other] { $sources }
    }
no-siesta-plain-fields =
    { $lacks ->
        [none] –
       *[other] { $lacks }
    }
no-siesta-plain-board =
    { $board ->
        [none] –
       *[other] { $board }
    }
no-siesta-plain-loose =
    { $loose ->
        [none] –
       *[other] { $loose }
    }
no-siesta-plain-storage =
    { $storage ->
        [none] –
       *[other] { $storage }
    }
no-siesta-plain-cleared =
    { $cleared ->
        [none] { "" }
       *[other] , taken out again { $cleared }
    }
no-siesta-plain-gap =
    { $gap_cost ->
        [0] all gaps closed
       *[other] the gap in progress asks for { $gap_cost }
    }
no-siesta-text-players-item-roof-item = { $value }
no-siesta-text-players-item-tiles-empty = –
no-siesta-text-players-item-tiles-item =
    { $open ->
        [none]
            { $used ->
                [yes] { $gain } (used)
               *[no] { $gain }
            }
       *[other] { $gain } (open: { $open })
    }
no-siesta-text-players-item-tiles-item-none = none left
no-siesta-text-players-item-lacks-item =
    { $count ->
        [0] { "" }
       *[other] field { $number }: { $items }
    }
no-siesta-text-players-item-lacks-item-item =
    { $value ->
        [olive] { no-siesta-good-olive }
        [grain] { no-siesta-good-grain }
        [grape] { no-siesta-good-grape }
        [pig] { no-siesta-good-pig }
        [donkey] { no-siesta-good-donkey }
        [hat] { no-siesta-good-hat }
       *[silver] { no-siesta-good-silver }
    }
no-siesta-text-players-item-working = { $items }
no-siesta-text-players-item-working-empty = –
no-siesta-text-players-item-working-item =
    { $value ->
        [roof_choice] { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }
        [change_revenue] { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }
        [trade_good] { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }
        [storage_silver] { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }
        [no_donkeys] { no-siesta-helper-no_donkeys }: { no-siesta-does-no_donkeys }
        [commodity_hat] { no-siesta-helper-commodity_hat }: { no-siesta-does-commodity_hat }
        [roof_costs] { no-siesta-helper-roof_costs }: { no-siesta-does-roof_costs }
        [any_order] { no-siesta-helper-any_order }: { no-siesta-does-any_order }
        [trade_hat] { no-siesta-helper-trade_hat }: { no-siesta-does-trade_hat }
        [siesta_or_work] { no-siesta-helper-siesta_or_work }: { no-siesta-does-siesta_or_work }
        [clear_storage] { no-siesta-helper-clear_storage }: { no-siesta-does-clear_storage }
       *[copy] { no-siesta-helper-copy }: { no-siesta-does-copy }
    }
no-siesta-text-players-item-trade-empty = –
no-siesta-text-players-item-esporles = { $items }
no-siesta-text-players-item-esporles-empty = –
no-siesta-text-players-item-esporles-item =
    { $value ->
        [discs] { no-siesta-space-discs }
        [harvest_sets] { no-siesta-space-harvest_sets }
        [roof_tiles] { no-siesta-space-roof_tiles }
        [animal_pairs] { no-siesta-space-animal_pairs }
        [helpers] { no-siesta-space-helpers }
       *[trades] { no-siesta-space-trades }
    }
no-siesta-text-players-item-barrows-item =
    { $state ->
        [open] { no-siesta-plain-barrow }: { $lacks }{ no-siesta-plain-missing }
        [undecided] { no-siesta-plain-barrow }: completed, its points are known at the end of the phase
       *[first] { no-siesta-plain-barrow }: completed, { no-siesta-points }
    }
no-siesta-text-players-item-barrows-item-lacks-empty = no goods
no-siesta-plain-missing =
    { $missing ->
        [0] { "" }
        [one] , { $missing } donkey
       *[other] , { $missing } donkeys
    }
no-siesta-text-pending =
    { $kind ->
        [take] { $player } chooses a die.
        [mark] { $player } marks all or part of the last die.
        [score]
            { $next ->
                [commodity] { $player } has a commodity without a disc: it is used now or lost.
                [disc] { $player } has no disc for Esporles: one is freed now, or none is placed.
               *[anything] { $player } uses revenues.
            }
        [good] { $player } chooses the harvest good that the trade brings.
        [keep] { $player } keeps one of two roof tiles.
        [change] { $player } moves discs on the revenue board.
        [out] { $player } takes goods out of warehouse and stable.
        [market] { $player } chooses a space of Esporles.
        [complete] { $player } chooses which barrow is completed first.
        [hire] { $player } hires a helper for a full field.
       *[copy] { $player } chooses the helper to copy.
    }

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
no-siesta-loose-none = Temporary revenues lie here until the end of your phase; they cannot be marked.
no-siesta-dice = Dice
no-siesta-last-die = The last die, for all
no-siesta-no-dice = No dice lie in the middle now.
no-siesta-track = Siesta track
no-siesta-track-space = Space { $space } of the siesta track.
no-siesta-track-disc = Space { $space } of the siesta track: brings a disc.
no-siesta-track-top = Space { $space }, the top of the siesta track: the game ends after this round.
no-siesta-arrows = Move a disc
no-siesta-esporles = Market of Esporles
no-siesta-esporles-worth = (now worth { no-siesta-points } to you)
no-siesta-esporles-about = Discs come here for completed barrows: at most one of each player, { $room } in all.
no-siesta-helpers = Helpers
no-siesta-helpers-middle = Helpers in the middle
no-siesta-hired-yours = You have this ability.
no-siesta-hired-free = Not hired yet.
no-siesta-hire-this = Hire
no-siesta-place-here = Place the disc here (now { no-siesta-points })
no-siesta-hired-left = For hire: { $n }.
no-siesta-hired-by = Hired by { $players }.
no-siesta-field-full = Hires at the end of the round
no-siesta-hired-soon = (From the next round.)
no-siesta-tiles-left = Hidden roof tiles: { $n }

## What lies there

no-siesta-pile = { $good }: { $n }
no-siesta-pile-loose = beside the board, { $good }: { $n }
no-siesta-pick = Use { $pile }
no-siesta-unpick = Use something else
no-siesta-supply = Free discs: { $n }
no-siesta-roof-tile = Roof tile { $gap }, { $bonus }
no-siesta-tile-used = { $bonus } (used)
no-siesta-tile-open = { $bonus } (still open: { $open })
no-siesta-tile-about-bonus = Can be used once, in any of your scoring phases: its goods lie beside the board until they are crossed off.
no-siesta-tile-about-change_revenue = Can be used once, in a scoring phase: two discs move one step along the arrows, or one disc two.
no-siesta-tile-about-point = The tile scores a point at the end.
no-siesta-roof-told = Closed gaps: { $closed }. Crossed off in the next one: { $crossed } of { $cost }.
no-siesta-worth = At the end: { no-siesta-points }
no-siesta-field-number = Helper field { $field }
no-siesta-field-about = Still needs: { $wants }. When all circles are crossed off, you hire a helper at the end of the round.
no-siesta-field-nothing = You have nothing for this field now.
no-siesta-field-later = Circles are crossed off in the scoring phase.
no-siesta-ship = Ship: three of { $good }
no-siesta-ship-gone = The ship with { $good } has sailed
no-siesta-ship-about = Use three of this good at once, from discs, from beside the board or as commodities: { no-siesta-points } and a trade commodity. One ship per scoring phase.
no-siesta-ship-about-traded = You have already traded in this scoring phase. The next ship can sail in a later one.
no-siesta-ship-about-gone = Done: it scores { no-siesta-points }.
no-siesta-load-points = First: { $first }; later: { $later }
no-siesta-load-undecided = Completed: { $first } or { $later }, decided at the end of the phase
no-siesta-load-done = { $name }: completed, { no-siesta-points }.
no-siesta-load-wants = { $name }: takes { $wants } now.
no-siesta-row = { $good }: { $crossed } of { $of } crossed off, { $cleared } taken out again
no-siesta-sets = Sets: { $sets }
no-siesta-reconstructed = Most numbers are reconstructed
no-siesta-reconstructed-help = Most values on this sheet are reconstructed. If you own the game, correct them in the rules under “Correct components”.

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
no-siesta-now-dice = Dice
no-siesta-now-scoring = Scoring
no-siesta-now-end = End
no-siesta-town = Esporles
no-siesta-last-round = Last round
no-siesta-idle =
    { $left ->
        [1] Nothing crossed off for { no-siesta-idle-rounds }: if that goes on, this round is the last.
       *[other] Nothing crossed off for { no-siesta-idle-rounds }: the game ends after { no-siesta-idle-left }.
    }
no-siesta-end-idle = The game ended because no player had crossed off a circle for { no-siesta-idle-rounds }.
no-siesta-log-round = Round { $round }

## What is asked

no-siesta-pending-take =
    { $nth ->
        [1] Take a die. You mark everything on it unless you use the small button next to it.
       *[other] Take your second die. You mark everything on it unless you use the small button next to it.
    }
no-siesta-pending-mark = The last die is for all players: mark the { $die }, or nothing.
no-siesta-pending-score =
    { $next ->
        [commodity] You have no disc for the trade commodity: use it now or give it up.
        [disc] You have no disc for Esporles: cross something off to free one, or place none.
        [end] You have nothing left to use. End your phase.
       *[anything] Select a highlighted circle, or first what you want to use.
    }
no-siesta-pending-good = Your helper brings a harvest good: choose one.
no-siesta-pending-keep = You have drawn two roof tiles for gap { $gap }: keep one.
no-siesta-pending-change = Move discs along the arrows; steps left: { $left }.
no-siesta-pending-out = Take goods out of warehouse and stable; left: { $left }.
no-siesta-pending-market = A barrow is complete: choose a space of Esporles for your disc.
no-siesta-pending-complete = Several barrows are complete: which one goes first?
no-siesta-pending-hire = Hire a helper for field { $field }.
no-siesta-pending-copy = Which helper of another player do you copy, if any?
no-siesta-picked = Using the { $good }: select a highlighted place.
no-siesta-waiting = { $player } is deciding: { $step }.
no-siesta-waiting-all = { $players } are deciding: { $step }.
no-siesta-confirm = This cannot be taken back.
no-siesta-rest-short = Store the rest
no-siesta-rest = { no-siesta-rest-short }: { $what }
# Before pictures of what is meant.
no-siesta-end-unused = unused
no-siesta-end-kept = kept
no-siesta-rest-question = These goods go to warehouse and stable, as shown.

## For a newcomer

no-siesta-goal-take = Goal: revenues that complete a barrow, a ship or a helper field.
no-siesta-guide-take = You mark the revenues of a die with your free discs, and the last die is for all players. Think of what your barrows ask for next, and of three of a kind for a ship; hats bring you up the track.
no-siesta-guide-mark = All players mark the last die with a free disc. There is rarely a reason not to; only a disc that you want free for a trade commodity may be worth more.
no-siesta-goal-score = Goal: complete barrows and ships, and waste no revenue.
no-siesta-guide-score = Cross off your revenues anywhere on the sheet, in any order; a used disc is free at once. Barrows and ships bring commodities, and these stand for any revenue but a hat. Leftover revenues are lost.
no-siesta-guide-good = Take the harvest good that you need on your sheet: it must be used in this scoring phase and cannot be marked.
no-siesta-goal-keep = Goal: a tile that soon completes something.
no-siesta-guide-keep = Goods of a tile are used once, in any of your scoring phases. Keep the tile that soon completes something; a point is safe, a change of revenues saves a bad roll.
no-siesta-guide-change = A disc goes one step along an arrow, never to hats or commodities. Two discs may go one step each, or one disc two; you may also stop early.
no-siesta-guide-out = Use what you take out elsewhere in this phase, or it is lost; its circle no longer counts. Take only what a barrow, a ship or a helper field needs now.
no-siesta-goal-market = Goal: many points in Esporles at the end of the game.
no-siesta-guide-market = Your disc scores at Esporles at the end, and you have one less to mark revenues with. Choose what you will have most of; each space has little room.
no-siesta-guide-complete = Each barrow brings a commodity and a disc to Esporles. The order matters if only one of your discs is free.
no-siesta-goal-hire = Goal: a helper that works for you in many rounds.
no-siesta-guide-hire = A helper works for the rest of the game, from the next round on, so early ones bring most. Take one that fits what you do anyway.
no-siesta-guide-copy = For the rest of the game you also have the ability of a helper that another player has hired; one of your discs stays on that helper for good. Copies cannot be copied.

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
no-siesta-key-e = all sheets, or one again

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

## What is wrong with a set

no-siesta-fault-falling = This gap must score at least as many points as the gap to the left.
no-siesta-fault-scoring-fields = Only the four fields on the right can score.
no-siesta-fault-later = Later players must not score more than the first.
no-siesta-fault-arrows = Each arrow must lead from one revenue to another.
no-siesta-fault-bonus = Each tile must bring one or two goods.

## Answers that may stand

no-siesta-answer-mark-all = Mark all of the last die
no-siesta-answer-mark-nothing = Mark nothing of the last die
no-siesta-answer-no-copy = Copy no helper
