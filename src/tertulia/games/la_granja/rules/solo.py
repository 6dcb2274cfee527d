"""Neutral player of the solo game (rules 11.0; ruling 11)."""

from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import NEUTRAL, ROUNDS, SPACES
from tertulia.games.la_granja.rules.card_piles import NO_CARD, discard_card, draw_top_card
from tertulia.games.la_granja.rules.market import beaten_markers, place_marker, target_spaces
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

MAX_DISTANCE = 99


@rule
def remove_die(s: State) -> None:
    """Remove a die in the solo game: the lowest one in rounds 1 to 3, the highest one in later rounds."""
    early = s.rounds <= ROUNDS // 2
    for i in range(6):
        at = i if early else 5 - i
        if s.dice[at] > 0:
            s.dice[at] -= 1
            emit(s.events, Event.REMOVE_DIE, at + 1)
            return


@rule
def play_neutral_turn(s: State) -> None:
    """Play the neutral player's turn: draw and discard a card, and place a marker on the market.

    The neutral player's marker is placed on a market space with the value of the card's market barrow
    (`choose_neutral_space`). Nothing is placed if no card or no such space is available.
    """
    card = draw_top_card(s)
    if card == NO_CARD:
        return
    discard_card(s, card)
    value = int(s.box.cards[card].value)
    emit(s.events, Event.NEUTRAL, card, value)
    space = choose_neutral_space(s, value)
    if space >= 0:
        place_marker(s, NEUTRAL, space)


@rule
def choose_neutral_space(s: State, value: int) -> int:
    """Return the space of the neutral player's new marker, or -1 if no space is possible.

    The criteria are, in this order (rulings 11 and 36): most of the player's markers removed; fewest higher neighbours,
    occupied or not; farthest from the nearest other neutral marker; first in reading order.
    """
    spaces = target_spaces(s, NEUTRAL, value)
    best, rank = -1, -1
    for space in range(SPACES):
        if (spaces >> space) & 1:
            mine = _rank_space(s, space)
            if mine > rank:
                best, rank = space, mine
    return best


@rule
def _rank_space(s: State, space: int) -> int:
    """Return one number that ranks a market space for the neutral player's marker; the best is highest.

    It combines the criteria of `choose_neutral_space`.
    """
    removed, bits = 0, beaten_markers(s, NEUTRAL, space)
    higher, near = 0, int(s.box.near[space])
    nearest = MAX_DISTANCE
    for other in range(SPACES):
        removed += (bits >> other) & 1
        open_space = (int(s.closed) >> other) & 1 == 0
        if (near >> other) & 1 and open_space and s.box.space_value[other] > s.box.space_value[space]:
            higher += 1
        if s.market[other] == NEUTRAL + 1:
            nearest = min(nearest, space_distance(s, space, other))
    reading = (int(s.box.r[space]) + 16) * 32 + int(s.box.q[space]) + 16
    return ((removed * 8 + 7 - higher) * 128 + nearest) * 1024 + 1023 - reading


@rule
def space_distance(s: State, space: int, other: int) -> int:
    """Return the number of steps between two market spaces on the board's hexagonal grid.

    The space with the coordinates (q, r) touches (q±1, r), (q, r±1), (q+1, r+1) and (q-1, r-1).
    """
    across = int(s.box.q[space]) - int(s.box.q[other])
    down = int(s.box.r[space]) - int(s.box.r[other])
    return max(abs(across), abs(down), abs(across - down))
