"""Legal actions of a seat, in ascending order."""

from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.decisions import Decision, Keeping
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.model.terms import HARVEST, HELPERS, Helper, OncePerPhase, Revenue
from tertulia.games.no_siesta.rules.abilities import (
    append_clearings,
    append_copies,
    append_moves,
    can_copy,
    can_move_disc,
    list_completable_barrows,
    list_removable_goods,
)
from tertulia.games.no_siesta.rules.barrows import list_open_spaces
from tertulia.games.no_siesta.rules.dice import list_marks, list_takes
from tertulia.games.no_siesta.rules.forced import list_forced_actions
from tertulia.games.no_siesta.rules.hiring import hirable_helpers
from tertulia.games.no_siesta.rules.legal_crossings import list_crossings
from tertulia.games.no_siesta.rules.predicates import has_ability, has_used, is_online
from tertulia.games.no_siesta.rules.roof import append_usable_tiles, look_alike
from tertulia.games.no_siesta.rules.sources import ANYTHING, scoring_mode
from tertulia.kernel.agenda import get_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    """Write the legal actions of a seat that may act to `out`; returns their number."""
    player = s.players[seat]
    kind = top(player.agenda)
    if kind == Decision.SCORE:
        return _list_scoring_actions(s, seat, out)
    if kind == Decision.TAKE:
        return list_takes(s, seat, out)
    if kind == Decision.MARK:
        return list_marks(s, seat, out)
    if kind == Decision.MARKET:
        return _append_waive(list_open_spaces(s, seat, out), out)
    if kind == Decision.CHANGE:
        return _append_waive(append_moves(s, player, out, 0), out)
    if kind == Decision.OUT:
        return list_removable_goods(player, out)
    return _list_choices(s, seat, player, kind, out)


@rule
def _append_waive(n: int, out: IntArray) -> int:
    out[n] = Action.WAIVE
    return n + 1


@rule
def _list_choices(s: State, seat: int, player: Player, kind: int, out: IntArray) -> int:
    """Write the legal actions to `out` if a seat has to choose one item; return their number.

    The item is a good, a tile, a barrow, a helper to copy, or a helper to hire, depending on `kind` (`Decision`).
    """
    if kind == Decision.GOOD:
        for good in range(HARVEST):
            out[good] = Action.GOOD + good
        return HARVEST
    if kind == Decision.KEEP:
        return _list_drawn_tiles(s, player, out)
    if kind == Decision.COMPLETE:
        return list_completable_barrows(s, seat, out)
    if kind == Decision.COPY:
        return _append_waive(append_copies(s, seat, out, 0), out)
    n, which = 0, hirable_helpers(s, seat)
    for helper in range(len(HELPERS)):
        out[n] = Action.HIRE + helper
        n += (which >> helper) & 1
    return n


@rule
def _list_drawn_tiles(s: State, player: Player, out: IntArray) -> int:
    """Write the actions that keep one of two drawn roof tiles to `out`; return their number.

    If the two look alike, only one action is listed.
    """
    one, other = get_argument(player.agenda, Keeping.ONE), get_argument(player.agenda, Keeping.OTHER)
    out[0] = Action.KEEP + one
    out[1] = Action.KEEP + other
    return 1 if look_alike(s, one, other) else 2


@rule
def _list_scoring_actions(s: State, seat: int, out: IntArray) -> int:
    player = s.players[seat]
    mode = scoring_mode(s, player)
    if mode != ANYTHING:
        return _append_waive(list_forced_actions(s, seat, mode, out), out)
    n = list_crossings(s, seat, mode, out)
    if player.gaps > 0:
        n = append_usable_tiles(s, seat, can_move_disc(s, player), Action.TILE, out, n)
    if has_ability(player, Helper.CHANGE_REVENUE) and not has_used(player, OncePerPhase.CHANGE):
        n = append_moves(s, player, out, n)
    if has_ability(player, Helper.CLEAR_STORAGE):
        n = append_clearings(player, out, n)
    if has_ability(player, Helper.COPY) and not is_online(s) and can_copy(s, seat):
        n = append_copies(s, seat, out, n)
    out[n] = Action.END
    out[n + 1] = Action.END + 1
    return n + 1 + int(player.board[Revenue.COMMODITY] > 0)
