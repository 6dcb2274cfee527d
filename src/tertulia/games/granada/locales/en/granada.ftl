### Granada: the words of the table. Colours stand for the four currencies.

granada-title = Granada
granada-tagline = Buy buildings with the right money, grow your city below the Alhambra, and count when it matters.
granada-credits = A game by Dirk Henn, first published by Queen Games in 2009.
granada-dirk = Dirk
# Whoever comes after the last seat in a list of points
granada-neutral = { granada-dirk }

## Kinds of building

granada-kind-arena = Arena
granada-kind-bath = Bathhouse
granada-kind-library = Library
granada-kind-inn = Inn
granada-kind-hospital = Hospital
granada-kind-market = Market
granada-kind-park = Park
granada-kind-school = School
granada-kind-residence = Residence
granada-kind-start = Alhambra
granada-source-moats = { granada-scoring-moats }
granada-source-arena = { granada-kind-arena }
granada-source-bath = { granada-kind-bath }
granada-source-library = { granada-kind-library }
granada-source-inn = { granada-kind-inn }
granada-source-hospital = { granada-kind-hospital }
granada-source-market = { granada-kind-market }
granada-source-park = { granada-kind-park }
granada-source-school = { granada-kind-school }
granada-source-residence = { granada-kind-residence }
granada-kind =
    { $kind ->
        [arena] { granada-kind-arena }
        [bath] { granada-kind-bath }
        [library] { granada-kind-library }
        [inn] { granada-kind-inn }
        [hospital] { granada-kind-hospital }
        [market] { granada-kind-market }
        [park] { granada-kind-park }
        [school] { granada-kind-school }
        [residence] { granada-kind-residence }
       *[start] { granada-kind-start }
    }

## Money

granada-currency-yellow = yellow
granada-currency-green = green
granada-currency-orange = orange
granada-currency-blue = blue
granada-currency =
    { $currency ->
        [yellow] { granada-currency-yellow }
        [green] { granada-currency-green }
        [orange] { granada-currency-orange }
       *[blue] { granada-currency-blue }
    }
granada-card = { granada-currency } { $value }
granada-card-copy = { granada-card }, { $copy } of { $count }
# $values: the cards of one currency, "2 + 4"
granada-cards = { granada-currency } { $values }

## Tiles

granada-tile =
    { $kind ->
        [start] { granada-kind-start }
       *[other] { granada-kind } { $value }
    }
# The same as the object of a sentence ("bought …")
granada-tile-object =
    { $kind ->
        [start] the { granada-kind-start }
       *[other] { granada-kind } { $value }
    }
granada-tile-other = other side: { granada-tile }
granada-tile-moats =
    { $count ->
        [0] no moat
        [one] moat on the { $sides }
       *[other] moats on the { $sides }
    }
granada-side-N = north
granada-side-E = east
granada-side-S = south
granada-side-W = west

## What a player may do: a button (short), and the whole of it (for a screen reader and the terminal)

granada-action-take =
    { $slots-count ->
        [one] Take card { $slots }
       *[other] Take cards { $slots }
    }
granada-action-take-full = Take { $cards }
granada-action-buy = Buy from space { $space }
granada-action-buy-full =
    { $exact ->
        [yes] Buy { $tile-object } from space { $space } for { $price } { granada-currency }, can be paid exactly
       *[no] Buy { $tile-object } from space { $space } for { $least } { granada-currency } (price { $price }, no change given)
    }
granada-action-pay = Pay { $value }
granada-action-pay-full =
    { $missing ->
        [0] Pay { granada-currency } { $value }, then it is enough
       *[other] Pay { granada-currency } { $value }, then short by { $missing }
    }
