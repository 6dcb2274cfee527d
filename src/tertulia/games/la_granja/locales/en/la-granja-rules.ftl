### La Granja: the rules told in the project's own words, and how it reads them where the rulebooks are silent.

la-granja-rules-chapters = aim card income roofs revenue transport crafts market scoring
la-granja-rules-sections = aim setup anytime play income roofs revenue transport crafts market scoring solo editions
la-granja-rules-intro = Six rounds on a small farm on Majorca: every card can be a field, a market barrow, a farm extension or a helper, and what the farm yields goes to the village of Esporles.

la-granja-rules-chapter-aim-title = The aim and your farm
la-granja-rules-chapter-aim-text =
    The most victory points after six rounds win. Each round has four phases: farm, revenue, transport and scoring.
    (1) Each field bears one good.
    (2) Your stores keep other goods, pigs, silver and trade commodities.
    (3) Deliver goods to your market barrows and to the craft buildings of the village. Completing them brings points.
la-granja-rules-chapter-aim-alt = The farm of one player in round 4: fields on the left, market barrows above, farm extensions on the right, a helper below, the house and the stores in the middle.
la-granja-rules-chapter-aim-questions =
    How do I win?
    What happens in a round?

la-granja-rules-chapter-card-title = The four uses of a card
la-granja-rules-chapter-card-text =
    In the first round you play two cards, later one if you like. Each goes to one of four sides of your farm.
    (1) A field starts empty and bears a good of this kind whenever it is empty.
    (2) A market barrow asks for these goods and is worth these points.
    (3) A farm extension raises your hand limit and brings two benefits. The first costs one farm good, the second two different ones, and so on.
    (4) A helper gives you its effect. Three helpers and three barrows fit on your farm.
la-granja-rules-chapter-card-alt = A card with its four uses: a field on the left, a market barrow at the top, a farm extension on the right, a helper at the bottom.
la-granja-rules-chapter-card-questions =
    How do I play a card?
    What does a farm extension cost?

la-granja-rules-chapter-income-title = Income, growth and trade
la-granja-rules-chapter-income-text =
    (1) After the cards you receive the income of your extensions and craft markers.
    (2) Then every empty field bears its good.
    (3) Two or more pigs produce one more if there is room.
    At any time on your turn you may buy, sell and upgrade goods, or exchange a trade commodity.
    Goods on fields can be upgraded, paid and delivered, but not sold.
la-granja-rules-chapter-income-alt = Four full fields, the stores with three pigs, and two farm extensions with the income below them.
la-granja-rules-chapter-income-questions =
    How do I get silver?
    How do I get more pigs?
    How do I upgrade goods?

la-granja-rules-chapter-roofs-title = Roof markers
la-granja-rules-chapter-roofs-text =
    (1) Once a round you may buy one of these roof markers. It costs as much silver as the number of its round.
    (2) It covers the leftmost free place of your roof. The five places bring 0, 1, 2, 3 and 4 points.
    (3) Each roof marker is used once, at any time or in the phases that it names.
    Players buy in turn order, in the first round in reverse order.
la-granja-rules-chapter-roofs-alt = The roof of a farm with three used roof markers and two free places, and the roof markers on sale in round 4.
la-granja-rules-chapter-roofs-questions =
    How do I buy a roof marker?

la-granja-rules-chapter-revenue-title = Revenue dice
la-granja-rules-chapter-revenue-text =
    All dice are rolled: two for each player and one more.
    In turn order each player takes a die and uses its space at once; then each takes a second one.
    The last die is used by all players.
    The spaces 1 to 3 bring a pig, a harvest good or a card, and two different harvest goods.
    The spaces 4 to 6 bring 4 silver, two upgrades or siesta steps, and a delivery or 2 silver.
la-granja-rules-chapter-revenue-alt = The six revenue spaces with the seven dice of three players.
la-granja-rules-chapter-revenue-questions =
    What does each die bring?
    How do I get harvest goods?

