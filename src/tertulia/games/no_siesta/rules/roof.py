"""The barn roof: gaps from left to right, and their tiles (rules A; rulings 3, 8 and 13)."""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import Counting, Decision, Keeping
from tertulia.games.no_siesta.model.events import Event
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.rules.points import award_points
from tertulia.games.no_siesta.rules.predicates import has_ability
from tertulia.kernel.agenda import get_argument, pop, push, set_argument
from tertulia.kernel.chance import draw
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def gap_cost(s: State, seat: int) -> int:
    """Return how many circles the leftmost open roof gap asks for.

    The helper `roof_costs` makes it one less (ruling 8).
    """
    player = s.players[seat]
    return int(s.box.roof_silver[player.gaps]) - int(has_ability(player, terms.Helper.ROOF_COSTS))


@rule
def close_gap_if_full(s: State, seat: int) -> bool:
    """Close the leftmost open roof gap if all its circles are crossed. Returns whether it was closed.

    The closed gap gets a tile of the pile. With the helper `roof_choice`, the player keeps one of two drawn tiles.
    """
    player = s.players[seat]
    gap = int(player.gaps)
    if gap == terms.ROOF_GAPS or player.roof[gap] < gap_cost(s, seat):
        return False
    player.gaps += 1
    award_points(s, seat, int(s.box.roof_points[gap]), terms.PointSource.ROOF)
    tile = draw_tile(s)
    if tile == terms.NONE:  # ruling 13: the gap closes without a tile
        emit(s.events, Event.GAP, seat, gap, 0)
        return True
    if has_ability(player, terms.Helper.ROOF_CHOICE):
        s.tile_place[tile] = terms.TilePlace.DRAWN + seat
        other = draw_tile(s)
        if other != terms.NONE:
            s.tile_place[other] = terms.TilePlace.DRAWN + seat
            push(player.agenda, Decision.KEEP)
            set_argument(player.agenda, Keeping.ONE, min(tile, other))
            set_argument(player.agenda, Keeping.OTHER, max(tile, other))
            set_argument(player.agenda, Keeping.GAP, gap)
            emit(s.events, Event.DRAW, seat, gap)
            return True
    lay_tile(s, seat, gap, tile)
    return True


@rule
def draw_tile(s: State) -> int:
    """Draw a tile from the pile uniformly at random; returns `NONE` if the pile is empty.

    The caller moves the tile out of the pile. Of tiles that look alike the first is drawn, so that tile numbers reveal
    nothing.
    """
    left = 0
    for tile in range(terms.TILES):
        left += int(s.tile_place[tile] == terms.TilePlace.PILE)
    if left == 0:
        return terms.NONE
    nth = draw(s.chance, left)
    for tile in range(terms.TILES):
        if s.tile_place[tile] == terms.TilePlace.PILE:
            if nth == 0:
                return _find_first_alike(s, tile)
            nth -= 1
    return terms.NONE


@rule
def look_alike(s: State, one: int, other: int) -> bool:
    """Return whether two roof tiles have equal kinds and goods, so that players cannot tell them apart."""
    if s.box.tile_kind[one] != s.box.tile_kind[other]:
        return False
    for i in range(s.box.tile_goods.shape[1]):
        if s.box.tile_goods[one, i] != s.box.tile_goods[other, i]:
            return False
    return True


@rule
def _find_first_alike(s: State, tile: int) -> int:
    for other in range(tile):
        if s.tile_place[other] == terms.TilePlace.PILE and look_alike(s, other, tile):
            return other
    return tile


@rule
def lay_tile(s: State, seat: int, gap: int, tile: int) -> None:
    """Put a tile face up on a closed gap."""
    s.tile_place[tile] = terms.TilePlace.BARN + seat
    s.players[seat].tiles[gap] = tile + 1
    emit(s.events, Event.GAP, seat, gap, tile + 1)
    if s.box.tile_kind[tile] == terms.TileKind.POINT:
        award_points(s, seat, 1, terms.PointSource.TILES)


@rule
def keep_tile(s: State, seat: int, tile: int) -> None:
    """Keep one of two drawn tiles and return the other to the pile (helper `roof_choice`)."""
    pending = s.players[seat].agenda
    one, other, gap = (
        get_argument(pending, Keeping.ONE),
        get_argument(pending, Keeping.OTHER),
        get_argument(pending, Keeping.GAP),
    )
    pop(pending)
    s.tile_place[one + other - tile] = terms.TilePlace.PILE
    lay_tile(s, seat, gap, tile)


@rule
def append_usable_tiles(s: State, seat: int, movable: bool, first: int, out: IntArray, n: int) -> int:
    """Append to `out` the action `first` + gap for each gap whose roof tile has a usable bonus (ruling 3).

    Gaps are numbered from 0, from left to right. `out` holds `n` actions before; returns their number after. A bonus
    is usable once. A bonus that moves discs is usable only if `movable` is True.
    """
    player = s.players[seat]
    for gap in range(player.gaps):
        tile = int(player.tiles[gap]) - 1
        if tile >= 0 and (int(player.tiles_used) >> gap) & 1 == 0:
            kind = s.box.tile_kind[tile]
            out[n] = first + gap
            n += int(kind == terms.TileKind.BONUS or (kind == terms.TileKind.CHANGE_REVENUE and movable))
    return n


@rule
def use_tile(s: State, seat: int, gap: int) -> None:
    """Use the bonus of the roof tile on a gap: gain its goods as temporary revenues, or move discs."""
    player = s.players[seat]
    tile = int(player.tiles[gap]) - 1
    player.tiles_used |= 1 << gap
    emit(s.events, Event.TILE, seat, gap, tile)
    if s.box.tile_kind[tile] == terms.TileKind.CHANGE_REVENUE:
        push(player.agenda, Decision.CHANGE)
        set_argument(player.agenda, Counting.LEFT, terms.TILE_STEPS)
        return
    for i in range(terms.TILE_GOODS):
        good = int(s.box.tile_goods[tile, i])
        if good > 0:
            player.bonus[good - 1] += 1
            player.tiles_open |= 1 << (terms.TILE_GOODS * gap + i)
