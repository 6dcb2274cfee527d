"""Abilities of helpers: move discs, take goods out, copy helpers (glossary; rulings 4, 8 to 10)."""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.actions import CLEAR_SWAPPED, Action
from tertulia.games.no_siesta.model.decisions import Counting, Decision
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.rules.barrows import complete_barrow, is_barrow_full
from tertulia.games.no_siesta.rules.points import settle_storage
from tertulia.games.no_siesta.rules.predicates import (
    count_stored_goods,
    has_ability,
    has_used,
    hired_bits,
    is_online,
    may_spend_disc,
    others_helpers,
)
from tertulia.games.no_siesta.rules.requirements import update_barrow_wants
from tertulia.games.no_siesta.rules.roof import close_gap_if_full
from tertulia.games.no_siesta.rules.sources import can_swap, spend_source
from tertulia.kernel.agenda import get_argument, pop, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def can_move_disc(s: State, player: Player) -> bool:
    """Return whether a player can move any disc on the revenue board along an arrow.

    Hats and commodities have no arrows (ruling 4).
    """
    for revenue in range(terms.CIRCLES):
        if player.board[revenue] > 0 and s.box.arrows[revenue] != 0:
            return True
    return False


@rule
def append_moves(s: State, player: Player, out: IntArray, n: int) -> int:
    """Append the actions that move a disc along an arrow of the revenue board to `out`.

    `out` holds `n` actions before. Returns their number after.
    """
    for revenue in range(terms.CIRCLES):
        if player.board[revenue] > 0:
            arrows = int(s.box.arrows[revenue])
            for to in range(terms.CIRCLES):
                out[n] = Action.CHANGE + revenue * terms.CIRCLES + to
                n += (arrows >> to) & 1
    return n


@rule
def move_disc(s: State, seat: int, revenue: int, to: int) -> None:
    """Move a disc from `revenue` to the neighbouring revenue `to` on the revenue board.

    A used roof tile or the helper `change_revenue` allows the move.
    """
    player = s.players[seat]
    player.board[revenue] -= 1
    player.board[to] += 1
    emit(s.events, Event.CHANGE, seat, revenue, to)
    if player.agenda.kind[player.agenda.open - 1] == Decision.CHANGE:
        left = get_argument(player.agenda, Counting.LEFT) - 1
        set_argument(player.agenda, Counting.LEFT, left)
        if left == 0:
            pop(player.agenda)
    else:
        player.used |= 1 << terms.OncePerPhase.CHANGE


@rule
def append_clearings(player: Player, out: IntArray, n: int) -> int:
    """Append the actions that spend a donkey to take goods out of warehouse and stable.

    The player needs the helper `clear_storage` and a donkey marked by a disc (ruling 26). With the helper
    `siesta_or_work`, a hat marked by a disc serves too. `out` holds `n` actions before; returns their number after.
    """
    if (
        not has_ability(player, terms.Helper.CLEAR_STORAGE)
        or has_used(player, terms.OncePerPhase.CLEAR)
        or count_stored_goods(player) == 0
    ):
        return n
    out[n] = Action.CLEAR
    n += int(player.board[terms.Revenue.DONKEY] > 0)
    out[n] = CLEAR_SWAPPED
    return n + int(can_swap(player) and player.board[terms.Revenue.HAT] > 0)


@rule
def clear_storage(s: State, seat: int, source: int) -> None:
    """Spend a donkey so that the player may take up to two goods out of warehouse and stable.

    `source` is the means by which the donkey is paid (`terms.Source`).
    """
    player = s.players[seat]
    spend_source(s, player, terms.Revenue.DONKEY, source, False)
    player.used |= 1 << terms.OncePerPhase.CLEAR
    emit(s.events, Event.CLEAR, seat, source)
    push(player.agenda, Decision.OUT)
    set_argument(player.agenda, Counting.LEFT, terms.CLEARED_AT_ONCE)


