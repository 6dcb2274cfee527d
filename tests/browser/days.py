"""A site whose clock a test moves by days, a mailbox for all, and people with devices of every size that look at it."""

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
"""Where nobody sees a table: who has one before their eyes is not told of it."""
FREE = 1_000_000_000
"""More than anybody asks for: limits count by a clock that stands still while somebody plays."""
HOUR = 3600.0
Trouble = Callable[[Any], bool]


class Days:
    """A site of some days, from a Monday morning on."""

    def __init__(self, browser: Browser, world: World, post: Post, trouble: Trouble) -> None:
        self.world, self.post, self.troubles = world, post, list[str]()
        self._browser, self._trouble, self._pages = browser, trouble, list[Page]()
        self.site = f"http://localhost:{world.address[1]}"

    @property
    def hours(self) -> float:
        """Since the beginning."""
        return self.world.seconds / HOUR

    def device(self, width: int, height: int) -> Page:
        """Of somebody new; one that is as wide as a phone has a finger."""
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
        """Let time go by, for the site and on every device."""
        self.world.move_to(self.world.seconds + hours * HOUR)
        for page in self._pages:
            page.clock.set_system_time(self.world.now)

    def kill(self, hours: float) -> None:
        """The site is killed, and away for a while."""
        self.world.outage(hours * HOUR, killed=True)
        self.wait(0)

    def letters(self, to: str, subject: str = "") -> list[Received]:
        """Those that somebody was sent, the newest last; with a word of their subject."""
        return [one for one in self.post.received if one.to == to and subject in str(one.message["subject"])]

    def close(self) -> None:
        """Everybody goes."""
        for page in self._pages:
            page.context.close()


def link(letter: Received) -> str:
    """The first link of a letter."""
    found = re.search(r"http\S+", letter.text)
    assert found, letter.text
    return found[0]


@contextmanager
def days(browser: Browser, data: Path, trouble: Trouble) -> Iterator[Days]:
    """A site on a new folder, for as long as the block lasts; nothing may have gone wrong on any page."""
    made: list[World] = []
    post = Post(lambda: made[0].seconds, random.Random(0), refusals=0.0)
    port = free_port()
    data.mkdir()
    limits = dict.fromkeys(("requests_a_minute", "requests_an_address", "requests_a_second"), FREE)
    mail = MailSettings(server="127.0.0.1", port=post.port, sender="games@tertulia.test", security="none")
    made.append(World(data, MONDAY, port, mail=mail, address=f"http://localhost:{port}", **limits))
    there = Days(browser, made[0], post, trouble)
    try:
        yield there
        assert not there.troubles
    finally:
        there.close()
        made[0].close()
        post.close()
