"""Loads what bots search with into the processes in which they think, once it is compiled: the first hint is as fast as the next.

A process that has just begun would load Python, the rules and the search first, some seconds in which somebody waits.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Sequence

from tertulia.bots.search.precompile import missing, search_once
from tertulia.kernel.precompile import is_compiled
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


def load_all() -> None:
    """Load every game whose rules and search are compiled into this process, for all that are forked from it. The others are not
    waited for: processes load them when they are asked about them."""
    server = os.getppid()
    there = [game for game in games().values() if is_compiled(game)]
    lacking = set(missing(there))
    for game in there:
        if os.getppid() != server:
            sys.exit()  # nobody is left to be thought for
        if game.name in lacking:
            continue
        try:
            search_once(game)
        except Exception as error:  # whoever asks about this game is told; the others can be thought about
            log.warning("the search of %s could not be loaded ahead: %s", game.name, error)
    gc.collect()
    gc.freeze()  # a fork's collector leaves alone what is there, and so its pages stay shared
