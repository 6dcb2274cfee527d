### La Granja: the words of the table. A fact `good: olive` of an event or an action also gives `$good-name`, worded by `la-granja-good-olive`.

la-granja-title = La Granja
la-granja-tagline = Tend a farm by the pond of Esporles: one card, four uses, and a market to fight over.
la-granja-credits = A game by Andreas Odendahl and Michael Keller, first published by Spielworxx in 2014; Deluxe edition by Board&Dice in 2023.
la-granja-neutral = The neutral player

## Goods

la-granja-good-olive = olive
la-granja-good-grain = grain
la-granja-good-grape = grape
la-granja-good-pig = pig
la-granja-good-food = food
la-granja-good-wine = wine
la-granja-good-meat = cured meat
la-granja-good-silver = silver
la-granja-good-point = point
la-granja-good-commodity = trade commodity
la-granja-good-field_olive = olive from a field
la-granja-good-field_grain = grain from a field
la-granja-good-field_grape = grape from a field
la-granja-into-food = { la-granja-good-food }
la-granja-into-wine = { la-granja-good-wine }
la-granja-into-meat = { la-granja-good-meat }
la-granja-goods-olive_grain = olive and grain
la-granja-goods-olive_grape = olive and grape
la-granja-goods-grain_grape = grain and grape

## Places

la-granja-place-merchant_house = Merchant house
la-granja-place-wainwright = Wainwright
la-granja-place-village_store = Village store
la-granja-place-deli = Deli
la-granja-place-greengrocer = Greengrocer
la-granja-place-butcher = Butcher
la-granja-place-barrow_1 = barrow 1
la-granja-place-barrow_2 = barrow 2
la-granja-place-barrow_3 = barrow 3
la-granja-place-barrow_4 = barrow 4
la-granja-building-merchant_house = { la-granja-place-merchant_house }
la-granja-building-wainwright = { la-granja-place-wainwright }
la-granja-building-village_store = { la-granja-place-village_store }
la-granja-building-deli = { la-granja-place-deli }
la-granja-building-greengrocer = { la-granja-place-greengrocer }
la-granja-building-butcher = { la-granja-place-butcher }
la-granja-craft-merchant_house-now = 3 silver at once
la-granja-craft-merchant_house-later = 3 more silver as income
la-granja-craft-wainwright-now = a delivery and the points of your siesta space at once
la-granja-craft-wainwright-later = one more siesta step and delivery in each transport phase
la-granja-craft-village_store-now = 2 points at once
la-granja-craft-village_store-later = 2 points for every later craft marker
la-granja-craft-deli-now = a trade commodity at once
la-granja-craft-deli-later = a trade commodity as income
la-granja-craft-greengrocer-now = any resource at once
la-granja-craft-greengrocer-later = any resource as income
la-granja-craft-butcher-now = a point at once for each market barrow on your farm
la-granja-craft-butcher-later = 1 point for every market barrow completed
la-granja-side-field = field
la-granja-side-barrow = market barrow
la-granja-side-extension = farm extension
la-granja-side-extension-short = extension
la-granja-side-helper = helper
la-granja-gift-delivery = an extra delivery to buy
la-granja-gift-silver = 1 silver of income
la-granja-gift-pig_space = a pig space

## Roof markers

la-granja-roof-olive = take an olive
la-granja-roof-grape = take a grape
la-granja-roof-grain_or_olive = take grain or an olive
la-granja-roof-harvest_good = take a harvest good
la-granja-roof-two_harvest_goods = take two different harvest goods
la-granja-roof-pig = take a pig
la-granja-roof-upgrade_1 = upgrade one good for free
la-granja-roof-upgrade_2 = upgrade two goods for free
la-granja-roof-delivery = make a delivery
la-granja-roof-bought_delivery = make a delivery for 1 silver
la-granja-roof-card = play or draw a card
la-granja-roof-point = 1 point
la-granja-roof-silver_2 = 2 silver
la-granja-roof-silver_3 = 3 silver
la-granja-roof-silver_4 = 4 silver
la-granja-roof-reuse_roof = turn a used roof marker up again
la-granja-roof-siesta_1 = one siesta step
la-granja-roof-siesta_2 = two siesta steps
la-granja-roof-upgraded_good = take an upgraded good
la-granja-roof-change_die_1 = change your die by 1
la-granja-roof-change_die_2 = change your die by 2
la-granja-roof-take_income = take your income
la-granja-roof-market_marker = put a marker on any free market space
la-granja-roof-double_roof_points = double the points of a roof place

## Revenue spaces

la-granja-revenue-1 = a pig
la-granja-revenue-2 = a card, or a harvest good
la-granja-revenue-3 = two different harvest goods
la-granja-revenue-4 = 4 silver
la-granja-revenue-5 = upgrades or siesta steps
la-granja-revenue-6 = a delivery, or 2 silver

## Phases, steps, sources of points

la-granja-phase-farm = Farm phase
la-granja-phase-revenue = Revenue phase
la-granja-phase-transport = Transport phase
la-granja-phase-scoring = Scoring phase
la-granja-phase-over = The end
la-granja-phase-any = at any time
la-granja-stage-farm = Farm
la-granja-stage-revenue = Revenue
la-granja-stage-transport = Transport
la-granja-stage-scoring = Scoring
la-granja-step-play = play a card
la-granja-step-income = income
la-granja-step-growth = growth
la-granja-step-roofs = roof markers
la-granja-step-mark = the village elder
la-granja-step-first_die = first die
la-granja-step-second_die = second die
la-granja-step-last_die = the last die, for all
la-granja-step-donkey = donkeys
la-granja-step-siesta = siesta track
la-granja-step-deliveries = deliveries
la-granja-step-extra_deliveries = extra deliveries
la-granja-step-scoring = scoring
la-granja-source-start = Start
la-granja-source-building = Craft buildings
la-granja-source-first = First at a building
la-granja-source-opened = Buildings opened
la-granja-source-craft = Craft markers
la-granja-source-barrow = Market barrows
la-granja-source-removed = Markers removed
la-granja-source-market = Market
la-granja-source-siesta = Siesta track
la-granja-source-roof = Roof markers
la-granja-source-helper = Helpers
la-granja-source-payment = Paid
la-granja-source-end = Silver at the end

## What a player may do: a button, and the whole of it (for a screen reader and the terminal)

la-granja-action-play = { $side-name }
la-granja-action-play-full = Play { $name-name } as { $side-name }
la-granja-action-draw = Draw a card
la-granja-action-discard = Discard
la-granja-action-discard-full = Discard { $name-name }
la-granja-action-pay =
    { $good ->
        [silver] Pay 1 silver
        [point] Pay 1 point
       *[other] Pay { $good-name }
    }
la-granja-action-replace = Replace place { $place }
la-granja-action-replace-full = Throw away { $name-name } (place { $place })
la-granja-action-roof = Buy
la-granja-price = { $price } silver
la-granja-action-roof-full = Buy the roof “{ $roof-name }” for { la-granja-price }: { la-granja-points }
la-granja-action-take = Take a { $die }
la-granja-action-take-full = Take a { $die }: { $die-name }
la-granja-action-reroll = Roll a { $die } again
la-granja-action-shift = Change by { $change }
la-granja-action-card = Play or draw a card
la-granja-action-gain = Take { $good-name }
la-granja-action-pair = { $goods-name }
la-granja-action-upgrades = Upgrade
la-granja-action-advance = Advance
la-granja-action-advance-full = Advance from { $from } to { $to } on the siesta track ({ la-granja-points })
la-granja-action-donkey =
    { $donkeys ->
        [one] { $donkeys } donkey
       *[other] { $donkeys } donkeys
    }
la-granja-action-donkey-full = { la-granja-donkey-deliveries } · { la-granja-donkey-hats }
la-granja-donkey-deliveries =
    { $donkeys ->
        [one] { $donkeys } delivery
       *[other] { $donkeys } deliveries
    }
la-granja-donkey-hats =
    { $hats ->
        [one] { $hats } hat
       *[other] { $hats } hats
    }
la-granja-action-deliver = { $good-name } → { $place-name }
la-granja-action-deliver-full =
    { $completes ->
        [yes] Deliver { $good-name } to { $place-name }: completes it, { la-granja-points }
       *[no] Deliver { $good-name } to { $place-name } (it then still needs { $missing })
    }
