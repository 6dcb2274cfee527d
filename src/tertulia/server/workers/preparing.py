"""Compiles the rules that are not compiled yet, in processes of their own, while people look at the lobby already."""

from __future__ import annotations

import asyncio
import logging

from tertulia.kernel.cores import cores
from tertulia.kernel.precompile import GENTLE, CompileError, Precompilation, Step
from tertulia.kernel.registry import games
from tertulia.server.domain.readiness import Readiness

log = logging.getLogger(__name__)


async def prepare_rules(readiness: Readiness) -> None:
    """Until every game can be played, as many prepared at once as there are cores."""
    places = asyncio.Semaphore(cores())
    await asyncio.gather(*(_prepare(readiness, name, places) for name in readiness.missing))


async def _prepare(readiness: Readiness, name: str, places: asyncio.Semaphore) -> None:
    """Compile a game aside and load it. What no process of its own could compile, this one does; where that fails too, the log
    says so and the game stays closed."""

    def told(step: Step) -> None:
        readiness.note(name, step.done / (step.of + 1))  # the last part of it is loading

    async with places:
        compiling = Precompilation([name], told, GENTLE)
        try:
            await asyncio.to_thread(compiling.run)
        except CompileError as error:
            log.warning("%s; trying it in the server itself", error)
        finally:
            compiling.stop()
        try:
            await asyncio.to_thread(games()[name].precompile)
        except Exception as error:
            log.error("%s cannot be played: its rules cannot be compiled", name, exc_info=error)
            return
    readiness.finish(name)