granada-action-done = Pay and finish
granada-action-done-full = Pay for { $tile-object }
granada-action-add = Build from the reserve
granada-action-add-full = Build { $tile-object } from the reserve
granada-action-dismantle = Take down
granada-action-dismantle-full = Take { $tile-object } down into the reserve
granada-action-exchange = Swap into the city
granada-action-exchange-full = Swap { $tile-object } from the reserve into the city
granada-action-for = Swap with this one
granada-action-for-full = Swap it with { $tile-object }
granada-action-choose = Place this one next
granada-action-choose-full = Place { $tile-object } next
granada-action-build = Build at { $x }, { $y }
granada-action-build-full =
    { $moat ->
        [one] Build { $tile-object } at { $x }, { $y }; longest moat then { $moat } side
       *[other] Build { $tile-object } at { $x }, { $y }; longest moat then { $moat } sides
    }
granada-action-reserve =
    { $face ->
        [front] Put in the reserve, even side up
       *[back] Put in the reserve, odd side up
    }
granada-action-reserve-full = Put { $tile-object } in the reserve
granada-action-turn = Turn over for { granada-currency }
granada-action-turn-full = Turn over into { $tile-object }, paying at least 3 { granada-currency }
granada-action-give = Give to Dirk
granada-action-give-full = Give { $tile-object } to Dirk

## What happened: lines of the log

granada-event-deal = { $player } was dealt { $cards } (worth { $cards-sum }).
granada-event-start = { $player } goes first.
granada-event-take = { $player } took { $cards }.
granada-step-build = built in the city
granada-step-buy = began to buy with { granada-currency } money
granada-step-buy-known = bought { $tile-object }
granada-step-turn = began to turn a tile over with { granada-currency } money
granada-step-turn-known = turned a tile over into { $tile-object }
granada-event-buy =
    { $exact ->
        [yes] { $player } bought { $tile-object } for { $paid } { granada-currency }, paid exactly.
       *[no] { $player } bought { $tile-object } for { $paid } { granada-currency }.
    }
granada-event-pay = { $player } laid down { granada-currency } { $value }.
granada-event-turn = { $player } turned a tile over into { $tile-object } for { $paid } { granada-currency }.
granada-event-build =
    { $from ->
        [reserve] { $player } built { $tile-object } from the reserve.
        [award] { $player } built the awarded { $tile-object }.
       *[bought] { $player } built { $tile-object }.
    }
granada-event-reserve = { $player } put { $tile-object } in the reserve.
granada-event-give = { $player } gave { $tile-object } to Dirk.
granada-event-dismantle = { $player } took { $tile-object } down into the reserve.
granada-event-exchange = { $player } swapped { $old-object } for { $tile-object }.
granada-event-money = Money in slot { $slot }: { granada-currency } { $value } turned up.
granada-event-reshuffle =
    { $cards ->
        [one] The discard pile of { $cards } card was shuffled into a new deck.
       *[other] The discard pile of { $cards } cards was shuffled into a new deck.
    }
granada-event-yard = { $tile } came to space { $space } of the yard.
granada-event-scoring = Scoring { $letter }!
granada-log-scoring = Scoring { $letter }
granada-event-dirk = Dirk received { $tile-object }.
granada-event-end = The yard cannot be filled any more: the game ends, and its tiles are given away.
granada-event-award = { $player } had the most money of its colour and received { $tile-object } from space { $space }.
granada-event-left = No single player had the most money of its colour: { $tile } stayed on space { $space }.
granada-event-skip = { $player } could not do anything: the turn was skipped.
granada-event-lapse = { $player } could not do anything more: the extra action lapsed.
granada-event-over =
    { $winners-count ->
        [one] { $winners } won: { $scores }.
       *[other] { $winners } shared the victory: { $scores }.
    }

## What an action would cost and bring, each a thing in a list

granada-cost-buy = { $paid } { granada-currency }
granada-cost-pay = { granada-currency } { $value }
granada-cost-turn = { $paid } { granada-currency }
granada-brings-take = { $cards }
granada-brings-buy =
    { $exact ->
        [yes] { $tile }, and another action because it is paid exactly
       *[no] { $tile }
    }
