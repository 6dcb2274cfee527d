"""Course of a round: its steps and the turns of the seats (rules 5.0 to 9.0)."""

from tertulia.games.la_granja.model.decisions import URGENT, Step
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.rules.marker_limit import ask_to_free
from tertulia.games.la_granja.rules.obsolete_decisions import MAY_BE_VOID, WITH_REFERENT, drop_obsolete, drop_void
from tertulia.games.la_granja.rules.solo import play_neutral_turn
from tertulia.games.la_granja.rules.steps import begin_step, enter_step, leave_step
from tertulia.kernel.agenda import NO_DECISION, top
from tertulia.kernel.rule import inline_rule, rule


@rule
def advance_game(s: State) -> None:
    """Advance the game until a seat has a decision to make, or the game is over."""
    while s.over == 0:
        pending, opened, crowded = survey_farms(s)
        if pending & WITH_REFERENT:
            drop_obsolete(s)
            pending, opened, crowded = survey_farms(s)
        if (crowded and ask_to_free(s)) or opened >= 1 << URGENT:
            # an urgent decision stops the game (ruling 2)
            if is_simultaneous(s):
                close_void_decisions(s)  # other seats go on meanwhile
            return
        if opened & MAY_BE_VOID:
            if close_void_decisions(s):
                return
        elif opened:
            return
        begin_next_part(s)


@inline_rule
def survey_farms(s: State) -> tuple[int, int, bool]:
    """Return (kinds of pending decisions, kinds of open decisions, whether a farm has too many markers).

    The first two values are bit masks over `Decision`, for all seats together. Pending are all decisions on an agenda,
    open is only the top one. A farm has too many player markers if it uses more than `Box.markers`.
    """
    pending, opened, deepest, crowded = 0, 0, 0, False
    for seat in range(s.seats):
        farm = s.farms[seat]
        agenda = farm.agenda
        pending |= 1 << int(agenda.kind[0]) | 1 << int(agenda.kind[1])
        opened |= 1 << int(agenda.kind[max(int(agenda.open), 1) - 1])
        deepest = max(deepest, int(agenda.open))
        crowded |= farm.markers > s.box.markers
    if deepest > 2:
        pending |= _pending_kinds(s)
    return pending, opened & ~(1 << NO_DECISION), crowded


@rule
def _pending_kinds(s: State) -> int:
    """Return the kinds of all pending decisions of all seats, as a bit mask."""
    kinds = 0
    for seat in range(s.seats):
        agenda = s.farms[seat].agenda
        for i in range(agenda.open):
            kinds |= 1 << int(agenda.kind[i])
    return kinds


@rule
def close_void_decisions(s: State) -> bool:
    """Close open decisions that leave no choice (`is_void`); return whether any decision is still open."""
    anybody = False
    for seat in range(s.seats):
        kind = top(s.farms[seat].agenda)
        if (MAY_BE_VOID >> kind) & 1:
            anybody |= drop_void(s, seat)
        else:
            anybody |= kind != NO_DECISION
    return anybody


@inline_rule
def is_simultaneous(s: State) -> bool:
    """Return whether all seats decide simultaneously in the current step (rules 6.0, 8.1)."""
    return bool(s.step == Step.DONKEY or (s.step < Step.ROOFS and s.rules[TableRule.FARM_PHASE] == 1))


@rule
def begin_next_part(s: State) -> None:
    """Begin the turn of the next seat in this step, or the next step, when no decision is open."""
    if s.step < Step.ROOFS and s.rules[TableRule.FARM_PHASE] == 1:
        _begin_next_farm_step(s)
    elif s.turn < s.seats and s.step != Step.DONKEY:
        place = int(s.turn)
        # rules 6.0, step 4: in the first round roof markers are bought in reverse order
        if s.step == Step.ROOFS and s.rounds == 1:
            place = int(s.seats) - 1 - place
        s.turn += 1
        begin_step(s, int(s.order[place]), int(s.step))
    elif s.step == Step.EXTRA_DELIVERIES and s.seats == 1 and s.opening and s.turn == s.seats:
        # rules 11.0: the neutral player's turn, and the market guard's answer to it, end the transport phase
        s.turn += 1
        play_neutral_turn(s)
    else:
        _begin_next_step(s)


@rule
def _begin_next_farm_step(s: State) -> None:
    """Begin the next of steps 1 to 3 for every seat that has no open decision (rules 6.0).

    Seats that have ended step 3 wait for the others. Once all seats have ended step 3, step 4 begins.
    """
    all_done = True
    for seat in range(s.seats):
        farm = s.farms[seat]
        if farm.step < Step.ROOFS and farm.agenda.open == 0:
            begin_step(s, seat, int(farm.step))
            farm.step += 1
            all_done = False
    if all_done:
        s.step = Step.ROOFS - 1
        _begin_next_step(s)


@rule
def _begin_next_step(s: State) -> None:
    leave_step(s)
    if s.over == 0:
        s.step = s.step + 1 if s.step < Step.SCORING else Step.PLAY
        s.turn = 0
        enter_step(s)
