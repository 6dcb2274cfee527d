### La Granja: the guided first game.

la-granja-lesson-aim-title = The aim of the game
la-granja-lesson-aim = Welcome to Esporles! Grow goods on your farm and carry them to the village. After six rounds, most points win. We play the first two together.

la-granja-lesson-start-title = What you begin with
la-granja-lesson-start = You begin with one silver, one trade commodity and four cards. The cards make your farm grow, so look at them first.

la-granja-lesson-four_sides-title = A card's four sides
la-granja-lesson-four_sides = Every card can be four things: a field, a market barrow, an extension or a helper. You choose one side; the other three no longer count.

la-granja-lesson-field-title = Fields
la-granja-lesson-field = Something has to grow first. Play the Roofer's card as a field: it bears grain for you, round after round, for free.
la-granja-lesson-field-other = That is possible, but without a field nothing grows. Begin with the Roofer's card as a field.
la-granja-lesson-field-shows = There is your grain field, still empty. It will bear in a moment.

la-granja-lesson-barrow-title = Market barrows
la-granja-lesson-barrow = Now something that earns points. Play the Stallholder's card as a market barrow: it needs a grape and a silver, and pays 2 points once it is full.
la-granja-lesson-barrow-other = Keep that for later. A small barrow fills quickly, so we take the Stallholder's card first.
la-granja-lesson-barrow-shows = Two empty symbols: your shopping list for this round.

la-granja-lesson-fill_hand-title = Hand limit, growth
la-granja-lesson-fill_hand = You play two cards in round 1 and later one a round, so that is done. Press Done to draw up to your hand limit of three. Then everything grows.
la-granja-lesson-fill_hand-other = You will need your commodity soon. Simply press Done.
la-granja-lesson-fill_hand-shows = Your first harvest! Every empty field bears one good each round, all by itself.

la-granja-lesson-roof-title = Roof markers
la-granja-lesson-roof = Roof markers are bonuses that you use once. The price is the number of the round, so 1 silver now. In round 1 the last player in turn order buys first, and that is you: take the one that plays a card.
la-granja-lesson-roof-other = A step on the siesta track is nice, but a whole extra card is more. Choose the other marker.
la-granja-lesson-roof-shows = Your roof marker lies on your farm house, ready to use.

la-granja-lesson-use_roof-title = Using a roof marker
la-granja-lesson-use_roof = You may use your roof marker on any of your turns. Now is a good moment, so select it.
la-granja-lesson-use_roof-other = You could keep it for later. This time we use it at once, so that the next barrow is ready early.

la-granja-lesson-second_barrow-title = Big barrows pay more
la-granja-lesson-second_barrow = Play the Market guard's card as a second barrow. Grape, silver and cured meat are harder to get, but pay 4 points. That is our plan for round 2.
la-granja-lesson-second_barrow-other = A fine card for another day. Our plan needs the Market guard's card as a market barrow.
la-granja-lesson-second_barrow-shows = Your neighbour bought the other roof marker. Then five dice were rolled: 1, 1, 1, 3, 4. Your neighbour has already taken the 3.

la-granja-lesson-die_silver-title = Revenue dice
la-granja-lesson-die_silver = You take turns: each takes a die and uses its space at once, twice in all. There are three 1s but only one 4: take it first, it gives 4 silver.
la-granja-lesson-die_silver-other = A pig is good, and it will still be there next time. The only 4 may not be.
la-granja-lesson-die_silver-shows = Silver buys roofs and deliveries, and barrows ask for it, too.

la-granja-lesson-die_pig-title = Pigs
la-granja-lesson-die_pig = Now take a 1: a pig moves in. Two pigs have a piglet next round, if there is room for it.
la-granja-lesson-die_pig-other = Not yet: first take a die, a 1.

la-granja-lesson-last_die-title = All players use the last die
la-granja-lesson-last_die = One die is left, and all players use it. It is another 1, so take your second pig. Remember: you also use the die that you leave.
la-granja-lesson-last_die-other = First use the last die: it gives you a pig for nothing.

la-granja-lesson-commodity-title = Trade commodities
la-granja-lesson-commodity = Your small barrow needs a grape, and you have none. A trade commodity turns into many things, two different harvest goods for instance. Trade it for olive and grape.
la-granja-lesson-commodity-other = That would leave the barrow without its grape. Choose olive and grape.
la-granja-lesson-commodity-shows = An olive and a grape lie in your store.

