"""What every process in which is thought begins with. On Linux one process imports this once, and the others are its forks: each
begins in a hundredth of a second, and all share the memory that the rules, the searches and their libraries take.

Games whose rules or search are not compiled yet are not waited for; processes load them when they are asked about them.
"""

from __future__ import annotations

import gc
import logging
import os
import sys

from tertulia.bots.search.precompile import missing, search_once
from tertulia.kernel.precompile import is_compiled
from tertulia.kernel.registry import games

log = logging.getLogger(__name__)
__all__: list[str] = []


def _load() -> None:
    server = os.getppid()
    there = [game for game in games().values() if is_compiled(game)]
    lacking = set(missing(there))
    for game in there:
        if game.name in lacking:
            continue
        if os.getppid() != server:
            sys.exit()  # nobody is left to be thought for
        try:
            search_once(game)
        except Exception as error:  # whoever asks about this game is told; the others can be thought about
            log.warning("the search of %s could not be loaded ahead: %s", game.name, error)
    gc.collect()
    gc.freeze()  # a fork's collector leaves alone what is there, and so its pages stay shared


_load()
