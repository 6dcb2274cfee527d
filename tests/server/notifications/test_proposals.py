"""Notifications of proposals to end or pause a game, and of lost seats: sent once, and not if settled meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import usual
from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import supported_languages
from tertulia.play.clock import ByTurns
from tertulia.server.domain.calendars import PlayerTime
from tertulia.server.domain.commands import Command, EndPause, ProposeEnd, ProposePause, Resign
from tertulia.server.domain.jobs import JobId, JobKind, JobPriority, LeasedJob
from tertulia.server.domain.notifications import NotificationKind, table_notifications
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import Agreement
from tertulia.server.domain.table import Table
from tertulia.server.workers.job_runner import ClaimedJob
from tertulia.server.workers.table_upkeep import LeavingWorker
from tests.server.domain import tables
from tests.server.domain.tables import BEA, EVA, apply_command, start_table
from tests.server.notifications.notification_site import (
    ANA,
    BEN,
    GAME,
    NotificationSite,
    get_plain_text,
    notification_site,
)

BY_TURNS = {"kind": "by turns", "reserve": 604_800, "per_move": 3600, "cap": 604_800, "pause": 604_800}
PROPOSALS = [("end", {"agree": True}, "end-proposed"), ("pause", {"hours": 12}, "pause-proposed")]
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def start_game(tested: NotificationSite, **more: object) -> str:
    """Start a game of Ana and Ben with an email channel for Ben; it is Ana's turn."""
    await tested.add_email_channel(BEN, "ben@example.org")
    table = await tested.start_table_of_two(pace=BY_TURNS, **more)
    await tested.play_to_turn(ANA, table)
    return table


@pytest.mark.parametrize(("path", "body", "kind"), PROPOSALS)
async def test_proposal_notification_is_sent_once(
    tmp_path: Path, path: str, body: dict[str, object], kind: str
) -> None:
    async with notification_site(tmp_path) as tested:
        table = await start_game(tested, end_proposal_days=3)
        await tested.ask(ANA, "POST", f"tables/{table}/{path}", body)
        await tested.pass_time(61)
        (email,) = await tested.wait_for_emails(1)
        words = Catalogue("en", usual.QUICK)
        assert email["Subject"] == words.text(f"notification-title-{kind}", game=GAME)
        text = " ".join(get_plain_text(email).split())
        assert words.text(f"notification-own-{kind}", game=GAME, by="Ana", days=3) in text
        assert f"https://games.test/table/{table}" in text
        await tested.pass_time(7200)
        assert len(tested.mailbox.emails) == 1


@pytest.mark.parametrize(("path", "body", "kind"), PROPOSALS)
@pytest.mark.parametrize("who", [ANA, BEN])
async def test_withdrawn_or_answered_proposal_is_not_notified(
    tmp_path: Path, path: str, body: dict[str, object], kind: str, who: GuestId
) -> None:
    async with notification_site(tmp_path) as tested:
        table = await start_game(tested)
        await tested.ask(ANA, "POST", f"tables/{table}/{path}", body)
        if who == BEN:
            await tested.ask(BEN, "POST", f"tables/{table}/{path}", body)
        elif path == "end":
            await tested.ask(ANA, "POST", f"tables/{table}/end", {"agree": False})
        else:
            await tested.ask(ANA, "POST", f"tables/{table}/resume", {})
        await tested.pass_time(3600)
        assert kind not in [each for each, _ in await tested.list_states()]
        subject = Catalogue("en", usual.QUICK).text(f"notification-title-{kind}", game=GAME)
        assert subject not in [each["Subject"] for each in tested.mailbox.emails]


