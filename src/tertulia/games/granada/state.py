"""The whole state of a game of Granada in one record (docs/architecture.md).

Every tile is in exactly one place: `place[tile]` says where. Money cards of one currency and value are alike, so hands and
discards count them; the deck has an order. The lists of tiles follow from `place` and change with it, in `places`. What is
derived of a city (`room`, `swaps`, `loose`, `touched`, its grid's frame) is made anew whenever that city changes, by `city.survey`.
"""

from __future__ import annotations

import numpy as np

from tertulia.games.granada.names import CARDS, CURRENCIES, KINDS, LETTERS, MAX_SEATS, OWNERS, SLOTS, SPACES, TILES
from tertulia.kernel.agenda import agenda
from tertulia.kernel.chance import CHANCE
from tertulia.kernel.events import events

# place[tile]
BAG = 0
YARD = 1  # + space, 0 to 3
CITY = 10  # + seat
STORE = 20  # + seat: on the reserve
BOUGHT = 30  # + seat: beside the city, to be placed
DIRK = 40

# kinds of decision on an agenda, with their arguments
ACT = 1
CHOOSING = 2  # how many bought tiles are still to be placed; always the lowest decision of a turn
PAYING = 3  # purpose, tile, currency, paid, last value paid
PLACING = 4  # tile, origin
SWAPPING = 5  # tile of the reserve
PURPOSE, PAYING_TILE, CURRENCY, PAID, LAST = range(5)
TILE, ORIGIN = range(2)
UNPLACED = 0
TO_BUY, TO_TURN = 0, 1
FROM_YARD, FROM_STORE, AWARDED = 0, 1, 2
TURN_PRICE = 3

SCORING_CARD = CARDS
"""In the deck: A is this, B one more."""
NO_CARD = -1
NO_TILE = -1
DECK = CARDS * 3 + 2

BOX = np.dtype(
    [
        ("kind", "i2", (TILES, 2)),  # by face
        ("value", "i2", (TILES, 2)),
        ("moats", "i2", (TILES + 1,)),  # bits N E S W; the last is the start tile
        ("currency", "i2", (SPACES,)),
        ("per_side", "i2"),
        ("majority", "i2", (2, len(LETTERS), 3)),  # scoring, letter, place
    ],
    align=True,
)
PLAYER = np.dtype(
    [
        ("money", "i2", (CARDS,)),
        ("cards", "i2"),
        ("worth", "i2", (len(CURRENCIES),)),  # of the hand in each currency
        ("points", "i2"),
        ("room", "i4"),  # bit m: a tile with the moats m could be built somewhere
        ("swaps", "i4"),  # bit m: a tile with the moats m could take some tile's place
        ("city", "i2", (TILES,)),  # its tiles, ascending
        ("built", "i2"),  # how many
        ("store", "i2", (TILES,)),  # the tiles of the reserve, ascending
        ("stored", "i2"),
        ("west", "i2"),  # the grid that the city needs
        ("south", "i2"),
        ("width", "i2"),
        ("height", "i2"),
        ("agenda", agenda(4, 5)),
    ],
    align=True,
)
SCORING = np.dtype([("done", "i2"), ("moats", "i2", (OWNERS,)), ("kinds", "i2", (len(KINDS), OWNERS))], align=True)
STATE = np.dtype(
    [
        ("chance", CHANCE),
        ("events", events(64)),
        ("box", BOX),
        ("seats", "i2"),
        ("scoring", "i2"),
        ("start", "i2"),
        ("on_turn", "i2"),
        ("rounds", "i2"),
        ("next_face", "i2"),
        ("ending", "i2"),
        ("award", "i2"),  # the yard space whose tile is to be given away next
        ("over", "i2"),
        ("dirk_points", "i2"),
        ("place", "i2", (TILES,)),
        ("yard", "i2", (SPACES,)),  # the tile on each space
        ("face", "i2", (TILES,)),
        ("x", "i2", (TILES,)),
        ("y", "i2", (TILES,)),
        ("space", "i2", (TILES,)),  # where a bought tile lay
        ("turned", "i2", (TILES,)),  # a bought tile turned for money
        ("loose", "i2", (TILES,)),  # a tile of a city that could be dismantled
        ("touched", "i2", (TILES,)),  # its sides that touch another tile, as bits
        ("deck", "i2", (DECK,)),  # the top is deck[deck_size - 1]
        ("deck_size", "i2"),
        ("scoring_low", "i2", (2,)),  # a scoring card in the deck lies somewhere from here …
        ("scoring_high", "i2", (2,)),  # … to here, as everybody knows
        ("discard", "i2", (CARDS,)),
        ("display", "i2", (SLOTS,)),
        ("scorings", SCORING, (len(LETTERS),)),
        ("players", PLAYER, (MAX_SEATS,)),
    ],
    align=True,
)

# kinds of event, with their arguments
(
    E_DEAL,  # seat
    E_START,  # seat
    E_TAKE,  # seat, then up to four cards + 1
    E_BUY,  # seat, space, tile, face, exact, paid
    E_PAY,  # seat, card
    E_TURN,  # seat, tile, face, currency, paid
    E_BUILD,  # seat, tile, face, x, y, origin
    E_RESERVE,  # seat, tile, face
    E_GIVE,  # seat, tile, face
    E_DISMANTLE,  # seat, tile, face, x, y
    E_EXCHANGE,  # seat, new tile, old tile, x, y
    E_MONEY,  # slot, card
    E_RESHUFFLE,  # cards
    E_YARD,  # space, tile, face
    E_SCORING,  # letter
    E_DIRK,  # tile, face
    E_END,
    E_AWARD,  # space, seat, tile, face
    E_LEFT,  # space, tile, face
    E_OVER,
    E_SKIP,  # seat
    E_LAPSE,  # seat
) = range(1, 23)