granada-brings-turn = { $tile } instead
granada-brings-build = { $tile } in your city
granada-brings-reserve = { $tile } in your reserve
granada-brings-give = { $tile } for Dirk
granada-brings-dismantle = { $tile } in your reserve
granada-brings-exchange = { $tile } in your city, { $old } in your reserve
granada-brings-lapse = no extra action: nothing more is possible
granada-preview-best =
    { $count ->
        [one] in its best place, if scored now: { $change } point
       *[other] in its best place, if scored now: { $change } points
    }
granada-preview-gain =
    { $count ->
        [one] if scored now: { $change } point
       *[other] if scored now: { $change } points
    }

## What am I to do now?

granada-phase-act = Take money, buy a building or rebuild your city.
granada-phase-pay = Choose the cards to pay with.
granada-phase-choose = Which of your buildings do you want to place next?
granada-phase-place = Place your building: in the city or in the reserve.
granada-phase-exchange = Choose the building to remove from your city.
granada-phase-over = The game is over.
granada-phase-again = You paid exactly: you have another action.
granada-phase-pay-buy = Pay { $price } { granada-currency } or more for { $tile-object }.
granada-phase-pay-turn = Pay at least { $price } { granada-currency } to turn the tile over into { $tile-object }.
granada-phase-place-tile = Place { $tile-object }.
granada-phase-place-award = You had the most { granada-currency } money: place { $tile-object }.
granada-phase-exchange-tile = Which building does { $tile-object } replace?
granada-phase-of-reserve = { $tile }: build it, or swap it for a building of your city?
granada-waiting-act = { $player } is choosing an action.
granada-waiting-pay = { $player } is paying.
granada-waiting-choose = { $player } is placing bought tiles.
granada-waiting-place = { $player } is placing a building.
granada-waiting-exchange = { $player } is swapping a building.
granada-payment-pay = Pay
granada-payment-sum = { $paid } of { $price }
granada-payment-missing = short by { $missing }
granada-payment-exact = Exact: you get another action.
granada-payment-over = { $over } too much, no change given.
granada-payment-turn = Turning over never gives another action.
granada-tag-exact = exact
granada-tag-over = you pay { $pay }
granada-tag-short = short by { $missing }

## Options of a table

granada-option-scoring = Scoring
granada-option-scoring-help = Points for the most buildings of a kind.
granada-option-scoring-normal = Normal
granada-option-scoring-normal-help = Points grow with the number of buildings of the kind in all cities.
granada-option-scoring-simplified = Simplified
granada-option-scoring-simplified-help = Fixed points for each place: good for a first game and with children.

## The table

granada-yard = Building yard
granada-yard-space = Space { $space }, { granada-currency }
granada-yard-empty = Space { $space }, { granada-currency }: empty
granada-yard-next =
    { $face ->
        [front] Next: even side up
       *[back] Next: odd side up
    }
granada-money = Money
granada-money-slot = Slot { $slot }: { granada-card }
granada-money-slot-empty = Slot { $slot }: empty
granada-take-limit = One card of any value, or several worth at most 5 together.
granada-take-more = You can add cards: up to 5 in total.
granada-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
granada-discard =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
granada-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
granada-bag-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
granada-city-of = City of { $player }
granada-city-mine = Your city
granada-city-cell = { granada-tile } at { $x }, { $y }
granada-city-size =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
granada-start-tile = Alhambra, the starting tile
granada-reserve = Reserve
granada-reserve-of = Reserve of { $player }
granada-reserve-mine = Your reserve
granada-reserve-empty = The reserve is empty.
granada-bought = Bought, not placed yet
granada-awarded = Received, not placed yet
granada-hand-mine = Your money
granada-hand-empty = No money in hand.
granada-hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
granada-hand-sum = { granada-currency }: { $sum } in all
granada-moat-length =
    { $moat ->
        [0] No moat yet
        [one] Longest moat: { $moat } side
       *[other] Longest moat: { $moat } sides
    }
