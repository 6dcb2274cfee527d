"""Notifications of proposals to end or pause a game, and of lost seats: sent once, and not if settled meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import usual
from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import languages
from tertulia.play.clock import ByTurns
from tertulia.server.domain.calendars import PersonTime
from tertulia.server.domain.commands import Command
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import JobId, JobKind, LeasedJob, Rank
from tertulia.server.domain.notices import NoticeKind, notices_of
from tertulia.server.domain.pacing import Agreement
from tertulia.server.domain.table import Table
from tertulia.server.domain.time_commands import AskPause, LiftPause, OpposeEnd, ProposeEnd, Resign
from tertulia.server.workers.leaving import LeavingWorker
from tertulia.server.workers.taking import HeldJob
from tests.server.domain import tables
from tests.server.domain.tables import BEA, EVA, begun, run
from tests.server.notices.told import ANA, BEN, GAME, Told, plain, told_site

DAYS = {"kind": "by turns", "reserve": 604_800, "per_move": 3600, "cap": 604_800, "pause": 604_800}
ASKED = [("end", {"agree": True}, "wish"), ("pause", {"hours": 12}, "pause")]
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def asked(told: Told, **more: object) -> str:
    """A game of Ana and Ben where it is Ana's turn, and Ben gets emails."""
    await told.mail_to(BEN, "ben@example.org")
    table = await told.table_of_two(pace=DAYS, **more)
    await told.turn_of(ANA, table)
    return table


@pytest.mark.parametrize(("path", "body", "kind"), ASKED)
async def test_whoever_has_not_answered_is_told_once(
    tmp_path: Path, path: str, body: dict[str, object], kind: str
) -> None:
    async with told_site(tmp_path) as told:
        table = await asked(told, wish_days=3)
        await told.ask(ANA, "POST", f"tables/{table}/{path}", body)
        await told.pass_time(61)
        (letter,) = await told.letters(1)
        words = Catalogue("en", usual.QUICK)
        assert letter["Subject"] == words.text(f"notice-title-{kind}", game=GAME)
        said = " ".join(plain(letter).split())
        assert words.text(f"notice-own-{kind}", game=GAME, by="Ana", days=3) in said
        assert f"https://games.test/table/{table}" in said
        await told.pass_time(7200)
        assert len(told.mailbox.letters) == 1


@pytest.mark.parametrize(("path", "body", "kind"), ASKED)
@pytest.mark.parametrize("who", [ANA, BEN])
async def test_what_was_taken_back_or_answered_is_told_nobody(
    tmp_path: Path, path: str, body: dict[str, object], kind: str, who: GuestId
) -> None:
    async with told_site(tmp_path) as told:
        table = await asked(told)
        await told.ask(ANA, "POST", f"tables/{table}/{path}", body)
        if who == BEN:
            await told.ask(BEN, "POST", f"tables/{table}/{path}", body)
        elif path == "end":
            await told.ask(ANA, "POST", f"tables/{table}/end", {"agree": False})
        else:
            await told.ask(ANA, "POST", f"tables/{table}/resume", {})
        await told.pass_time(3600)
        assert kind not in [each for each, _ in await told.states()]
        subject = Catalogue("en", usual.QUICK).text(f"notice-title-{kind}", game=GAME)
        assert subject not in [each["Subject"] for each in told.mailbox.letters]


async def test_that_a_table_pauses_is_in_the_lists_until_it_goes_on(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        table = await asked(told)
        for guest in (ANA, BEN):
            assert await paused(told, guest) == [None]
            await told.ask(guest, "POST", f"tables/{table}/pause", {"hours": 12})
        until = round(told.clock.now().timestamp() * 1000) + 12 * 3_600_000
        assert await paused(told, ANA) == await paused(told, BEN) == [until]
        await told.pass_time(13 * 3600)
        assert await paused(told, ANA) == [None]


async def paused(told: Told, guest: GuestId) -> list[int | None]:
    return [each["paused"] for each in (await told.ask(guest, "GET", "tables"))["tables"]]


async def test_a_pause_whose_hours_have_gone_is_told_nobody(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.ask(BEN, "PUT", "notices", {"zone": "UTC", "as_calendar": False, "quiet_from": 0, "quiet_to": 1439})
        table = await asked(told)
        await told.ask(ANA, "POST", f"tables/{table}/pause", {"hours": 1})
        await told.pass_time(86_400)
        await told.pass_time(86_400)
        assert "pause" not in [kind for kind, _ in await told.states()]
        assert not told.mailbox.letters


def of_three() -> Table:
    pace = ByTurns(reserve=604_800, per_move=3600, cap=604_800, pause=604_800)
    return begun(agreement=Agreement(pace=pace, forfeit="end"))


def told_of(table: Table, kind: NoticeKind, command: Command) -> list[str]:
    """Recipients of the notifications of this kind that a command causes."""
    old = table.state
    run(table, command)
    return [each.owner for each in notices_of(table.id, old, table.state) if each.kind is kind]


def test_each_who_has_not_answered_is_asked_and_nobody_again_as_others_agree() -> None:
    table = of_three()
    assert told_of(table, NoticeKind.WISH, ProposeEnd(tables.ANA)) == [BEA, EVA]
    assert told_of(table, NoticeKind.PAUSE, AskPause(BEA, 5)) == [tables.ANA, EVA]
    assert told_of(table, NoticeKind.WISH, ProposeEnd(BEA)) == []
    assert told_of(table, NoticeKind.PAUSE, AskPause(tables.ANA, 5)) == []
    run(table, OpposeEnd(EVA))
    run(table, LiftPause(EVA))
    assert told_of(table, NoticeKind.WISH, ProposeEnd(BEA)) == [tables.ANA, EVA], "another wish"


def test_who_has_lost_is_asked_nothing() -> None:
    table = of_three()
    run(table, Resign(EVA, 2))
    assert told_of(table, NoticeKind.WISH, ProposeEnd(tables.ANA)) == [BEA]


async def test_whoever_loses_their_seat_in_a_waiting_room_is_told_so(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two(pace=DAYS)
        waits = str((await told.ask(ANA, "POST", "tables", {"game": usual.QUICK, "seats": SEATS, "pace": DAYS}))["id"])
        await told.ask(BEN, "POST", f"tables/{waits}/sit", {"seat": 1})
        rooms = told.site.assembly
        await rooms.calendars.change(BEN, lambda kept: PersonTime(kept.calendar, ("one", "two", table)))
        worker = LeavingWorker(rooms.service, rooms.calendars, rooms.telling.channels)
        for _ in range(2):  # the second time changes nothing
            await worker.work(HeldJob(LeasedJob(JobId(JobKind.LEAVE, table), Rank.UNATTENDED, 0, 1, "", b"")))
        await told.pass_time(61)
        found = [each for each in told.mailbox.letters if each["Subject"] == f"You lost your seat: {GAME}"]
        (letter,) = found
        assert f"https://games.test/table/{waits}" in plain(letter)


def test_every_question_has_words_in_every_language() -> None:
    for language in languages():
        words = Catalogue(language, usual.QUICK)
        for kind in ("wish", "pause", "left"):
            said = words.text(f"notice-own-{kind}", game=GAME, by="Eva", days=1)
            assert GAME in said
            assert kind == "left" or "Eva" in said
        days = [words.text("notice-own-wish", game=GAME, by="Eva", days=days) for days in (1, 2, 7)]
        assert len(set(days)) == 3
