"""Compile rules in separate processes (`prepare_until_ready`).

The server already answers requests meanwhile. A game whose rules cannot be compiled is closed, and players are told so;
the other games can be played. Its compilation is retried, with growing waits, as the machine may have been short of
memory or disk space.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tenacity import AsyncRetrying, RetryCallState, retry_if_result, wait_exponential

from tertulia.bots.search.precompile import SearchPrecompilation
from tertulia.kernel.cores import available_cores
from tertulia.kernel.precompile import SERVER_NICENESS, CompileError, CompileProgress, Precompilation
from tertulia.kernel.registry import installed_games
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.readiness import Readiness

log = logging.getLogger(__name__)
MIN_RETRY_SECONDS = 60.0
"""Seconds until the first retry of a failed compilation. Each later wait is four times as long."""
MAX_RETRY_SECONDS = 3600.0
"""Maximum seconds until a failed compilation is retried."""
COMPILED_SHARE = 0.95
"""Progress (0 to 1) of a game once its rules are compiled. The rest stands for loading them."""


async def _nothing() -> None:
    """Do nothing: the default of the callbacks of `prepare_until_ready`."""


async def prepare_until_ready(
    readiness: Readiness,
    ready: Callable[[], Awaitable[None]] = _nothing,
    searching: Callable[[], Awaitable[None]] = _nothing,
    clock: Clock = SYSTEM,
) -> None:
    """Compile rules and searches until every game can be played.

    `ready` is called after the first attempt at all games, and whenever a retry has succeeded for some. `searching` is
    called once, after the first attempt to compile the searches.
    """

    def log_missing(state: RetryCallState) -> None:
        log.error("%s: retrying in %.0f s", ", ".join(readiness.missing), state.upcoming_sleep)

    waits = wait_exponential(multiplier=MIN_RETRY_SECONDS, exp_base=4, max=MAX_RETRY_SECONDS)
    retry = retry_if_result(bool)
    async for attempt in AsyncRetrying(wait=waits, retry=retry, before_sleep=log_missing, sleep=clock.sleep):
        missing = len(readiness.missing)
        await prepare_rules(readiness)
        if attempt.retry_state.attempt_number == 1:
            await ready()
            await prepare_searches(readiness)
            await searching()
        elif len(readiness.missing) < missing:
            await ready()
        attempt.retry_state.set_result(readiness.missing)


async def prepare_rules(readiness: Readiness) -> None:
    """Compile and load every game that cannot be played yet.

    There are as many parallel processes as cores. Games that fail are logged, and stay closed.
    """
    places = asyncio.Semaphore(available_cores())
    await asyncio.gather(*(_prepare(readiness, name, places) for name in readiness.missing))


async def prepare_searches(readiness: Readiness) -> None:
    """Compile the searches of all playable games, so that the first hint does not wait for a compilation."""
    compiling = SearchPrecompilation(
        [game for name, game in installed_games().items() if name not in readiness.missing], SERVER_NICENESS
    )
    try:
        await asyncio.to_thread(compiling.run)
    except CompileError as error:
        log.warning("%s; bots that search will compile it at their first move", error)
    finally:
        compiling.stop()


async def _prepare(readiness: Readiness, name: str, places: asyncio.Semaphore) -> None:
    """Compile a game's rules in a separate process, and load them into this process.

    `places` limits how many games are compiled at the same time. If the separate process fails at the first attempt,
    this process compiles the rules when it loads them. It tries this only once, because it serves players meanwhile and
    compiling needs memory. If that fails, too, the error is logged and the game stays closed.
    """
    async with places:
        try:
            await _compile_in_process(readiness, name)
            await asyncio.to_thread(installed_games()[name].precompile)
        except Exception as error:
            log.error("%s cannot be played: its rules cannot be compiled: %s", name, error, exc_info=error)
            readiness.fail(name)
            return
    if readiness.has_failed(name):
        log.warning("%s can be played now", name)
    readiness.finish(name)


async def _compile_in_process(readiness: Readiness, name: str) -> None:
    """Compile a game's rules in a separate process, and update `readiness` with its progress.

    Raises `CompileError` if this fails and an earlier attempt failed, too.
    """

    def note_progress(step: CompileProgress) -> None:
        readiness.note(name, COMPILED_SHARE * step.share)

    compiling = Precompilation([name], note_progress, SERVER_NICENESS)
    try:
        await asyncio.to_thread(compiling.run)
    except CompileError as error:
        if readiness.has_failed(name):
            raise
        log.warning("%s; retrying in the server process", error)
    finally:
        compiling.stop()