la-granja-lesson-donkey-title = Donkeys: deliveries or siesta
la-granja-lesson-donkey = Now you make a secret choice. Donkeys are deliveries, hats are steps on the siesta track. You have three things to carry, so take three donkeys. Used markers come back in round 4.
la-granja-lesson-donkey-other = Count your cargo: grape, silver and one more silver. Three donkeys fit exactly.
la-granja-lesson-donkey-shows = Your hat took you a step up the siesta track. Your disc lies on top, so you come first from now on.

la-granja-lesson-first_delivery-title = One delivery, one good
la-granja-lesson-first_delivery = Each delivery carries one good. Bring the grape to the small barrow.
la-granja-lesson-first_delivery-other = Spread goods thin and nothing gets finished. The grape goes to the small barrow.

la-granja-lesson-barrow_full-title = A full barrow
la-granja-lesson-barrow_full = Silver is a farm good like any other. Bring one, and the barrow is full.
la-granja-lesson-barrow_full-other = One silver more and the barrow is full. Put it on the small barrow.
la-granja-lesson-barrow_full-shows = 2 points, a new commodity, and a marker on the market: it earns a point at the end of every round as long as it stays there.

la-granja-lesson-start_big-title = Barrows are filled over several rounds
la-granja-lesson-start_big = One delivery is left. Start the big barrow with a silver: what lies on a barrow stays there until the barrow is full.
la-granja-lesson-start_big-other = Keep pigs and commodity for round 2. A silver on the big barrow is what our plan needs.
la-granja-lesson-start_big-shows = Round 1 is over. Your two market markers brought 2 points, and you lead by 5 to 2.

la-granja-lesson-extension-title = Farm extensions
la-granja-lesson-extension = Round 2, one card. Play the Muleteer's card as an extension: it brings a silver each round, room for a third pig, and one more card in your hand.
la-granja-lesson-extension-other = Think of the piglet: it needs a third pig space, and the Muleteer's card gives you one as an extension.

la-granja-lesson-pay_extension-title = Paying from a field
la-granja-lesson-pay_extension = The first extension costs one farm good, the next one two different ones. Pay with the grain on the field: then the field is free and bears again in a moment.
la-granja-lesson-pay_extension-other = That works, too. But a full field bears nothing, so pay with the grain that stands on it.

la-granja-lesson-income_growth-title = Income and growth
la-granja-lesson-income_growth = Press Done and watch: you draw cards, your income arrives, and everything grows.
la-granja-lesson-income_growth-other = You need none of that yet. Press Done.
la-granja-lesson-income_growth-shows = A silver, new grain, and a piglet: three pigs!

la-granja-lesson-second_roof-title = Roof places are worth points
la-granja-lesson-second_roof = Roof markers cost 2 silver now, but each further place on your house is worth more points: the second brings 1. Take the siesta step; we will need it in a race.
la-granja-lesson-second_roof-other = That is a good one, too. We take the siesta step, because whoever gets to the village first earns more.
la-granja-lesson-second_roof-shows = One point at once. And this time you choose a die first: 1, 1, 2, 2, 5.

la-granja-lesson-die_five-title = Being first pays
la-granja-lesson-die_five = There is only one 5: it upgrades goods or moves you along the siesta track. Take it.
la-granja-lesson-die_five-other = Two dice show that number. There is only one 5, and only the 5 can give us cured meat.

la-granja-lesson-upgrade-title = Upgrading
la-granja-lesson-upgrade = Upgrade a pig into cured meat for the big barrow. Without the die, that costs 3 silver. Olives and grain would become food, grapes wine.
la-granja-lesson-upgrade-other = The big barrow needs cured meat, and that is made from a pig.
la-granja-lesson-upgrade-shows = One cured meat, and a free place in the stall.

la-granja-lesson-advance-title = The siesta track
la-granja-lesson-advance = The 5 has a second half: another upgrade or a step. Take the step. Players further up act earlier, and the track pays points each round.
la-granja-lesson-advance-other = That good is not needed yet. One step up is worth more here.

