### Granada: the rules told in the project's own words, and how it reads them where the rulebook is silent.

granada-rules-chapters = aim money buying placing building rebuilding moats kinds end
granada-rules-sections = aim setup turn money buying payment rebuilding placing turning building moats refill scoring scoring-a scoring-b scoring-c end leftovers two-players simplified
granada-rules-intro = Two to six builders enlarge the city below the Alhambra. Three times in the game, each kind of building is counted, and so is the longest moat around each city.

granada-rules-chapter-aim-title = The aim and your city
granada-rules-chapter-aim-text =
    (1) Every city begins with the Alhambra.
    (2) Each tile around it is a building of one of nine kinds, with a value.
    Three times in the game, whoever has the most buildings of a kind scores points.
    The longest moat along the outside of a city scores, too.
    After the third scoring the most points win.
granada-rules-chapter-aim-alt = The city of one player: eight buildings around the Alhambra, with a moat along the outside.
granada-rules-chapter-aim-questions =
    How do I win?

granada-rules-chapter-money-title = Your turn: take money
granada-rules-chapter-money-text =
    On your turn you have one action: take money, buy a building, or rebuild your city.
    (1) Take one open money card of any value,
    (2) or several that are worth at most 5 together, here 4 and 1.
    Your hand has no limit and is secret.
granada-rules-chapter-money-alt = Four open money cards, and below them the hand of the player on turn, sorted by colour.
granada-rules-chapter-money-questions =
    What can I do on my turn?
    How do I get money?

granada-rules-chapter-buying-title = Buy a building
granada-rules-chapter-buying-text =
    (1) Each space of the yard wants money of its colour.
    (2) The tile costs the value that it shows. You may pay more, but there is no change.
    If you pay the price exactly, you have another action: here green 1 and 7 for the bathhouse.
    You place what you bought at the end of your turn. Only then is the yard filled up.
granada-rules-chapter-buying-alt = The building yard with four tiles, and below it the hand of the player on turn, sorted by colour.
granada-rules-chapter-buying-questions =
    How do I buy a building?
    How do I get another action?

granada-rules-chapter-placing-title = Place what you bought
granada-rules-chapter-placing-text =
    (1) At the end of your turn you place the tiles that you bought, in any order.
    Build a tile as it lay in the yard. To build its other side, first pay at least 3 in one colour.
    (2) Or put it in your reserve with either side up, free of charge.
    A tile in a city or in a reserve is never turned again.
granada-rules-chapter-placing-alt = A bought tile, and beside it the reserve with one tile.
granada-rules-chapter-placing-questions =
    Where do I place a bought building?
    How do I turn a tile over?

granada-rules-chapter-building-title = Building rules
granada-rules-chapter-building-text =
    All tiles are upright, and each touches another one along a whole side.
    Where two tiles touch, both have a moat there or neither has.
    Every tile can be reached on foot from the Alhambra without crossing a moat or leaving the city.
    No empty spot may be enclosed by tiles.
granada-rules-chapter-building-alt = A city of fourteen tiles; neighbouring sides match, moat to moat or open to open.
granada-rules-chapter-building-questions =
    Where may I build?

granada-rules-chapter-rebuilding-title = Rebuild your city
granada-rules-chapter-rebuilding-text =
    Rebuilding is one action. You choose one of three ways.
    (1) Add a tile from your reserve to your city,
    (2) or take a tile of your city down into your reserve,
    or swap one for the other on the same spot.
    Afterwards the whole city must keep to the building rules. The Alhambra never leaves its place.
granada-rules-chapter-rebuilding-alt = The city of one player, and below it the reserve with two tiles.
granada-rules-chapter-rebuilding-questions =
    How do I use my reserve?
    How do I rebuild my city?

granada-rules-chapter-moats-title = Moats
granada-rules-chapter-moats-text =
    Walk around the outside of a city: the longest unbroken run of sides with a moat counts.
    At each of the three scorings it brings a point for each side, here 15.
    Sides where two tiles meet inside the city do not count.
granada-rules-chapter-moats-alt = A city with a moat of fifteen sides, drawn as a line around it.
granada-rules-chapter-moats-questions =
    How many points does my moat score?

