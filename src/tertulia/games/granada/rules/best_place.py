"""Find the most points that a tile could add to a city (`best_gain`), for hints about purchases."""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import REACH, WIDTH
from tertulia.games.granada.rules.city import list_sites
from tertulia.games.granada.rules.scoring import gain_with_tile
from tertulia.kernel.rule import rule
from tertulia.kernel.stack import stack_int32

MAX_PLACES = WIDTH * WIDTH
NO_PLACE_GAIN = -32768
"""Result of `best_gain` for a tile that fits on no cell."""


@rule
def best_gain(s: State, letter: int, seat: int, tile: int) -> int:
    """Return the most points that a tile could add to a seat's points if the scoring `letter` came now.

    `letter` is 0 to 2 for the scorings A to C. Returns `NO_PLACE_GAIN` if the tile fits on no cell.
    """
    player = s.players[seat]
    first = (int(player.south) + 1 + REACH) * WIDTH + int(player.west) + 1 + REACH
    places = stack_int32(MAX_PLACES)
    best = NO_PLACE_GAIN
    for i in range(list_sites(s, seat, int(s.box.moats[tile]), first, places, 0)):
        x, y = int(places[i]) % WIDTH - REACH, int(places[i]) // WIDTH - REACH
        best = max(best, gain_with_tile(s, letter, seat, tile, x, y))
    return best
