"""Compiles the rules that are not compiled yet, in processes of their own, while people look at the lobby already.

A game that nobody could compile is closed, and said to be, while the others are played. It is tried again, ever more seldom: a
machine that was short of memory or of room on its disk may have it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tertulia.bots.search.precompile import SearchPrecompilation
from tertulia.kernel.cores import cores
from tertulia.kernel.precompile import GENTLE, CompileError, Precompilation, Step
from tertulia.kernel.registry import games
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.readiness import Readiness

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until what could not be compiled is tried again: at first, then four times as many each time, and at most."""
COMPILED = 0.95
"""How far a game is that is compiled: the rest is loading."""


async def _nothing() -> None:
    """What is done where nothing is to be loaded ahead."""


async def keep_preparing(
    readiness: Readiness,
    ready: Callable[[], Awaitable[None]],
    searching: Callable[[], Awaitable[None]] = _nothing,
    clock: Clock = SYSTEM,
) -> None:
    """Compile rules until every game can be played. `ready` is called when all were tried, and whenever more of them can be
    played; `searching` once, when the searches were tried, too."""
    await prepare_rules(readiness)
    await ready()
    await prepare_searches(readiness)
    await searching()
    pause = FIRST_PAUSE
    while missing := len(readiness.missing):
        log.error("%s: trying again in %.0f s", ", ".join(readiness.missing), pause)
        await clock.sleep(pause)
        await prepare_rules(readiness)
        if len(readiness.missing) < missing:
            await ready()
        pause = min(4 * pause, LONGEST_PAUSE)


async def prepare_rules(readiness: Readiness) -> None:
    """Try every game that cannot be played yet once, as many at the same time as there are cores."""
    places = asyncio.Semaphore(cores())
    await asyncio.gather(*(_prepare(readiness, name, places) for name in readiness.missing))


async def prepare_searches(readiness: Readiness) -> None:
    """Compile what bots search with, in the games that can be played: then the first who asks one need not wait for that."""
    compiling = SearchPrecompilation([game for name, game in games().items() if name not in readiness.missing], GENTLE)
    try:
        await asyncio.to_thread(compiling.run)
    except CompileError as error:
        log.warning("%s; bots that search will try it when they are asked", error)
    finally:
        compiling.stop()


async def _prepare(readiness: Readiness, name: str, places: asyncio.Semaphore) -> None:
    """Compile a game aside and load it. What no process of its own could compile, this one does, but once only: it serves people
    meanwhile, and its memory is theirs. Where that fails too, the log says so and the game stays closed."""
    async with places:
        try:
            await _compile_aside(readiness, name)
            await asyncio.to_thread(games()[name].precompile)
        except Exception as error:
            log.error("%s cannot be played: its rules cannot be compiled: %s", name, error, exc_info=error)
            readiness.fail(name)
            return
    if readiness.failed(name):
        log.warning("%s can be played now", name)
    readiness.finish(name)


async def _compile_aside(readiness: Readiness, name: str) -> None:
    """`CompileError` where it failed before and fails again."""

    def told(step: Step) -> None:
        readiness.note(name, COMPILED * step.share)

    compiling = Precompilation([name], told, GENTLE)
    try:
        await asyncio.to_thread(compiling.run)
    except CompileError as error:
        if readiness.failed(name):
            raise
        log.warning("%s; trying it in the server itself", error)
    finally:
        compiling.stop()
