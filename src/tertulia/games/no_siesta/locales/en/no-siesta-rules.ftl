### No Siesta: the rules told in the project's own words, and how it reads them where the rulebook is silent.

no-siesta-rules-chapters = aim dice revenues roof helpers trade barrows esporles storage end
no-siesta-rules-sections = aim setup round dice scoring commodities roof tiles helpers trade barrows storage siesta end points experienced abilities esporles two-players online reconstructed
no-siesta-rules-intro = A quick dice game of the La Granja family: dice say what your farm yields, discs mark it, and pencil crosses on your scoring sheet turn it into roofs, helpers, trades, full barrows and rest.

no-siesta-rules-chapter-aim-title = The aim and your sheet
no-siesta-rules-chapter-aim-text =
    The dice bring revenues, which you cross off on your sheet. The most points win.
    (1) Silver closes the gaps of the roof.
    (2) Full helper fields hire helpers.
    (3) Ships take three of one good to distant ports.
    (4) Market barrows are loaded from left to right.
    (5) Warehouse and stable take harvest goods and animals.
no-siesta-rules-chapter-aim-alt = The scoring sheet of one player: the roof above, helper fields below it, ships on the right, warehouse, stable and three market barrows at the bottom.
no-siesta-rules-chapter-aim-questions =
    How do I win?
    What happens in a round?

no-siesta-rules-chapter-dice-title = The dice phase
no-siesta-rules-chapter-dice-text =
    (1) The start player rolls all dice. In turn each player takes one, then the others are rolled again.
    (2) Each player takes a second die. The last one is rolled once more and holds for all.
    You mark the revenues of a die at once, with discs on your revenue board.
    What you cannot mark, or do not want, is gone.
no-siesta-rules-chapter-dice-alt = The dice that lie in the middle, and below them the dice that the players have taken.
no-siesta-rules-chapter-dice-questions =
    How do I get revenues?
    What happens with the last die?

no-siesta-rules-chapter-revenues-title = Revenues and discs
no-siesta-rules-chapter-revenues-text =
    (1) A disc on the revenue board marks a revenue.
    (2) Your supply limits what you can mark. You begin with four discs, and the siesta track brings more.
    In your scoring phase you use your revenues in any order, split over the areas of your sheet as you like.
    For each revenue used, its disc returns to your supply at once.
    At the end of the round unused marks are lost. One trade commodity may stay.
no-siesta-rules-chapter-revenues-alt = The revenue board of one player with four marked revenues and one disc left in the supply.
no-siesta-rules-chapter-revenues-questions =
    How do I use my revenues?
    What can I keep for the next round?

no-siesta-rules-chapter-roof-title = The roof
no-siesta-rules-chapter-roof-text =
    (1) The gaps are closed with silver from left to right, one after another.
    (2) For a full gap you draw a hidden roof tile. Its bonus is used once, in this or a later scoring phase.
    (3) At the end of the game a closed gap scores its points.
no-siesta-rules-chapter-roof-alt = The barn roof with two closed gaps, which hold roof tiles, and a third one with one of three circles crossed off.
no-siesta-rules-chapter-roof-questions =
    How do I close a gap of the roof?
    When can I use a roof tile?

no-siesta-rules-chapter-helpers-title = Helpers
no-siesta-rules-chapter-helpers-text =
    (1) Each field asks for these revenues, in any order and over several rounds.
    For a full field you hire a helper at the end of the round.
    (2) Its ability works from the next round to the end of the game.
    (3) Helpers on the four fields on the right score points.
no-siesta-rules-chapter-helpers-alt = The six helper fields: two with helpers, one full, the others with some circles crossed off.
no-siesta-rules-chapter-helpers-questions =
    How do I hire a helper?

no-siesta-rules-chapter-trade-title = Long-distance trade and commodities
no-siesta-rules-chapter-trade-text =
    (1) A ship takes three of its good, all at once.
    (2) Each good sails once. A trade scores 2 points and brings a trade commodity.
    You can make only one trade in a scoring phase.
    In your scoring phase a trade commodity can be used as any other revenue but a hat.
no-siesta-rules-chapter-trade-alt = Five ships, one for each good; one of them has sailed.
no-siesta-rules-chapter-trade-questions =
    How do I trade with a ship?
    How can I use a trade commodity?

