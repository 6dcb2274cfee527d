### No Siesta: the guided first game.

no-siesta-lesson-aim-title = The aim of the game
no-siesta-lesson-aim = This sheet is your farm. Dice bring goods, and with goods you cross off circles. What you fill brings points. The game ends when a player reaches the top of the siesta track.

no-siesta-lesson-plan-title = Helper fields and barrows
no-siesta-lesson-plan = We have two aims today. First a helper: the second helper field asks for an olive and a donkey. Then the top barrow: the first to fill it gets 5 points, later players only 3.

no-siesta-lesson-first_die-title = Dice and discs
no-siesta-lesson-first_die = You take one of five dice. One die shows olive and grain, two goods at once, and both of your aims need an olive. Take that die.
no-siesta-lesson-first_die-other = Both of your aims need an olive, and that die gives you grain as well.
no-siesta-lesson-first_die-shows = Two discs on your revenue board mark olive and grain. Your neighbour took a die, then the others were rolled again.

no-siesta-lesson-second_die-title = Choosing for a purpose
no-siesta-lesson-second_die = And there is the donkey that the helper field asks for.
no-siesta-lesson-second_die-other = With the donkey your helper field is as good as full. Take it.

no-siesta-lesson-last_die-title = One die for all, and few discs
no-siesta-lesson-last_die = The last die is for all players: olive and grain again. But only one of your four discs is free. Mark the olive, because the helper field and the barrow need one each.
no-siesta-lesson-last_die-other = You have one free disc. You need an olive twice, so mark the olive.
no-siesta-lesson-last_die-shows = All four discs lie on your board: more than four goods cannot be marked.

no-siesta-lesson-helper_field-title = Crossing off
no-siesta-lesson-helper_field = Now cross off what you have. Put the donkey on the second helper field, then the olive.
no-siesta-lesson-helper_field-other = That is good, too. But a helper in the first round works for the whole game: fill the second field, the donkey first.
no-siesta-lesson-helper_field-shows = Full! At the end of the round you hire a helper. And the discs are free again.

no-siesta-lesson-load_two-title = Barrows are loaded from left to right
no-siesta-lesson-load_two = A barrow is loaded from left to right. Put olive and grain on the top one.
no-siesta-lesson-load_two-other = Later. The barrow comes first: olive, then grain.

no-siesta-lesson-end_one-title = The end of a phase
no-siesta-lesson-end_one = Nothing is left on your board. What you do not use is lost, except one trade commodity. End your phase.
no-siesta-lesson-end_one-other = Nothing is left to cross off. End the phase.

no-siesta-lesson-hire-title = Helpers
no-siesta-lesson-hire = Helpers work for the rest of the game. Hire the one that lets barrows go without donkeys: then your barrow needs only four more goods.
no-siesta-lesson-hire-other = A good helper, but it is the donkeys that would hold up our barrow.
no-siesta-lesson-hire-shows = Your neighbour had the same idea! They begin round 2 and took olive and grain.

no-siesta-lesson-grape-title = The next good on your barrow
no-siesta-lesson-grape = What comes next on your barrow? A grape, and there is only one.
no-siesta-lesson-grape-other = Without the grape nothing else can be loaded. Take it first.

no-siesta-lesson-silver-title = Looking ahead
no-siesta-lesson-silver = The barrow needs silver as its last good. Take it now, while you can.
no-siesta-lesson-silver-other = The barrow ends with silver. Take it while it lies here.

no-siesta-lesson-lucky_die-title = Luck favours the prepared
no-siesta-lesson-lucky_die = What luck: grain and olive for all players, just what is still missing in between! And you have two discs for them.
no-siesta-lesson-lucky_die-other = The barrow needs both. You have two free discs, so mark both.
no-siesta-lesson-lucky_die-shows = The start player also crosses off first. Your neighbour put two goods on the same barrow: you are ahead!

no-siesta-lesson-load_rest-title = A full barrow
no-siesta-lesson-load_rest = Load all four: grape, grain, olive, silver!
no-siesta-lesson-load_rest-other = First the barrow, from left to right: grape, grain, olive, silver.
no-siesta-lesson-load_rest-shows = The barrow is full, and a trade commodity is your reward. The 5 points come when the phase is over.

no-siesta-lesson-commodity-title = Trade commodities
no-siesta-lesson-commodity = A trade commodity stands for anything but a hat. Use it as a pig in the first helper field: then that field needs only grain, which comes often.
no-siesta-lesson-commodity-other = Possible as well. As a pig it brings your next helper within reach.

no-siesta-lesson-end_two-title = Points for the first
no-siesta-lesson-end_two = Everything is used. End your phase and see what being first was worth.
no-siesta-lesson-end_two-other = Nothing is left to use. End the phase.
no-siesta-lesson-end_two-shows = 5 points!

no-siesta-lesson-esporles-title = The market of Esporles
no-siesta-lesson-esporles = A full barrow also sends one of your discs to the market of Esporles, for good. The disc scores there at the end. Choose the helpers space: a point for each helper that you have hired by then.
no-siesta-lesson-esporles-other = That may be worth more one day. But you have a helper and will soon have another, so take the helpers space.
no-siesta-lesson-esporles-shows = 6 points. Round 3, and you begin: five dice, and two show hats.

no-siesta-lesson-siesta-title = The siesta track
no-siesta-lesson-siesta = You have three discs left. Hats climb the siesta track: each space is a point, and the second one gives you a new disc. That is what we need.

no-siesta-lesson-hat_one-title = Hats
no-siesta-lesson-hat_one = Take a hat.
no-siesta-lesson-hat_one-other = That is useful, but you need discs for everything else. Take the hat.
no-siesta-lesson-hat_one-shows = Two more hats were rolled.

no-siesta-lesson-hat_two-title = Two hats
no-siesta-lesson-hat_two = Take another one: two hats are two spaces.
no-siesta-lesson-hat_two-other = One hat more takes you to the new disc.

no-siesta-lesson-mark_silver-title = The roof
no-siesta-lesson-mark_silver = The last die is silver. Silver builds the roof, so mark it with your third disc.
no-siesta-lesson-mark_silver-other = The silver costs you nothing, and your roof needs silver. Mark it.

no-siesta-lesson-climb-title = Climbing
no-siesta-lesson-climb = Climb two spaces, one for each hat.
no-siesta-lesson-climb-other = First the siesta track: two points and a disc wait there.
no-siesta-lesson-climb-shows = 2 points and a new disc: you have four again.

no-siesta-lesson-roof-title = Gaps of the roof
no-siesta-lesson-roof = Cross off a circle of the roof with the silver. One more closes the gap, and every closed gap brings a tile with a bonus.
no-siesta-lesson-roof-other = That works, too. We have not been on the roof yet, so cross off a circle there.
no-siesta-lesson-roof-shows = You lead by 8 to 1.

no-siesta-lesson-rest-title = Ships and stores
no-siesta-lesson-rest = Two areas are left. Ships take three equal goods at once, one ship a round, for 2 points and a commodity. Warehouse and stable take what remains, and full sets score.

no-siesta-lesson-habits-title = Three good habits
no-siesta-lesson-habits = Three good habits. Hire early, because helpers work all game long. Choose dice for what your sheet needs next. Look after your discs: two hats bring a new one.

no-siesta-lesson-free-title = Playing alone
no-siesta-lesson-free = End this phase and play on by yourself. Tips beside the table explain each decision. Grain fills your first helper field: can you hire before round 6?
no-siesta-lesson-free-goal = Hire a second helper before round 6 begins.
