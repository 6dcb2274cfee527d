"""State, actions and events of Pig."""

from enum import IntEnum

from tertulia.kernel.actions import Verbs
from tertulia.kernel.agenda import Agenda, agenda
from tertulia.kernel.chance import Chance
from tertulia.kernel.events import EventList, events
from tertulia.kernel.schema import Record, Records, int16, record

MOST_SEATS = 6
TARGETS = (50, 100)
"""Points to win, by the number of the option's choice."""
TURN = 1
"""The only kind of decision: roll or hold."""


class Action(Verbs):
    """Actions of a player."""

    ROLL = ()
    HOLD = ()


class Event(IntEnum):
    """Events, each with a seat, and the pips or points concerned."""

    ROLLED = 0
    LOST = 1
    HELD = 2


ACTIONS = Action.table()


class Player(Record):
    """State of one seat."""

    points: int = int16()
    agenda: Agenda = agenda(1, 1)


class State(Record):
    """State of the game."""

    chance: Chance = record(Chance)
    events: EventList = events(2)
    seats: int = int16()
    target: int = int16()
    turn_total: int = int16()
    players: Records[Player] = record(Player, MOST_SEATS)
