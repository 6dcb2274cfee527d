### Granada: the guided first game.

granada-lesson-aim-title = The aim of the game
granada-lesson-aim = Three builders, three cities. You score for having most buildings of a kind, and for a long moat around your city. After three scorings, most points win.

granada-lesson-turn-title = A turn is one action
granada-lesson-turn = A turn is one action: take money, buy a building, or rebuild. Each space of the yard takes money of one colour, and yours is mostly green.

granada-lesson-exact-title = Exact payment brings another action
granada-lesson-exact = Look at the green space: an inn for 6, and you hold a green 6. Select the inn, then press Pay. There is no change, but if you pay exactly, you get another action.
granada-lesson-exact-other = Money can wait. The single 6 pays for the inn exactly, and that is the best thing that happens in Granada.
granada-lesson-exact-shows = Your inn stands ready beside the city, and you have another action!

granada-lesson-take_blue-title = Taking money with a plan
granada-lesson-take_blue = Use your extra action to take money: the market on the blue space costs 4, and a blue 4 is on offer. You may take one card of any value, or several worth up to 5 together.
granada-lesson-take_blue-other = More money, but it pays for nothing exactly. The blue 4 fits the market on the blue space.

granada-lesson-place_inn-title = Placing, moats
granada-lesson-place_inn = At the end of a turn you place what you bought. Moat meets moat, open side meets open side, and everything must be reachable on foot. Put the inn to the north, with its moat on the outside.
granada-lesson-place_inn-other = That is allowed as well. But in the north there is room on both sides for the moat to go on.
granada-lesson-place_inn-shows = The others have built, too, and the yard is full again. The market is still there.

granada-lesson-buy_market-title = The plan works out
granada-lesson-buy_market = Your plan worked: buy the market with the blue 4, exactly.
granada-lesson-buy_market-other = First the market: your blue 4 was made for it.

granada-lesson-buy_hospital-title = A chain of actions
granada-lesson-buy_hospital = It is still your turn. The hospital on the yellow space costs 5, and you hold a yellow 5. Exact again!
granada-lesson-buy_hospital-other = Look at the yellow space first: its hospital costs exactly your yellow 5, so buying it costs no action.
granada-lesson-buy_hospital-shows = Two buildings in one turn, and one more action.

granada-lesson-take_nine-title = Thinking ahead
granada-lesson-take_nine = What next? The hospital on the green space costs 13. With your 3 and 1, a green 9 makes exactly 13. Take the 9.
granada-lesson-take_nine-other = Add it up: 9 and 3 and 1 are 13, the price of the hospital. So take the 9.

granada-lesson-place_market-title = Moats that join
granada-lesson-place_market = You have two buildings to place, the market first. It has moats to the north and west: left of the inn they join the inn's moat.
granada-lesson-place_market-other = Take the market first and put it left of the inn: there the moats make one line.

granada-lesson-place_hospital-title = The longest moat
granada-lesson-place_hospital = Now the hospital, right of the inn: its moats carry the line on, around the corner and along the bottom.
granada-lesson-place_hospital-other = Right of the inn the moat gets twice as long. Try that.
granada-lesson-place_hospital-shows = Six sides in a row: 6 points at each scoring, and nobody has more.

granada-lesson-inn_lost-title = Ties
granada-lesson-inn_lost = A rival has bought an inn, too. One each, but theirs is worth 10 and yours 6: in a tie, the higher building leads. Remember the inns, we come back to them.

granada-lesson-buy_thirteen-title = Paying with several cards
granada-lesson-buy_thirteen = The big hospital is still there. Buy it with 9, 3 and 1: three cards, still exact.
granada-lesson-buy_thirteen-other = The big hospital first: 9, 3 and 1 pay for it exactly.
granada-lesson-buy_thirteen-shows = Your second hospital, worth 13: nobody can beat that one in a tie.

granada-lesson-take_two-title = Several small cards
granada-lesson-take_two = Your extra action: take two cards at once. A green 1 and a green 4 are worth 5 together, exactly the limit.
granada-lesson-take_two-other = Two small cards are better here than one. Take the green 1 and the green 4 together.

granada-lesson-place_thirteen-title = A majority
granada-lesson-place_thirteen = Its moat is in the south, so it can stand left of the start. Build it there.
granada-lesson-place_thirteen-other = In the reserve the hospital does not count. Build it left of the start.
granada-lesson-place_thirteen-shows = You lead in hospitals, two against one. And look at the green space: a small hospital.

granada-lesson-overpay-title = Two faces, no change
granada-lesson-overpay = Every tile has another building on its back, and behind this hospital there is an inn! You cannot pay 3 exactly. Pay 4: 1 is lost, and your turn ends after that.
granada-lesson-overpay-other = This time we want the building on the green space. Pay it with the 4, which is closest to 3.

granada-lesson-reserve-title = The reserve, turning
granada-lesson-reserve = Turning the tile over now would cost another 3. In your reserve it may lie with either side up, free of charge, so put it there as an inn. Building it from there takes one action later.
granada-lesson-reserve-other = That is possible, too, but we want an inn, and for free. Put the tile in the reserve, even side up.
granada-lesson-reserve-shows = The inn waits in your reserve. Built, it makes you first in inns again.

granada-lesson-scoring-title = The first scoring
granada-lesson-scoring = Soon a card among the money starts the first scoring. For each kind the leader gets a point per building of that kind in all cities, and every moat counts. If it came now, it would bring you 10 points.

granada-lesson-habits-title = Three good habits
granada-lesson-habits = Three good habits. Look for exact payments before anything else. Take money with one building in mind. Place each tile so that the moat goes on.

granada-lesson-free-title = Playing alone
granada-lesson-free = Now play until the first scoring by yourself. Build the inn from your reserve when there is nothing that you can pay for exactly. Tips beside the table explain each decision. Enjoy your city!
granada-lesson-free-goal = Lead in inns, and have the most points after the first scoring.
