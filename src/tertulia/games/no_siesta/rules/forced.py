"""Legal actions while a player must use a commodity at once, or must free a disc (rulings 2 and 6).

The freed disc is for the market of Esporles, because the player has completed a barrow.
"""

from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.rules.abilities import append_clearings
from tertulia.games.no_siesta.rules.legal_crossings import list_crossings
from tertulia.games.no_siesta.rules.roof import append_usable_tiles
from tertulia.games.no_siesta.rules.sources import FREE_DISC
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def list_forced_actions(s: State, seat: int, mode: int, out: IntArray) -> int:
    """Write to `out` the legal actions, except `WAIVE`, of a seat that must use a commodity or free a disc.

    `mode` says which: `ONLY_COMMODITY` or `FREE_DISC`. The actions cross off a circle with a source that the mode
    allows, or use a roof tile with goods. With `FREE_DISC`, the action `clear` is included, because it frees a disc.
    Returns the number of actions.
    """
    n = list_crossings(s, seat, mode, out)
    n = append_usable_tiles(s, seat, False, Action.TILE, out, n)
    if mode == FREE_DISC:
        n = append_clearings(s.players[seat], out, n)
    return n