la-granja-rules-chapter-transport-title = Donkeys, siesta and deliveries
la-granja-rules-chapter-transport-text =
    (1) All players secretly choose a donkey marker: more donkeys or more hats. Used ones return only in the fourth round.
    Your disc advances on the siesta track by the hats of your marker.
    (2) Whoever is furthest forward goes first; on one space it is the upper disc.
    In this order each player makes one delivery for each donkey.
    After that, each may buy extra deliveries for 1 silver each, as many as their farm allows.
la-granja-rules-chapter-transport-alt = The four donkey markers of a player, one of them chosen, and the siesta track with the discs of three players.
la-granja-rules-chapter-transport-questions =
    How many deliveries do I have?
    How do I get ahead in the turn order?

la-granja-rules-chapter-crafts-title = Craft buildings and market barrows
la-granja-rules-chapter-crafts-text =
    A delivery brings one good to a craft building or to one of your market barrows.
    (1) A building asks for these goods, in any order and over several rounds.
    (2) A full row scores the number of the round, and a point more for the first player. You also take the craft marker.
    (3) Whenever a building is completed for the first time, the blocked building with the lowest number opens.
    (4) A full barrow brings its points and a trade commodity, and leaves your farm.
la-granja-rules-chapter-crafts-alt = The six craft buildings, two of them blocked, and below them two market barrows of a player.
la-granja-rules-chapter-crafts-questions =
    How do I complete a building?
    How do I open a blocked building?

la-granja-rules-chapter-market-title = The market
la-granja-rules-chapter-market-text =
    A player has filled a market barrow of value 5 and places a marker on the market.
    (1) The marker goes to a free space of the same value.
    (2) Markers of other players on neighbouring spaces of lower value leave the market, for a point each.
    If no space of the value is free, it replaces another player’s marker there, also for a point.
    Each of your markers scores a point at the end of every round.
la-granja-rules-chapter-market-alt = The market with three markers; the space of value 5 in the middle is free.
la-granja-rules-chapter-market-questions =
    How do I get a marker onto the market?
    Why did my marker leave the market?

la-granja-rules-chapter-scoring-title = Scoring and the end
la-granja-rules-chapter-scoring-text =
    At the end of each round every marker on the market scores a point, and the siesta track 0 to 3 points.
    Then helpers can be used again, and the discs return to the start of the siesta track.
    After the sixth round, goods in storage, pigs and trade commodities are sold, and 5 silver are a point.
    The most points win; in a tie the most silver left.
la-granja-rules-chapter-scoring-alt = A table with the points of three players at the end of a game, by source.
la-granja-rules-chapter-scoring-questions =
    When do I score points?
    What happens to leftover goods at the end of the game?

la-granja-rules-full-aim-title = The aim
la-granja-rules-full-aim-text =
    The most victory points after six rounds win. They come from craft buildings, market barrows, markers on the market, the siesta track and roof markers.

la-granja-rules-full-setup-title = Setting up
la-granja-rules-full-setup-text =
    Each player starts with 4 cards, 1 silver, 1 point and 1 trade commodity. Of each round’s four roof markers, as many as there are players are drawn for use. Dice decide which three craft buildings are blocked, in order 1 to 3; one point lies there, and one at each building for the first player to complete it. A start player is drawn; in turn order the players put a marker on the central market spaces 2, 3, 4 and 5. The discs lie on space 0 of the siesta track, the first player’s on top. Two dice for each player and one more are used.

la-granja-rules-full-anytime-title = At any time
la-granja-rules-full-anytime-text =
    Between two decisions of your own turn you may do any of this, as often as you can. A trade commodity gives 4 silver, or two different harvest goods, or a card drawn or played, or a pig, or two free upgrades. Olives and grain cost 3 and sell for 1, grapes 4 and 2, pigs 5 and 3. Upgrading costs silver: olive or grain to food 2, grape to wine 3, pig to cured meat 3. Goods on fields can be upgraded, paid and delivered, but neither sold nor moved to storage. Upgraded goods are never bought or sold. Roof markers and many helpers are used at any time too.

