"""A test site whose clock can be moved by days, with a mail server and devices of several players."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tertulia.server.settings import MailSettings
from tests.cli.serving import free_port
from tests.server.months.post import Post, Received
from tests.server.months.world import World

MONDAY = datetime(2026, 3, 2, 9, tzinfo=UTC)
ELSEWHERE = "about:blank"
"""A page without a table: players who look at a table are not notified."""
FREE = 1_000_000_000
"""A rate limit that is never reached: limits count by a clock that stands still during the test."""
HOUR = 3600.0
Trouble = Callable[[Any], bool]


class ClockSite:
    """A site during several days, starting on a Monday morning."""

    def __init__(self, browser: Browser, world: World, post: Post, trouble: Trouble) -> None:
        self.world, self.post, self.troubles = world, post, list[str]()
        self._browser, self._trouble, self._pages = browser, trouble, list[Page]()
        self.site = f"http://localhost:{world.address[1]}"

    @property
    def hours(self) -> float:
        """Hours since the start."""
        return self.world.seconds / HOUR

    def device(self, width: int, height: int) -> Page:
        """Open a page as a new guest, on a touch device if narrower than 1000 px."""
        options: dict[str, Any] = {"is_mobile": True, "has_touch": True} if width < 1000 else {}
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            base_url=self.site,
            locale="en-GB",
            timezone_id="Europe/Berlin",
            reduced_motion="reduce",
            **options,
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda said: self.troubles.append(f"{page.url}: {said.text}") if self._trouble(said) else None,
        )
        page.clock.set_system_time(self.world.now)
        self._pages.append(page)
        return page

    def wait(self, hours: float) -> None:
        """Advance the clock of the site and of every device."""
        self.world.move_to(self.world.seconds + hours * HOUR)
        for page in self._pages:
            page.clock.set_system_time(self.world.now)

    def kill(self, hours: float) -> None:
        """Kill the site and restart it after some hours."""
        self.world.outage(hours * HOUR, killed=True)
        self.wait(0)

    def emails(self, to: str, subject: str = "") -> list[Received]:
        """Return the emails sent to an address, newest last; `subject` filters by a part of the subject."""
        return [one for one in self.post.received if one.to == to and subject in str(one.message["subject"])]

    def close(self) -> None:
        """Close all devices."""
        for page in self._pages:
            page.context.close()


def link(email: Received) -> str:
    """Return the first link in an email."""
    found = re.search(r"http\S+", email.text)
    assert found, email.text
    return found[0]


@contextmanager
def clock_site(browser: Browser, data: Path, trouble: Trouble) -> Iterator[ClockSite]:
    """Run a site on a new folder during the block.

    Fails if an error occurred on any page.
    """
    made: list[World] = []
    post = Post(lambda: made[0].seconds, random.Random(0), refusals=0.0)
    port = free_port()
    data.mkdir()
    limits = dict.fromkeys(("requests_a_minute", "requests_an_address", "requests_a_second"), FREE)
    mail = MailSettings(server="127.0.0.1", port=post.port, sender="games@tertulia.test", security="none")
    made.append(World(data, MONDAY, port, mail=mail, address=f"http://localhost:{port}", **limits))
    there = ClockSite(browser, made[0], post, trouble)
    try:
        yield there
        assert not there.troubles
    finally:
        there.close()
        made[0].close()
        post.close()
