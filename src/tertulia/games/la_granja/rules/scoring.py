"""Scoring phase and end of the game (rules 9.0, 10.0; ruling 10)."""

from tertulia.games.la_granja.model.cards import Trigger
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import HELPERS, RESOURCES, Good, PointSource
from tertulia.games.la_granja.rules.crafts import turn_crafts
from tertulia.games.la_granja.rules.effects import fire_trigger
from tertulia.games.la_granja.rules.goods import gain_good, lose_good, score_points
from tertulia.games.la_granja.rules.helpers import make_ready
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

COMMODITY_SILVER = 4
SILVER_PER_POINT = 5
MANY_MARKERS = 3


@rule
def score_seat(s: State, seat: int) -> None:
    """Score a seat's market markers and its space of the siesta track, and make its helpers ready again.

    Then the triggers of helpers that react to scoring are fired.
    """
    farm = s.farms[seat]
    for slot in range(HELPERS):
        make_ready(s, seat, slot)
    score_points(s, seat, int(farm.on_market), PointSource.MARKET)
    score_points(s, seat, int(s.box.siesta[farm.siesta]), PointSource.SIESTA)
    if is_first(s, seat):
        fire_trigger(s, seat, Trigger.SCORING_FIRST, 1)
    if is_last(s, seat):
        fire_trigger(s, seat, Trigger.SCORING_LAST, 1)
    if farm.on_market >= MANY_MARKERS:
        fire_trigger(s, seat, Trigger.SCORING_THREE_MARKERS, 1)


@rule
def is_first(s: State, seat: int) -> bool:
    """Return whether a seat is first in turn order.

    In the solo game, it is first if the player and not the neutral player is the start player (rules 11.0).
    """
    return bool(s.order[0] == seat) if s.seats > 1 else bool(s.opening)


@rule
def is_last(s: State, seat: int) -> bool:
    """Return whether a seat is last in turn order.

    In the solo game, it is last if the neutral player is the start player (rules 11.0).
    """
    return bool(s.order[s.seats - 1] == seat) if s.seats > 1 else not s.opening


@rule
def reset_farm(s: State, seat: int) -> None:
    """Prepare a farm for the next round.

    New craft markers are turned to their lasting side. Dice, donkey and the count of extra deliveries are cleared.
    """
    turn_crafts(s, seat)
    farm = s.farms[seat]
    farm.dice[0] = 0
    farm.dice[1] = 0
    farm.donkey = 0
    farm.extras = 0


@rule
def end_game(s: State) -> None:
    """End the game and count its last points.

    Goods in dens, pigs and commodities are sold at the printed prices, then silver becomes points.
    """
    for seat in range(s.seats):
        fire_trigger(s, seat, Trigger.END_PER_EXTENSION, int(s.farms[seat].extensions))
        _sell_everything(s, seat)
    s.over = 1
    emit(s.events, Event.OVER)


@rule
def _sell_everything(s: State, seat: int) -> None:
    farm = s.farms[seat]
    silver = COMMODITY_SILVER * int(farm.stock[Good.COMMODITY])
    farm.markers -= int(farm.stock[Good.COMMODITY])
    farm.stock[Good.COMMODITY] = 0
    for good in range(RESOURCES):
        silver += int(s.box.sell[good]) * int(farm.stock[good])
        farm.markers -= int(farm.stock[good])
        farm.stock[good] = 0
    gain_good(s, seat, Good.SILVER, silver)
    points = int(farm.stock[Good.SILVER]) // SILVER_PER_POINT
    lose_good(s, seat, Good.SILVER, SILVER_PER_POINT * points)
    score_points(s, seat, points, PointSource.END)