granada-rules-chapter-kinds-title = Scoring the kinds of building
granada-rules-chapter-kinds-text =
    Scorings A and B come when their cards turn up in the money, scoring C at the end of the game.
    (1) A crown marks who has the most buildings of a kind. In a tie the highest building decides, here in brackets.
    In scoring A the first gets a point for each building of the kind in all cities.
    In scoring B the first gets twice as much and the second once. In scoring C the first gets three times as much, the second twice and the third once.
    Buildings in reserves do not count.
granada-rules-chapter-kinds-alt = A table with the nine kinds of building and how many each of three players has.
granada-rules-chapter-kinds-questions =
    When are buildings scored?
    How many points does a kind bring?

granada-rules-chapter-end-title = The end of the game
granada-rules-chapter-end-text =
    The game ends after a turn when the yard cannot be filled up any more.
    Each tile left there goes to the player with the most money of the colour of its space. In a tie it stays.
    Then comes scoring C. Players with equally many points share the victory.
granada-rules-chapter-end-alt = A table with the points of three players at the end of a game, by scoring.
granada-rules-chapter-end-questions =
    When does the game end?

## In full

granada-rules-full-aim-title = The aim
granada-rules-full-aim-text =
    Each player builds a city of tiles around a starting tile with the Alhambra. There are nine kinds of building: arena, bathhouse, library, inn, hospital, market, park, school and residence. A player with many of a kind in the city at the right moment scores for that kind, and each player scores for the moat around the city. After the third scoring the most points win; players with equally many share the victory.

granada-rules-full-setup-title = Setting up
granada-rules-full-setup-text =
    There are 54 building tiles. Each has an even value on the front and the next odd value, with another kind of building, on the back; both sides have moats along the same edges. All tiles go into a bag. Four are drawn and laid on the spaces 1 to 4 of the yard, even side up. From then on a marker tells which side is up when the yard is filled next; the first time it is the odd side.

    The 108 money cards show the values 1 to 9, three of each in yellow, green, orange and blue. They are shuffled, and each player in turn is dealt open cards until they are worth 20 or more. So each player starts with 20 to 28. Then the hands are taken up and stay secret.

    The player with the fewest cards goes first; in a tie, the one with the least money; then it is decided by lot.

    Four money cards are laid out. The rest is divided into five piles of about the same size. Scoring card A is shuffled into the second pile, scoring card B into the fourth, and the piles are stacked, the first on top.

granada-rules-full-turn-title = A turn
granada-rules-full-turn-text =
    The player on turn has one action:

    - take money,
    - buy a building,
    - or rebuild the city.

    Paying for a building exactly gives another action of any of the three kinds. At the end of the turn the buildings just bought are placed, then money and yard are filled up and the next player in clockwise order has a turn.

    The yard is not filled during a turn. So one turn has at most five actions: four exact purchases and one more.

granada-rules-full-money-title = Taking money
granada-rules-full-money-text =
    Take one of the four open cards, of any value. Or take two or more whose values add up to at most 5; their colours may differ. There is no limit to a hand.

granada-rules-full-buying-title = Buying a building
granada-rules-full-buying-text =
    Each of the four spaces of the yard belongs to one colour. The tile on it costs the value that is showing, in money of that colour. A bought tile is set aside and placed at the end of the turn. The money goes to the discard pile.

granada-rules-full-payment-title = Exact payment
granada-rules-full-payment-text =
    Pay with any cards of the right colour that together reach the price. Change is never given. If the sum is exactly the price, you have another action, and you must use it if you can: take money, buy or rebuild.

granada-rules-full-rebuilding-title = Rebuilding the city
granada-rules-full-rebuilding-text =
    There are three ways to rebuild; each is one action:

    - add: build one tile from your reserve into the city,
    - take down: move one tile from the city into your reserve,
    - swap: a tile from the reserve takes the exact place of a tile in the city, which goes to the reserve.

    Afterwards the whole city must keep to the building rules. The starting tile never leaves its place. Tiles keep the side they show.

granada-rules-full-placing-title = Placing bought tiles
granada-rules-full-placing-text =
    At the end of the turn every tile bought is placed, in any order. You may build it into your city as it lay in the yard, or put it in your reserve with either side up, free of charge. Any number of tiles may lie in a reserve. It can be wise not to build: a building also makes its kind more valuable for the leader.

granada-rules-full-turning-title = Turning a tile over
granada-rules-full-turning-text =
    To build a bought tile with its other side, first pay at least 3 in money of one colour of your choice, for each tile separately. Turning never gives another action, not even for exactly 3. A tile that lies in a city or in a reserve is never turned again.