la-granja-action-extra =
    { $deliveries ->
        [one] Buy { $deliveries } delivery
       *[other] Buy { $deliveries } deliveries
    }
la-granja-action-extra-full =
    { $deliveries ->
        [one] Buy { $deliveries } extra delivery for { la-granja-price }
       *[other] Buy { $deliveries } extra deliveries for { la-granja-price }
    }
la-granja-action-market = Space { $space }
la-granja-action-market-full =
    { $points ->
        [0] Market space { $space } of value { $value }
        [one] Market space { $space } of value { $value }: removes { $points } marker, { la-granja-points } for you
       *[other] Market space { $space } of value { $value }: removes { $points } markers, { la-granja-points } for you
    }
la-granja-action-guard = Guard space { $space }
la-granja-action-mark = Mark revenue space { $space }
la-granja-action-name = Name { $good-name }
la-granja-action-swap = Exchange { $good-name }
la-granja-action-turn = Turn up roof { $place }
la-granja-action-free = Free a marker
la-granja-action-free-full =
    { $where ->
        [field] Give up { $good-name }
        [barrow] Take { $good-name } off { $place-name }
        [building] Take { $good-name } off { $place-name }
        [completed] Take your marker from { $place-name } (completed)
        [market] Leave market space { $space }
        [helper] Take the marker off helper { $place }, who stays used
        [trade] Take the marker off the trade for { $for-name }, which stays closed
       *[den] Give up { $good-name }
    }
la-granja-action-buy = Buy { $good-name }
la-granja-action-buy-full = Buy { $good-name } for { la-granja-price } (you then have { $after })
la-granja-action-sell = Sell { $good-name }
la-granja-action-sell-full = Sell { $good-name } for { $gets } silver (you then have { $after })
la-granja-action-upgrade = Upgrade { $good-name }
la-granja-action-upgrade-full =
    { $price ->
        [0] Upgrade { $good-name } to { $into-name } for free
       *[other] Upgrade { $good-name } to { $into-name } for { la-granja-price } (you then have { $after })
    }
la-granja-action-trade = Trade commodity: { $for-name }
la-granja-action-use = Use roof { $place }
la-granja-action-use-full = Use the roof “{ $roof-name }”
la-granja-action-helper = Use helper { $card }
la-granja-action-helper-full = Use { $name-name }
la-granja-action-done = Done
la-granja-step-done = nothing more
la-granja-for-silver = 4 silver
la-granja-for-goods = two different harvest goods
la-granja-for-olive_grain = { la-granja-goods-olive_grain }
la-granja-for-olive_grape = { la-granja-goods-olive_grape }
la-granja-for-grain_grape = { la-granja-goods-grain_grape }
la-granja-for-card = play or draw a card
la-granja-for-pig = a pig
la-granja-for-upgrades = two upgrades
la-granja-die-1 = { la-granja-revenue-1 }
la-granja-die-2 = { la-granja-revenue-2 }
la-granja-die-3 = { la-granja-revenue-3 }
la-granja-die-4 = { la-granja-revenue-4 }
la-granja-die-5 = { la-granja-revenue-5 }
la-granja-die-6 = { la-granja-revenue-6 }
la-granja-die-which =
    { $last ->
        [yes] The last die, a { $value }
       *[no] Your die, a { $value }
    }

## What happened: lines of the log

la-granja-event-points =
    { $amount ->
        [one] { $player }: { $amount } point ({ $source-name }).
       *[other] { $player }: { $amount } points ({ $source-name }).
    }
la-granja-event-deal =
    { $count ->
        [one] { $player } was dealt { $count } card.
       *[other] { $player } was dealt { $count } cards.
    }
la-granja-event-order = Turn order: { $seats }.
la-granja-event-block = { $building-name } is blocked by marker { $number }.
la-granja-event-round = Round { $round } begins.
la-granja-log-round = Round { $round }
la-granja-event-roofs = New roof markers: { $roofs }.
la-granja-event-draw =
    { $count ->
        [one] { $player } drew a card.
       *[other] { $player } drew { $count } cards.
    }
la-granja-event-discard = { $player } discarded card { $card }.
la-granja-event-play = { $player } played { $name-name } as { $side-name }.
la-granja-event-replace = { $player } threw away { $name-name } ({ $side-name }).
la-granja-event-pay = { $player } paid { $good-name }.
la-granja-event-gain = { $player }: { $count-things }.
la-granja-event-lose = { $player } paid { $count-things }.
la-granja-event-buy = { $player } bought { $good-name } for { la-granja-price }.
la-granja-event-sell = { $player } sold { $good-name } for { la-granja-price }.
la-granja-event-upgrade =
    { $price ->
        [0] { $player } upgraded { $good-name } to { $into-name }.
       *[other] { $player } upgraded { $good-name } to { $into-name } for { la-granja-price }.
    }
la-granja-event-trade = { $player } traded in a commodity: { $for-name }.
la-granja-event-grow = { $player }: growth of { $goods }.
la-granja-event-roof = { $player } bought the roof “{ $roof-name }” for { la-granja-price }.
la-granja-event-use = { $player } used the roof “{ $roof-name }”.
la-granja-event-turn = { $player } turned the roof “{ $roof-name }” up again.
la-granja-event-dice = Dice: { $dice }.
la-granja-event-take = { $player } took a die showing { $die }.
la-granja-event-reroll = { $player } rolled a { $from } again: { $to }.
la-granja-event-shift = { $player } used space { $to } instead of { $from }.
la-granja-event-last = The last die is a { $die }: { $die-name }.
la-granja-event-remove_die = A die showing { $die } was removed.
la-granja-event-mark = { $player } marked revenue space { $space }.
la-granja-event-chosen = { $player } chose a donkey.
la-granja-event-donkeys = Donkeys: { $by_seat }.
la-granja-event-siesta = { $player } advanced from { $from } to { $to } on the siesta track.
la-granja-event-deliver = { $player } delivered { $good-name } to { $place-name }.
la-granja-event-extra =
    { $count ->
        [one] { $player } bought an extra delivery for { la-granja-price }.
       *[other] { $player } bought { $count } extra deliveries for { la-granja-price }.
    }
la-granja-event-building = { $player } completed the { $building-name }!
la-granja-event-open = { $player } opened the { $building-name }.
la-granja-event-craft = { $player } got the craft marker of the { $building-name }.
la-granja-event-barrow = { $player } completed a market barrow worth { $value }!
la-granja-event-marker = { $player } placed a marker on market space { $space } of value { $value }.
la-granja-event-remove = { $by } removed a marker of { $player } from market space { $space }.
la-granja-event-guard = { $player } saved the marker on market space { $space }.
la-granja-event-helper = { $name-name } helped { $player }.
la-granja-event-free = { $player } freed a marker.
la-granja-event-neutral = The neutral player drew card { $card } of value { $value }.
la-granja-event-reshuffle =
    { $cards ->
        [one] { $cards } discarded card was shuffled into a new deck.
       *[other] { $cards } discarded cards were shuffled into a new deck.
    }
la-granja-event-scoring = Scoring of round { $round }.
la-granja-event-over =
    { $scores-count ->
        [one] The end: { $scores }.
       *[other] { la-granja-end-who }
    }

## What an action would cost and bring, each a thing in a list; goods and points are counted

la-granja-cost-discard = a card from your hand
la-granja-cost-replace = { $name-name } ({ $side-name })
la-granja-cost-use = the roof marker, which is used once
la-granja-brings-order = turn order { $seats }
la-granja-brings-play = { $name-name } as { $side-name }
la-granja-brings-trade = { $for-name }
la-granja-brings-roof = the roof “{ $roof-name }”
la-granja-brings-use = { $roof-name }
la-granja-brings-turn = the roof “{ $roof-name }”, ready again
la-granja-brings-take = { $die-name }
la-granja-brings-shift = revenue space { $to } instead of { $from }
la-granja-brings-last = the last die, a { $die }: { $die-name }
la-granja-brings-remove_die = the removal of a die showing { $die }
la-granja-brings-mark = a mark on revenue space { $space }
la-granja-brings-chosen = a donkey, secret for now
la-granja-brings-siesta = siesta track { $from } → { $to }
la-granja-brings-deliver = a delivery: { $place-name }
la-granja-brings-building = { $building-name } complete
la-granja-brings-open = { $building-name } opened
la-granja-brings-craft = craft marker: { $building-name }
la-granja-brings-barrow = a full market barrow of value { $value }
la-granja-brings-marker = a marker on market space { $space } of value { $value }
la-granja-brings-remove = a marker of { $player } removed from market space { $space } of value { $value }
la-granja-brings-guard = a marker saved on market space { $space }
la-granja-brings-helper = helper: { $name-name }
la-granja-brings-free = a free marker
la-granja-brings-scoring = the scoring of round { $round }

