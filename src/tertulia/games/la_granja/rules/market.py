"""Village market: placed markers remove lower neighbours of other players (rules 8.3.3; ruling 5)."""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Guarding, Placing
from tertulia.games.la_granja.model.cards import Special, Trigger
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import NEUTRAL, SPACES, PointSource
from tertulia.games.la_granja.rules.effects import fire_trigger, settle_payment
from tertulia.games.la_granja.rules.goods import score_points
from tertulia.games.la_granja.rules.helpers import NO_SLOT, find_helper_slot, find_payable_special, use_helper
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

SPACES_PER_ARGUMENT = 12
"""Number of market spaces whose bits fit in one argument of a decision.

Arguments have 16 bits, so a bit mask of the 24 market spaces is stored in two arguments.
"""
FIRST_SPACES_MASK = (1 << SPACES_PER_ARGUMENT) - 1


@rule
def list_market_spaces(s: State, seat: int, value: int, out: IntArray) -> int:
    """Write to `out` the actions that place a marker on a market space; return the number of actions.

    If `value` is 0, the marker may go to any free space. Otherwise `value` is the value of a completed barrow, and the
    marker may go to the spaces from `target_spaces`.
    """
    bits = target_spaces(s, seat, value) if value > 0 else free_spaces(s)
    return _list_spaces(bits, Action.MARKET, out)


@rule
def target_spaces(s: State, owner: int, value: int) -> int:
    """Return the market spaces of a value that can receive a new marker, as a bit mask (ruling 5).

    They are the free spaces of this value or, if no space is free, those with another owner's marker.
    """
    free, taken = 0, 0
    for space in range(SPACES):
        if s.box.space_value[space] == value and (int(s.closed) >> space) & 1 == 0:
            if s.market[space] == 0:
                free |= 1 << space
            elif s.market[space] != owner + 1:
                taken |= 1 << space
    return free if free != 0 else taken


@rule
def free_spaces(s: State) -> int:
    """Return all open market spaces without a marker, as a bit mask."""
    bits = 0
    for space in range(SPACES):
        if s.market[space] == 0 and (int(s.closed) >> space) & 1 == 0:
            bits |= 1 << space
    return bits


@rule
def beaten_markers(s: State, owner: int, space: int) -> int:
    """Return the market spaces whose markers a new marker on `space` would remove, as a bit mask.

    It removes other owners' markers on neighbouring spaces of lower value, and the marker that it replaces on `space`.
    """
    near = int(s.box.near[space])
    value = int(s.box.space_value[space])
    bits = 0
    for other in range(SPACES):
        mark = int(s.market[other])
        lower = (near >> other) & 1 != 0 and int(s.box.space_value[other]) < value
        if mark != 0 and mark != owner + 1 and (lower or other == space):
            bits |= 1 << other
    return bits


@rule
def place_barrow_marker(s: State, seat: int, value: int) -> None:
    """Place the market marker that a completed barrow of this value gives.

    If several spaces are possible, ask the player. If no space is possible, the marker is lost.
    """
    spaces = target_spaces(s, seat, value)
    if spaces == 0:
        return
    if spaces & (spaces - 1) == 0:
        space = 0
        while (spaces >> space) & 1 == 0:
            space += 1
        place_marker(s, seat, space)
    else:
        push(s.farms[seat].agenda, Decision.MARKET)
        set_argument(s.farms[seat].agenda, 0, value)


@rule
def set_marker(s: State, owner: int, space: int) -> None:
    """Put a marker of `owner` on a market space; markers on neighbouring spaces stay."""
    s.market[space] = owner + 1
    if owner != NEUTRAL:
        s.farms[owner].on_market += 1
        s.farms[owner].markers += 1
    emit(s.events, Event.MARKER, owner, space, s.box.space_value[space])


@rule
def place_marker(s: State, owner: int, space: int) -> None:
    """Put a marker of `owner` on a market space, and remove the markers that it beats.

    The new marker beats other owners' markers on neighbouring spaces of lower value. Each player with the market guard
    may save one of their own markers. A marker on `space` itself is replaced, and cannot be saved (ruling 17).
    """
    threatened = beaten_markers(s, owner, space)
    if (threatened >> space) & 1:
        remove_markers(s, 1 << space, owner)
        threatened &= ~(1 << space)
    set_marker(s, owner, space)
    for seat in range(s.seats):
        mine = owned_spaces(s, threatened, seat)
        slot = find_payable_special(s, seat, Special.MARKET_GUARD)
        if mine != 0 and slot != NO_SLOT:
            threatened &= ~mine
            ask_guard(s, seat, slot, owner, mine)
    remove_markers(s, threatened, owner)
    if owner != NEUTRAL:
        fire_trigger(s, owner, Trigger.MARKER_PLACED, 1)


