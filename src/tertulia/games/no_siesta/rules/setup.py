"""Set-up of the state at the start of a game (rules: set-up; the game for experienced farmers)."""

from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.options import GameVariant, TableRule
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import DISC_SPACES, HELPERS, OWN_DISCS
from tertulia.games.no_siesta.rules.requirements import update_field_wants
from tertulia.games.no_siesta.rules.turn import advance_game, begin_round
from tertulia.kernel.chance import draw
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def setup(s: State, options: IntArray) -> None:
    """Set up a game with a random start player.

    Each player has four free discs, one on the siesta track, and three in the common supply. `options` holds the index
    of the chosen value of each option (`TableRule`).
    """
    for i in range(len(s.rules)):
        s.rules[i] = options[i]
    for seat in range(s.seats):
        s.players[seat].supply = OWN_DISCS
        s.players[seat].common = DISC_SPACES
        update_field_wants(s, seat)
    if s.rules[TableRule.GAME] == GameVariant.EXPERIENCED:
        for helper in range(len(HELPERS)):
            s.helpers[helper] = 1 if s.seats == 2 else 2
    s.start = draw(s.chance, s.seats)
    emit(s.events, Event.START, s.start)
    begin_round(s)
    advance_game(s)