granada-rules-full-building-title = Building rules
granada-rules-full-building-text =
    - All tiles are upright; they are never rotated.
    - A tile touches at least one other tile along a whole side, not only at a corner.
    - Where two tiles touch, both have a moat there or neither has.
    - Every tile can be reached on foot from the starting tile, from tile to tile, without crossing a moat or leaving the city.
    - No holes: an empty spot must not be enclosed by tiles.

    The starting tile counts as a tile without moats.

granada-rules-full-moats-title = Moats
granada-rules-full-moats-text =
    Many tiles have moats on up to three sides. Walk around the outside of your city: the longest unbroken run of sides with a moat is your moat. At each of the three scorings it brings 1 point for each of its sides. Sides where two tiles meet inside the city do not count.

granada-rules-full-refill-title = The end of a turn
granada-rules-full-refill-text =
    When everything is placed, the open money is filled up to four cards. If a scoring card turns up, the scoring takes place at once. When the deck is used up, the discard pile is shuffled and becomes the new deck.

    Then the empty yard spaces are filled in the order 1 to 4, with the side up that the marker shows. If anything was laid there, the marker changes: even and odd take turns.

granada-rules-full-scoring-title = The scorings
granada-rules-full-scoring-text =
    There are three: A and B when their cards turn up in the money, C at the end. First the moats are scored, then the kinds in this order: arena, bathhouse, library, inn, hospital, market, park, school, residence.

    For each kind the players are ranked by the number of its buildings in their cities. In a tie the player with the highest building of the kind is ahead, so points are never shared. A player without a building of a kind gets nothing for that kind. Only the visible side of tiles in cities counts; the reserve does not.

granada-rules-full-scoring-a-title = Scoring A
granada-rules-full-scoring-a-text =
    For each kind the player with the most buildings scores 1 point for each building of that kind in all cities together.

granada-rules-full-scoring-b-title = Scoring B
granada-rules-full-scoring-b-text =
    The first in each kind scores twice the number of buildings of the kind in all cities, the second scores once that number. Example: with 5, 2 and 1 parks there are 8; the first scores 16, the second 8.

granada-rules-full-scoring-c-title = Scoring C
granada-rules-full-scoring-c-text =
    The first in each kind scores three times the number of buildings of the kind in all cities, the second twice, the third once. Example: with 8 parks in all, 24, 16 and 8 points.

granada-rules-full-end-title = The end of the game
granada-rules-full-end-text =
    The game ends after a turn when the bag does not hold enough tiles to fill the yard. The yard is still filled as far as the tiles go. Then the tiles there are given away, and scoring C decides.

granada-rules-full-leftovers-title = Tiles left in the yard
granada-rules-full-leftovers-text =
    Space by space, from 1 to 4, each tile goes to the player who holds the most money of the colour of the space. Its price does not matter, and the money is kept. If two hold the most, the tile stays where it is. The player who gets a tile builds it at once, with the side up that is showing; only if it fits nowhere does it go to the reserve. Then comes the next space.

granada-rules-full-two-players-title = Two players, and Dirk
granada-rules-full-two-players-text =
    One of the three copies of each money card is left out, so 72 cards are in the game. A third player, Dirk, collects tiles without ever taking a turn. He starts with six tiles drawn from the bag, even side up. Right after scoring A he receives six more, after scoring B a third of the tiles left in the bag, rounded down; these lie with the side up that the marker shows.

    In all scorings Dirk takes part for the kinds of building, but not for the moats. When you place a tile that you bought, you may also give it to Dirk: as it lay in the yard, or turned over for the usual fee.
granada-rules-full-two-players-questions =
    Which rules change with two players?

granada-rules-full-simplified-title = Simplified scoring
granada-rules-full-simplified-text =
    For a first game, or with children, each kind brings fixed points instead:

    - scoring A: 3 for the first,
    - scoring B: 10 for the first, 3 for the second,
    - scoring C: 18 for the first, 10 for the second, 3 for the third.

    Moats count as usual.

## Rulings: how this house plays where the rulebook is silent