## What am I to do now?

la-granja-pending-play =
    { $left ->
        [0] Your cards for this round are played. “Done” fills up your hand.
        [one] Play a card as a field, market barrow, extension or helper.
       *[other] Play { $left } cards: each as a field, market barrow, extension or helper.
    }
la-granja-pending-grow = Before your fields grow: do you want to use anything first?
la-granja-pending-roof =
    { $round ->
        [1] Buy a roof marker? In round 1 the last player in turn order buys first.
       *[other] Buy a roof marker?
    }
la-granja-pending-mark = The village elder: mark a revenue space before the dice are rolled.
la-granja-pending-take = Take a die.
la-granja-pending-die =
    { $value ->
        [2] { la-granja-die-which }: play or draw a card, or take a harvest good.
        [5] { la-granja-die-which }: two upgrades, two siesta steps, or one of each (upgrade first).
        [6] { la-granja-die-which }: deliver one good (select a highlighted one), or take 2 silver.
       *[other] { la-granja-die-which }: choose what you get for it.
    }
la-granja-pending-offer = Do you want to pay { $name-name }?
la-granja-pending-deliver =
    { $left ->
        [0] No delivery left: press “Done”.
        [one] { $extra ->
            [yes] A delivery at once: to a craft building or a market barrow.
           *[no] { $left } delivery left: to a craft building or a market barrow.
        }
       *[other] { $left } deliveries left: to craft buildings or market barrows.
    }
la-granja-pending-extra =
    { $most ->
        [one] Buy { $most } extra delivery, and carry it out at once.
       *[other] Buy extra deliveries, up to { $most }, and carry them out at once.
    }
la-granja-pending-extras =
    { $left ->
        [0] No extra delivery left.
       *[other] Extra deliveries: up to { $left } more, { la-granja-price } each.
    }
la-granja-pending-merchant = The merchant: pay a point to use revenue space { $space } too?
la-granja-pending-siesta = Before your steps on the siesta track: do you want to use anything first?
la-granja-pending-income = Your income: choose a resource. Any-time actions may come first.
la-granja-pending-pause =
    { $before ->
        [turn_end] Before your turn ends: do you want to use anything?
       *[income] Before your income: do you want to use anything first?
    }
la-granja-pending-discard = Too many cards in hand: discard { $over }.
la-granja-pending-choice = Take one: { $goods }.
la-granja-pending-pair = Choose two different harvest goods.
la-granja-pending-card =
    { $draw ->
        [yes] Play a card or draw one.
       *[no] Play a card.
    }
la-granja-pending-upgrades =
    { $advance ->
        [yes] Upgrade once more, or advance one step on the siesta track.
       *[no] Select a good to upgrade it for free: { $left } left.
    }
la-granja-pending-pay =
    { $left ->
        [one] The extension costs one more good: select it. Silver and points count as goods.
       *[other] The extension costs { $left } more different goods: select them. Silver and points count as goods.
    }
la-granja-pending-replace = All places are taken: which card makes room?
la-granja-pending-donkey = Choose a donkey marker, secretly.
la-granja-also-wainwright = The wainwright adds a delivery and a siesta step.
la-granja-pending-market = Choose the market space for your marker.
la-granja-pending-barter = The barterer keeps one of the goods delivered.
la-granja-pending-lodge =
    { $left ->
        [one] Exchange { $left } harvest good. You get: { $good-name }.
       *[other] Exchange up to { $left } harvest goods. For each you get: { $good-name }.
    }
la-granja-pending-name = The bookkeeper: name a good.
la-granja-pending-give_card = Which card do you give to { $name-name }?
la-granja-pending-give_pair = Which two harvest goods do you give to { $name-name }?
la-granja-pending-turn = Which roof marker do you turn up again?
la-granja-pending-shift = Use which revenue space instead of { $value }?
la-granja-pending-double = Double the points of this roof place?
la-granja-pending-help =
    { $cards-count ->
        [1] Does { $name-name } help now?
       *[other] Which of your helpers works first?
    }
la-granja-pending-step = The wainwright: one step more on the siesta track?
la-granja-pending-guard = One of your markers is about to leave the market: does the guard save it?
la-granja-pending-free = All your markers are in use: free one. To decline a good that you just gained, free that one.
la-granja-waiting = { $player } is deciding: { $step-name }.
la-granja-waiting-all = { $players } are deciding: { $step-name }.

## Options of a table

la-granja-option-edition = Edition
la-granja-option-edition-help = Sets all rules at once. You can change each one below.
la-granja-option-edition-original = Original (2014)
la-granja-option-edition-original-help = Large market, original roofs, extra deliveries bought at once, 25 markers.
la-granja-option-edition-online = Online
la-granja-option-edition-online-help = Same as the original, but extra deliveries are bought one by one and markers are not limited.
la-granja-option-edition-deluxe = Deluxe (2023)
la-granja-option-edition-deluxe-help = Small market for one or two players, Deluxe roofs, open points, unsold roofs are removed.
la-granja-option-market = Market
la-granja-option-market-help = Which market spaces are open.
la-granja-option-market-edition =
    { $edition ->
        [deluxe] Same as the edition ({ la-granja-option-market-deluxe })
       *[original] Same as the edition ({ la-granja-option-market-original })
    }
la-granja-option-market-edition-help = Deluxe: { la-granja-option-market-deluxe-help } Otherwise: { la-granja-option-market-original-help }
la-granja-option-market-original = Original
la-granja-option-market-original-help = The ten outer spaces are closed with fewer than four players.
la-granja-option-market-deluxe = Deluxe
la-granja-option-market-deluxe-help = One or two players use the small side; with three, six spaces are closed.
la-granja-option-roofs = Roof markers
la-granja-option-roofs-help = Which set of roof markers is used.
la-granja-option-roofs-edition =
    { $edition ->
        [deluxe] Same as the edition ({ la-granja-option-roofs-deluxe })
       *[original] Same as the edition ({ la-granja-option-roofs-original })
    }
la-granja-option-roofs-edition-help = Deluxe: { la-granja-option-roofs-deluxe-help } Otherwise: { la-granja-option-roofs-original-help }
la-granja-option-roofs-original = Original
la-granja-option-roofs-original-help = The 24 markers of 2014.
la-granja-option-roofs-deluxe = Deluxe
la-granja-option-roofs-deluxe-help = The 24 markers of 2023.
la-granja-option-unsold_roofs = Unsold roofs
la-granja-option-unsold_roofs-help = What happens to unsold roof markers.
la-granja-option-unsold_roofs-edition = Same as the edition ({ la-granja-option-unsold_roofs-leave })
la-granja-option-unsold_roofs-edition-help = { la-granja-option-unsold_roofs-leave-help }
la-granja-option-unsold_roofs-stay = Kept on sale
la-granja-option-unsold_roofs-stay-help = Unsold roof markers can be bought later at their printed price.
la-granja-option-unsold_roofs-leave = Removed
la-granja-option-unsold_roofs-leave-help = Unsold roof markers leave the game at the end of the round.
la-granja-option-deliveries = Extra deliveries
la-granja-option-deliveries-help = When extra deliveries are paid for.
la-granja-option-deliveries-edition =
    { $edition ->
        [online] Same as the edition ({ la-granja-option-deliveries-one_by_one })
       *[original] Same as the edition ({ la-granja-option-deliveries-at_once })
    }
la-granja-option-deliveries-edition-help = Online: { la-granja-option-deliveries-one_by_one-help } Otherwise: { la-granja-option-deliveries-at_once-help }
la-granja-option-deliveries-at_once = All at once
la-granja-option-deliveries-at_once-help = All extra deliveries are bought first, then carried out.
la-granja-option-deliveries-one_by_one = One by one
la-granja-option-deliveries-one_by_one-help = Each extra delivery is paid for when it is used.
la-granja-option-markers = Player markers
la-granja-option-markers-help = Whether players are limited to 25 markers each.
la-granja-option-markers-edition =
    { $edition ->
        [online] Same as the edition ({ la-granja-option-markers-unlimited })
       *[original] Same as the edition ({ la-granja-option-markers-limited })
    }
