"""The names of Granada: kinds, currencies, faces, options, and the table of actions."""

from __future__ import annotations

from tertulia.kernel.actions import ActionTable, Cell, Names, Numbers, Subset, Verb
from tertulia.kernel.game import Option

TILES = 54
START = 54
"""The index of a start tile where tiles are indexed; it has no moats and every city has its own at (0, 0)."""
SPACES = 4
SLOTS = 4
VALUES = 9
CURRENCIES = ("yellow", "green", "orange", "blue")
CARDS = len(CURRENCIES) * VALUES
"""Kinds of money card: currency * 9 + value - 1."""
KINDS = ("arena", "bath", "library", "inn", "hospital", "market", "park", "school", "residence")
FACES = ("front", "back")
SIDES = ("N", "E", "S", "W")
LETTERS = ("A", "B", "C")
MAX_SEATS = 6
OWNERS = MAX_SEATS + 1
"""Columns of a scoring: the seats, and Dirk behind the last of them."""
REACH = TILES
"""No tile of a city lies further than this from its start tile."""
WIDTH = 2 * REACH + 1

OPTIONS = (Option("scoring", ("normal", "simplified"), "normal"),)
NORMAL, SIMPLIFIED = 0, 1

ACTIONS = ActionTable(
    [
        Verb("take", Subset("slots", SLOTS)),  # one money card, or several worth at most 5
        Verb("buy", Numbers("space", 1, SPACES)),
        Verb("add", Numbers("tile", 1, TILES)),  # rebuild: from the reserve to the city
        Verb("dismantle", Numbers("tile", 1, TILES)),  # rebuild: from the city to the reserve
        Verb("exchange", Numbers("tile", 1, TILES)),  # rebuild: from the reserve, for a tile of the city
        Verb("for", Numbers("tile", 1, TILES)),
        Verb("pay", Numbers("value", 1, VALUES)),
        Verb("done"),
        Verb("choose", Numbers("tile", 1, TILES)),  # which bought tile to place next
        Verb("reserve", Names("face", FACES)),
        Verb("turn", Names("currency", CURRENCIES)),
        Verb("give"),  # to Dirk
        Verb("build", Cell(REACH)),
    ]
)
TAKE = ACTIONS.first("take")
BUY = ACTIONS.first("buy")
ADD = ACTIONS.first("add")
DISMANTLE = ACTIONS.first("dismantle")
EXCHANGE = ACTIONS.first("exchange")
FOR = ACTIONS.first("for")
PAY = ACTIONS.first("pay")
DONE = ACTIONS.first("done")
CHOOSE = ACTIONS.first("choose")
RESERVE = ACTIONS.first("reserve")
TURN = ACTIONS.first("turn")
GIVE = ACTIONS.first("give")
BUILD = ACTIONS.first("build")
MOST_LEGAL = 1024
"""A city of n tiles has at most 2n + 2 free cells beside it; all else is at most 15 + 4 + 3 * 54."""
