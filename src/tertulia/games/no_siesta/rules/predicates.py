"""Small queries about a game or a player."""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.options import Edition, TableRule
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.kernel.rule import inline_rule, rule


@inline_rule
def is_online(s: State) -> bool:
    """Return whether the table plays by the rules of the online edition instead of the printed rules."""
    return s.rules[TableRule.RULES] == Edition.ONLINE


@inline_rule
def has_ability(player: Player, helper: int) -> bool:
    """Return whether a player has the ability of a helper now, hired or copied in an earlier round."""
    return (int(player.helpers) >> helper) & 1 != 0


@inline_rule
def has_used(player: Player, once: int) -> bool:
    """Return whether a player has already taken an action that is allowed once in a scoring phase."""
    return (int(player.used) >> once) & 1 != 0


@inline_rule
def is_last_round(s: State) -> bool:
    """Return whether the game ends with this round.

    Either a player is at the top of the track, or this is the tenth round without a crossed circle (ruling 28). The
    latter is certain once all scoring phases are over.
    """
    return s.ending != 0 or (s.idle == terms.IDLE_ROUNDS and s.step > terms.Step.SCORING)


@rule
def count_bits(mask: int) -> int:
    """Return the number of set bits."""
    count, left = 0, int(mask)
    while left:
        left &= left - 1
        count += 1
    return count


@rule
def seat_after_start(s: State, nth: int) -> int:
    """Return the nth seat in turn order; the start player is number 0."""
    seat = int(s.start) + nth
    return seat - int(s.seats) if seat >= s.seats else seat


@rule
def seat_by_siesta(s: State, nth: int) -> int:
    """Return the nth seat on the siesta track; the one furthest ahead is number 0.

    Ties are broken in turn order from the start player (rules: experienced).
    """
    taken = 0
    for _ in range(nth + 1):
        best = -1
        for i in range(s.seats):
            seat = seat_after_start(s, i)
            if (taken >> seat) & 1 == 0 and (best < 0 or s.players[seat].siesta > s.players[best].siesta):
                best = seat
        taken |= 1 << best
        last = best
    return last


@rule
def count_own_discs(player: Player) -> int:
    """Return the number of discs with which a player can mark revenues, including those on the board."""
    count = int(player.supply)
    for revenue in range(terms.Revenue.COMMODITY + 1):
        count += int(player.board[revenue])
    return count


@rule
def may_spend_disc(s: State, player: Player) -> bool:
    """Return whether a player may give up a disc permanently, for Esporles or a copied helper (ruling 6).

    The player needs a free disc; with the online rules, also more than `KEPT_DISCS` discs in all.
    """
    if player.supply == 0:
        return False
    return not is_online(s) or count_own_discs(player) > terms.KEPT_DISCS


@rule
def gains_disc_ahead(s: State, player: Player) -> bool:
    """Return whether the next space of the siesta track gives a player another disc (rules F; ruling 12)."""
    if player.common == 0:
        return False
    for i in range(terms.DISC_SPACES):
        if s.box.disc_spaces[i] == player.siesta + 1:
            return True
    return False


@rule
def count_harvest_sets(player: Player) -> int:
    """Return the number of sets of three different harvest goods in the warehouse.

    Goods that were taken out (`Player.cleared`) do not count (ruling 11).
    """
    least = int(player.storage[0]) - int(player.cleared[0])
    for good in range(1, terms.HARVEST):
        least = min(least, int(player.storage[good]) - int(player.cleared[good]))
    return least


@rule
def count_animal_pairs(player: Player) -> int:
    """Return the number of pairs of the two animals in the stable, without animals that were taken out."""
    pigs = int(player.storage[terms.Revenue.PIG]) - int(player.cleared[terms.Revenue.PIG])
    return min(pigs, int(player.storage[terms.Revenue.DONKEY]) - int(player.cleared[terms.Revenue.DONKEY]))


@rule
def count_stored_goods(player: Player) -> int:
    """Return the number of goods that lie in a player's warehouse and stable now.

    The crossed circles of goods that were taken out (`Player.cleared`) do not count.
    """
    count = 0
    for good in range(terms.GOODS):
        count += int(player.storage[good]) - int(player.cleared[good])
    return count


@rule
def hired_bits(player: Player) -> int:
    """Return the helpers that a player has hired, as a bit mask over `Helper`."""
    mask = 0
    for field in range(len(player.hired)):
        if player.hired[field] > 0:
            mask |= 1 << (int(player.hired[field]) - 1)
    return mask


@rule
def others_helpers(s: State, seat: int) -> int:
    """Return the helpers that all other players have hired, as a bit mask over `Helper`.

    Copied helpers do not count (ruling 9).
    """
    mask = 0
    for other in range(terms.MAX_SEATS):
        if other != seat and other < s.seats:
            mask |= hired_bits(s.players[other])
    return mask
