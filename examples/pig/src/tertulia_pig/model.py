"""What Pig remembers, what may be done, and what happens."""

from enum import IntEnum

from tertulia.kernel.actions import Verbs
from tertulia.kernel.agenda import Agenda, agenda
from tertulia.kernel.chance import Chance
from tertulia.kernel.events import EventList, events
from tertulia.kernel.schema import Record, Records, int16, record

MOST_SEATS = 6
TARGETS = (50, 100)
"""Points to win, by the choice of the option."""
TURN = 1
"""The only kind of decision: to roll or to hold."""


class Action(Verbs):
    """What may be done."""

    ROLL = ()
    HOLD = ()


class Event(IntEnum):
    """What happens: the seat, and the pips or points that it is about."""

    ROLLED = 0
    LOST = 1
    HELD = 2


ACTIONS = Action.table()


class Player(Record):
    """One seat."""

    points: int = int16()
    agenda: Agenda = agenda(1, 1)


class State(Record):
    """The whole game."""

    chance: Chance = record(Chance)
    events: EventList = events(2)
    seats: int = int16()
    target: int = int16()
    turn_total: int = int16()
    players: Records[Player] = record(Player, MOST_SEATS)