la-granja-lesson-use_siesta_roof-title = Timing a roof marker
la-granja-lesson-use_siesta_roof = Add your roof marker: one more step. The second space pays a point at the end of the round, and you will be hard to overtake.
la-granja-lesson-use_siesta_roof-other = You could keep it, but now it brings you a point and the lead.
la-granja-lesson-use_siesta_roof-shows = Two steps up. And your neighbour took a pig: why?

la-granja-lesson-die_pig_again-title = Watching the others
la-granja-lesson-die_pig_again = Look at the Butcher: it takes three pigs to complete. Your neighbour has delivered two and already has the third! Take the last die showing a 1, so that you have three pigs yourself.
la-granja-lesson-die_pig_again-other = Look at the Butcher: the first to bring three pigs earns more. You need this pig.
la-granja-lesson-die_pig_again-shows = Three pigs. The last die is a 2, so you play a card, draw one, or take a harvest good.

la-granja-lesson-helper-title = Helpers
la-granja-lesson-helper = Use the last die to play the Alcalde as a helper. Helpers bend a rule for you: this one pays a point for each of your extensions at the end.
la-granja-lesson-helper-other = We have not tried a helper yet. Choose to play a card, then play the Alcalde as a helper.
la-granja-lesson-helper-shows = All four sides of your farm are in use now.

la-granja-lesson-grape_again-title = Planning backwards
la-granja-lesson-grape_again = What does the big barrow lack? Meat, which you have, and a grape. Trade your commodity for grain and a grape.
la-granja-lesson-grape_again-other = The barrow lacks a grape. Trade for grain and a grape.

la-granja-lesson-four_donkeys-title = Counting deliveries
la-granja-lesson-four_donkeys = Your cargo: three pigs, meat and a grape. Four donkeys carry four goods, a fifth delivery can be bought. No hats, but you are two steps ahead.
la-granja-lesson-four_donkeys-other = Fewer donkeys would leave a pig at home. Take four.
la-granja-lesson-four_donkeys-shows = Your neighbour has one hat: a step up, not enough. You deliver first!

la-granja-lesson-butcher-title = Craft buildings
la-granja-lesson-butcher = Bring all three pigs to the Butcher. A finished building pays points equal to the number of the round, and more to the first player.
la-granja-lesson-butcher-other = The race is on: the pigs first, all three to the Butcher.
la-granja-lesson-butcher-shows = 5 points: 2 for round 2, 1 for being first, 1 for opening the Village store, and, as the Butcher's own bonus, 1 for your barrow.

la-granja-lesson-meat-title = The fourth delivery
la-granja-lesson-meat = The fourth donkey carries the meat to the big barrow.
la-granja-lesson-meat-other = The meat was made for the big barrow. Bring it there.
la-granja-lesson-meat-shows = Your neighbour finishes the Butcher, too, but for 3 points only. Coming first paid off.

la-granja-lesson-extra-title = Extra deliveries
la-granja-lesson-extra = Out of donkeys? An extra delivery costs 1 silver. Your farm allows one, some extensions allow more. Buy it.
la-granja-lesson-extra-other = One more delivery earns you 4 points. That silver is well spent.

la-granja-lesson-big_barrow_full-title = Finishing
la-granja-lesson-big_barrow_full = Now put the grape on the big barrow!
la-granja-lesson-big_barrow_full-other = The last symbol on the big barrow is the grape.
la-granja-lesson-big_barrow_full-shows = 4 points, another commodity, and a marker for the market.

la-granja-lesson-market-title = The market
la-granja-lesson-market = Place your marker on the 4 with the arrow, beside your neighbour's marker. Other players' markers on lower spaces next to it are removed, and you score a point for each.
la-granja-lesson-market-other = That space has no other marker beside it. Choose the 4 beside your neighbour's marker.
la-granja-lesson-market-shows = 1 for the marker sent away, 3 for your own, 1 for the siesta track: 20 to 5!

la-granja-lesson-habits-title = Three good habits
la-granja-lesson-habits = Three good habits. Look at what barrows and buildings lack before you choose dice. Finish one thing before you start the next. Watch the turn order when two of you want the same thing.

la-granja-lesson-free-title = Playing alone
la-granja-lesson-free = Round 3 is yours. Tips beside the table tell you at each decision what you can do and why. Try to fill a barrow or finish a building. Good luck!
la-granja-lesson-free-goal = Fill one more market barrow, or finish one more building.
