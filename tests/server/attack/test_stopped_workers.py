"""A worker ends, is killed or is stopped (SIGSTOP) while it plays for a bot or sends an email; another takes over.

When the stopped worker continues, it does not repeat the other's work.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tertulia.server.domain.jobs import LEASE_SECONDS
from tests.server.attack.attacked_server import Site, site_with_workers
from tests.server.conftest import wait_for
from tests.server.months.post import SlowMailServer
from tests.server.redis import NEEDS_BROKER

pytestmark = [pytest.mark.proof, NEEDS_BROKER]
BOT_PAUSE_SECONDS = 2.0
"""Seconds that a bot waits before it acts; its job is claimed at least as long."""
CLAIM_SECONDS = 5.0
"""Seconds until a job without a claim is claimed, on a busy machine."""
EXPIRED_LEASE_SECONDS = LEASE_SECONDS + 2.0
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with site_with_workers(tmp_path, worker=("--bot-pause", f"{BOT_PAUSE_SECONDS:g}")) as found:
        yield found


def play_until_bot_is_on_turn(site: Site, table: str) -> None:
    """Act for the guest until it is the bot's turn and a worker has claimed its job."""
    wait_for(lambda: act_if_on_turn(site, table) and bool(site.list_holders("bot")))


def act_if_on_turn(site: Site, table: str) -> bool:
    """Act if it is the guest's turn. Returns whether it is the bot's turn."""
    now = site.guest.table(table)
    if 0 in now["actors"]:
        assert site.guest.act(table).status_code in (200, 409)
        return False
    return bool(now["actors"])


def is_turn_of_guest(site: Site, table: str) -> bool:
    now: dict[str, Any] = site.guest.table(table)
    return 0 in now["actors"] or now["phase"] == "over"


@pytest.mark.parametrize(
    ("how", "max_seconds"),
    [
        (signal.SIGTERM, CLAIM_SECONDS),
        (signal.SIGKILL, LEASE_SECONDS + CLAIM_SECONDS),
        (signal.SIGSTOP, LEASE_SECONDS + CLAIM_SECONDS),
    ],
    ids=["terminated", "killed", "stopped for longer than its lease"],
)
def test_other_worker_takes_over_bot_job(site: Site, how: signal.Signals, max_seconds: float) -> None:
    table = site.guest.start([ME, BOT])
    first, second = site.workers
    second.send_signal(signal.SIGSTOP)  # so the first worker claims the job
    play_until_bot_is_on_turn(site, table)
    (holder,) = site.list_holders("bot")
    signal_time = time.monotonic()
    first.send_signal(how)
    second.send_signal(signal.SIGCONT)
    wait_for(lambda: is_turn_of_guest(site, table) or site.list_holders("bot") not in ({holder}, set()), max_seconds)
    wait_for(lambda: is_turn_of_guest(site, table), BOT_PAUSE_SECONDS + CLAIM_SECONDS)
    print(f"{how.name}: it went on after {time.monotonic() - signal_time:.1f} s, {BOT_PAUSE_SECONDS:g} of them a pause")
    if how == signal.SIGSTOP:
        time.sleep(max(0.0, signal_time + EXPIRED_LEASE_SECONDS - time.monotonic()))
        first.send_signal(signal.SIGCONT)
    for _ in range(3):
        play_until_bot_is_on_turn(site, table)
        wait_for(lambda: is_turn_of_guest(site, table), BOT_PAUSE_SECONDS + 2 * CLAIM_SECONDS)
    now = site.guest.table(table)
    assert [line["ply"] for line in now["log"]] == list(range(now["position"] + 1))


class SiteWithEmail(NamedTuple):
    site: Site
    post: SlowMailServer
    channel: str

    @property
    def emails(self) -> list[str]:
        """Message ids of the received emails, except the first, which confirms the address."""
        return [str(each.message["Message-ID"]) for each in self.post.received[1:]]

    @property
    def states(self) -> list[str]:
        (channel,) = self.site.guest.get("notifications").json()["channels"]
        return [each["state"] for each in channel["recent"]]


@pytest.fixture
def mailed(tmp_path: Path) -> Iterator[SiteWithEmail]:
    post = SlowMailServer()
    mail = {"server": "127.0.0.1", "port": post.port, "from": "games@games.test", "security": "none"}
    options = [word for name, value in mail.items() for word in (f"--mail-{name}", str(value))]
    with site_with_workers(tmp_path, *options, "--site-address", "https://games.test") as site:
        site.guest.post("notifications/channels", {"mail": "ben@example.org"})
        wait_for(lambda: len(post.received) == 1)
        link = next(word for word in post.received[0].text.split() if "/notifications/confirm/" in word)
        assert site.guest.post(f"notifications/confirm/{link.rpartition('/')[2]}").status_code == 201
        (channel,) = site.guest.get("notifications").json()["channels"]
        yield SiteWithEmail(site, post, channel["id"])
        post.go_on.set()
    post.close()


@pytest.mark.parametrize("silent", ["before it is taken", "after it was taken"])
def test_email_of_stopped_worker_is_sent_once(mailed: SiteWithEmail, silent: str) -> None:
    site, post = mailed.site, mailed.post
    first, second = site.workers
    second.send_signal(signal.SIGSTOP)  # so the first worker claims the email
    post.silent_before, post.silent_after = silent.startswith("before"), silent.startswith("after")
    assert site.guest.post(f"notifications/channels/{mailed.channel}/test").is_success
    assert post.met.wait(60)
    (holder,) = site.list_holders("notification")
    first.send_signal(signal.SIGSTOP)
    post.silent_before = post.silent_after = False
    second.send_signal(signal.SIGCONT)
    wait_for(lambda: holder not in site.list_holders("notification"), LEASE_SECONDS + CLAIM_SECONDS)
    post.go_on.set()
    time.sleep(CLAIM_SECONDS)
    assert len(mailed.emails) == (0 if silent.startswith("before") else 1)
    assert mailed.states == ["sending"]
    first.send_signal(signal.SIGCONT)
    wait_for(lambda: mailed.states == ["sent"])
    time.sleep(CLAIM_SECONDS)
    assert len(mailed.emails) == 1