@rule
def owned_spaces(s: State, spaces: int, seat: int) -> int:
    """Return the market spaces among `spaces` (a bit mask) that have a seat's marker, as a bit mask."""
    bits = 0
    for space in range(SPACES):
        if (spaces >> space) & 1 and s.market[space] == seat + 1:
            bits |= 1 << space
    return bits


@rule
def ask_guard(s: State, seat: int, slot: int, by: int, spaces: int) -> None:
    """Ask a player with the market guard which of their threatened markers to save.

    The decision comes at once, regardless of turn order (ruling 2). `slot` is the place of the helper, `by` the owner
    whose new marker threatens the markers, and `spaces` the bit mask of their spaces.
    """
    pending = s.farms[seat].agenda
    push(pending, Decision.GUARD)
    set_argument(pending, Guarding.BY, by)
    set_argument(pending, Guarding.FIRST, spaces & FIRST_SPACES_MASK)
    set_argument(pending, Guarding.OTHERS, spaces >> SPACES_PER_ARGUMENT)
    set_argument(pending, Guarding.CARD, int(s.farms[seat].helpers[slot]) - 1)


@rule
def guarded_spaces(pending: Agenda, i: int) -> int:
    """Return the market spaces of the markers that a guard decision may save, as a bit mask.

    `i` is the index of the decision on the agenda. Two arguments of the decision hold the mask.
    """
    return int(pending.args[i, Guarding.FIRST]) | (int(pending.args[i, Guarding.OTHERS]) << SPACES_PER_ARGUMENT)


@rule
def answer_guard(s: State, seat: int, saved: int) -> None:
    """Carry out a player's decision whether to save a threatened market marker with the market guard.

    `saved` is the space of the saved marker, or -1 to save none. The guard is paid only if a marker is saved. All other
    threatened markers of the player are removed.
    """
    pending = s.farms[seat].agenda
    by, card = get_argument(pending, Guarding.BY), get_argument(pending, Guarding.CARD)
    spaces = guarded_spaces(pending, int(pending.open) - 1)
    pop(pending)
    if saved >= 0:
        settle_payment(s, seat, int(s.box.cards[card].pay))
        use_helper(s, seat, find_helper_slot(s, seat, card))
        emit(s.events, Event.GUARD, seat, saved)
        spaces &= ~(1 << saved)
    remove_markers(s, spaces, by)


@rule
def remove_markers(s: State, spaces: int, by: int) -> None:
    """Remove the markers on the market spaces `spaces` (a bit mask).

    `by` is the owner of the new marker that removes them. This owner scores a point for each, unless it is the neutral
    player.
    """
    count = 0
    for space in range(SPACES):
        if (spaces >> space) & 1:
            owner = int(s.market[space]) - 1
            s.market[space] = 0
            count += 1
            emit(s.events, Event.REMOVE, owner, space, by)
            if owner != NEUTRAL:
                s.farms[owner].on_market -= 1
                s.farms[owner].markers -= 1
                fire_trigger(s, owner, Trigger.MARKER_REMOVED, 1)
    if by != NEUTRAL and count > 0:
        score_points(s, by, count, PointSource.REMOVED)
        fire_trigger(s, by, Trigger.MARKER_TAKEN, count)


@rule
def list_guards(pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that save one of the threatened markers; return the number of actions."""
    return _list_spaces(guarded_spaces(pending, int(pending.open) - 1), Action.GUARD, out)


@rule
def _list_spaces(bits: int, first: int, out: IntArray) -> int:
    n = 0
    for space in range(SPACES):
        out[n] = first + space
        n += (bits >> space) & 1
    return n


@rule
def place_on_chosen_space(s: State, seat: int, pending: Agenda, space: int) -> None:
    """Place a marker on the market space that the player has chosen.

    If a completed barrow gave the marker, it removes other players' markers on lower neighbouring spaces. If a roof
    marker gave it, all other markers stay (ruling 18).
    """
    value = get_argument(pending, Placing.VALUE)
    pop(pending)
    if value > 0:
        place_marker(s, seat, space)
    else:
        set_marker(s, seat, space)
        fire_trigger(s, seat, Trigger.MARKER_PLACED, 1)