la-granja-rules-full-play-title = Farm phase 1: cards
la-granja-rules-full-play-text =
    In the first round two cards must be played; later, one may be. Fields start empty. Three barrows and three helpers fit; a fourth replaces one of your choice. The first extension costs one farm good, the second two different ones, and so on; farm goods are silver, points, olives, grain, grapes, pigs, food, wine and cured meat. Each extension raises the hand limit (3) by one and gives two benefits: an extra delivery to buy, 1 silver of income, or a pig space. At the end fill your hand up to the limit, or discard down to it. When the last card of the deck is drawn, the discards are shuffled.

la-granja-rules-full-income-title = Farm phase 2 and 3: income and growth
la-granja-rules-full-income-text =
    Extensions and turned craft markers yield income. Then every empty field bears its good, and each player with at least two pigs and room for another gets one; without room it is not born.

la-granja-rules-full-roofs-title = Farm phase 4: roof markers
la-granja-rules-full-roofs-text =
    In turn order, in the first round in reverse, each may buy one roof marker for as much silver as its round. It covers the leftmost free of five places; these give 0, 1, 2, 3 and 4 points. Its effect is used once, at any time or in the phases it names.

la-granja-rules-full-revenue-title = Revenue phase
la-granja-rules-full-revenue-text =
    The dice are rolled. In turn order each takes one and uses its space at once, then each a second; the last die is used by all in turn. 1: a pig, sold at once without a space. 2: play or draw a card, or take a harvest good. 3: two different harvest goods. 4: 4 silver. 5: two free upgrades, or one and a siesta step, or two steps. 6: a delivery, or 2 silver.

la-granja-rules-full-transport-title = Transport phase
la-granja-rules-full-transport-text =
    All secretly choose a donkey marker: 1 donkey with 3 hats, 2 with 2, 3 with 1, 4 with none. Used ones are gone until the fourth round, when all come back. In turn order the discs advance by the hats; a later arrival lies on top. Then the turn order is set anew: further first, on one space the higher disc first. In this order each carries out all deliveries, one for each donkey. Last, each may buy extra deliveries for 1 silver each.

la-granja-rules-full-crafts-title = Craft buildings
la-granja-rules-full-crafts-text =
    Every row of a building asks for the same goods, in any order and over several rounds. A player who has filled a row leaves one marker there, scores the number of the round (the first player a point more) and takes the craft marker: its front works at once, its back from the next round on. The first completion of a building also opens the blocked building with the lowest number and scores the point there. Order: building, blocked building, craft marker, its effect.

la-granja-rules-full-market-title = Market barrows and the market
la-granja-rules-full-market-text =
    A barrow whose symbols are all delivered is discarded; it gives its points and a trade commodity, and a marker goes to a free market space of that value. Other players’ markers on neighbouring spaces of lower value leave the market, for a point each. If no space of the value is free, another player’s marker there is replaced, for a point too.

la-granja-rules-full-scoring-title = Scoring phase and end
la-granja-rules-full-scoring-text =
    Each marker on the market scores a point; the siesta track gives 0 to 3. Then used helpers are ready again, craft markers turn, the discs go back, and the next roofs appear. After the sixth round goods in storage, pigs and commodities (4 each) become silver, and 5 silver a point. In a tie the most silver left wins; if that is equal, the victory is shared.

la-granja-rules-full-solo-title = Alone
la-granja-rules-full-solo-text =
    You play against a neutral player who only puts markers on the market. Five dice and two roof markers a round are used. As the start player you take a die, one is removed, you take the second, one is removed, and the last is used; otherwise one is removed before each of yours. The lowest die is removed in rounds 1 to 3, the highest later. After your transport phase, or before it if you are second, a card is turned up and its barrow value says where the neutral marker goes: where it removes most of yours, else far from the other neutral markers and beside few higher spaces (rulings 11 and 36). Removing a neutral marker scores a point. If you reach space 3 of the siesta track, you start the next round.
