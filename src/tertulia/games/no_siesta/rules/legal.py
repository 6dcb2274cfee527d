"""Legal actions of a seat, in ascending order."""

from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.decisions import Decision, Keeping
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.model.terms import HARVEST, HELPERS, Helper, Once, Revenue
from tertulia.games.no_siesta.rules.abilities import can_copy, can_move, clears, completable, copies, moves, outs
from tertulia.games.no_siesta.rules.barrows import spaces
from tertulia.games.no_siesta.rules.dice import marks, takes
from tertulia.games.no_siesta.rules.forced import forced
from tertulia.games.no_siesta.rules.hiring import hirable
from tertulia.games.no_siesta.rules.legal_crossings import crossings
from tertulia.games.no_siesta.rules.predicates import did, has, online
from tertulia.games.no_siesta.rules.roof import alike, usable_tiles
from tertulia.games.no_siesta.rules.sources import ANYTHING, mode_of
from tertulia.kernel.agenda import get_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    """Write the legal actions of a seat that may act to `out`; returns their number."""
    player = s.players[seat]
    kind = top(player.agenda)
    if kind == Decision.SCORE:
        return _scoring(s, seat, out)
    if kind == Decision.TAKE:
        return takes(s, seat, out)
    if kind == Decision.MARK:
        return marks(s, seat, out)
    if kind == Decision.MARKET:
        return _waivable(spaces(s, seat, out), out)
    if kind == Decision.CHANGE:
        return _waivable(moves(s, player, out, 0), out)
    if kind == Decision.OUT:
        return outs(player, out)
    return _choices(s, seat, player, kind, out)


@rule
def _waivable(n: int, out: IntArray) -> int:
    out[n] = Action.WAIVE
    return n + 1


@rule
def _choices(s: State, seat: int, player: Player, kind: int, out: IntArray) -> int:
    """List the actions of decisions with a small choice: a good, a tile, a barrow, a copy or a helper."""
    if kind == Decision.GOOD:
        for good in range(HARVEST):
            out[good] = Action.GOOD + good
        return HARVEST
    if kind == Decision.KEEP:
        return _kept(s, player, out)
    if kind == Decision.COMPLETE:
        return completable(s, seat, out)
    if kind == Decision.COPY:
        return _waivable(copies(s, seat, out, 0), out)
    n, which = 0, hirable(s, seat)
    for helper in range(len(HELPERS)):
        out[n] = Action.HIRE + helper
        n += (which >> helper) & 1
    return n


@rule
def _kept(s: State, player: Player, out: IntArray) -> int:
    """List the two drawn tiles, or only one if they look alike."""
    one, other = get_argument(player.agenda, Keeping.ONE), get_argument(player.agenda, Keeping.OTHER)
    out[0] = Action.KEEP + one
    out[1] = Action.KEEP + other
    return 1 if alike(s, one, other) else 2


@rule
def _scoring(s: State, seat: int, out: IntArray) -> int:
    player = s.players[seat]
    mode = mode_of(s, player)
    if mode != ANYTHING:
        return _waivable(forced(s, seat, mode, out), out)
    n = crossings(s, seat, mode, out)
    if player.gaps > 0:
        n = usable_tiles(s, seat, can_move(s, player), Action.TILE, out, n)
    if has(player, Helper.CHANGE_REVENUE) and not did(player, Once.CHANGE):
        n = moves(s, player, out, n)
    if has(player, Helper.CLEAR_STORAGE):
        n = clears(player, out, n)
    if has(player, Helper.COPY) and not online(s) and can_copy(s, seat):
        n = copies(s, seat, out, n)
    out[n] = Action.END
    out[n + 1] = Action.END + 1
    return n + 1 + int(player.board[Revenue.COMMODITY] > 0)
