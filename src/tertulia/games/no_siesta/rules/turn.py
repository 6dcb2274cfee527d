"""Course of a round and end of the game (rules: the game; I to III; end)."""

from tertulia.games.no_siesta.model.actions import MAX_LEGAL_ACTIONS
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.options import Dice, TableRule
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import (
    ANNOUNCED_IDLE_ROUNDS,
    CIRCLES,
    FACES,
    GOODS,
    IDLE_ROUNDS,
    NONE,
    Revenue,
    Step,
)
from tertulia.games.no_siesta.rules.abilities import begin_abilities, settle_sheet
from tertulia.games.no_siesta.rules.barrows import ask_for_space, decide_firsts, decline_due_disc, has_open_space
from tertulia.games.no_siesta.rules.dice import count_dice, roll_dice
from tertulia.games.no_siesta.rules.forced import list_forced_actions
from tertulia.games.no_siesta.rules.hiring import ask_to_copy, ask_to_hire, find_full_field
from tertulia.games.no_siesta.rules.points import emit_points, settle_esporles
from tertulia.games.no_siesta.rules.predicates import is_last_round, is_online, seat_after_start, seat_by_siesta
from tertulia.games.no_siesta.rules.sources import FREE_DISC, count_temporary
from tertulia.kernel.agenda import pop, push, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.stack import stack_int32


@rule
def no_decision_open(s: State) -> bool:
    """Return whether no seat has a decision to make."""
    for seat in range(s.seats):
        if s.players[seat].agenda.open > 0:
            return False
    return True


@rule
def advance_game(s: State) -> None:
    """Advance the game until a seat has a decision to make, or the game is over."""
    while s.over == 0 and no_decision_open(s):
        _run_step(s)


@rule
def _run_step(s: State) -> None:
    step = int(s.step)
    if step == Step.BEGIN:
        _begin_dice_phase(s)
    elif step < Step.SCORING:
        _run_dice_step(s, step)
    elif step == Step.SCORING:
        _run_scoring_step(s)
    elif step == Step.MARKET:
        _run_market_step(s)
    elif step == Step.HIRING:
        _run_hiring_step(s)
    else:
        _end_round(s)


@rule
def _begin_step(s: State, step: int) -> None:
    s.step = step
    s.turn = 0


@rule
def _begin_dice_phase(s: State) -> None:
    """Settle a roof gap or barrow that a new ability has made full (ruling 8), or roll the dice.

    Called at the start of a round until no seat has a full gap or barrow left; then the dice are rolled.
    """
    if s.turn == s.seats:
        decide_firsts(s)  # ruling 24: barrows completed by new abilities
        _begin_step(s, Step.FIRST_DIE)
        roll_dice(s, 2 * s.seats + 1)
        return
    seat = seat_after_start(s, int(s.turn))
    if s.players[seat].due > 0 and not is_online(s):
        ask_for_space(s, seat)
    elif not settle_sheet(s, seat):
        s.turn += 1


@rule
def _run_dice_step(s: State, step: int) -> None:
    """Ask the next seat to take a die, or begin the next step of the dice phase.

    Each seat takes a die twice, in turn; then all seats use the last die simultaneously.
    """
    rerolled = s.rules[TableRule.DICE] == Dice.REROLLED
    if step == Step.LAST_DIE:
        _begin_step(s, Step.SCORING)
    elif s.turn < s.seats:
        push(s.players[seat_after_start(s, int(s.turn))].agenda, Decision.TAKE)
        s.turn += 1
    elif step == Step.FIRST_DIE:
        _begin_step(s, Step.SECOND_DIE)
        if rerolled:
            roll_dice(s, count_dice(s))
    else:
        _begin_step(s, Step.LAST_DIE)
        if rerolled:
            roll_dice(s, count_dice(s))
        _offer_last_die(s)


@rule
def _offer_last_die(s: State) -> None:
    """Offer the last die to all seats that have a free disc."""
    for face in range(len(FACES)):
        if s.dice[face] > 0:
            s.last = face + 1
            s.dice[face] = 0
    for seat in range(s.seats):
        if s.players[seat].supply > 0:
            push(s.players[seat].agenda, Decision.MARK)


@rule
def _run_scoring_step(s: State) -> None:
    """Begin the scoring phase of the next seat. After the last seat, decide who completed barrows first."""
    if s.turn < s.seats:
        player = s.players[seat_after_start(s, int(s.turn))]
        player.used = 0
        push(player.agenda, Decision.SCORE)
        s.turn += 1
    else:
        decide_firsts(s)
        _begin_step(s, Step.MARKET)


