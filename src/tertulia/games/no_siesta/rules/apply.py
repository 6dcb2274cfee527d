"""Applies the actions of No Siesta to a state. Main entry: `apply`."""

from tertulia.games.no_siesta.model import actions
from tertulia.games.no_siesta.model.actions import Action
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import Helper, Revenue, Source
from tertulia.games.no_siesta.rules.abilities import (
    begin_abilities,
    clear_storage,
    copy_helper,
    move_disc,
    settle_sheet,
    take_out_good,
)
from tertulia.games.no_siesta.rules.apply_crossing import (
    choose_good,
    climb_siesta,
    cross_field,
    cross_roof,
    load_barrow,
    store_good,
    trade_goods,
)
from tertulia.games.no_siesta.rules.barrows import complete_barrow, decline_due_disc, place_due_disc
from tertulia.games.no_siesta.rules.dice import mark_last_die, take_die
from tertulia.games.no_siesta.rules.hiring import hire_helper
from tertulia.games.no_siesta.rules.points import settle_esporles
from tertulia.games.no_siesta.rules.predicates import is_online
from tertulia.games.no_siesta.rules.roof import keep_tile, use_tile
from tertulia.games.no_siesta.rules.sources import ONLY_COMMODITY, scoring_mode
from tertulia.games.no_siesta.rules.turn import advance_game, end_scoring, settle_barrows
from tertulia.kernel.agenda import pop, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Apply a legal action; if the seat then has no open decision, advance the game to the next decision."""
    if action < Action.TILE:
        _use_revenue(s, seat, action)
        if action >= Action.ROOF:  # ruling 28: a crossed circle restarts the count of idle rounds
            s.idle = 0
    elif action < Action.MARKET:
        _use_ability(s, seat, action)
    else:
        _apply_decision(s, seat, action)
    player = s.players[seat]
    if player.agenda.open == 0:
        advance_game(s)
    elif (player.due > 0 or player.copied == Helper.NO_DONKEYS + 1) and not is_online(s):  # ruling 37
        settle_barrows(s, seat)
    if is_online(s):
        settle_esporles(s)


@rule
def _use_revenue(s: State, seat: int, action: int) -> None:
    """Take or mark a die, or cross off a circle."""
    if action < Action.MARK:
        face, marking = actions.face_and_mark(action)
        take_die(s, seat, face, marking)
    elif action < Action.ROOF:
        mark_last_die(s, seat, action - Action.MARK)
    elif action < Action.FIELD:
        cross_roof(s, seat, action - Action.ROOF)
    elif action < Action.TRADE:
        field, good, source = actions.circle_of_field(action)
        cross_field(s, seat, field, good, source)
    elif action < Action.LOAD:
        good, split = actions.good_and_split(action)
        trade_goods(s, seat, good, split)
    elif action < Action.STORE:
        barrow, good, source = actions.circle_of_barrow(action)
        load_barrow(s, seat, barrow, good, source)
    elif action < Action.CLIMB:
        good, source = actions.good_and_source(action)
        store_good(s, seat, good, source)
    else:
        climb_siesta(s, seat, action - Action.CLIMB)


@rule
def _use_ability(s: State, seat: int, action: int) -> None:
    """Use a roof tile or a helper's ability."""
    if action < Action.CHANGE:
        use_tile(s, seat, action - Action.TILE)
    elif action < Action.CLEAR:
        given, taken = actions.goods_changed(action)
        move_disc(s, seat, given, taken)
    elif action < Action.OUT:
        clear_storage(s, seat, Source.DISC if action == Action.CLEAR else Source.SWAP_DISC)
    elif action < Action.COPY:
        take_out_good(s, seat, action - Action.OUT)
    elif action < Action.GOOD:
        _apply_copy(s, seat, action - Action.COPY)
    elif action < Action.KEEP:
        choose_good(s, seat, action - Action.GOOD)
    else:
        keep_tile(s, seat, action - Action.KEEP)


@rule
def _apply_copy(s: State, seat: int, helper: int) -> None:
    """Copy the ability of another player's helper (ruling 19).

    By the printed rules, the ability works at once. By the rules of the online edition, it works from the next round
    on.
    """
    pending = s.players[seat].agenda
    copy_helper(s, seat, helper)
    if top(pending) == Decision.COPY:
        pop(pending)
    else:
        begin_abilities(s, seat)
        settle_sheet(s, seat)


@rule
def _apply_decision(s: State, seat: int, action: int) -> None:
    """Place a disc in Esporles, complete a barrow, hire a helper, waive a decision, or end the phase."""
    if action < Action.COMPLETE:
        place_due_disc(s, seat, action - Action.MARKET)
    elif action < Action.HIRE:
        pop(s.players[seat].agenda)
        complete_barrow(s, seat, action - Action.COMPLETE)
    elif action < Action.WAIVE:
        hire_helper(s, seat, action - Action.HIRE)
    elif action == Action.WAIVE:
        _waive_decision(s, seat)
    else:
        end_scoring(s, seat, action != Action.END)


@rule
def _waive_decision(s: State, seat: int) -> None:
    """Waive the open decision, and give up the benefit that it offers.

    The benefit is a disc for Esporles, moves of discs, goods to take out of storage, a copied helper or a commodity.
    """
    player = s.players[seat]
    kind = top(player.agenda)
    if kind == Decision.MARKET:
        pop(player.agenda)
        decline_due_disc(s, seat)
    elif kind != Decision.SCORE:
        pop(player.agenda)
        emit(s.events, Event.FORGO, seat, kind)
    elif scoring_mode(s, player) == ONLY_COMMODITY:
        player.temporary[Revenue.COMMODITY] -= 1
        emit(s.events, Event.WAIVE, seat, Revenue.COMMODITY, 1)
    else:
        decline_due_disc(s, seat)
