"""Points of each player by their source, updated during the whole game (rules: end of the game).

With the online rules, events report changes at once. With the printed rules, events report points only at the end.
"""

from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.model.terms import POINT_SOURCES, SPACES, PointSource, Space
from tertulia.games.no_siesta.rules.predicates import (
    count_animal_pairs,
    count_bits,
    count_harvest_sets,
    hired_bits,
    is_online,
)
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def award_points(s: State, seat: int, amount: int, source: int) -> None:
    """Add `amount` to a player's points from `source` (`PointSource`); a negative amount is a loss."""
    if amount != 0:
        s.players[seat].sources[source] += amount
        if is_online(s):
            emit(s.events, Event.POINTS, seat, amount, source)


@rule
def settle_storage(s: State, seat: int) -> None:
    """Update a seat's points for the complete sets in warehouse and stable."""
    player = s.players[seat]
    award_points(
        s, seat, count_harvest_sets(player) - int(player.sources[PointSource.WAREHOUSE]), PointSource.WAREHOUSE
    )
    award_points(s, seat, count_animal_pairs(player) - int(player.sources[PointSource.STABLE]), PointSource.STABLE)


@rule
def space_points(player: Player, space: int) -> int:
    """Return the points that a disc on a space of Esporles would score now."""
    if space == Space.DISCS:
        return int(player.supply)
    if space == Space.HARVEST_SETS:
        return count_harvest_sets(player)
    if space == Space.ROOF_TILES:
        tiles = 0
        for gap in range(len(player.tiles)):
            tiles += int(player.tiles[gap] > 0)
        return tiles
    if space == Space.ANIMAL_PAIRS:
        return count_animal_pairs(player)
    if space == Space.HELPERS:
        return count_bits(hired_bits(player))
    return count_bits(player.trades)


@rule
def settle_esporles(s: State) -> None:
    """Update the points of the market of Esporles for all players."""
    for seat in range(s.seats):
        player = s.players[seat]
        points = 0
        for space in range(len(SPACES)):
            if (int(player.esporles) >> space) & 1:
                points += space_points(player, space)
        award_points(s, seat, points - int(player.sources[PointSource.ESPORLES]), PointSource.ESPORLES)


@rule
def emit_points(s: State) -> None:
    """Emit one event for each seat and source of points, at the end of a game with the printed rules."""
    if not is_online(s):
        for seat in range(s.seats):
            for source in range(len(POINT_SOURCES)):
                amount = int(s.players[seat].sources[source])
                if amount != 0:
                    emit(s.events, Event.POINTS, seat, amount, source)