granada-moat-change = Moat { $before } → { $moat }
granada-turn-over = Turn over
granada-turn-price = Turning a bought tile over costs money of one colour worth at least 3.
granada-turn-costs = costs { $price }
granada-give-about = The building then belongs to Dirk, who scores for it; it goes neither to your city nor to your reserve.
granada-dirk-tiles = Dirk’s tiles
granada-dirk-about = Dirk owns tiles and scores for them, but he never takes a turn, has no moat and cannot win.
granada-start-player = Start player
granada-round = Round { $round }
granada-turn-of = { $player } to act
granada-next-scoring =
    { $letter ->
        [C] Next: scoring C, at the end of the game
       *[other] Next: scoring { $letter }
    }
granada-scoring-when =
    { $latest ->
        [0] Scoring { $letter }: with the next card
        [one] Scoring { $letter }: after at most 1 more card
       *[other] Scoring { $letter }: after { $earliest } to { $latest } more cards
    }
granada-scoring-soon = Scoring { $letter } may come with any card now.
granada-end-when =
    { $count ->
        [one] The game ends with the next building that is bought.
       *[other] The game ends once { $count } more buildings are bought.
    }
granada-end-awards = Each building left goes to the player with the most money of its colour.

granada-tab-market = Yard and money
granada-tab-city = City

## Why not

granada-why-dear = Too expensive: { $missing } { granada-currency } short.
granada-why-stays = It cannot be taken down: that would leave a hole or cut the city apart.
granada-why-touches = It cannot replace this one: adjoining sides would not match.
granada-why-no-room = There is no place for it in your city now, neither on a free spot nor instead of another building.
granada-why-no-site = It fits nowhere in your city.
granada-why-keep = It fits nowhere in your city. Select it in your reserve, on the side you want.
granada-why-not-yet = It fits nowhere in your city now: it would go to your reserve.

## Points

granada-points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
granada-forecast = If it were scored now
granada-forecast-points =
    { $points ->
        [one] would score { $points } point
       *[other] would score { $points } points
    }
granada-majorities = Who leads in what
granada-majority-leads = { $player } leads in { granada-kind } with { $count }
granada-majority-best = highest value { $best }
granada-place-1 = 1st
granada-place-2 = 2nd
granada-place-3 = 3rd

## The scoring scene

granada-scoring-title = Scoring { $letter }
granada-scoring-after-A = Most buildings of each kind, and the longest moat.
granada-scoring-after-B = First and second places, and the longest moat.
granada-scoring-after-C = The last scoring: first, second and third places, and the longest moat.
granada-scoring-moats = Moats
granada-scoring-line-moat =
    { $points ->
        [one] { $player }: { $points } point for the moat
       *[other] { $player }: { $points } points for the moat
    }
granada-scoring-line-kind =
    { $points ->
        [one] { $player }: { $points } point for { granada-kind }
       *[other] { $player }: { $points } points for { granada-kind }
    }
granada-scoring-nobody-for = No points for: { $kinds }
granada-scoring-sum =
    { $points ->
        [one] { $player } scores { $points } point
       *[other] { $player } scores { $points } points
    }
granada-scoring-skip = Skip
granada-scoring-close = Back to the table

## The end

granada-end-tie = { $winners } have { $score } each. There is no further tiebreaker: they share the victory.
granada-end-dirk = Dirk has the most points, but he cannot win.
granada-end-leftovers = Left in the yard
granada-end-scoring-moats = { $letter }: moats
granada-end-scoring-kinds = { $letter }: buildings
granada-components-money = Money
granada-component-money-currencies = colours
granada-component-money-values = values
granada-component-money-copies = copies of each card
granada-component-money-yellow = the colour yellow
granada-component-money-blue = the colour blue
granada-components-yard = { granada-yard }
granada-component-yard-currency_of_space = colour of each space
granada-components-kinds = Order of the kinds
granada-component-kinds-order = in a scoring, after the moats
granada-components-moats = Moats
granada-component-moats-points_per_side = points for each side of the longest moat
granada-components-majorities = Points for majorities
granada-components-tile = Building tiles
granada-component-tile = Tile { $number }
granada-component-tile-front = front
granada-component-tile-back = back
granada-component-tile-moats = moats
granada-printed-values = values of front and back
granada-printed-place = { $what }: place { $place }
granada-component-majorities-normal_a = scoring A, points per building
granada-component-majorities-normal_b = scoring B, points per building
granada-component-majorities-normal_c = scoring C, points per building
granada-component-majorities-simplified_a = scoring A, simplified
granada-component-majorities-simplified_b = scoring B, simplified
granada-component-majorities-simplified_c = scoring C, simplified
granada-view-city = Show the city of { $player }
granada-reserve-front = Put in the reserve as { $tile }, even side up
granada-reserve-back = Put in the reserve as { $tile }, odd side up
granada-bag-bar = Tiles left in the bag: { $count } of { $total }
granada-deck-bar =
    { $count ->
        [one] Deck: { $count } card; marked is where scorings A and B can come
       *[other] Deck: { $count } cards; marked is where scorings A and B can come
    }
