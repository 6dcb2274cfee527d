"""A worker is stopped (SIGSTOP) beyond its lease while it sends an email; another worker must not resend it."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tertulia.server.domain.jobs import LEASE_SECONDS
from tests.server.attack.attacked_server import Site, site_with_workers
from tests.server.conftest import wait_for
from tests.server.months.post import SlowPost
from tests.server.redis import NEEDS_BROKER

pytestmark = [pytest.mark.proof, NEEDS_BROKER]
SOON = 5.0
"""Seconds until a job without a claim is claimed, on a busy machine."""


class Mailed(NamedTuple):
    site: Site
    post: SlowPost
    channel: str

    @property
    def emails(self) -> list[str]:
        """Message ids of the received emails, except the first, which confirms the address."""
        return [str(each.message["Message-ID"]) for each in self.post.received[1:]]

    @property
    def states(self) -> list[str]:
        (channel,) = self.site.guest.get("notices").json()["channels"]
        return [each["state"] for each in channel["recent"]]


@pytest.fixture
def mailed(tmp_path: Path) -> Iterator[Mailed]:
    post = SlowPost()
    mail = {"server": "127.0.0.1", "port": post.port, "from": "games@games.test", "security": "none"}
    options = [word for name, value in mail.items() for word in (f"--mail-{name}", str(value))]
    with site_with_workers(tmp_path, *options, "--site-address", "https://games.test") as site:
        site.guest.post("notices/channels", {"mail": "ben@example.org"})
        wait_for(lambda: len(post.received) == 1)
        link = next(word for word in post.received[0].text.split() if "/notices/confirm/" in word)
        assert site.guest.post(f"notices/confirm/{link.rpartition('/')[2]}").status_code == 201
        (channel,) = site.guest.get("notices").json()["channels"]
        yield Mailed(site, post, channel["id"])
        post.go_on.set()
    post.close()


@pytest.mark.parametrize("silent", ["before it is taken", "after it was taken"])
def test_email_of_stopped_worker_is_sent_once(mailed: Mailed, silent: str) -> None:
    site, post = mailed.site, mailed.post
    first, second = site.workers
    second.send_signal(signal.SIGSTOP)  # so the first worker claims the email
    post.silent_before, post.silent_after = silent.startswith("before"), silent.startswith("after")
    assert site.guest.post(f"notices/channels/{mailed.channel}/trial").is_success
    assert post.met.wait(60)
    (holder,) = site.holders("notification")
    first.send_signal(signal.SIGSTOP)
    post.silent_before = post.silent_after = False
    second.send_signal(signal.SIGCONT)
    wait_for(lambda: holder not in site.holders("notification"), LEASE_SECONDS + SOON)
    post.go_on.set()
    time.sleep(SOON)
    assert len(mailed.emails) == (0 if silent.startswith("before") else 1)
    assert mailed.states == ["sending"]
    first.send_signal(signal.SIGCONT)
    wait_for(lambda: mailed.states == ["sent"])
    time.sleep(SOON)
    assert len(mailed.emails) == 1
