"""Steps of a round: effects at their beginning and end, and the turn of each seat (rules 6.0 to 9.0)."""

from tertulia.games.la_granja.model.arguments import Buying, Delivering, Offering, Pausing, Playing
from tertulia.games.la_granja.model.cards import Modifier, Special, Trigger
from tertulia.games.la_granja.model.decisions import Decision, DieOf, PauseBefore, Series, Step
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import MAX_SEATS, ROUNDS, SIESTA, Building, Craft
from tertulia.games.la_granja.rules.dice import open_die, roll_dice
from tertulia.games.la_granja.rules.effects import ASK_BEFORE_HELP, fire_trigger, open_deliveries
from tertulia.games.la_granja.rules.helpers import NO_SLOT, find_payable_special, has_any_time_means
from tertulia.games.la_granja.rules.income import can_change_growth, can_change_income, grow_goods, run_income_step
from tertulia.games.la_granja.rules.prices import extra_deliveries
from tertulia.games.la_granja.rules.roofs import is_any_on_sale, remove_unsold_roofs
from tertulia.games.la_granja.rules.scoring import end_game, reset_farm, score_seat
from tertulia.games.la_granja.rules.siesta import advance_disc, return_discs, sort_turn_order
from tertulia.games.la_granja.rules.solo import play_neutral_turn, remove_die
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

ONE_BY_ONE = 2
UNSOLD_ROOFS_LEAVE = 2
SOLO_DICE = 5
STARTS_FROM = 3
"""Solo game: index of the siesta space that a disc must reach for its player to start the next round.

Otherwise the neutral player is the start player (rules 11.0; ruling 25).
"""


@rule
def enter_step(s: State) -> None:
    """Apply the effects that happen once at the beginning of a step, before the first seat's turn."""
    step = int(s.step)
    if step == Step.PLAY:
        begin_round(s)
    elif step == Step.FIRST_DIE:
        roll_dice(s, 2 * int(s.seats) + 1 if s.seats > 1 else SOLO_DICE)
    elif step == Step.LAST_DIE:
        if s.seats == 1 and s.opening:
            remove_die(s)
        emit(s.events, Event.LAST, lowest_die(s))
    elif step == Step.DONKEY:
        _ask_for_donkeys(s)
    elif step == Step.SCORING:
        for i in range(3):
            s.spent[i] = 0
        emit(s.events, Event.SCORING, s.rounds)


@rule
def begin_round(s: State) -> None:
    """Begin the next round and reveal its roof markers."""
    s.rounds += 1
    s.marked = 0
    s.marker = 0
    number = int(s.rounds) - 1
    emit(s.events, Event.ROUND, s.rounds)
    emit(s.events, Event.ROOFS, s.roofs[number, 0], s.roofs[number, 1], s.roofs[number, 2], s.roofs[number, 3])
    for seat in range(s.seats):
        s.farms[seat].step = Step.PLAY


@rule
def lowest_die(s: State) -> int:
    """Return the lowest value that a remaining die shows, or 0 if no die is left."""
    for i in range(6):
        if s.dice[i] > 0:
            return i + 1
    return 0


@rule
def _ask_for_donkeys(s: State) -> None:
    """Ask all seats to choose donkeys at once.

    All markers are available again after three rounds (rules 8.1).
    """
    for seat in range(s.seats):
        farm = s.farms[seat]
        if s.rounds == ROUNDS // 2 + 1:
            farm.donkeys = 0
        push(farm.agenda, Decision.DONKEY)
    if s.seats == 1 and not s.opening:
        # last, so that the market guard's decision lies on top and is made first (ruling 2)
        play_neutral_turn(s)


@rule
def begin_step(s: State, seat: int, step: int) -> None:
    """Begin a seat's turn in a step: apply automatic effects and open the seat's decisions."""
    pending = s.farms[seat].agenda
    if step == Step.PLAY:
        push(pending, Decision.PLAY)
        set_argument(pending, Playing.LEFT, 2 if s.rounds == 1 else 1)
        set_argument(pending, Playing.MUST, int(s.rounds == 1))
    elif step == Step.INCOME:
        if can_change_income(s, seat):
            open_pause(pending, PauseBefore.INCOME)
        else:
            run_income_step(s, seat)
    elif step == Step.GROWTH:
        if can_change_growth(s, seat):
            push(pending, Decision.GROW)
        else:
            grow_goods(s, seat)
    elif step == Step.ROOFS:
        open_pause(pending, PauseBefore.TURN_END)
        if is_any_on_sale(s):
            push(pending, Decision.ROOF)
    elif step == Step.MARK:
        elder = find_payable_special(s, seat, Special.VILLAGE_ELDER)
        if elder != NO_SLOT:
            push(pending, Decision.MARK)
            set_argument(pending, Offering.CARD, int(s.farms[seat].helpers[elder]) - 1)
    elif step == Step.FIRST_DIE or step == Step.SECOND_DIE:
        # rules 11.0: in the solo game a die is removed between the player's two dice, or before each of them
        if s.seats == 1 and (not s.opening or step == Step.SECOND_DIE):
            remove_die(s)
        open_pause(pending, PauseBefore.TURN_END)
        push(pending, Decision.TAKE)
    elif step == Step.LAST_DIE:
        open_pause(pending, PauseBefore.TURN_END)
        open_die(pending, lowest_die(s), DieOf.LAST)
    else:
        _begin_transport_step(s, seat, step)