granada-panel-majorities = Majorities
granada-hand-short =
    { $count ->
        [one] { $count } money card in hand
       *[other] { $count } money cards in hand
    }
granada-reserve-count = { $count } in reserve

## The table in plain text, for the terminal: a message for each part of the view (`text-` and the path of its keys,
## `item` for an element of a list; parts without a message are left out).
## $items joins the elements, $count counts them, $player is whose it is.

granada-text-round = Round { $value }
granada-text-yard = Building yard: { $items }
granada-text-yard-item = space { $space }, { granada-currency }: { $tile }
granada-text-tile-none = empty
granada-text-tile = { granada-tile }, { $moats } (other side: { $other })
granada-text-other = { granada-tile }
granada-text-moats = moat { $items }
granada-text-moats-empty = no moat
granada-text-moats-item =
    { $value ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
granada-text-next_face =
    { $value ->
        [front] Next buildings: even side up
       *[back] Next buildings: odd side up
    }
granada-text-bag = { granada-bag }
granada-text-money-display = Money on display: { $items }
granada-text-money-display-item = card { $slot } { granada-card }
granada-text-money-deck = { granada-deck }
granada-text-money-scorings-A =
    { $drawn ->
        [yes] Scoring A: done
       *[no] Scoring A: { $latest ->
                [one] after at most 1 more card
               *[other] after { $earliest } to { $latest } more cards
            }
    }
granada-text-money-scorings-B =
    { $drawn ->
        [yes] Scoring B: done
       *[no] Scoring B: { $latest ->
                [one] after at most 1 more card
               *[other] after { $earliest } to { $latest } more cards
            }
    }
granada-text-cities-item = City of { $player }: { $tiles }. Longest moat: { $moat }
granada-text-cities-item-tiles-item =
    { $kind ->
        [start] { granada-tile } at { $x }, { $y }
       *[other] { granada-tile } at { $x }, { $y }, { $moats }
    }
granada-text-reserves-item =
    { $count ->
        [0] Reserve of { $player }: empty
       *[other] Reserve of { $player }: { $items }
    }
granada-text-reserves-item-item = { granada-text-tile }
granada-text-bought = Bought, not placed yet: { $items }
granada-text-bought-item = { granada-text-tile }
granada-text-dirk =
    { $count ->
        [0] Dirk has no tiles.
       *[other] Dirk has: { $items }
    }
granada-text-dirk-item = { granada-tile }
granada-text-hands-item =
    { $money ->
        [none] Hand of { $player }: { granada-text-hand-count }
       *[other] Hand of { $player }: { $money }
    }
granada-text-hand-count =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
granada-text-hands-item-money-empty = no money
granada-text-hands-item-money-item =
    { $count ->
        [1] { granada-card }
       *[other] { granada-card } ({ $count } times)
    }
granada-text-pending =
    { $kind ->
        [pay]
            { $purpose ->
                [turn] Paying at least { $price } { granada-currency } to turn { $tile } over: { $paid } so far
               *[buy] Paying { $price } { granada-currency } for { $tile }: { $paid } so far
            }
        [place] To be placed: { $tile }
        [exchange] Going into the city: { $tile }
       *[choose] Choose which building to place next.
    }
granada-text-scores = Points: { $items }
granada-text-scores-item = { $player } { $value }
granada-text-majorities-arena =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-arena }: { $counts }
    }
