"""Donkey markers: which may be chosen, and the secret choice (rules 8.1)."""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import DONKEYS
from tertulia.kernel.agenda import Agenda, pop
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def list_donkeys(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the actions that choose a donkey marker; return the number of actions.

    Each marker may be chosen once in rounds 1 to 3, and once in rounds 4 to 6 (rules 8.1).
    """
    n = 0
    for i in range(DONKEYS):
        out[n] = Action.DONKEY + i
        n += 1 - (int(s.farms[seat].donkeys) >> i & 1)
    return n


@rule
def choose_donkey(s: State, seat: int, pending: Agenda, donkey: int) -> None:
    """Choose a donkey marker (from 0), which stays secret until all seats have chosen."""
    pop(pending)
    s.farms[seat].donkey = donkey + 1
    emit(s.events, Event.CHOSEN, seat)