@rule
def open_pause(pending: Agenda, before: int) -> None:
    """Open a pause in which the player may take any-time actions before an automatic event (ruling 2).

    `before` is the coming event (`PauseBefore`).
    """
    push(pending, Decision.PAUSE)
    set_argument(pending, Pausing.BEFORE, before)


@rule
def end_pause(s: State, seat: int, pending: Agenda) -> None:
    """End a pause for any-time actions. If it came before the income, pay the income (ruling 2)."""
    before = get_argument(pending, Pausing.BEFORE)
    pop(pending)
    if before == PauseBefore.INCOME:
        run_income_step(s, seat)


@rule
def _begin_transport_step(s: State, seat: int, step: int) -> None:
    farm = s.farms[seat]
    if step == Step.SIESTA:
        # buying, selling and upgrading alone can wait until a later step
        if has_any_time_means(s, seat):
            push(farm.agenda, Decision.SIESTA)
        else:
            move_disc(s, seat)
    elif step == Step.DELIVERIES:
        more = int(farm.crafts[Building.WAINWRIGHT] == Craft.TURNED) + int(farm.modifiers[Modifier.DELIVERIES])
        open_deliveries(farm.agenda, int(farm.donkey) + more, Series.NOT_BEGUN)
        set_argument(farm.agenda, Delivering.HELPED, int(farm.modifiers[Modifier.DELIVERIES]))
        fire_trigger(s, seat, Trigger.DELIVERIES_BEGIN, 1)
    elif step == Step.EXTRA_DELIVERIES:
        if s.rules[TableRule.DELIVERIES] == ONE_BY_ONE:
            push(farm.agenda, Decision.BUY_ONE_BY_ONE)
            set_argument(farm.agenda, Buying.LEFT, extra_deliveries(s, seat))
            set_argument(farm.agenda, Buying.HELPED, int(farm.modifiers[Modifier.EXTRA_DELIVERIES]))
        else:
            push(farm.agenda, Decision.BUY_DELIVERIES)
    elif step == Step.SCORING:
        score_seat(s, seat)


@rule
def move_disc(s: State, seat: int) -> None:
    """Move a seat's disc up the siesta track by the number of hats on its donkey marker (rules 8.2).

    Each hat is one step. The wainwright's craft marker may add a step. Then the trigger `SIESTA_STEP` of helpers is
    fired.
    """
    farm = s.farms[seat]
    wainwright = int(farm.crafts[Building.WAINWRIGHT] == Craft.TURNED)
    asked = wainwright if s.rules[TableRule.TRIGGERED_HELPERS] == ASK_BEFORE_HELP else 0
    advance_disc(s, seat, int(s.box.hats[farm.donkey - 1]) + wainwright - asked)
    fire_trigger(s, seat, Trigger.SIESTA_STEP, 1)
    if asked and farm.siesta < SIESTA - 1:
        push(farm.agenda, Decision.STEP)


@rule
def leave_step(s: State) -> None:
    """Apply the effects that happen once at the end of a step, after the last seat's turn."""
    step = int(s.step)
    if step == Step.LAST_DIE:
        for i in range(6):
            s.dice[i] = 0
    elif step == Step.DONKEY:
        chosen = (0, 0, 0, 0)
        for seat in range(MAX_SEATS):
            chosen = (chosen[1], chosen[2], chosen[3], int(s.farms[seat].donkey))
        emit(s.events, Event.DONKEYS, chosen[0], chosen[1], chosen[2], chosen[3])
        for seat in range(s.seats):
            s.farms[seat].donkeys |= 1 << (s.farms[seat].donkey - 1)
    elif step == Step.SIESTA and s.seats > 1:
        sort_turn_order(s)
    elif step == Step.SCORING:
        _end_round(s)


@rule
def _end_round(s: State) -> None:
    if s.rounds == ROUNDS:
        end_game(s)
        return
    if s.seats == 1:
        s.opening = int(s.farms[0].siesta >= STARTS_FROM)
    for seat in range(s.seats):
        reset_farm(s, seat)
    return_discs(s)
    if s.rules[TableRule.UNSOLD_ROOFS] == UNSOLD_ROOFS_LEAVE:
        remove_unsold_roofs(s)
