"""Load rules and searches into the search processes in advance, so that the first hint is not slow.

Otherwise a new process would first have to load Python, the rules and the search, while a player waits for some
seconds.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Sequence

from tertulia.bots.search.precompile import list_missing_searches, run_minimal_search
from tertulia.kernel.precompile import is_compiled
from tertulia.kernel.registry import find_game, installed_games
from tertulia.server.domain.readiness import Readiness
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.search_pool import SearchPool
from tertulia.server.workers.search_process import WantedFlag

log = logging.getLogger(__name__)
PRELOADING = WorkOwner(Priority.UNATTENDED, "", "")
"""The lowest priority for preloading, whose cost is charged to no client address and no guest."""


async def preload_search_processes(search_pool: SearchPool, readiness: Readiness) -> None:
    """Start every search process, and load into it the playable games whose search is compiled."""
    compiled = [game for name, game in installed_games().items() if name not in readiness.missing]
    lacking = set(list_missing_searches(compiled))
    names = tuple(game.name for game in compiled if game.name not in lacking)
    loading = [search_pool.run(PRELOADING, load_games, names) for _ in range(search_pool.processes)]
    for found in await asyncio.gather(*loading, return_exceptions=True):
        if isinstance(found, Exception):
            log.warning("a search process could not be preloaded: %s", found)


def load_games(names: Sequence[str], wanted: WantedFlag) -> int:
    """Load games into a search process until other searches wait. Returns the number of loaded games."""
    for number, name in enumerate(names):
        if wanted.should_yield:
            return number
        run_minimal_search(find_game(name))
    return len(names)


def load_all_games() -> None:
    """Load rules and search of every compiled game into this process, the fork server.

    The search processes are forks of this process and share what it has loaded. Games that are not compiled yet are
    left out; a search process loads them when it first needs them.
    """
    server = os.getppid()
    there = [game for game in installed_games().values() if is_compiled(game)]
    lacking = set(list_missing_searches(there))
    for game in there:
        if os.getppid() != server:
            sys.exit()  # the server has ended
        if game.name in lacking:
            continue
        try:
            run_minimal_search(game)
        except Exception as error:  # a search of this game reports the error; the other games work
            log.warning("the search of %s could not be preloaded: %s", game.name, error)
    gc.collect()
    gc.freeze()  # the collector of a fork leaves these objects alone, so their memory pages stay shared
