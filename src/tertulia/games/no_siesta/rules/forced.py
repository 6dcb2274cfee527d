"""What may be done while one thing has to come first: a commodity used at once, a disc freed for Esporles (rulings 2 and 6)."""

from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.rules.abilities import clears
from tertulia.games.no_siesta.rules.legal_crossings import crossings
from tertulia.games.no_siesta.rules.roof import usable_tiles
from tertulia.games.no_siesta.rules.sources import FREE_A_DISC
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def forced(s: State, seat: int, mode: int, out: IntArray) -> int:
    """Write the actions: circles, roof tiles whose goods may be combined with what is crossed off, and, where a disc is wanted, the
    donkey that clears. To let it be is not among them."""
    n = crossings(s, seat, mode, out)
    n = usable_tiles(s, seat, False, Action.TILE, out, n)
    if mode == FREE_A_DISC:
        n = clears(s.players[seat], out, n)
    return n