no-siesta-rules-chapter-barrows-title = Market barrows
no-siesta-rules-chapter-barrows-text =
    (1) The donkeys are harnessed at any time.
    (2) The goods are loaded from left to right, over many rounds if you like.
    (3) The first to complete a barrow scores the higher number, all later ones the lower one.
    A full barrow with its donkeys also brings a trade commodity and a place at Esporles for a disc.
no-siesta-rules-chapter-barrows-alt = Three market barrows with their donkeys and loads; the middle one has five of seven goods and both donkeys.
no-siesta-rules-chapter-barrows-questions =
    How do I complete a barrow?

no-siesta-rules-chapter-esporles-title = The market of Esporles
no-siesta-rules-chapter-esporles-text =
    For a complete barrow, a disc of your supply may go to a space of the market. It stays there for good.
    (1) A space has room for one disc less than there are players, and for one of yours only.
    At the end it scores a point for each thing that its space counts, a helper for example.
no-siesta-rules-chapter-esporles-alt = The six spaces of the market of Esporles with the discs of three players.
no-siesta-rules-chapter-esporles-questions =
    What does a disc at Esporles bring?

no-siesta-rules-chapter-storage-title = Warehouse and stable
no-siesta-rules-chapter-storage-text =
    Each kind is crossed off in its own row, from left to right.
    (1) At the end each set of olive, grain and grape scores 1 point,
    (2) and so does each pair of pig and donkey.
    Hats and silver cannot be stored.
no-siesta-rules-chapter-storage-alt = The warehouse with one set of three harvest goods, and the stable with two pairs of animals.
no-siesta-rules-chapter-storage-questions =
    Where do leftover goods go?

no-siesta-rules-chapter-end-title = Siesta track and end of the game
no-siesta-rules-chapter-end-text =
    (1) Each hat advances your disc one space. Each space is 1 point.
    (2) Here you win one of your discs and can mark one revenue more.
    (3) The game ends with the round in which a player reaches the last space.
    The most points win. In a tie more hats on the siesta track decide.
no-siesta-rules-chapter-end-alt = The siesta track with the discs of three players at the end of a game, and a table with their points by source.
no-siesta-rules-chapter-end-questions =
    How do I get more discs?
    When does the game end?

## In full

no-siesta-rules-full-aim-title = The aim
no-siesta-rules-full-aim-text =
    Build up your farm and bring its goods to market and to distant ports: the most points win. The game has no fixed length. It ends with the round in which a player reaches the last space of the siesta track, so a player who rests a lot also decides when it is over.

no-siesta-rules-full-setup-title = Setting up
no-siesta-rules-full-setup-text =
    Each player has a scoring sheet, a revenue board and eight discs: four in their own supply, one at the start of the siesta track, and three in the common supply, which are won on that track. In the basic game each player also has the same six helper tiles.

    The 24 roof tiles lie hidden. The start player is drawn by lot. There are two dice for each player and one more: five, seven or nine.

no-siesta-rules-full-round-title = A round
no-siesta-rules-full-round-text =
    Each round has three phases: dice, scoring, end of the round. In the dice phase discs only mark what you get. Crosses on the sheet are made only in the scoring phase.

no-siesta-rules-full-dice-title = The dice phase
no-siesta-rules-full-dice-text =
    The start player rolls all dice. In turn, from the start player on, each takes one die and marks its revenues at once, with discs from their own supply on the revenue board; several discs may lie on one space. Then the remaining dice are rolled again, and each takes a second one. The last die is rolled once more, and its result holds for all.

    A die shows olive and grain together, grape, pig, donkey, hat or silver. With one disc left you choose between olive and grain; with none you get nothing. You may also go without, wholly or in part. But this is the moment to decide: nothing is marked later.

no-siesta-rules-full-scoring-title = The scoring phase
no-siesta-rules-full-scoring-text =
    From the start player on, one after another carries out the whole phase. Use your revenues in any order, and split them as you like over six areas:

    - the roof of the barn,
    - the helper fields,
    - long-distance trade,
    - the market barrows,
    - warehouse and stable,
    - the siesta track.

    For each circle crossed off, its disc returns to your supply. It is free at once, for a trade commodity for example.

    What roof tiles and helpers give is temporary: it lies beside the board without a disc, is used in this phase or not at all, and is never marked on the board.

