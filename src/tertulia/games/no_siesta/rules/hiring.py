"""Hiring of helpers (rules III; the game for experienced farmers; rulings 7 and 9)."""

from tertulia.games.no_siesta.model.decisions import Decision, Hiring
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.options import GameVariant, TableRule
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import HELPER_FIELDS, HELPERS, NONE, OWN_SET, Helper, PointSource
from tertulia.games.no_siesta.rules.abilities import can_copy
from tertulia.games.no_siesta.rules.points import award_points
from tertulia.games.no_siesta.rules.predicates import hired_bits, is_online
from tertulia.kernel.agenda import get_argument, pop, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def hirable_helpers(s: State, seat: int) -> int:
    """Return the helpers that a player can hire, as a bit mask over `Helper`.

    No helper is hired twice. Online, `copy` can be hired only if the player could copy a helper now.
    """
    own = hired_bits(s.players[seat])
    if s.rules[TableRule.GAME] == GameVariant.BASIC:
        return ((1 << OWN_SET) - 1) & ~own
    which = 0
    for helper in range(len(HELPERS)):
        which |= int(s.helpers[helper] > 0) << helper
    if is_online(s) and not can_copy(s, seat):
        which &= ~(1 << Helper.COPY)
    return which & ~own


@rule
def find_full_field(s: State, seat: int) -> int:
    """Return the first helper field whose circles are all crossed and that has no helper, or `NONE`.

    A field for which no helper was left is skipped. Online, it counts again once a helper is available (ruling 27).
    """
    player = s.players[seat]
    for field in range(HELPER_FIELDS):
        if player.field_wants[field] == 0 and player.hired[field] == 0:
            passed = (int(player.unhired) >> field) & 1 != 0
            if not passed or (is_online(s) and hirable_helpers(s, seat) != 0):
                return field
    return NONE


@rule
def ask_to_hire(s: State, seat: int, field: int) -> None:
    """Ask a player which helper to hire for a full field.

    If no helper is available, the field is marked as `unhired`.
    """
    player = s.players[seat]
    if hirable_helpers(s, seat):
        push(player.agenda, Decision.HIRE)
        set_argument(player.agenda, Hiring.FIELD, field)
    else:
        player.unhired |= 1 << field
        emit(s.events, Event.UNHIRED, seat, field)


@rule
def hire_helper(s: State, seat: int, helper: int) -> None:
    """Hire a helper for the field of the open decision; it works from the next round on."""
    player = s.players[seat]
    field = get_argument(player.agenda, Hiring.FIELD)
    pop(player.agenda)
    player.hired[field] = helper + 1
    player.unhired &= ~(1 << field)
    if s.rules[TableRule.GAME] == GameVariant.EXPERIENCED:
        s.helpers[helper] -= 1
    emit(s.events, Event.HIRE, seat, helper, field)
    award_points(s, seat, int(s.box.field_points[field]), PointSource.HELPERS)


@rule
def ask_to_copy(s: State, seat: int) -> None:
    """Ask a player with the helper `copy` whether to copy another helper (ruling 19).

    Online, this happens at the end of every round until the player has copied one.
    """
    player = s.players[seat]
    if is_online(s) and (hired_bits(player) >> Helper.COPY) & 1 and can_copy(s, seat):
        push(player.agenda, Decision.COPY)
