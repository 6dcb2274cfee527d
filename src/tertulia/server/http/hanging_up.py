"""Cancels the work for a request when its client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.errors import ApiError

T = TypeVar("T")


async def while_connected(request: HttpRequest, work: Coroutine[Any, Any, T]) -> T:
    """Await `work` and return its result. If the client disconnects first, cancels the work and raises `ApiError`."""
    working, listening = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({working, listening}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            raise ApiError(400, "bad-request", "whoever asked has hung up")
        return working.result()
    finally:
        working.cancel()
        listening.cancel()


async def _gone(request: HttpRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