la-granja-option-markers-edition-help = Online: { la-granja-option-markers-unlimited-help } Otherwise 25: { la-granja-option-markers-limited-help }
la-granja-option-markers-limited = 25
la-granja-option-markers-limited-help = A player who needs one more frees one in use.
la-granja-option-markers-unlimited = No limit
la-granja-option-markers-unlimited-help = As many markers as are needed.
la-granja-option-helper_markers = Used helpers
la-granja-option-helper_markers-help = What shows that a helper is used up for the round.
la-granja-option-helper_markers-edition =
    { $edition ->
        [deluxe] Same as the edition ({ la-granja-option-helper_markers-tokens })
       *[original] Same as the edition ({ la-granja-option-helper_markers-markers })
    }
la-granja-option-helper_markers-edition-help = Deluxe: exhaustion tokens. { la-granja-option-helper_markers-tokens-help } Otherwise: player markers. { la-granja-option-helper_markers-markers-help }
la-granja-option-helper_markers-markers = Player markers
la-granja-option-helper_markers-markers-help = They count towards the 25.
la-granja-option-helper_markers-tokens = Exhaustion tokens
la-granja-option-helper_markers-tokens-help = They do not count towards the 25.
la-granja-option-points = Points
la-granja-option-points-help = Whether players see each other’s points.
la-granja-option-points-edition =
    { $edition ->
        [deluxe] Same as the edition ({ la-granja-option-points-open })
       *[original] Same as the edition ({ la-granja-option-points-secret })
    }
la-granja-option-points-edition-help = Deluxe: { la-granja-option-points-open-help } Otherwise: { la-granja-option-points-secret-help }
la-granja-option-points-secret = Secret
la-granja-option-points-secret-help = Totals are hidden until the end.
la-granja-option-points-open = Open
la-granja-option-points-open-help = Totals are shown.
la-granja-option-farm_phase = Farm phase
la-granja-option-farm_phase-help = How steps 1 to 3 of the phase are played.
la-granja-option-farm_phase-in_turn = In turn
la-granja-option-farm_phase-in_turn-help = One after another.
la-granja-option-farm_phase-simultaneous = At the same time
la-granja-option-farm_phase-simultaneous-help = For players who know the game: all decide a step at the same time; the next one begins when all have decided.
la-granja-option-triggered_helpers = Triggered helpers
la-granja-option-triggered_helpers-help = For helpers (and the wainwright) whose effect could hurt you: siesta steps, once-a-round effects, trades that close for good. All others work automatically.
la-granja-option-triggered_helpers-ask = Ask
la-granja-option-triggered_helpers-ask-help = The player decides each time.
la-granja-option-triggered_helpers-always = Always
la-granja-option-triggered_helpers-always-help = The game always uses them, without asking the player.

## The table

la-granja-market = Market
la-granja-market-space = Space { $space }, value { $value }
la-granja-market-free = free
la-granja-market-takes = Market space { $space } of value { $value }: removes { $who }, { la-granja-points } for you
la-granja-market-of =
    { $count ->
        [one] { $count } marker of { $player }
       *[other] { $count } markers of { $player }
    }
la-granja-market-closed =
    { $seats ->
        [1] The outer spaces are not used in the solo game.
       *[other] The outer spaces are not used with { $seats } players.
    }
la-granja-buildings = Craft buildings
la-granja-building-blocked = blocked, marker { $number }
la-granja-building-points =
    { $points ->
        [one] { $points } point available now
       *[other] { $points } points available now
    }
la-granja-star-round = { la-granja-points } for the round
la-granja-star-first = { la-granja-points } for being first
la-granja-star-opened = { la-granja-points } for opening a blocked building
la-granja-row-lacks = { $player } still needs { $goods }
la-granja-row-done = { $player }: completed
la-granja-building-row = { $player }: { $delivered } of { $asked }
la-granja-dice = Dice
la-granja-dice-space =
    { $count ->
        [0] { $text }: no die
        [one] { $text }: { $count } die
       *[other] { $text }: { $count } dice
    }
la-granja-dice-marked = marked by { $player }
la-granja-roofs = Roof markers
la-granja-roofs-price = { la-granja-price }
la-granja-roofs-coming = Round { $round }: { $count } of { $roofs }
la-granja-roofs-none = No roof markers left.
la-granja-siesta = Siesta track
la-granja-siesta-space =
    { $points ->
        [one] Space { $space }: { $points } point
       *[other] Space { $space }: { $points } points
    }
la-granja-farm-mine = Your farm
la-granja-farm-of = Farm of { $player }
la-granja-dens = Storage
la-granja-pigs = Pigs: { $count } of { $spaces }
la-granja-fields = Fields
la-granja-field-full = { $good-name }, grown
la-granja-field-empty = { $good-name }, empty
la-granja-barrows = Market barrows
la-granja-extensions = Extensions
la-granja-helpers = Helpers
la-granja-helper-used = used this round
la-granja-helper-once = once a round
la-granja-craft-fresh = is turned at the end of the round
la-granja-own-roofs = Roofs
la-granja-roof-used = used
la-granja-donkeys = Donkeys
la-granja-donkeys-left = Donkeys left: { $left }
la-granja-donkey-hidden = chosen, face down
la-granja-hand = Your hand
la-granja-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
la-granja-hand-empty = No cards in hand.
la-granja-hand-limit = Hand limit { $count }
la-granja-income = Income: { $silver } silver
la-granja-income-commodity = a trade commodity
la-granja-income-resource = a resource
la-granja-extras =
    { $count ->
        [one] { $count } extra delivery to buy
       *[other] { $count } extra deliveries to buy
    }
la-granja-extension-cost =
    { $count ->
        [one] the next extension costs { $count } good
       *[other] the next extension costs { $count } different goods
    }
la-granja-preview-field = { $good } every round
la-granja-preview-barrow = room for { $goods }
la-granja-preview-silver = +1 silver each round
la-granja-preview-cost =
    { $count ->
        [one] { $count } good
       *[other] { $count } different goods
    }
la-granja-extension-price =
    { $count ->
        [one] costs { $count } good
       *[other] costs { $count } different goods
    }
la-granja-extension-hand = hand limit 1 higher
la-granja-extension-dear = you do not have enough different goods
la-granja-markers = Markers in use: { $used } of { $limit }
la-granja-points-secret = points are secret
la-granja-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
la-granja-empty = none
la-granja-confirm = This cannot be taken back.
la-granja-round = Round { $round } of 6
la-granja-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
la-granja-discards =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
la-granja-order = Turn order
la-granja-card-number = Card { $card }
la-granja-card-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
la-granja-solo-starts = You are first in turn order.
la-granja-solo-second = A die is removed before you choose.
la-granja-end-who =
    { $winners-count ->
        [one] { $winners } won: { $scores }.
       *[other] { $winners } shared the victory: { $scores }.
    }
la-granja-end-tie-silver = { $players } have { $score } each. The most silver left decides: { $held }.
la-granja-end-tie-shared = { $players } have { $score } and { $silver } silver each: they share the victory.
la-granja-end-holds = { $player } { $silver }
la-granja-end-mark = The rulebook sets no target for the solo game. This one is ours: the Quick bot reaches it in half of its games.

## The table in plain text, for the terminal

la-granja-text-round = Round { $value } of 6
la-granja-text-step = Step: { $step-name }
la-granja-text-market-spaces = Market: { $items }
la-granja-text-market-spaces-item =
    { $closed ->
        [yes] { "" }
       *[no] { $space } (value { $value }): { $owner }
    }
la-granja-text-owner-none = free
la-granja-text-buildings-item =
    { $blocked ->
        [none] { $building-name }, asks for { $row }: { $rows }
       *[other] { $building-name }, asks for { $row }: blocked by marker { $blocked }
    }