granada-text-majorities-bath =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-bath }: { $counts }
    }
granada-text-majorities-library =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-library }: { $counts }
    }
granada-text-majorities-inn =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-inn }: { $counts }
    }
granada-text-majorities-hospital =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-hospital }: { $counts }
    }
granada-text-majorities-market =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-market }: { $counts }
    }
granada-text-majorities-park =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-park }: { $counts }
    }
granada-text-majorities-school =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-school }: { $counts }
    }
granada-text-majorities-residence =
    { $counts ->
        [none] { "" }
       *[other] { granada-kind-residence }: { $counts }
    }
granada-text-counts-item =
    { $value ->
        [0] { "" }
       *[other] { $player } { $value }
    }
granada-text-forecast = If it were scored now: { $items }
granada-text-forecast-item = { $player } { $value }

## Keys of the table

granada-key-c = to your city
granada-key-h = to your money
granada-key-y = to the building yard
granada-key-m = to the money on display
granada-key-r = to your reserve

## What may be done now, and why one would: for a first game

granada-goal-act = Goal: more buildings of a kind than the others, and a long moat.
granada-guide-act = Take money, buy a building, or rebuild your city. A building that you can pay for exactly costs you no action, which is often best. Otherwise take money of a colour that you will need.
granada-goal-dirk = Goal: more buildings of a kind than the others, and a long moat.
granada-guide-dirk = Take money, buy a building, or rebuild your city; a building that you can pay for exactly is often best. Dirk is a dummy player: he owns tiles and scores for them, but never takes a turn and cannot win.
granada-goal-again = Goal: use the action that you have gained.
granada-guide-again = You paid exactly, so you have one more action. Buy again, or take money for the next turn; what you bought is placed at the end.
granada-goal-pay = Goal: pay the exact sum.
granada-guide-pay = Lay cards of this colour until the price is reached. There is no change: an exact sum saves your action, so look for one.
granada-guide-turn = Turning the building over costs 3 or more of one colour and never brings another action, so pay with what you need least. Once it lies in your city or your reserve it is never turned again.
granada-guide-choose = You bought several buildings: choose which to place first. Begin with the one that the others can be joined to.
granada-goal-place = Goal: a long moat along the outer edge, and the lead in a kind.
granada-guide-place = Build it where its sides match, or keep it in your reserve with either side up. Moats along the outer edge bring points at every scoring; most buildings of a kind bring the rest.
granada-goal-award = Goal: points in the last scoring.
granada-guide-award = Each building left in the yard goes to the player with the most money of its colour. Build yours where it wins you a kind or lengthens your moat: only the last scoring follows, and reserves do not count in it.
granada-goal-exchange = Goal: the lead in a kind, or a longer moat.
granada-guide-exchange = Choose the building that this one replaces; it goes to your reserve. Swap if you can then lead in a kind or get a longer moat.

## The symbols

granada-symbols-kinds = Buildings
granada-symbols-money = Money
granada-symbols-signs = Signs
granada-symbol-moats = A moat along a side. The longest unbroken moat around a city brings a point for each side at every scoring.
granada-symbol-cards = Cards in a hand, or in the deck.
granada-symbol-reserve = Buildings in a reserve: they score only once they stand in the city.
granada-symbol-homeless = A crossed house: the building fits nowhere in your city now and would go to your reserve.
granada-symbol-bag = Tiles in the bag. When the yard cannot be filled any more, the game ends.
granada-symbol-leads = In the majorities: the crown marks who leads in a kind; the number in brackets is a player’s highest value of the kind.
granada-symbol-forecast = Points that a player would get if scored now.

## What is wrong with a set

granada-fault-second-side = Another tile already has { $kind-name } with value { $value }; each kind has every value exactly once.
granada-fault-even = Enter an even number from { $least } to { $most }.
granada-fault-odd = Enter an odd number from { $least } to { $most }.
granada-fault-next-higher = The back must have the next higher value.
granada-fault-both-sides = The two sides must be of different kinds.