la-granja-rules-full-solo-questions =
    How do I play alone?

la-granja-rules-full-editions-title = Editions and options
la-granja-rules-full-editions-text =
    Original: the ten outer market spaces are closed with fewer than four players; unsold roof markers leave the game; extra deliveries are bought at once; 25 player markers; points may be secret. Online: as the original, but extra deliveries are paid for one by one and markers are not limited. Deluxe: the small market for one and two, six spaces closed with three; other roof markers; used helpers carry tokens; points are open. Each difference can be chosen on its own. Players who know the game may play each of steps 1 to 3 of the farm phase at the same time; the next step begins when all have decided.

la-granja-ruling-1-title = Cards of step 1
la-granja-ruling-1-text = In round 1 both cards must be played; later the card is optional. At the end of step 1, and only then, a hand above its limit is discarded down to it; the player chooses the cards.
la-granja-ruling-2-title = Whose any-time actions
la-granja-ruling-2-text = Any-time actions belong to the player on turn, between two of their decisions, also inside a series of deliveries, before the income, before growth and before the steps on the siesta track; there, only players who could use such an action are asked. Helpers that act out of turn interrupt at once, then the turn goes on.
la-granja-ruling-3-title = A pig without a space
la-granja-ruling-3-text = A pig from a die or a roof marker is sold at once; offspring is not born; a pig that is bought, or taken for a commodity or by a craft marker, needs a space.
la-granja-ruling-4-title = Full places and empty decks
la-granja-ruling-4-text = A card played onto full places replaces one of the player’s choice; a barrow thrown away returns its markers. The discards are shuffled when the last card of the deck is drawn; if both are empty nothing is drawn.
la-granja-ruling-5-title = The full market
la-granja-ruling-5-text = A marker needs a free space of its barrow’s value. If all are taken, an opponent’s there is replaced for a point and lower neighbours leave as usual; if all are the player’s own, none is placed. Only opponents’ markers are removed.
la-granja-ruling-6-title = Rows of a building
la-granja-ruling-6-text = A first delivery gives a player a row for the rest of the game. The rules let the player choose it; all rows of a building ask the same, so they are given in order.
la-granja-ruling-7-title = Craft markers and points
la-granja-ruling-7-text = Craft markers taken in a round turn at its end; the village store counts from the next round. The first at a building takes its extra point, the player who opens a blocked building takes that point: building, order marker, craft marker, its effect.
la-granja-ruling-8-title = Discs
la-granja-ruling-8-text = Later arrivals lie on top and are earlier in turn order; the last space is never passed; the order set in step 2 of the transport phase holds at once.
la-granja-ruling-9-title = 25 markers
la-granja-ruling-9-text = A player with all 25 markers in use who places another frees any one of their markers on the farm and the boards. A helper whose marker is taken stays used for the round, a trade stays closed. A good just gained, from any source, may be freed, too: that declines it. A marker just placed with an effect stays: on the market, on a helper, on a closed trade.
la-granja-ruling-10-title = The end
la-granja-ruling-10-text = Only goods in storage, pigs and commodities (4 silver) are sold; upgraded goods and goods on fields are not. Five silver are a point. In a tie the most silver left wins; if that is equal, the victory is shared.
la-granja-ruling-11-title = The neutral player
la-granja-ruling-11-text = The marker goes to the space on which it removes most of the player’s markers; in a tie, to the one with the fewest higher open spaces beside it, occupied or not, then to the one farthest from the nearest other neutral marker, then to the first in reading order. If no space of the value is free, one is replaced as in ruling 5, or none is placed.
la-granja-ruling-12-title = Income is step 2
la-granja-ruling-12-text = The texts of three craft markers name step 3 of the farm phase; the income step is meant, which is step 2 in all rulebooks.
la-granja-ruling-13-title = Extra deliveries one by one
la-granja-ruling-13-text = If extra deliveries are bought at once, the symbols that are there at the purchase count. If they are paid for one by one, their number is fixed when the step begins; an extension played meanwhile adds none, and a reward of one may pay for the next. What a helper adds counts at once, played in that step too, and goes with the helper.
la-granja-ruling-14-title = Another revenue space
la-granja-ruling-14-text = The fortune teller and the roof markers that change a die work before the die’s space is used. Helpers look at the die taken: the porter allows a second option with a die 2 or 6 that keeps its space, not with a die changed to one.
la-granja-ruling-15-title = Deliveries within a series
la-granja-ruling-15-text = A delivery that a roof marker or the stable hand brings inside a series joins it. It is never an extra delivery and costs nothing. The courier’s is carried out at once, on its own; so is the wainwright’s, and then come the points of the siesta space.
la-granja-ruling-16-title = Lost pig spaces
la-granja-ruling-16-text = When a helper with pig spaces is thrown away, pigs that no longer fit are sold at once. Barrows that no longer fit stay until they are completed; a player who plays another first throws away as many as are needed.
la-granja-ruling-17-title = The guard and the full market
la-granja-ruling-17-text = The market guard saves a neighbour, not a marker that is replaced on a full market: its space must become free.
la-granja-ruling-18-title = Deluxe roofs to the letter
la-granja-ruling-18-text = A roof that puts a marker on the market only places it: nothing is removed, no point is won. A roof that changes a die does so by exactly its number, within 1 to 6. A bought delivery costs 1 silver.
la-granja-ruling-19-title = Double roof points
la-granja-ruling-19-text = The marker doubles the points of the place just covered, by itself or by a later roof marker, where these are above 0.
la-granja-ruling-20-title = A roof that turns roofs
la-granja-ruling-20-text = The roof marker that turns another up again is itself never turned by another of its kind; else there would be no end. A helper may turn it, too.
la-granja-ruling-21-title = Unsold roof markers
la-granja-ruling-21-text = Only the roof markers of the current round are on sale, for as much silver as its number; unsold ones leave the game. With an option they stay and can be bought later, at the price of their own round.
la-granja-ruling-22-title = Prices at the end
la-granja-ruling-22-text = The sale at the end of the game uses the printed prices; helpers that change prices work on a player’s turn only.
la-granja-ruling-23-title = Secret points
la-granja-ruling-23-text = Secret points hide the totals of others until the end, not the log: points are won openly. The ten exhaustion tokens are no limit on helpers.
la-granja-ruling-24-title = Once a round is once a round
la-granja-ruling-24-text = The limit belongs to the card: a helper that is used up, thrown away, drawn and played again in the same round is still used up.
la-granja-ruling-25-title = The third space in the solo game
la-granja-ruling-25-text = Counted from the starting space 0, the third space is space 3.
la-granja-ruling-26-title = Triggered helpers
la-granja-ruling-26-text = A helper or the wainwright’s craft marker that works at a certain moment is the player’s choice if it could hurt: steps on the siesta track, an effect that leaves a choice and is used up for the round, a trade that closes for good. All others work by themselves. With an option these, too, are always used.
la-granja-ruling-27-title = The end of a turn
la-granja-ruling-27-text = After a roof marker has been bought or declined and after the action of each die you may still act before the next player is on turn. Players with something to use are asked: a trade commodity, a helper to call, a roof marker that can be used now or once a good is bought. Goods and silver alone are no reason to ask, and a player who has just ended a decision that left room for the same is not asked again.
la-granja-ruling-28-title = Helpers set off together
la-granja-ruling-28-text = A player asked about several helpers at once decides which works first, wherever they lie; going on declines the rest. The barterer keeps a good before that.
la-granja-ruling-29-title = What a craft marker brings comes first
la-granja-ruling-29-text = The delivery of the wainwright and the good of the greengrocer come before the helpers who notice the completed building: they may pay the extension that the apprentice plays.
la-granja-ruling-30-title = One helper after the other
la-granja-ruling-30-text = Between the porter’s two options, and before the courier’s delivery is carried out or declined, no other helper is called. Cards may be played meanwhile, and helpers set off by the delivery itself work.
la-granja-ruling-31-title = Markers of several players
la-granja-ruling-31-text = If several players use more than 25 markers at once, each frees one.
la-granja-ruling-32-title = The coachman’s delivery
la-granja-ruling-32-text = The first extra delivery of the round costs nothing. A player who plays the coachman after the first has been bought pays for the second, too.
la-granja-ruling-33-title = A question closes when its subject leaves
la-granja-ruling-33-text = A question about a card, a die, a roof marker or a market marker is closed when that card, die or marker leaves, even if it comes back in the same round. What a helper has already begun or given stays. If the market guard leaves while it is asked, the threatened markers leave the market.
la-granja-ruling-34-title = Bought at once in Deluxe
la-granja-ruling-34-text = Extra deliveries of the Deluxe edition are bought at once and then carried out. Why: its text names buying and carrying out in this order, as the original does; only the online rules name another way.
la-granja-ruling-35-title = Commodities before the transport phase
la-granja-ruling-35-text = Any delivery may bring a trade commodity to the deli, in the revenue phase too. This is wider than the rules, which all name the transport phase. Why: most deliveries are made there, but a delivery is the same wherever it comes from, and buildings are completed with a die 6.
la-granja-ruling-36-title = The distance of neutral markers
la-granja-ruling-36-text = The neutral player’s markers keep away from each other, in all editions. Why: the rules of 2014 want these markers far apart, Deluxe wants distance from the other markers; both mean the neutral ones.
la-granja-ruling-37-title = Neighbours of the market roof
la-granja-ruling-37-text = When the Deluxe roof marker puts a marker on the market, lower neighbours stay. Why: its text only places, and wins no points; removing is told of completed barrows alone, with a point for each.
la-granja-ruling-38-title = The salesman’s choice
la-granja-ruling-38-text = The travelling salesman is asked at every trade and may be left alone. Why: his points close that trade for the rest of the game, which could hurt. The card is worded as an instruction, as helpers’ cards are, and says what happens when he is used; the rules say that cards may be used. With an option he always works.
la-granja-ruling-39-title = The elder’s mark stays
la-granja-ruling-39-text = The mark of a village elder who is thrown away stays until the dice are gone. Why: the elder was used completely when the space was marked, and what a card has done stays done.
la-granja-ruling-40-title = Only own markers on a value
la-granja-ruling-40-text = If all spaces of a barrow’s value hold the player’s own markers, none is placed; points and commodity come all the same. Why: the rules replace another player’s marker, and these spaces hold none.
la-granja-ruling-41-title = Bought and not used
la-granja-ruling-41-text = A player who has bought extra deliveries at once may end before all are carried out; the silver is gone. Why: the rules carry them out “at once, all of them”, which says when: none is kept for later. With each of them, the same rules say, a player may deliver: a right, not a duty, and silver paid stays paid.
la-granja-ruling-42-title = Sections of the siesta track
la-granja-ruling-42-text = The Deluxe text speaks of five sections, some with points beside them: here the starting space and the next one, both without points, and the spaces with 1, 2 and 3. Why: the track scores 0 to 3 points, no more.
la-granja-ruling-43-title = Helpers played with the die they wait for
la-granja-ruling-43-text = The porter must lie on the farm before an option of the die’s space is used, the merchant before the die is taken. Played as the card of that very die 2, they help from the next die on, although cards may be used immediately. Why: the moment that they name is over then. The stable hand and the shoemaker (ruling 13) only change a number of deliveries that is still being carried out.