la-granja-text-rows-empty = nothing delivered
la-granja-text-rows-item = { $player } delivered { $delivered }
la-granja-text-dice = Dice on the revenue spaces: 1 × { $dice-1 }, 2 × { $dice-2 }, 3 × { $dice-3 }, 4 × { $dice-4 }, 5 × { $dice-5 }, 6 × { $dice-6 }
la-granja-text-roofs-display = Roof markers: { $items }
la-granja-text-roofs-display-item = { $place } { $roof-name }, { la-granja-price }
la-granja-text-players-item =
    { $dens ->
        [none] { $player }: points { $points }, { $silver } silver, { $commodities } × trade commodity, { $pigs } × pig (spaces: { $pig_spaces }), storage: –, fields: { $fields }, siesta space { $siesta }, cards in hand: { $hand_count }. { $cards }. Roof markers: { $roofs }. Craft markers: { $crafts }. Dice taken: { $dice }. { $hand }
       *[other] { $player }: points { $points }, { $silver } silver, { $commodities } × trade commodity, { $pigs } × pig (spaces: { $pig_spaces }), storage: { $dens }, fields: { $fields }, siesta space { $siesta }, cards in hand: { $hand_count }. { $cards }. Roof markers: { $roofs }. Craft markers: { $crafts }. Dice taken: { $dice }. { $hand }
    }
la-granja-text-fields-empty = –
la-granja-text-roofs-empty = –
la-granja-text-crafts-empty = –
la-granja-text-players-item-dice = { $items }
la-granja-text-players-item-dice-empty = –
la-granja-text-players-item-dice-item = { $value }
la-granja-text-players-item-siesta = { $space }
la-granja-text-fields-item =
    { $grown ->
        [yes] { $good-name }, grown
       *[no] { $good-name }, empty
    }
la-granja-text-cards-barrow = Market barrows: { $items }
la-granja-text-cards-barrow-empty = Market barrows: none
la-granja-text-cards-barrow-item = { la-granja-card-value } ({ $symbols })
la-granja-text-symbols-item =
    { $delivered ->
        [yes] { $good-name } delivered
       *[no] { $good-name }
    }
la-granja-text-cards-extension = Extensions: { $items }
la-granja-text-cards-extension-empty = Extensions: none
la-granja-text-cards-extension-item = { $gifts }
la-granja-text-cards-helper = Helpers: { $items }
la-granja-text-cards-helper-empty = Helpers: none
la-granja-text-cards-helper-item = { $name-name } ({ $effect-name })
la-granja-text-players-item-roofs-item =
    { $used ->
        [yes] { $roof-name }, used
       *[no] { $roof-name }
    }
la-granja-text-crafts-item = { $building-name }
la-granja-text-hand = Hand: { $items }
la-granja-text-hand-none = Hand: hidden
la-granja-text-hand-empty = Hand: no cards
la-granja-text-hand-item = card { $card } [field: { $field }; barrow: { $barrow }; extension: { $extension }; helper: { $helper }]
la-granja-text-hand-item-field = { $good-name }
la-granja-text-hand-item-extension = { $items }
la-granja-text-hand-item-extension-item =
    { $value ->
        [delivery] { la-granja-gift-delivery }
        [silver] { la-granja-gift-silver }
       *[pig_space] { la-granja-gift-pig_space }
    }
la-granja-text-hand-item-barrow = { la-granja-card-value } for { $goods }
la-granja-text-hand-item-helper = { $name-name }, { $effect-name }
la-granja-text-scores = Points: { $items }
la-granja-text-scores-item = { $player } { $value }
la-granja-text-scores-item-none = { $player } ?
la-granja-text-points-none = ?

## The 66 helpers: names, and what they do

la-granja-name-chef = Chef
la-granja-name-negotiator = Negotiator
la-granja-name-porter = Porter
la-granja-name-farm_worker = Farm worker
la-granja-name-village_elder = Village elder
la-granja-name-merchant = Merchant
la-granja-name-swineherd = Swineherd
la-granja-name-storage_builder = Storage builder
la-granja-name-traveling_salesman = Travelling salesman
la-granja-name-bookkeeper = Bookkeeper
la-granja-name-goatherd = Goatherd
la-granja-name-storyteller = Storyteller
la-granja-name-gleaner = Gleaner
la-granja-name-money_changer = Money changer
la-granja-name-oil_miller = Oil miller
la-granja-name-muleteer = Muleteer
la-granja-name-olive_lodge = Olive lodge
la-granja-name-grain_lodge = Grain lodge
la-granja-name-grape_lodge = Grape lodge
la-granja-name-schoolmaster = Schoolmaster
la-granja-name-postwoman = Postwoman
la-granja-name-scribe = Scribe
la-granja-name-farm_servant = Farm servant
la-granja-name-innkeeper = Innkeeper
la-granja-name-vintner = Vintner
la-granja-name-sausage_maker = Sausage maker
la-granja-name-olive_picker = Olive picker
la-granja-name-reaper = Reaper
la-granja-name-grape_treader = Grape treader
la-granja-name-pig_breeder = Pig breeder
la-granja-name-livestock_dealer = Livestock dealer
la-granja-name-grocer = Grocer
la-granja-name-smuggler = Smuggler
la-granja-name-wine_dealer = Wine dealer
la-granja-name-agricultural_worker = Agricultural worker
la-granja-name-roofer = Roofer
la-granja-name-carpenter = Carpenter
la-granja-name-tiler = Tiler
la-granja-name-donkey_driver = Donkey driver
la-granja-name-coachman = Coachman
la-granja-name-stable_hand = Stable hand
la-granja-name-hammock_maker = Hammock maker
la-granja-name-night_watchman = Night watchman
la-granja-name-beggar = Beggar
la-granja-name-market_crier = Market crier
la-granja-name-market_guard = Market guard
la-granja-name-stallholder = Stallholder
la-granja-name-sweeper = Sweeper
la-granja-name-cart_builder = Cart builder
la-granja-name-foreman = Foreman
la-granja-name-wheelwright = Wheelwright
la-granja-name-beekeeper = Beekeeper
la-granja-name-courier = Courier
la-granja-name-apprentice = Apprentice
la-granja-name-guild_master = Guild master
la-granja-name-locksmith = Locksmith
la-granja-name-tax_collector = Tax collector
la-granja-name-gambler = Gambler
la-granja-name-fortune_teller = Fortune teller
la-granja-name-sacristan = Sacristan
la-granja-name-shoemaker = Shoemaker
la-granja-name-washerwoman = Washerwoman
la-granja-name-barterer = Barterer
la-granja-name-herb_woman = Herb woman
la-granja-name-water_carrier = Water carrier
la-granja-name-alcalde = Alcalde

## Keys of the table

la-granja-key-m = to the market
la-granja-key-b = to the craft buildings
la-granja-key-d = to the dice
la-granja-key-r = to the roof markers
la-granja-key-f = to the farm
la-granja-key-h = to your hand
la-granja-key-t = to your goods, and what can be done with them

## What helpers do: composed from what the components file says of them. $n is a number, $pay and $gain are worded below.
la-granja-effect-trigger = { $trigger-name }: { $gain }
la-granja-effect-trigger-paid = { $trigger-name }, { $pay }: { $gain }
la-granja-effect-action = on your turn: { $gain }
la-granja-effect-modifier = { $modifier-name }
la-granja-effect-odd = { $odd-name }
la-granja-effect-action-paid = { $pay }: { $gain }
la-granja-modifier-upgrade_discount = every upgrade that you pay for costs { $amount } silver less
la-granja-modifier-pig_spaces =
    { $amount ->
        [one] one more pig space
       *[other] { $amount } more pig spaces
    }
la-granja-modifier-roof_spaces =
    { $amount ->
        [one] one more place for roof markers
       *[other] { $amount } more places for roof markers
    }
la-granja-modifier-hand_limit = your hand limit is { $amount } higher
la-granja-modifier-offspring = one pig is enough for offspring
la-granja-modifier-pig_discount = pigs cost you { $amount } silver less
la-granja-modifier-harvest_sale = you sell olives and grain for { $amount } silver more
la-granja-modifier-grape_sale = you sell grapes for { $amount } silver more
la-granja-modifier-sell_from_fields = you may sell harvest goods straight from your fields
la-granja-modifier-roof_discount = roof markers cost you { $amount } silver less
la-granja-modifier-extra_deliveries =
    { $amount ->
        [one] you may buy one more extra delivery
       *[other] you may buy { $amount } more extra deliveries
    }
la-granja-modifier-free_extra_deliveries =
    { $amount ->
        [one] your first extra delivery of a round is free
       *[other] your first { $amount } extra deliveries of a round are free
    }
la-granja-modifier-deliveries =
    { $amount ->
        [one] one more delivery in step 3 of the transport phase
       *[other] { $amount } more deliveries in step 3 of the transport phase
    }