async def test_paused_table_is_listed_until_it_resumes(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        table = await start_game(tested)
        for guest in (ANA, BEN):
            assert await list_pause_ends(tested, guest) == [None]
            await tested.ask(guest, "POST", f"tables/{table}/pause", {"hours": 12})
        until = round(tested.clock.now().timestamp() * 1000) + 12 * 3_600_000
        assert await list_pause_ends(tested, ANA) == await list_pause_ends(tested, BEN) == [until]
        await tested.pass_time(13 * 3600)
        assert await list_pause_ends(tested, ANA) == [None]


async def list_pause_ends(tested: NotificationSite, guest: GuestId) -> list[int | None]:
    return [each["paused_until"] for each in (await tested.ask(guest, "GET", "tables"))["tables"]]


async def test_expired_pause_proposal_is_not_notified(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.ask(
            BEN, "PUT", "notifications", {"zone": "UTC", "as_calendar": False, "quiet_from": 0, "quiet_to": 1439}
        )
        table = await start_game(tested)
        await tested.ask(ANA, "POST", f"tables/{table}/pause", {"hours": 1})
        await tested.pass_time(86_400)
        await tested.pass_time(86_400)
        assert "pause-proposed" not in [kind for kind, _ in await tested.list_states()]
        assert not tested.mailbox.emails


def start_table_of_three() -> Table:
    pace = ByTurns(reserve=604_800, per_move=3600, cap=604_800, pause=604_800)
    return start_table(agreement=Agreement(pace=pace, forfeit="end"))


def find_recipients(table: Table, kind: NotificationKind, command: Command) -> list[str]:
    """Recipients of the notifications of this kind that a command causes."""
    old = table.state
    apply_command(table, command)
    return [each.owner for each in table_notifications(table.id, old, table.state) if each.kind is kind]


def test_proposal_notifies_each_player_once() -> None:
    table = start_table_of_three()
    assert find_recipients(table, NotificationKind.END_PROPOSED, ProposeEnd(tables.ANA)) == [BEA, EVA]
    assert find_recipients(table, NotificationKind.PAUSE_PROPOSED, ProposePause(BEA, 5)) == [tables.ANA, EVA]
    assert find_recipients(table, NotificationKind.END_PROPOSED, ProposeEnd(BEA)) == []
    assert find_recipients(table, NotificationKind.PAUSE_PROPOSED, ProposePause(tables.ANA, 5)) == []
    apply_command(table, ProposeEnd(EVA, agree=False))
    apply_command(table, EndPause(EVA))
    assert find_recipients(table, NotificationKind.END_PROPOSED, ProposeEnd(BEA)) == [tables.ANA, EVA], "a new proposal"


def test_resigned_player_gets_no_proposal() -> None:
    table = start_table_of_three()
    apply_command(table, Resign(EVA, 2))
    assert find_recipients(table, NotificationKind.END_PROPOSED, ProposeEnd(tables.ANA)) == [BEA]


async def test_lost_seat_notification(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await tested.start_table_of_two(pace=BY_TURNS)
        waits = str(
            (await tested.ask(ANA, "POST", "tables", {"game": usual.QUICK, "seats": SEATS, "pace": BY_TURNS}))["id"]
        )
        await tested.ask(BEN, "POST", f"tables/{waits}/sit", {"seat": 1})
        assembly = tested.site.assembly
        await assembly.stores.calendars.change_calendar(
            BEN, lambda player_time: PlayerTime(player_time.calendar, ("one", "two", table))
        )
        worker = LeavingWorker(assembly.service, assembly.stores.calendars, assembly.notifications.store)
        for _ in range(2):  # the second time changes nothing
            await worker.work(
                ClaimedJob(LeasedJob(JobId(JobKind.LEAVE_OPEN_TABLES, table), JobPriority.UNATTENDED, 0, 1, "", b""))
            )
        await tested.pass_time(61)
        found = [each for each in tested.mailbox.emails if each["Subject"] == f"You lost your seat: {GAME}"]
        (email,) = found
        assert f"https://games.test/table/{waits}" in get_plain_text(email)


def test_proposal_texts_exist_in_every_language() -> None:
    for language in supported_languages():
        words = Catalogue(language, usual.QUICK)
        for kind in ("end-proposed", "pause-proposed", "removed"):
            text = words.text(f"notification-own-{kind}", game=GAME, by="Eva", days=1)
            assert GAME in text
            assert kind == "removed" or "Eva" in text
        days = [words.text("notification-own-end-proposed", game=GAME, by="Eva", days=days) for days in (1, 2, 7)]
        assert len(set(days)) == 3