no-siesta-rules-full-commodities-title = Trade commodities
no-siesta-rules-full-commodities-text =
    Long-distance trade and full barrows bring a trade commodity. It takes a disc of your supply. In your scoring phase you may use any of your commodities as any other revenue but a hat: the circle is crossed off directly, the revenue is never marked.

    Without a free disc you use the commodity as the very next thing, or go without it. At the end of the phase you may keep one commodity for the next round; others go back to the supply.

no-siesta-rules-full-roof-title = The roof
no-siesta-rules-full-roof-text =
    Six gaps of the barn roof are closed from left to right, one after another. Their circles are crossed off with silver. For a full gap you draw a hidden roof tile and lay it open on the gap: its bonus can be used once, in this or any later scoring phase of yours. At the end each closed gap scores its points. If no tile is left, the gap scores all the same.

no-siesta-rules-full-tiles-title = The roof tiles
no-siesta-rules-full-tiles-text =
    There are three kinds.

    - Bonus: one or two goods, crossed off directly, one by one and mixed with your other revenues as you like. Several tiles may be open at a time.
    - Change of revenues: two discs on your revenue board move one step along its arrows, or one disc two steps. No disc moves from or to hat or commodity.
    - Point: 1 point at the end of the game.

    A used tile is turned face down. One with a point stays open.

no-siesta-rules-full-helpers-title = The helper fields
no-siesta-rules-full-helpers-text =
    Each of six fields asks for two to four revenues. Cross them off in any order, and work on as many fields at a time as you like. For a full field you hire a helper at the end of the round. Its ability works from the next round to the end of the game. Helpers on the four fields on the right score points.

no-siesta-rules-full-trade-title = Long-distance trade
no-siesta-rules-full-trade-text =
    A ship takes three of one good, all at once: these circles cannot be collected over several rounds. Discs, temporary goods and commodities may come together for it. Only one trade is possible in a scoring phase, and each good sails once. A trade scores 2 points and brings a commodity.

no-siesta-rules-full-barrows-title = Market barrows and Esporles
no-siesta-rules-full-barrows-text =
    The three barrows are loaded from left to right, in the order that they show. The donkeys before them are harnessed at any time. Both may take many rounds.

    A barrow that is full and has its donkeys brings a trade commodity. Besides, a disc of your supply may go to the market of Esporles. It stays there for good and scores at the end by its space. Each space has room for one disc less than there are players, and for one of yours only.

    The first to complete a barrow score its higher number, all later ones its lower one. If several are first in the same scoring phase, the player furthest on the siesta track has the higher number; if they are level there, all have it.

no-siesta-rules-full-storage-title = Warehouse and stable
no-siesta-rules-full-storage-text =
    Olives, grain and grapes are stored in the warehouse, pigs and donkeys in the stable, each kind in its own row from left to right. At the end each set of the three harvest goods scores 1 point, and so does each pair of the two animals. Hats and silver cannot be stored.

no-siesta-rules-full-siesta-title = The siesta track
no-siesta-rules-full-siesta-text =
    Each hat advances your disc one space; each space is 1 point. When you come to a space with a disc drawn beside it, you win one of your discs of the common supply: from then on you can mark one revenue more. A player who reaches the last space makes this round the last one. It is played to its end.

no-siesta-rules-full-end-title = The end of the round
no-siesta-rules-full-end-text =
    When all have had their scoring phase, helpers are hired for full fields. Then the revenue boards are cleared: all marks that were not used are lost, but one commodity may stay. The next player in clockwise order becomes start player.

no-siesta-rules-full-points-title = The end of the game
no-siesta-rules-full-points-text =
    The rulebook knows one end, the last space of the siesta track. Here the game also ends after ten rounds in a row without progress (ruling 28). Points come from these sources:

    - closed roof gaps, and 1 for each roof tile with a point,
    - helpers on the four fields on the right,
    - 2 for each long-distance trade,
    - 1 for each set in the warehouse and for each pair in the stable,
    - completed barrows, the higher or the lower number,
    - 1 for each space on the siesta track,
    - the spaces of Esporles with a disc of yours.

    The most points win. In a tie more hats on the siesta track decide. Players who are level there, too, share the victory; the rulebook lets another game decide.