granada-ruling-1-title = What a moat scores
granada-ruling-1-text = At each scoring each player scores 1 point for each tile side of the longest unbroken run of moat along the outline of the city. A ring that closes counts whole; sides inside the city never count; Dirk scores none. Why: the page on moats is missing from our copy of the rules; players’ descriptions agree on this. An owner of the printed rules can check it there.
granada-ruling-2-title = What a hole is
granada-ruling-2-text = A hole is an empty area from which you cannot walk outside over tile sides; a gap at a corner is no way out. After every change the whole city, not only the new tile, must keep to all building rules. Why: then the outline is one closed line, and the longest moat is always clear.
granada-ruling-3-title = Any cards may pay
granada-ruling-3-text = You may pay with any set of cards of the colour that reaches the price, even with more cards than needed. Turning a tile costs any set of one colour worth at least 3, for each tile separately, and never gives an action. Why: only a least amount is asked for, and giving away spare cards helps no other player.
granada-ruling-4-title = Placing, turning and the reserve
granada-ruling-4-text = Bought tiles are placed at the end of the turn in any order: built, put in the reserve with either side up or, with two players, given to Dirk as seen or turned for the fee. Once in a city or a reserve, a tile never turns. Why: the reserve is always open, so a turn can always end.
granada-ruling-5-title = Another action must be used
granada-ruling-5-text = A player with another action must use it if any of the three kinds of action is possible; otherwise the turn ends by itself. Why: an action is granted as a turn of its own, and turns cannot be passed.
granada-ruling-6-title = A scoring card between money cards
granada-ruling-6-text = A scoring card that turns up while the money is filled up is scored at once, then the filling goes on. Dirk receives his tiles right after that scoring. Why: the scoring belongs to the moment at which its card shows.
granada-ruling-7-title = Ties
granada-ruling-7-text = The last tie for who goes first is decided by lot. An equal highest building cannot occur in a kind, because each value exists once. Dirk’s tiles count like those of a city. Why: a program does not know who is youngest, and a lot is fair.
granada-ruling-8-title = Tiles left at the end
granada-ruling-8-text = Space by space the tile goes to the player who alone has the most money of the colour; having none is never the most. It is built with the side up that is showing before the next one is given; only if it fits nowhere does it go to the reserve. Why: the rules demand that it is built at once, and the order matters, because one tile may make room for the next.
granada-ruling-9-title = Secrets
granada-ruling-9-text = A player’s hand is secret, the number of its cards is not. Cards taken or paid lay open on the table, so the log shows them. Why: all players at a real table see the same.
granada-ruling-10-title = A scoring card that never turns up
granada-ruling-10-text = If the game ends before scoring card A or B has been turned up, that scoring does not take place; scoring C always does. Why: only the card calls for the scoring.
granada-ruling-11-title = Dirk cannot win
granada-ruling-11-text = Dirk’s points are shown like those of a player, but the victory goes to the better of the two players, however many points Dirk has. Why: he makes no decisions; he only stands in the way.
granada-ruling-12-title = Piles that are not quite equal
granada-ruling-12-text = When the money does not divide evenly by five, the first piles get one card more each. Why: any fixed choice will do, and so all players can work out when the scoring cards may come.
granada-ruling-13-title = A turned tile may still go to the reserve
granada-ruling-13-text = A player who has paid for turning a tile may still put it in the reserve, again with either side up. Why: the reserve is always open, and nothing is gained by paying for a free choice.
granada-ruling-14-title = When turning is offered
granada-ruling-14-text = Turning is offered once for each tile, and only if the turned tile could then be built, or given to Dirk. Why: for the reserve it is free, so anything else would only throw money away.
granada-ruling-15-title = The last filling
granada-ruling-15-text = When the bag no longer holds enough tiles, the empty spaces are filled from 1 upwards as far as the tiles go, and the game ends. If the bag held exactly enough, the game goes on. Why: the end comes when filling fails, not when the bag is empty.
granada-ruling-16-title = Points for a moat side
granada-ruling-16-text = Each side of the longest moat brings 1 point at all three scorings, in the simplified scoring too. The number stands in the components file, so that it can be corrected. Why: public sources agree on it, but our copy of the rules lacks the page.
granada-ruling-17-title = Reconstructed facts
granada-ruling-17-text = Which colour belongs to which yard space, which kinds share a tile (beyond what the rules show) and where the moats lie is found nowhere in public. They are stand-ins with the right totals, marked as reconstructed. Why: the game stays playable and balanced, and an owner of the game can enter the true facts.
granada-ruling-18-title = When a new deck is made
granada-ruling-18-text = When the deck is used up, the discard pile is shuffled only when the next card is wanted, not as soon as the last card is drawn. So money paid in between is shuffled in, too. Why: the rules say only that a used-up deck is replaced, and the new one is not needed earlier.
