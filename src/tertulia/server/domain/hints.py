"""Hints: which seats may get one, and whether a request is still current."""

from __future__ import annotations

from tertulia.play import Match
from tertulia.server.domain.commands import AskHint
from tertulia.server.domain.errors import NoHints
from tertulia.server.domain.running import only_others_since, require_actor, require_own_turn, require_unchanged_log
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table


def match_for_hint(table: Table, asked: AskHint) -> Match:
    """The match in which a guest asks for a hint to their seat.

    Raises a kind of `Refused` if they may not.
    """
    if not table.hints:
        raise NoHints("at this table nobody is given hints")
    match = require_own_turn(table.state, asked.guest, asked.seat)
    if not only_others_since(table, match, asked):
        require_unchanged_log(table, table.state, asked)
    require_actor(match, asked.seat)
    return match


def hint_still_valid(state: TableState, before: Match, seat: int) -> bool:
    """Whether a seat still faces the decision that it had in `before`, an earlier state of the match.

    This holds if since then only other seats have acted, in turns that they shared with this seat.
    """
    match = state.match
    if match is None or state.seats[seat].played_by_bot or seat not in state.actors():
        return False
    shared = match.log.shared_length(before.log)
    return shared == before.position and all(
        entry.shared and entry.seat != seat for entry in match.log[before.position :]
    )
