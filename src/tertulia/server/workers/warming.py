"""Loads what bots search with into the processes in which they think, once it is compiled: the first hint is as fast as the next.

A process that has just begun would load Python, the rules and the search first, some seconds in which somebody waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from tertulia.bots.search.precompile import missing, search_once
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.registry import games
from tertulia.server.domain.readiness import Readiness
from tertulia.server.workers.scheduler import Asker, Priority
from tertulia.server.workers.thinker import Wanted
from tertulia.server.workers.thinking import Thinkers

log = logging.getLogger(__name__)
NOBODY = Asker(Priority.UNATTENDED, "", "")
"""Whoever waits for a thought comes first."""


async def warm_thinkers(thinkers: Thinkers, readiness: Readiness) -> None:
    """Begin every process in which is thought, and load there the games that can be played and whose search is compiled."""
    compiled = [game for name, game in games().items() if name not in readiness.missing]
    lacking = set(missing(compiled))
    names = tuple(game.name for game in compiled if game.name not in lacking)
    loading = [thinkers.ask(NOBODY, loaded, names) for _ in range(thinkers.processes)]
    for found in await asyncio.gather(*loading, return_exceptions=True):
        if isinstance(found, Exception):
            log.warning("a process in which bots think could not be made ready: %s", found)


def loaded(names: Sequence[str], wanted: Wanted) -> int:
    """Load games in a process of its own; returns how many. It stops where others are to be thought for first."""
    for number, name in enumerate(names):
        if wanted.in_the_way:
            return number
        search_once(game_named(name))
    return len(names)