no-siesta-rules-full-experienced-title = The game for experienced farmers
no-siesta-rules-full-experienced-text =
    Players have no helpers of their own. 24 tiles lie in the middle, two of each of twelve abilities; with two players there is one of each. If several hire in the same round, the player furthest on the siesta track chooses first, and in a tie the one who comes first from the start player on. No player hires the same helper twice. If none is left for you, the field stays without a helper and scores nothing.

no-siesta-rules-full-abilities-title = The twelve helpers
no-siesta-rules-full-abilities-text =
    The set of six that each player has in the basic game:

    - { no-siesta-helper-roof_choice }: { no-siesta-does-roof_choice }. The other one goes back among the hidden tiles.
    - { no-siesta-helper-change_revenue }: { no-siesta-does-change_revenue }. It brings neither hats nor commodities.
    - { no-siesta-helper-trade_good }: { no-siesta-does-trade_good }.
    - { no-siesta-helper-storage_silver }: { no-siesta-does-storage_silver }. The goods need not be stored in one round.
    - { no-siesta-helper-no_donkeys }: { no-siesta-does-no_donkeys }. They are complete as soon as they are full.
    - { no-siesta-helper-commodity_hat }: { no-siesta-does-commodity_hat }.

    The six grey ones, for experienced farmers only:

    - { no-siesta-helper-roof_costs }: { no-siesta-does-roof_costs }.
    - { no-siesta-helper-any_order }: { no-siesta-does-any_order }.
    - { no-siesta-helper-trade_hat }: { no-siesta-does-trade_hat }.
    - { no-siesta-helper-siesta_or_work }: { no-siesta-does-siesta_or_work }.
    - { no-siesta-helper-clear_storage }: { no-siesta-does-clear_storage }. Their circles are ringed: they are used up and no longer score.
    - { no-siesta-helper-copy }: { no-siesta-does-copy }. The choice holds for the rest of the game.

no-siesta-rules-full-esporles-title = The six spaces of Esporles
no-siesta-rules-full-esporles-text =
    A disc on a space scores at the end:

    - { no-siesta-space-discs }: { no-siesta-gives-discs }, not for those at Esporles or on a copied helper.
    - { no-siesta-space-harvest_sets }: { no-siesta-gives-harvest_sets }.
    - { no-siesta-space-roof_tiles }: { no-siesta-gives-roof_tiles }.
    - { no-siesta-space-animal_pairs }: { no-siesta-gives-animal_pairs }.
    - { no-siesta-space-helpers }: { no-siesta-gives-helpers }.
    - { no-siesta-space-trades }: { no-siesta-gives-trades }.

no-siesta-rules-full-two-players-title = Two players, like the big La Granja
no-siesta-rules-full-two-players-text =
    Two players may agree to roll the five dice only once, at the beginning of the round. Both choose their two dice from this roll, and the one that is left holds for both.
no-siesta-rules-full-two-players-questions =
    Which rules change with two players?

no-siesta-rules-full-online-title = The online rules
no-siesta-rules-full-online-text =
    The option “Online” plays by the changes of the version on Yucata:

    - Everything that must be used at once may be used up to the end of the scoring phase, also a commodity without a disc.
    - A player with no more than two discs spends none for good: no disc goes to Esporles, and no helper is copied. If no helper can be taken at all, the choice is skipped.
    - Discs go to Esporles at the end of the round, when ties of a barrow are decided. Unused discs leave the revenue board before that.
    - Goods cleared out of warehouse and stable may be stored there again.
    - Points are counted as they come and are open to all. Helpers are copied at the end of a round.

no-siesta-rules-full-reconstructed-title = Unknown values
no-siesta-rules-full-reconstructed-text =
    The rules that this game is made from do not show the whole scoring sheet. What some roof gaps, helper fields and barrows ask for and score, the rows of warehouse and stable, the siesta track, the arrows of the revenue board and how many there are of each roof tile are stand-ins of the right shape. The list of the components below marks each as reconstructed.

    If you own the game, you can correct these values without programming: in the browser, under “Correct components” above; or correct a copy of the components file, let the command “tertulia components no-siesta --check FILE” look for mistakes, and start the server or a game in the terminal with “--components FILE”.

## Rulings

