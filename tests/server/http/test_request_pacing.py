"""Request pacing: many requests from one address are spread out, so that other addresses are served in between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tertulia.server.http import auth
from tertulia.server.http.limits import AT_ONCE, LONGEST, MOST_KEYS, SHORTEST, Quotas, Turnstile
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.settings import Settings
from tests.server.clocks import MovedClock

SECOND = 100
HERE, THERE = "192.0.2.1", "192.0.2.2"


class Clock:
    """A clock that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def turnstile(clock: Clock) -> Turnstile:
    return Turnstile(SECOND, clock)


def test_requests_of_one_page_are_not_delayed(turnstile: Turnstile) -> None:
    assert [turnstile.delay(HERE) for _ in range(AT_ONCE)] == [0.0] * AT_ONCE


def test_further_requests_are_spread_out(turnstile: Turnstile) -> None:
    for _ in range(AT_ONCE + 1):
        turnstile.delay(HERE)
    assert [turnstile.delay(HERE) for _ in range(3)] == pytest.approx([1 / SECOND, 2 / SECOND, 3 / SECOND])


def test_delay_below_timer_resolution_is_skipped(turnstile: Turnstile, clock: Clock) -> None:
    """Without a minimum, a request would wait for a rounding remainder for ever while the clock stands still."""
    for _ in range(AT_ONCE + 1):
        turnstile.delay(HERE)
    clock.now += 1 / SECOND - SHORTEST / 2
    assert turnstile.delay(HERE) == 0
    clock.now += 1 / SECOND - SHORTEST
    assert turnstile.delay(HERE) == pytest.approx(1.5 * SHORTEST)


def test_other_address_is_not_delayed(turnstile: Turnstile) -> None:
    for _ in range(5 * AT_ONCE):
        turnstile.delay(HERE)
    assert turnstile.delay(THERE) == 0


def test_infrequent_requests_are_not_delayed(turnstile: Turnstile, clock: Clock) -> None:
    for _ in range(5 * AT_ONCE):
        assert turnstile.delay(HERE) == 0
        clock.now += 1 / SECOND


def test_delay_is_limited(turnstile: Turnstile) -> None:
    assert max(turnstile.delay(HERE) for _ in range(10 * SECOND)) == pytest.approx(LONGEST)


def test_clock_set_back_does_not_extend_delay(turnstile: Turnstile, clock: Clock) -> None:
    for _ in range(10 * SECOND):
        turnstile.delay(HERE)
    clock.now -= 900
    assert turnstile.delay(HERE) <= LONGEST


def test_old_addresses_are_forgotten(turnstile: Turnstile, clock: Clock) -> None:
    for number in range(MOST_KEYS):
        turnstile.delay(str(number))
    clock.now += 1
    turnstile.delay(HERE)
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
        whereabouts=ClientAddresses(),
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

    asyncio.run(send_requests(HERE, AT_ONCE))
    assert waited == []
    asyncio.run(send_requests(HERE, 10))
    assert 0 < max(waited) <= LONGEST
    before = len(waited)
    asyncio.run(send_requests(THERE, AT_ONCE))
    assert len(waited) == before