la-granja-modifier-barrow_places =
    { $amount ->
        [one] one more place for a market barrow
       *[other] { $amount } more places for market barrows
    }
la-granja-modifier-locksmith = you may deliver to the blocked building with the lowest order marker
la-granja-odd-porter = when you take a die showing 2 or 6, use both options of its space
la-granja-odd-village_elder = before the dice are rolled, mark a revenue space: only you may take the last die there
la-granja-odd-merchant = after taking a die, { $pay }: also use the revenue space with the number of the round
la-granja-odd-traveling_salesman = when you use a trade commodity: also { $gain }, but that kind of trade is closed to you for good
la-granja-odd-bookkeeper = name a good; for each of its symbols on your market barrows: { $gain }
la-granja-odd-lodge = exchange any harvest goods from your storage, one for one, for up to { $gain }
la-granja-odd-market_guard = when a marker of yours would leave the market, { $pay }: it stays
la-granja-odd-gambler = before you take a die, roll one again
la-granja-odd-fortune_teller = use the revenue space one higher or lower than your die
la-granja-odd-sacristan = instead of the last die’s action: { $gain }
la-granja-odd-barterer = when you complete a market barrow, keep one of its goods
la-granja-odd-water_carrier = at growth, a field that still holds its good gives one more
la-granja-trigger-die_1 = when you take a die showing 1
la-granja-trigger-die_2 = when you take a die showing 2
la-granja-trigger-die_3 = when you take a die showing 3
la-granja-trigger-die_4 = when you take a die showing 4
la-granja-trigger-die_5 = when you take a die showing 5
la-granja-trigger-die_6 = when you take a die showing 6
la-granja-trigger-marker_removed = whenever one of your markers leaves the market
la-granja-trigger-income_with_field = at income, if you have at least one field
la-granja-trigger-income_per_richer = at income, for each player with more silver than you
la-granja-trigger-growth_olive = at growth, if you have an olive field
la-granja-trigger-growth_grain = at growth, if you have a grain field
la-granja-trigger-growth_grape = at growth, if you have a grape field
la-granja-trigger-after_draw = after filling your hand
la-granja-trigger-roof_bought = when you buy a roof marker
la-granja-trigger-deliveries_begin = when your deliveries begin
la-granja-trigger-siesta_step = in step 2 of the transport phase
la-granja-trigger-scoring_first = at scoring, if you are first in turn order
la-granja-trigger-scoring_last = at scoring, if you are last in turn order
la-granja-trigger-scoring_three_markers = at scoring, if you have three or more markers on the market
la-granja-trigger-marker_placed = when you place a marker on the market
la-granja-trigger-marker_taken = when you remove another player’s marker from the market
la-granja-trigger-helper_played = when you play another helper
la-granja-trigger-barrow_done = when you complete a market barrow
la-granja-trigger-building_done = when you complete a craft building
la-granja-trigger-end_per_extension = at the end of the game, for each of your extensions
la-granja-pay-olive =
    { $n ->
        [one] return 1 olive
       *[other] return { $n } olives
    }
la-granja-pay-grain = return { $n } grain
la-granja-pay-grape =
    { $n ->
        [one] return 1 grape
       *[other] return { $n } grapes
    }
la-granja-pay-pig =
    { $n ->
        [one] return 1 pig
       *[other] return { $n } pigs
    }
la-granja-pay-food = return { $n } food
la-granja-pay-wine = return { $n } wine
la-granja-pay-meat = return { $n } cured meat
la-granja-pay-silver = pay { $n } silver
la-granja-pay-point =
    { $n ->
        [one] pay 1 point
       *[other] pay { $n } points
    }
la-granja-pay-commodity =
    { $n ->
        [one] return a trade commodity
       *[other] return { $n } trade commodities
    }
la-granja-pay-card = discard a card from your hand
la-granja-pay-two_harvest = return two different harvest goods from your storage
la-granja-count-olive =
    { $n ->
        [one] 1 olive
       *[other] { $n } olives
    }
la-granja-count-grain = { $n } grain
la-granja-count-grape =
    { $n ->
        [one] 1 grape
       *[other] { $n } grapes
    }
la-granja-count-field_olive = { la-granja-count-olive } from a field
la-granja-count-field_grain = { la-granja-count-grain } from a field
la-granja-count-field_grape = { la-granja-count-grape } from a field
la-granja-count-pig =
    { $n ->
        [one] 1 pig
       *[other] { $n } pigs
    }
la-granja-count-food = { $n } food
la-granja-count-wine = { $n } wine
la-granja-count-meat = { $n } cured meat
la-granja-count-silver = { $n } silver
la-granja-count-point =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
la-granja-count-commodity =
    { $n ->
        [one] a trade commodity
       *[other] { $n } trade commodities
    }