no-siesta-ruling-1-title = A die must be taken
no-siesta-ruling-1-text = No player passes in the dice phase. To go without a revenue is to take the die and mark nothing, or only a part. It cannot be marked later.
no-siesta-ruling-2-title = At once
no-siesta-ruling-2-text = By the printed rules temporary revenues (goods of a roof tile, of the helpers for trade, for warehouse and stable, goods cleared out) stand beside the board, never on it, and are lost at the end of the player’s scoring phase. A commodity without a disc must be the very next thing that something is crossed off with, or it is lost. A roof tile may be opened before that, to combine its goods with the commodity.
no-siesta-ruling-3-title = Open roof tiles
no-siesta-ruling-3-text = The goods of a tile are used one by one, with other revenues in between, and several tiles may be open at a time. The sheet shows which goods of each tile are still open; of equal goods, that of the tile furthest left is used first. Unused goods lapse at the end of the phase.
no-siesta-ruling-4-title = Changing revenues
no-siesta-ruling-4-text = A disc never moves from hat or commodity, and never to them. A roof tile moves two discs one step or one disc two; the player may use only part of this.
no-siesta-ruling-5-title = Who is first with a barrow
no-siesta-ruling-5-text = All players who complete a barrow in the same scoring phase may be first. At the end of the phase the siesta track decides, and all who are level there have the higher number. Until then both numbers are shown as possible.
no-siesta-ruling-6-title = The disc for Esporles
no-siesta-ruling-6-text = By the printed rules the disc is placed at once, from the player’s own supply, and may be declined. Without a disc there, the very next thing may first bring one in: a revenue crossed off, a hat that reaches a space of the track with a disc, or the donkey that clears; a roof tile may be opened for it. If nothing can, none is placed. Online, a player with two discs or fewer places none: of the source’s two wordings this is the one that leaves two discs to each player.
no-siesta-ruling-7-title = When helpers are hired
no-siesta-ruling-7-text = Helpers are hired at the end of the round in which their field became full; the ability begins with the next round. With several full fields the player says which helper goes to which.
no-siesta-ruling-8-title = Abilities that change requirements
no-siesta-ruling-8-text = From the round after hiring on, each roof gap asks for one circle less, one that was begun included, and barrows are loaded in any order. Where donkeys are no longer needed, each barrow whose goods are all loaded is completed when the ability begins; the player chooses the order.
no-siesta-ruling-9-title = The copied helper
no-siesta-ruling-9-text = A disc from the player’s own supply lies on the copied helper for good. Only a tile of another player is copied, never a copy and never an ability that the player already has. If that tile was hired in this round, it works from the next.
no-siesta-ruling-10-title = Cleared circles
no-siesta-ruling-10-text = A circle that was emptied stays used and is never crossed again. By the printed rules the goods go to the other areas of the sheet only.
no-siesta-ruling-11-title = A set in warehouse and stable
no-siesta-ruling-11-text = A set is complete when the n-th circle of each of its kinds is crossed, in any round. A circle emptied later has brought its silver, but counts no longer at the end. No set brings silver twice.
no-siesta-ruling-12-title = Discs of the siesta track
no-siesta-ruling-12-text = Each player can win three. If none of a player’s discs is left in the common supply, the track gives none.
no-siesta-ruling-13-title = No roof tile left
no-siesta-ruling-13-text = If no roof tile is left, none is drawn, and the gap scores all the same. But it does not count for the space of Esporles that counts tiles.
no-siesta-ruling-14-title = No commodity becomes a hat by a swap
no-siesta-ruling-14-text = The helper who swaps donkeys and hats does not turn a commodity into a hat: a commodity used as a donkey is crossed off as a donkey.
no-siesta-ruling-15-title = A change of revenues is two steps
no-siesta-ruling-15-text = The roof tile gives two steps, one after the other, each of any disc. So two discs one step and one disc two steps are the same rule.
no-siesta-ruling-16-title = Several full fields
no-siesta-ruling-16-text = A player with several full fields hires for all, in the order of the fields, before the next player does.
no-siesta-ruling-17-title = The last die
no-siesta-ruling-17-text = All players mark the last die at the same time. Everything lies open, so that no order matters.
no-siesta-ruling-18-title = Two roof tiles to choose from
no-siesta-ruling-18-text = Only the player who draws two roof tiles sees both. The tile that is kept is open to all, the other goes back among the hidden ones.
no-siesta-ruling-19-title = When a helper is copied
no-siesta-ruling-19-text = By the printed rules a helper is copied in a scoring phase of the player, never at another time, and the ability works at once. Online it is copied at the end of a round, after hiring; no player has to, and a player without a copy is asked again at the end of each round. It works from the next round. A copied ability is no tile: it scores nothing, neither on a field nor at Esporles.
no-siesta-ruling-20-title = The order at Esporles, online
no-siesta-ruling-20-text = Discs are placed in the order of the siesta track, as helpers are hired, and before that.
no-siesta-ruling-21-title = A commodity given back
no-siesta-ruling-21-text = At the end of the scoring phase a commodity may also be given back, to have its disc free for the next round.
no-siesta-ruling-22-title = A barrow completed between the rounds
no-siesta-ruling-22-text = Where donkeys are no longer needed, a barrow may be completed at the beginning of a round. If its commodity then finds no disc, it is lost by the printed rules; online it lies beside the board.
no-siesta-ruling-23-title = Open and closed points
no-siesta-ruling-23-text = Online every point is shown when it comes, and Esporles is counted again after every action. By the printed rules the game counts silently and shows all points at its end.
no-siesta-ruling-24-title = First with a barrow, between the rounds
no-siesta-ruling-24-text = A barrow that is completed at the beginning of a round is earlier than the scoring phase of that round: a player who completes it then is first. If several do so when the same round begins, the siesta track decides as in a phase.
no-siesta-ruling-25-title = Hired after being copied
no-siesta-ruling-25-text = A helper whose ability you have copied may still be hired as a tile of your own: a copy is no tile.
no-siesta-ruling-26-title = The donkey that clears
no-siesta-ruling-26-text = Only a donkey on a disc pays for taking goods out of warehouse and stable, or a hat on a disc that a helper lets you use as a donkey. No commodity stands for it, and nothing that lies beside the board.
no-siesta-ruling-27-title = A field without a helper
no-siesta-ruling-27-text = A full field stays empty if no helper is left at the end of its round. Online, “copy” cannot be hired while there is no helper to copy; the game offers to hire for the field again as soon as a helper can be taken.
no-siesta-ruling-28-title = Rounds without progress
no-siesta-ruling-28-text = The game ends with the usual scoring after ten rounds in a row without progress. Progress is a circle crossed off on roof, helper fields, trade, barrows (donkeys included), warehouse or stable, or a step on the siesta track. Marking, opening tiles, moving discs, taking goods out, copying, hiring, and a barrow that is completed when a round begins do not count. The game announces such rounds from the third on. The tenth is the last round once all scoring phases are over.
no-siesta-ruling-29-title = What must be used in the same phase
no-siesta-ruling-29-text = Goods of the helpers for trade, for warehouse and stable must be used in the same scoring phase: that is a limit, not a duty. Unused ones lapse.
no-siesta-ruling-30-title = A tie
no-siesta-ruling-30-text = With equal points more hats on the siesta track win. Players who are level there, too, share the victory: the further game that the rulebook asks for is yours to play.
no-siesta-ruling-31-title = Arrows in a corrected file
no-siesta-ruling-31-text = A components file may draw arrows between olive, grain, grape, pig, donkey and silver as it likes, but none from or to hat or commodity.
no-siesta-ruling-32-title = Silver of a set
no-siesta-ruling-32-text = A set counts once the n-th circle of each of its kinds is crossed, a circle emptied before that included. A set that was emptied and filled again brings no second silver.
no-siesta-ruling-33-title = The disc of a kept commodity
no-siesta-ruling-33-text = Online, the disc of a commodity counts among the two that no player spends for good, for its owner can still use it.
no-siesta-ruling-34-title = What a swap takes
no-siesta-ruling-34-text = A player who uses a hat as a donkey, or a donkey as a hat, says whether it is one that lies beside the board or one on a disc.
no-siesta-ruling-35-title = A changed revenue stays on its disc
no-siesta-ruling-35-text = A disc that was moved along an arrow marks the new revenue, online as well, and is free only when that is crossed off.
no-siesta-ruling-36-title = No solo game
no-siesta-ruling-36-text = The game is for two to four. The rulebook speaks of one to four, but the rules for one are not in it.
no-siesta-ruling-37-title = Loaded barrows when donkeys are no longer needed
no-siesta-ruling-37-text = Such barrows are completed at the beginning of the round, not in the player’s own scoring phase, one after the other: each has its commodity and its disc for Esporles before the next one follows. After a copy in a scoring phase it is the same.
