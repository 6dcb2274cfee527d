"""A site is killed (SIGKILL) while it sends notifications: every email arrives, and only once.

The exception: if the mail server had accepted an email, but the site had not recorded that, it comes again with its
Message-ID.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tertulia.server.settings import MailSettings
from tests.server.conftest import Guest, wait_for
from tests.server.months.post import SlowMailServer
from tests.server.months.world import World

pytestmark = [pytest.mark.file, pytest.mark.proof]
BEGIN = datetime(2026, 3, 1, tzinfo=UTC)


class KilledSite:
    """A game of Ana and Ben. Ben gets emails about turns, and his turn has just begun."""

    def __init__(self, folder: Path) -> None:
        self.post = SlowMailServer()
        mail = MailSettings(server="127.0.0.1", port=self.post.port, sender="games@games.test", security="none")
        data = folder / "data"
        data.mkdir()
        self.world = World(data, BEGIN, mail=mail, address="https://games.test")
        ana, self.ben = (Guest("http://{}:{}".format(*self.world.address)) for _ in range(2))
        ana.put("me", {"name": "Ana"})
        self.ben.post("notifications/channels", {"mail": "ben@example.org"})
        wait_for(lambda: len(self.post.received) == 1)
        link = next(word for word in self.post.received[0].text.split() if "/notifications/confirm/" in word)
        assert self.ben.post(f"notifications/confirm/{link.rpartition('/')[2]}").status_code == 201
        table = ana.open([{"kind": "me"}, {"kind": "open"}])
        assert self.ben.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
        assert ana.post(f"tables/{table}/start").status_code == 200
        while not self.ben.table(table)["legal"]:
            ana.act(table)

    def make_due(self) -> None:
        """Move the clock by 61 seconds, so that the notification is due, without waiting until it is sent."""
        self.world._move(61.0)
        self.world.seconds = 61.0

    def kill_and_restart(self) -> None:
        """Kill the site and start it again a second later."""
        self.world.interrupt(1.0, killed=True)

    def list_states(self) -> list[str]:
        """States of Ben's latest notifications, as the site shows them to him."""
        self.ben.http.base_url = "http://{}:{}".format(*self.world.address)
        (channel,) = self.ben.get("notifications").json()["channels"]
        return [each["state"] for each in channel["recent"]]

    def pass_hours(self, hours: float) -> None:
        self.world.move_to(self.world.seconds + hours * 3600)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[KilledSite]:
    with _run_killed_site(tmp_path) as found:
        yield found


@contextmanager
def _run_killed_site(folder: Path) -> Iterator[KilledSite]:
    found = KilledSite(folder)
    try:
        yield found
    finally:
        found.post.go_on.set()
        found.world.close()
        found.post.close()


def test_kill_before_send_sends_email_once(site: KilledSite) -> None:
    site.kill_and_restart()
    site.pass_hours(2)
    assert len(site.post.list_turn_emails()) == 1
    assert site.list_states() == ["sent"]


@pytest.mark.parametrize("when", ["before it is taken", "after it was taken"])
def test_kill_during_send_repeats_email_with_same_id(site: KilledSite, when: str) -> None:
    """Only the mail server knows whether it has accepted the email."""
    site.post.silent_before, site.post.silent_after = when.startswith("before"), when.startswith("after")
    site.make_due()
    assert site.post.met.wait(60)
    site.kill_and_restart()
    site.post.silent_before = site.post.silent_after = False
    site.pass_hours(2)
    assert len(site.post.list_turn_emails()) == (2 if when.startswith("after") else 1)
    assert len({each["Message-ID"] for each in site.post.list_turn_emails()}) == 1
    assert site.list_states() == ["sent"]


def test_lost_smtp_answer_repeats_email_with_same_id(site: KilledSite) -> None:
    site.post.lost_answers = 1
    site.pass_hours(2)
    assert len(site.post.list_turn_emails()) == 2
    assert len({each["Message-ID"] for each in site.post.list_turn_emails()}) == 1
    assert site.list_states() == ["sent"]