@rule
def end_scoring(s: State, seat: int, returned: bool) -> None:
    """End a seat's scoring phase: the seat loses its temporary revenues, and keeps at most one commodity.

    The kept commodity is one that a disc marks; if `returned`, the seat gives it up, too. Discs of lost commodities
    return to the seat's supply. Online, the discs on all other revenues return, too.
    """
    player = s.players[seat]
    pop(player.agenda)
    emit(s.events, Event.PASS, seat)
    player.tiles_open = 0
    for revenue in range(CIRCLES + 1):
        left = count_temporary(player, revenue)
        if left > 0:
            emit(s.events, Event.LOSE, seat, revenue, left)
        player.temporary[revenue] = 0
        if revenue < CIRCLES:
            player.bonus[revenue] = 0
        if revenue < GOODS:
            player.cleared_out[revenue] = 0
    kept = 0 if returned else 1
    _return_discs(s, seat, Revenue.COMMODITY, max(int(player.board[Revenue.COMMODITY]) - kept, 0))
    if is_online(s):
        _clear_board(s, seat)


@rule
def _clear_board(s: State, seat: int) -> None:
    """Return all discs except those of commodities from a revenue board (rules III 2)."""
    for revenue in range(CIRCLES):
        _return_discs(s, seat, revenue, int(s.players[seat].board[revenue]))


@rule
def _return_discs(s: State, seat: int, revenue: int, count: int) -> None:
    if count > 0:
        player = s.players[seat]
        player.board[revenue] -= count
        player.supply += count
        emit(s.events, Event.LOSE, seat, revenue, count)


@rule
def settle_barrows(s: State, seat: int) -> None:
    """Handle a seat's completed barrows during its scoring phase, by the printed rules.

    A completed barrow allows a disc on the market of Esporles, which the seat places before any other action. A seat
    without a free disc may free one first (ruling 6). A commodity that must be used at once is used before that
    (ruling 2). After the disc, the seat completes the next full barrow (ruling 8).
    """
    player = s.players[seat]
    while top(player.agenda) == Decision.SCORE:
        if player.due == 0:
            if player.temporary[Revenue.COMMODITY] > 0 or not settle_sheet(s, seat):
                return
        elif player.supply > 0 or not has_open_space(s, seat):
            ask_for_space(s, seat)
        elif player.temporary[Revenue.COMMODITY] > 0 or _can_free_disc(s, seat):
            return
        else:
            decline_due_disc(s, seat)


@rule
def _can_free_disc(s: State, seat: int) -> bool:
    scratch = stack_int32(MAX_LEGAL_ACTIONS)
    return list_forced_actions(s, seat, FREE_DISC, scratch) > 0


@rule
def _run_market_step(s: State) -> None:
    """Ask the next seat where on the market of Esporles to place a completed barrow's disc (online rules).

    Seats follow in the order of the siesta track.
    """
    if s.turn == s.seats:
        _begin_step(s, Step.HIRING)
        return
    seat = seat_by_siesta(s, int(s.turn))
    if s.players[seat].due > 0:
        ask_for_space(s, seat)
    else:
        s.turn += 1


@rule
def _run_hiring_step(s: State) -> None:
    """Let the next seat hire or copy a helper, in the order of the siesta track (rules: experienced)."""
    if s.turn == s.seats:
        _begin_step(s, Step.END)
        return
    seat = seat_by_siesta(s, int(s.turn))
    field = find_full_field(s, seat)
    if field == NONE:
        s.turn += 1
        ask_to_copy(s, seat)
    else:
        ask_to_hire(s, seat, field)


@rule
def _end_round(s: State) -> None:
    """Clear the boards and begin the next round, or end the game (rules III, end of the game)."""
    for seat in range(s.seats):
        _clear_board(s, seat)
    settle_esporles(s)
    if s.idle >= ANNOUNCED_IDLE_ROUNDS:
        emit(s.events, Event.IDLE, s.idle, IDLE_ROUNDS - s.idle)
    if is_last_round(s):  # rules: end of the game; ruling 28
        s.over = 1
        emit_points(s)
        emit(s.events, Event.OVER)
        return
    s.start = seat_after_start(s, 1)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Begin a round: collect the dice and activate the helpers hired in the previous round."""
    s.rounds += 1
    s.idle += 1
    s.last = 0
    for face in range(len(FACES)):
        s.dice[face] = 0
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(len(player.dice)):
            player.dice[i] = 0
        begin_abilities(s, seat)
    _begin_step(s, Step.BEGIN)
    emit(s.events, Event.ROUND, s.rounds, s.start)
