"""Set-up of a game: cards, starting goods, roof markers, buildings and turn order (rules 4.0, 11.0)."""

import numpy as np

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.decisions import Step
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.options import CHOICES_OF_EDITION, OPTIONS, TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.rules.card_piles import draw_top_card
from tertulia.games.la_granja.rules.goods import gain_good, score_points
from tertulia.games.la_granja.rules.market import set_marker
from tertulia.games.la_granja.rules.places import survey_building
from tertulia.games.la_granja.rules.siesta import emit_turn_order, return_discs
from tertulia.games.la_granja.rules.steps import begin_round
from tertulia.games.la_granja.rules.turn import advance_game
from tertulia.kernel.chance import draw, shuffle
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

EDITION_CHOICES = np.array(CHOICES_OF_EDITION)
OPTION_COUNT = len(OPTIONS)
BLOCKED_BUILDINGS = 3
START_POINTS, START_SILVER, START_COMMODITIES, START_HAND = range(4)


@rule
def setup(s: State, options: IntArray) -> None:
    """Set up all components, deal the hands, and begin the first round."""
    _store_rules(s, options)
    _shuffle_deck(s)
    for seat in range(s.seats):
        _deal_start(s, seat)
    for number in range(terms.ROUNDS):
        lay_out_roofs(s, number)
    _block_buildings(s)
    _draw_turn_order(s)
    s.step = Step.PLAY
    begin_round(s)
    advance_game(s)


@rule
def _store_rules(s: State, options: IntArray) -> None:
    """Store the choice of each option in the state.

    The choice `edition` of an option is replaced by the choice that the selected edition implies.
    """
    edition = int(options[TableRule.EDITION])
    s.rules[TableRule.EDITION] = edition
    for option in range(1, OPTION_COUNT):
        choice = int(options[option])
        if option < EDITION_CHOICES.shape[1] and choice == 0:
            choice = int(EDITION_CHOICES[edition, option])
        s.rules[option] = choice
    s.closed = s.box.closed[s.rules[TableRule.MARKET] - 1, s.seats]


@rule
def _shuffle_deck(s: State) -> None:
    for card in range(terms.CARDS):
        s.deck[card] = card
        s.zone[card] = terms.Zone.DECK
    s.deck_size = terms.CARDS
    shuffle(s.chance, s.deck, terms.CARDS)


@rule
def _deal_start(s: State, seat: int) -> None:
    """Give a seat its starting hand, points, silver and trade commodities."""
    farm = s.farms[seat]
    hand = int(s.box.first[START_HAND])
    for _ in range(hand):
        s.zone[draw_top_card(s)] = terms.Zone.HAND + seat
    farm.hand = hand
    emit(s.events, Event.DEAL, seat, hand)
    score_points(s, seat, int(s.box.first[START_POINTS]), terms.PointSource.START)
    gain_good(s, seat, terms.Good.SILVER, int(s.box.first[START_SILVER]))
    gain_good(s, seat, terms.Good.COMMODITY, int(s.box.first[START_COMMODITIES]))
    for building in range(len(terms.BUILDINGS)):
        survey_building(s, seat, building)


@rule
def lay_out_roofs(s: State, number: int) -> None:
    """Lay out the roof markers of a round at random: as many as players, or two in the solo game."""
    for i in range(terms.ROOFS_A_ROUND):
        s.roofs[number, i] = s.box.roofs[s.rules[TableRule.ROOFS] - 1, number, i] + 1
    shuffle(s.chance, s.roofs[number], terms.ROOFS_A_ROUND)
    for i in range(max(int(s.seats), 2), terms.ROOFS_A_ROUND):
        s.roofs[number, i] = 0


@rule
def _block_buildings(s: State) -> None:
    """Block three buildings, drawn at random, with the order markers 1 to 3.

    Also make the extra point for the first completion available at every building.
    """
    for building in range(len(terms.BUILDINGS)):
        s.first[building] = 1
    for number in range(1, BLOCKED_BUILDINGS + 1):
        building = draw(s.chance, len(terms.BUILDINGS))
        while s.block[building] > 0:
            building = draw(s.chance, len(terms.BUILDINGS))
        s.block[building] = number
        emit(s.events, Event.BLOCK, building, number)


@rule
def _draw_turn_order(s: State) -> None:
    """Draw the start player at random; the other seats follow clockwise in turn order.

    Also place the first market markers, and the discs on the siesta track.
    """
    first = draw(s.chance, max(int(s.seats), 2))
    if s.seats == 1:
        s.opening = int(first == 0)
        set_marker(s, 0, int(s.box.start[first]))
        set_marker(s, terms.NEUTRAL, int(s.box.start[1 - first]))
    else:
        for place in range(s.seats):
            seat = (first + place) % int(s.seats)
            s.order[place] = seat
            set_marker(s, seat, int(s.box.start[place]))
        emit_turn_order(s)
    return_discs(s)