@rule
def list_removable_goods(player: Player, out: IntArray) -> int:
    """Write the actions that take a good out of warehouse or stable to `out`; return their number.

    After the first good, the action that waives the second good is included.
    """
    n = 0
    for good in range(terms.GOODS):
        out[n] = Action.OUT + good
        n += int(player.storage[good] > player.cleared[good])
    out[n] = Action.WAIVE
    return n + int(get_argument(player.agenda, Counting.LEFT) < terms.CLEARED_AT_ONCE)


@rule
def take_out_good(s: State, seat: int, good: int) -> None:
    """Take a good out of warehouse or stable, to be used elsewhere in this phase.

    Its circle stays crossed, but no longer counts as stored (ruling 10).
    """
    player = s.players[seat]
    player.cleared[good] += 1
    if is_online(s):
        player.temporary[good] += 1
    else:
        player.cleared_out[good] += 1
    emit(s.events, Event.OUT, seat, good)
    settle_storage(s, seat)
    left = get_argument(player.agenda, Counting.LEFT) - 1
    set_argument(player.agenda, Counting.LEFT, left)
    if left == 0 or count_stored_goods(player) == 0:
        pop(player.agenda)


@rule
def copyable_helpers(s: State, seat: int) -> int:
    """Return the helpers that a player can copy, as a bit mask over `Helper` (ruling 9).

    Another player has hired them, and this player does not have them.
    """
    player = s.players[seat]
    own = int(player.helpers) | hired_bits(player) | 1 << terms.Helper.COPY
    return others_helpers(s, seat) & ~own


@rule
def can_copy(s: State, seat: int) -> bool:
    """Return whether a player with the helper `copy` can copy another helper now."""
    player = s.players[seat]
    return player.copied == 0 and may_spend_disc(s, player) and copyable_helpers(s, seat) != 0


@rule
def append_copies(s: State, seat: int, out: IntArray, n: int) -> int:
    """Append the actions that copy a helper to `out`.

    `out` holds `n` actions before. Returns their number after.
    """
    which = copyable_helpers(s, seat)
    for helper in range(len(terms.HELPERS)):
        out[n] = Action.COPY + helper
        n += (which >> helper) & 1
    return n


@rule
def copy_helper(s: State, seat: int, helper: int) -> None:
    """Copy the ability of another player's helper. The player gives up a disc, which stays on that helper."""
    player = s.players[seat]
    player.supply -= 1
    player.copied = helper + 1
    emit(s.events, Event.COPY, seat, helper)


@rule
def begin_abilities(s: State, seat: int) -> None:
    """Activate the abilities of all helpers that a player has hired or copied.

    Called at the start of a round: a new helper works from the round after its hiring on.
    """
    player = s.players[seat]
    player.helpers = hired_bits(player)
    if player.copied > 0:
        player.helpers |= 1 << (int(player.copied) - 1)
    update_barrow_wants(s, seat)


@rule
def settle_sheet(s: State, seat: int) -> bool:
    """Close a roof gap or complete a barrow that has become full. Returns False if none is full.

    A new ability may lower what gaps and barrows ask for. The player chooses the order of several full barrows (ruling
    8).
    """
    if close_gap_if_full(s, seat):
        return True
    full, last = 0, 0
    for barrow in range(terms.BARROWS):
        if is_barrow_full(s, seat, barrow):
            full += 1
            last = barrow
    if full == 1:
        complete_barrow(s, seat, last)
    elif full > 1:
        push(s.players[seat].agenda, Decision.COMPLETE)
    return full > 0


@rule
def list_completable_barrows(s: State, seat: int, out: IntArray) -> int:
    """Write the actions that complete a full barrow to `out`; return their number."""
    n = 0
    for barrow in range(terms.BARROWS):
        out[n] = Action.COMPLETE + barrow
        n += int(is_barrow_full(s, seat, barrow))
    return n
