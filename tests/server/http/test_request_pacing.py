"""Request pacing: many requests from one address are spread out, so that other addresses are served in between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tertulia.server.http import auth
from tertulia.server.http.limits import (
    AT_ONCE,
    MAX_LIMIT_KEYS,
    MAX_REQUEST_DELAY_SECONDS,
    MIN_REQUEST_DELAY_SECONDS,
    Quotas,
    RequestThrottle,
)
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.settings import Settings
from tests.server.clocks import ManualClock, MovedClock

REQUESTS_PER_SECOND = 100
ADDRESS, OTHER_ADDRESS = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def turnstile(clock: ManualClock) -> RequestThrottle:
    return RequestThrottle(REQUESTS_PER_SECOND, clock)


def test_requests_of_one_page_are_not_delayed(turnstile: RequestThrottle) -> None:
    assert [turnstile.delay(ADDRESS) for _ in range(AT_ONCE)] == [0.0] * AT_ONCE


def test_further_requests_are_spread_out(turnstile: RequestThrottle) -> None:
    for _ in range(AT_ONCE + 1):
        turnstile.delay(ADDRESS)
    delays = [turnstile.delay(ADDRESS) for _ in range(3)]
    assert delays == pytest.approx([number / REQUESTS_PER_SECOND for number in (1, 2, 3)])


def test_delay_below_timer_resolution_is_skipped(turnstile: RequestThrottle, clock: ManualClock) -> None:
    """Without a minimum, a request would wait for a rounding remainder for ever while the clock stands still."""
    for _ in range(AT_ONCE + 1):
        turnstile.delay(ADDRESS)
    clock.now += 1 / REQUESTS_PER_SECOND - MIN_REQUEST_DELAY_SECONDS / 2
    assert turnstile.delay(ADDRESS) == 0
    clock.now += 1 / REQUESTS_PER_SECOND - MIN_REQUEST_DELAY_SECONDS
    assert turnstile.delay(ADDRESS) == pytest.approx(1.5 * MIN_REQUEST_DELAY_SECONDS)


def test_other_address_is_not_delayed(turnstile: RequestThrottle) -> None:
    for _ in range(5 * AT_ONCE):
        turnstile.delay(ADDRESS)
    assert turnstile.delay(OTHER_ADDRESS) == 0


def test_infrequent_requests_are_not_delayed(turnstile: RequestThrottle, clock: ManualClock) -> None:
    for _ in range(5 * AT_ONCE):
        assert turnstile.delay(ADDRESS) == 0
        clock.now += 1 / REQUESTS_PER_SECOND


def test_delay_is_limited(turnstile: RequestThrottle) -> None:
    assert max(turnstile.delay(ADDRESS) for _ in range(10 * REQUESTS_PER_SECOND)) == pytest.approx(
        MAX_REQUEST_DELAY_SECONDS
    )


def test_clock_set_back_does_not_extend_delay(turnstile: RequestThrottle, clock: ManualClock) -> None:
    for _ in range(10 * REQUESTS_PER_SECOND):
        turnstile.delay(ADDRESS)
    clock.now -= 900
    assert turnstile.delay(ADDRESS) <= MAX_REQUEST_DELAY_SECONDS


def test_old_addresses_are_forgotten(turnstile: RequestThrottle, clock: ManualClock) -> None:
    for number in range(MAX_LIMIT_KEYS):
        turnstile.delay(str(number))
    clock.now += 1
    turnstile.delay(ADDRESS)
    assert len(turnstile._due) == 1


def test_middleware_delays_only_the_busy_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    class Waited(MovedClock):
        async def sleep(self, seconds: float) -> None:
            waited.append(seconds)

    async def site(scope: Any, receive: Any, send: Any) -> None:
        pass

    nothing: Any = site
    settings = Settings(data=tmp_path, requests_a_second=1)
    parts: Any = SimpleNamespace(
        signer=CookieSigner(bytes(32)),
        sessions=None,  # no request has a cookie
        settings=settings,
        client_addresses=ClientAddresses(),
        quotas=Quotas(settings),
        clock=Waited(),
    )
    middleware = auth.AuthMiddleware(site, parts)

    async def send_requests(address: str, times: int) -> None:
        for _ in range(times):
            scope: Any = {
                "type": "http",
                "scheme": "http",
                "method": "GET",
                "path": "/",
                "headers": [],
                "client": (address, 1),
            }
            await middleware(scope, nothing, nothing)

    asyncio.run(send_requests(ADDRESS, AT_ONCE))
    assert waited == []
    asyncio.run(send_requests(ADDRESS, 10))
    assert 0 < max(waited) <= MAX_REQUEST_DELAY_SECONDS
    before = len(waited)
    asyncio.run(send_requests(OTHER_ADDRESS, AT_ONCE))
    assert len(waited) == before