la-granja-count-draw =
    { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
la-granja-count-play =
    { $n ->
        [one] play a card from your hand
       *[other] play { $n } cards from your hand
    }
la-granja-count-card =
    { $n ->
        [one] draw or play a card
       *[other] draw or play { $n } cards
    }
la-granja-count-upgrade =
    { $n ->
        [one] upgrade one resource for free
       *[other] upgrade { $n } resources for free
    }
la-granja-count-siesta =
    { $n ->
        [one] one siesta step
       *[other] { $n } siesta steps
    }
la-granja-count-delivery =
    { $n ->
        [one] a delivery
       *[other] { $n } deliveries
    }
la-granja-count-roof = turn one of your used roof markers up again
la-granja-count-harvest =
    { $n ->
        [one] a harvest good of your choice
       *[other] { $n } harvest goods of your choice
    }

### The table: its parts, and what things mean at a touch

la-granja-village = Village
la-granja-farm = Farm
la-granja-all-farms = All farms
la-granja-points-hidden = points hidden
la-granja-barrows-lack = Barrows still need
la-granja-own-roof-place = A free place for a roof marker: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
la-granja-market-help = A marker of value { $value }. A new marker removes other players’ lower neighbours. Markers still there at the end of each round score points.
la-granja-dice-help = In the revenue phase you take a die from a space and use at once what the space gives.
la-granja-roofs-help = You buy roof markers at the end of the farm phase, if your silver and your roof allow it.
la-granja-why-roof-full = Your roof has no free place.
la-granja-why-dear = Too expensive: { $missing } silver short.
la-granja-barrow-help = In the transport phase you deliver goods to the crates; a full barrow brings its points, a trade commodity and a market marker.
la-granja-field-help = An empty field grows its good again in the farm phase. You can deliver a grown good from here.
la-granja-extension-help = An extension stays: it gives its benefits for the rest of the game.
la-granja-income-help = Your income of each round, your hand limit and your extra deliveries.
la-granja-donkeys-help = Each donkey marker can be used once in three rounds: the marker says how many deliveries and siesta steps you get.
la-granja-about-olive = A harvest good. It is delivered as it is, or made into food.
la-granja-about-grain = A harvest good. It is delivered as it is, or made into food.
la-granja-about-grape = A harvest good. It is delivered as it is, or pressed into wine.
la-granja-about-food = An upgraded good, made of olives or grain.
la-granja-about-wine = An upgraded good, made of grapes.
la-granja-about-meat = An upgraded good, made of a pig.
la-granja-about-pig = A pig needs a space; if you have two or more, you get another one in the farm phase.
la-granja-about-silver = Silver buys goods, roof markers and extra deliveries.
la-granja-about-commodity = A trade commodity can be traded in at any time: for silver, goods, a card, a pig or upgrades.
la-granja-store-buy = buy for { $price } silver
la-granja-store-sell = sell for { $price } silver
la-granja-store-upgrade = upgrade for { $price } silver
la-granja-action-done-more = Done: nothing more
la-granja-decline = No
la-granja-decline-roof = No roof
la-granja-decline-play = No card
la-granja-go-grow = Let them grow
la-granja-go-siesta = Advance now
la-granja-go-pause =
    { $before ->
        [turn_end] End turn
       *[income] Take the income
    }
la-granja-give = Give
la-granja-may = You can still { $what }: select anything with a dotted border on your farm.
la-granja-passed = Declined earlier this round, still available: { $what }.
la-granja-can-buy = buy goods
la-granja-can-sell = sell goods
la-granja-can-upgrade = upgrade goods
la-granja-can-trade = use a trade commodity
la-granja-can-use = use a roof marker
la-granja-can-helper = ask a helper
la-granja-only-deliver = None of your goods are needed. Your buildings and barrows need: { $asked }.
la-granja-only-silver = Each costs 1 silver, and you have none.
la-granja-only-roof =
    { $why ->
        [full] Your roof has no free place.
        [none] No roof markers left.
       *[dear] The cheapest costs { la-granja-price }, and you have { $silver }.
    }
la-granja-only-grow = Nothing else can be done first.
la-granja-only-siesta = Nothing else can be done first.
la-granja-only-pause = Nothing else can be done first.
la-granja-only-upgrades = Nothing that you have can be upgraded.
la-granja-only-6 = You have nothing that can be delivered now.
la-granja-could-raise = You can raise silver first: select anything with a dotted border on your farm.

## What may be done now, and why one would: for a first game

la-granja-goal-play = Goal: a farm that grows goods early and delivers them later.
la-granja-guide-play = Play a card with one of its four sides. Fields grow a good each round and extensions give cards, income or room, so both pay best early; barrows and helpers turn goods into points.
la-granja-guide-played = Your cards for this round are played. “Done” fills up your hand, and the next player begins. Before that, you can still use anything with a dotted edge on your farm.
la-granja-guide-grow = Every empty field is about to bear its good, and two or more pigs produce one more if there is room. What you upgrade from a full field now leaves that field free to grow again.
la-granja-goal-roof = Goal: a useful roof marker while it is cheap.
la-granja-guide-roof = A roof marker works once, and each further place on your roof is worth more points. The price is the number of the round: early markers are cheap.
la-granja-goal-mark = Goal: one revenue space that no one can take from you.
la-granja-guide-mark = Mark a revenue space: only you may take the last die there. Choose what your farm will need most.
la-granja-goal-take = Goal: what your next building or barrow still lacks.
la-granja-guide-take = You take two dice a round and use their spaces at once; all players use the last die. Take what the others want, too, and leave a die that helps you once more.
la-granja-goal-die = Goal: what your next building or barrow still lacks.
la-granja-guide-die = Choose what this revenue space gives you. Goods fill buildings and barrows, silver pays for roofs and deliveries, hats bring you forward in the turn order.
la-granja-guide-offer = A helper of yours could work now, but wants to be paid for it. Compare the price with the benefit; no is a good answer, too.
la-granja-goal-deliver = Goal: complete a building or a barrow.
la-granja-guide-deliver = Each delivery carries one good. Only a completed building or barrow brings points: it is better to finish one thing than to begin many.
la-granja-guide-delivered = All your deliveries are made; “Done” ends them. Before that, you can still use anything with a dotted edge on your farm: a helper or a roof marker, perhaps.
la-granja-goal-extra = Goal: complete a building or a barrow in this round.
la-granja-guide-extra = Silver buys deliveries beyond those of your donkeys. Buy them if they complete a building or a barrow this round; five silver that you keep are worth only one point at the end.
la-granja-guide-extras = You may pay for one more delivery after another, and stop whenever you like. It is worth it if it completes a building or a barrow this round.
la-granja-guide-merchant = For a point you may use one more revenue space: the one with the number of the round. Pay only if the space will bring you more than the point.
la-granja-guide-siesta = Your disc is about to advance by the hats of your donkey. First use anything that could move it further: the player who rests most goes first, and the track brings points.
la-granja-guide-income = The greengrocer gives you any resource each round. Take the resource that a building or a barrow of yours is waiting for.
la-granja-guide-pause = Something is about to happen by itself, and what you use before it still counts for it: a card played now as an extension, for example, raises the income that comes next.
la-granja-guide-turn_end = Your turn is about to end. Use a roof marker, ask a helper or give a trade commodity now if that completes something before the others can act; each can be used later, too.
la-granja-guide-discard = You hold more cards than your hand limit allows. Part with the one whose sides you will play least; extensions raise the limit.
la-granja-guide-choice = Take one. Look first at what your buildings and barrows still lack: that is what turns into points.
la-granja-guide-pair = Goods fill buildings and barrows as they are, or become food and wine when you upgrade them. Take the goods that are needed most.
la-granja-guide-card = An extra card: play one at once, or draw one to have more choice. Playing one at once is better if you hold a good card.
la-granja-guide-upgrades = Upgrade for free: olives and grain to food, grapes to wine, pigs to cured meat. Upgrade what a building or a barrow asks for; upgraded goods cannot be sold.
la-granja-guide-pay = Pay the extension with different farm goods; silver and points are goods, too. Give what no building and no barrow of yours is waiting for.
la-granja-guide-replace = There is no room: one card must go for good. Part with the one that will bring you least from now on.
la-granja-goal-donkey = Goal: as many deliveries as you have goods for.
la-granja-guide-donkey = Choose how to split the round: many donkeys carry many goods, many hats bring points and a better place in the turn order. Count what you can deliver first.
la-granja-goal-market = Goal: a space where your marker stays for many rounds.
la-granja-guide-market = Your marker scores a point at the end of every round while it stays on the market; other players’ markers on lower spaces beside it are removed, for a point each.
la-granja-guide-barter = The barterer lets you keep one good of the barrow that you have just completed. Keep a good that you can deliver again.
la-granja-guide-lodge = Swap harvest goods in your storage for the good that the lodge gives. Swap goods that you do not need, and keep those that a building or a barrow still asks for.
la-granja-guide-name = Name a good: each of its symbols on your barrows counts. Look at all your barrows and name the one that they show most.
la-granja-guide-give_card = The helper wants a card from your hand. Give the one whose four sides help you least.
la-granja-guide-give_pair = The helper wants two harvest goods. Give those that no building and no barrow of yours is waiting for.
la-granja-guide-turn = A used roof marker may be turned up and used again. Take the one whose effect is worth most to you now.
la-granja-guide-shift = You may use another revenue space than your die shows. Choose the one that your farm needs most.
la-granja-guide-double = You may double the points of the roof place that you have just covered. The further right the place, the more it brings.
la-granja-guide-help = A helper of yours could work now. Say no if its work would do you more harm than good.
la-granja-guide-step = The wainwright offers one step more on the siesta track. It brings you forward in the turn order, and perhaps a point.
la-granja-guide-guard = One of your markers is about to leave the market. Saving it is worth the price if it can still score in many rounds.
la-granja-guide-free = All your markers are in use, and one is needed. Free the one that does least for you now; to decline a good that you just gained, give up that good.

## The symbols

la-granja-symbols-signs = Goods and signs
la-granja-symbols-roofs = Roof markers
la-granja-symbols-revenue = Revenue spaces
la-granja-symbols-buildings = Craft buildings
la-granja-symbol-olive = An olive, a harvest good. Upgraded, it becomes food.
la-granja-symbol-grain = Grain, a harvest good. Upgraded, it becomes food.
la-granja-symbol-grape = A grape, a harvest good. Upgraded, it becomes wine.
la-granja-symbol-pig = A pig. If you have two or more, you get another if there is room; upgraded, a pig becomes cured meat.
la-granja-symbol-food = Food, an upgraded good. It is delivered, never sold.
la-granja-symbol-wine = Wine, an upgraded good. It is delivered, never sold.
la-granja-symbol-meat = Cured meat, an upgraded good. It is delivered, never sold.
la-granja-symbol-silver = Silver. It pays for roofs, goods, upgrades and deliveries; at the end five are a point.
la-granja-symbol-point = A victory point.
la-granja-symbol-commodity = A trade commodity. Trade it in at any time: for silver, goods, a card, a pig or upgrades.
la-granja-symbol-crate = A crate: a place for a good that is still to be delivered.
la-granja-symbol-harvest = Any harvest good: olive, grain or grape.
la-granja-symbol-upgraded = Any upgraded good: food, wine or cured meat.
la-granja-symbol-upgrade = Upgrade: a good of yours becomes a better one.
la-granja-symbol-delivery = A delivery: bring a good to a craft building or a barrow.
la-granja-symbol-donkey = A donkey. Each carries one delivery in the transport phase.
la-granja-symbol-hat = A hat: a step on the siesta track. The player who has rested most goes first.
la-granja-symbol-card = A farm card.
la-granja-symbol-hand = The cards of a hand, and how many it may hold.
la-granja-symbol-play = Play a card.
la-granja-symbol-draw = Draw a card.
la-granja-symbol-field = A field. It bears its good each round when it is empty.
la-granja-symbol-barrow = A market barrow. Filled, it brings its points, a trade commodity and a marker on the market.
la-granja-symbol-extension = A farm extension: room for a card more, and two benefits.
la-granja-symbol-helper = A helper.
la-granja-symbol-people = The other players.
la-granja-symbol-sty = Room for a pig.
la-granja-symbol-income = Your income, as extensions and craft markers give it.
la-granja-symbol-roof = A roof marker: it works once, and its place brings points.
la-granja-symbol-building = A craft building. A filled row brings points and a craft marker.
la-granja-symbol-market = The market. Each marker there scores a point every round.
la-granja-symbol-marker = A player’s marker.
la-granja-symbol-dice = A die, or the revenue phase.
la-granja-symbol-first = The start player, or a player’s place in the turn order.
la-granja-symbol-once = Once a round.
la-granja-symbol-turn = Turn or roll again: a marker or a die may be used once more.
la-granja-symbol-swap = Swap one for the other.
la-granja-symbol-lock = The thing stays in place, or remains open to you.
la-granja-symbol-ban = This does not happen, or is done without.
la-granja-symbol-arrow = You give what stands before the arrow for what stands after it, or one leads to the other.

## The components on the rules page

la-granja-components-player_board = Farm board
la-granja-component-player_board-buy = prices to buy
la-granja-component-player_board-sell = prices to sell
la-granja-component-player_board-upgrade = what upgrading costs
la-granja-component-player_board-price_of_pigs = the price of pigs
la-granja-component-player_board-upgrade_of_pigs = what upgrading pigs costs
la-granja-component-player_board-roof_points = points of roofs
la-granja-component-player_board-sixth_roof_place = the sixth space for roofs
la-granja-component-player_board-hand_limit = hand limit
la-granja-component-player_board-extra_deliveries = extra deliveries
la-granja-component-player_board-pig_spaces = spaces for pigs
la-granja-component-player_board-markers = markers of each player
la-granja-component-player_board-start = what players begin with
la-granja-components-siesta = Siesta track and donkeys
la-granja-component-siesta-points = points of the spaces
la-granja-component-siesta-hats = hats of the donkey markers 1 to 4
la-granja-components-building = { la-granja-buildings }
la-granja-component-building = Craft building { $number }
la-granja-component-building-name = name
la-granja-component-building-row = asks for
la-granja-components-small_market = Small market
la-granja-component-small_market-spaces = values of the spaces
la-granja-component-small_market-start = where markers lie at the start
la-granja-component-small_market-two_values = two of the values
la-granja-components-large_market = Large market: the outer spaces
la-granja-component-large_market-outer = values of the spaces
la-granja-component-large_market-closed_deluxe_3_players = closed in Deluxe with three players
la-granja-components-roofs = { la-granja-roofs }
la-granja-component-roofs-original = original, by round
la-granja-component-roofs-deluxe = Deluxe, by round
la-granja-component-roofs-effects = effects
la-granja-component-roofs-how_often_deluxe = how many there are of each (Deluxe)
la-granja-component-roofs-how_often_original = how many there are of each (original)
la-granja-components-roof_phases = Roofs: when they may be used
la-granja-components-card = Cards
la-granja-component-card = Card { $number }
la-granja-component-card-number = number
la-granja-component-card-field = { la-granja-side-field }
la-granja-component-card-barrow = { la-granja-side-barrow }
la-granja-component-card-extension = { la-granja-side-extension }
la-granja-component-card-helper = { la-granja-side-helper }
la-granja-component-card-name = name of the helper
la-granja-printed-round = round { $round }: { $roofs }
la-granja-printed-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
la-granja-printed-points = points
la-granja-printed-cards = cards
la-granja-printed-count = { $what }: { $n }
la-granja-component-roof_phases-delivery = { la-granja-roof-delivery }
la-granja-component-roof_phases-bought_delivery = { la-granja-roof-bought_delivery }
la-granja-component-roof_phases-change_die_1 = { la-granja-roof-change_die_1 }
la-granja-component-roof_phases-change_die_2 = { la-granja-roof-change_die_2 }
la-granja-component-roof_phases-double_roof_points = { la-granja-roof-double_roof_points }

## Fields for correcting what is printed

la-granja-edit-effect = what the helper does
la-granja-edit-amount = number
la-granja-edit-pay = pays
la-granja-edit-gain = gives
la-granja-edit-phases = works in (none selected: everywhere)
la-granja-edit-goods = symbols
la-granja-edit-round = round { $round }
la-granja-edit-row = row { $row }
la-granja-edit-space = space { $space } ({ $value })
la-granja-edit-places = positions (rows from above, places from the left)
la-granja-edit-place = row { $row }, place { $place }
la-granja-edit-action = On the owner’s turn
la-granja-edit-mode-trigger = When something happens
la-granja-edit-mode-action = On the owner’s turn
la-granja-edit-mode-modifier = As long as the helper is in play
la-granja-edit-mode-odd = With a special rule

## What is wrong with a set

la-granja-fault-same-helper = Another card has this helper, too: { $name-name }.
la-granja-fault-helper-name = The name must begin with a letter.
la-granja-fault-one-effect = A helper must have exactly one effect.
la-granja-fault-not-with-effect = This does not fit the helper’s effect.
la-granja-fault-must-be-once = The effect must be limited to once a round, or it could be repeated endlessly.
la-granja-fault-other-phase = The helper is triggered in a phase in which it does not work. Add this phase: { $phase-name }.
la-granja-fault-payment = The payment must consist of a single kind of thing; the amount must be 1 to { $most }.
la-granja-fault-single-payment = The payment must be a single card or a single pair of goods.
la-granja-fault-gain = Enter one or two different things, 1 to { $most } of each.
la-granja-fault-choices = The helper leaves too much to choose (at most: { $count }), or turns more than one roof marker.
la-granja-fault-nothing-chosen = This happens in the middle of another action, so the helper can only give goods, silver, points, drawn cards and siesta steps, nothing that needs a choice.
la-granja-fault-no-payment = No payment is possible for this effect. Remove the payment.
la-granja-fault-gain-of-rule = With this rule, the helper must give exactly one of the things on offer.
la-granja-fault-no-gain = This rule cannot give anything else.
la-granja-fault-payment-of-rule = For this rule, the payment must be goods, silver or points.
la-granja-fault-dearer = The price to buy must be higher than the price to sell: { $good-name }.
la-granja-fault-spaces = Number of spaces: exactly { $count }, with values from { $least } to { $most }.
la-granja-fault-one-place = Two spaces have the same position.
la-granja-fault-start-spaces = The markers at the start must lie on different spaces of the small market, each of a higher value than the one before.
la-granja-fault-closed-spaces = Only outer spaces of the large market can be closed.
la-granja-fault-roofs = Each of the { $rounds } rounds needs its roof markers, exactly { $count }.
la-granja-fault-too-many-chains = Too many helpers change prices, or come again and again, each in another way: { $found }. Whether a player could go on for ever is only checked up to this number: { $most }.
la-granja-fault-endless =
    { $goods-count ->
        [0] Endless loop possible: { $steps }.
       *[other] Endless loop possible: { $steps } ({ $goods }).
    }
la-granja-fault-endless-with =
    { $goods-count ->
        [0] With these helpers a player could go on for ever ({ $helpers }): { $steps }.
       *[other] With these helpers a player could go on for ever ({ $helpers }): { $steps } ({ $goods }).
    }

# What is done over and over, in that.
la-granja-exchange-buy = buying
la-granja-exchange-sell = selling
la-granja-exchange-upgrade = upgrading
la-granja-exchange-free_upgrade = upgrading for free
la-granja-exchange-trade = trading in a trade commodity
la-granja-exchange-gain = taking a harvest good
la-granja-exchange-keep = keeping a good of a market barrow
la-granja-exchange-draw = drawing a card
la-granja-exchange-card_to_play = choosing to play a card
la-granja-exchange-play_barrow = playing a market barrow
la-granja-exchange-play_helper = playing a helper
la-granja-exchange-use_roof = using a roof marker
la-granja-exchange-fill_barrow = completing a market barrow

## Answers that may stand

la-granja-answer-no-roof = Buy no roof marker
la-granja-answer-helper = Always use this helper: { $about }
la-granja-answer-no-helper = Never use this helper: { $about }
la-granja-answer-no-delivery = Pass while nothing can be delivered
la-granja-answer-no-extra = Buy no extra deliveries
la-granja-answer-no-mark = Never mark a revenue space
