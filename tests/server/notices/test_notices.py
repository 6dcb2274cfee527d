"""Notifications of a site: sent once, not if overtaken, and not of a table that its player sees."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.domain.ids import GuestId
from tests.server.notices.told import ANA, BEN, GAME, Told, plain, told_site

DAY = 86_400


async def test_whoever_is_to_act_is_told_once(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(59)
        assert not told.mailbox.letters
        await told.pass_time(2)
        (letter,) = await told.letters(1)
        assert (letter["To"], letter["Subject"]) == ("ben@example.org", f"Your turn: {GAME}")
        assert f"It is your turn in {GAME} with Ana." in plain(letter)
        assert f"https://games.test/table/{table}" in plain(letter)
        await told.pass_time(3600)
        assert len(told.mailbox.letters) == 1


async def test_a_turn_that_is_played_meanwhile_is_told_nobody(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.turn_of(ANA, table)
        await told.pass_time(3600)
        assert not told.mailbox.letters
        assert await told.states() == []


async def test_a_turn_that_comes_again_at_once_is_told_once_and_in_its_own_time(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(50)
        await told.turn_of(ANA, table)
        await told.turn_of(BEN, table)
        await told.pass_time(50)
        assert not told.mailbox.letters, "of the turn before"
        await told.pass_time(3600)
        assert len(told.mailbox.letters) == 1


async def test_a_turn_that_is_played_while_it_waits_for_the_mail_server_is_told_nobody(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        told.mailbox.answers["ben@example.org"] = "450 later"
        await told.pass_time(61)
        assert set(await told.states()) == {("turn", "waiting")}
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert (channel["state"], channel["said"]) == ("ready", "450 later")
        told.mailbox.answers.clear()
        await told.turn_of(ANA, table)
        await told.pass_time(7200)
        assert not told.mailbox.letters


async def test_what_is_refused_for_now_is_tried_again_and_then_sent_once(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        await told.turn_of(BEN, await told.table_of_two())
        told.mailbox.at_the_end = ["451 greylisted"]
        await told.pass_time(61)
        assert not told.mailbox.letters
        await told.pass_time(61)
        assert len(told.mailbox.letters) == 1
        await told.pass_time(7200)
        assert len(told.mailbox.letters) == 1


async def test_what_a_provider_refuses_for_good_its_owner_sees(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        channel = await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        told.mailbox.answers["ben@example.org"] = "550 we take nothing from you"
        await told.pass_time(61)
        (shown,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert (shown["state"], shown["said"]) == ("refused", "550 we take nothing from you")
        assert {each["state"] for each in shown["recent"]} == {"failed"}
        told.mailbox.answers.clear()
        await told.turn_of(BEN, table)
        await told.pass_time(3600)
        assert not told.mailbox.letters  # a refused channel gets nothing more
        await told.ask(BEN, "POST", f"notices/channels/{channel}/trial")
        await told.idle()
        assert len(told.mailbox.letters) == 1  # the test notification is sent


async def test_an_open_table_stops_no_notice_unless_it_lies_in_sight(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.ask(BEN, "GET", f"tables/{table}")  # the table is open in a browser
        await told.ask(BEN, "GET", f"turns?sees={table}")  # a GET, which any link can cause, changes nothing
        told.clock.move(50)
        await told.ask(BEN, "POST", "turns", {"sees": table})  # a visible page shows the table
        await told.pass_time(15)
        assert not told.mailbox.letters
        await told.turn_of(BEN, table)
        await told.pass_time(61)  # the page has reported nothing since
        assert len(told.mailbox.letters) == 1


async def test_many_tables_are_told_at_once(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        tables = [await told.table_of_two() for _ in range(3)]
        for table in tables:
            await told.turn_of(BEN, table)
            told.clock.move(1)
        await told.pass_time(61)
        (letter,) = await told.letters(1)
        assert letter["Subject"] == "News from 3 tables"
        assert all(table in plain(letter) for table in tables)


async def test_in_quiet_hours_nothing_comes_and_a_digest_once_a_day(tmp_path: Path) -> None:
    """The test's clock begins at midnight UTC, which is 1:00 in Madrid."""
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        quiet = {"zone": "Europe/Madrid", "quiet_from": 23 * 60, "quiet_to": 7 * 60}
        await told.ask(BEN, "PUT", "notices", quiet)
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(5 * 3600)
        assert not told.mailbox.letters
        await told.pass_time(3600)
        assert len(told.mailbox.letters) == 1  # at 7:00
        await told.ask(BEN, "PUT", "notices", {**quiet, "digest": 18 * 60})
        await told.turn_of(BEN, table)
        for _ in range(10):
            await told.pass_time(3600)
        assert len(told.mailbox.letters) == 1
        await told.pass_time(3600)
        assert len(told.mailbox.letters) == 2  # at 18:00


async def test_in_the_nights_of_ones_calendar_nothing_comes_unless_one_says_otherwise(tmp_path: Path) -> None:
    """The test's clock begins on a Thursday at midnight UTC; New York is five hours behind."""
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        assert len(told.mailbox.letters) == 1  # the guest has no calendar yet
        assert ((await told.ask(BEN, "GET", "notices"))["as_calendar"], await nights(told)) == (True, None)
        sleeps = {"zone": "America/New_York", "quiet_from": 18 * 60, "quiet_until": 60, "weekend": [3, 4]}
        await told.ask(BEN, "PUT", "calendar", sleeps)
        assert await nights(told) == {"zone": "America/New_York", "begin": 18 * 60, "end": 60}
        await told.turn_of(BEN, table)
        await told.pass_time(5.5 * 3600)
        assert len(told.mailbox.letters) == 1
        await told.pass_time(1800)
        assert len(told.mailbox.letters) == 2  # at 1:00 in New York, although it is the guest's weekend
        await told.pass_time(18 * 3600)
        await told.ask(BEN, "PUT", "notices", {"zone": "UTC"})
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        assert len(told.mailbox.letters) == 3
        assert (await told.ask(BEN, "GET", "notices"))["as_calendar"] is False


async def nights(told: Told) -> Any:
    return (await told.ask(BEN, "GET", "notices"))["night"]


async def test_who_has_no_channel_costs_nothing(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        assert await told.rows("SELECT count(*) FROM job WHERE kind = 'notice'") == [(0,)]
        assert await told.states() == []


async def test_one_press_ends_the_mail(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        (letter,) = await told.letters(1)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = letter["List-Unsubscribe"].strip("<>").removeprefix("https://games.test")
        link = path.rpartition("/")[2]
        page = await told.site.ask(None, "GET", path)
        assert (page.status, dict(page.headers)[b"location"].decode()) == (303, f"/notices/stop/{link}")
        assert (await told.ask(ANA, "GET", f"notices/stoppable/{link}"))["kinds"]  # a GET stops nothing
        await told.ask(ANA, "PUT", f"notices/stoppable/{link}", {"kinds": ["over"]})
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert channel["kinds"] == ["over"]
        assert (await told.site.ask(None, "POST", path)).status == 204  # an email provider has no cookie
        (channel,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert channel["kinds"] == []
        for forged in (link.replace(".", ".A", 1)[:-1], f"{'0' * 24}.{link.rpartition('.')[2]}", "x"):
            assert (await told.site.ask(None, "POST", f"/api/notices/stop/{forged}")).status == 404


async def test_a_mail_address_is_nobody_s_until_it_is_confirmed(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        channel = await told.channel(BEN, mail="ben@example.org")
        (letter,) = await told.letters(1)
        assert "It is your turn" not in plain(letter)
        await told.turn_of(BEN, await told.table_of_two())
        await told.ask(BEN, "POST", f"notices/channels/{channel}/trial", status=422)
        await told.pass_time(3600)
        assert len(told.mailbox.letters) == 1
        stopping = told.site.assembly.telling.desk
        link = plain(letter).partition("/notices/confirm/")[2].split()[0]
        assert (await told.site.ask(None, "POST", f"/api/notices/stop/{link}")).status == 404  # it only confirms
        await stopping.confirm(link)


async def test_a_channel_is_its_owner_s_alone(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        channel = await told.mail_to(BEN, "ben@example.org")
        assert (await told.ask(ANA, "GET", "notices"))["channels"] == []
        for method, path, body in (
            ("DELETE", f"notices/channels/{channel}", None),
            ("PUT", f"notices/channels/{channel}", {"kinds": []}),
            ("POST", f"notices/channels/{channel}/trial", None),
        ):
            await told.ask(ANA, method, path, body, status=404)
            await told.ask(None, method, path, body, status=403)
        await told.ask(None, "GET", "notices", status=403)
        await told.ask(BEN, "DELETE", f"notices/channels/{channel}")
        assert (await told.ask(BEN, "GET", "notices"))["channels"] == []


async def test_nobody_floods_a_mailbox_or_the_table_of_channels(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        for number in range(8):
            await told.channel(BEN, mail=f"ben{number}@example.org")
        await told.ask(BEN, "POST", "notices/channels", {"mail": "one.more@example.org"}, status=429)
        for hour in range(2):
            told.clock.move(3600)
            for number in range(2):
                await told.channel(BEN, webhook=f"http://127.0.0.1:9/{hour}{number}")
        told.clock.move(3600)
        await told.ask(BEN, "POST", "notices/channels", {"webhook": "http://127.0.0.1:9/more"}, status=409)


@pytest.mark.parametrize(
    "what",
    [
        {"mail": "nobody"},
        {"mail": "ben@example.org, ana@example.org"},
        {"webhook": "http://10.0.0.1/"},
        {"webhook": "https://user:word@127.0.0.1/"},
        {"webhook": "ftp://example.org/"},
        {"webhook": "https://[::ffff:10.0.0.1]/"},
        {"webhook": "https://169.254.169.254/latest/meta-data"},
        {"service": "discord://1234567890/abcdefghijklmnop"},
        {"push": {"endpoint": "https://192.168.1.1/", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}},
        {"push": {"endpoint": "https://127.0.0.1/", "keys": {"p256dh": "A", "auth": "A"}}},
    ],
)
async def test_what_no_notice_can_go_to_is_refused(tmp_path: Path, what: dict[str, Any]) -> None:
    async with told_site(tmp_path) as told:
        status, error = (400, "mail-address") if "mail" in what else (422, "channel-refused")
        found = await told.ask(BEN, "POST", "notices/channels", what, status=status)
        assert found["error"] == error


async def test_whose_time_is_short_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a day's time, the warning comes six hours before the end, and later if there is more time by then."""
    async with told_site(tmp_path) as told:
        channel = await told.mail_to(BEN, "ben@example.org")
        await told.ask(BEN, "PUT", f"notices/channels/{channel}", {"kinds": ["short"]})
        table = await told.table_of_two(pace={"kind": "by turns", "reserve": DAY, "per_move": 3600, "cap": DAY})
        await told.turn_of(BEN, table)
        begun = told.clock.seconds
        (ends,) = [turn["ends"] for turn in (await told.ask(BEN, "GET", "turns"))["turns"]]
        later: int = ends + 12 * 3_600_000

        async def paused_meanwhile(_: object, table: str, guest: GuestId) -> int:
            return later

        monkeypatch.setattr("tertulia.server.telling.EndsOfTables.of", paused_meanwhile)
        await told.pass_time(begun + DAY * 3 / 4 + 60 - told.clock.seconds)
        assert not told.mailbox.letters
        await told.pass_time(13 * 3600)
        (letter,) = await told.letters(1)
        assert letter["Subject"] == f"Running low on time: {GAME}"
        await told.pass_time(3600)
        assert len(told.mailbox.letters) == 1


async def test_a_calendar_is_its_owner_s_and_ends_when_they_say_so(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        table = await told.table_of_two()
        await told.turn_of(BEN, table)
        first = (await told.ask(BEN, "POST", "notices/feed"))["path"]
        feed = await told.site.ask(None, "GET", first)
        assert (b"content-type", b"text/calendar; charset=utf-8") in feed.headers
        assert f"SUMMARY:Your turn: {GAME}" in feed.body.decode()
        assert f"URL:https://games.test/table/{table}" in feed.body.decode()
        assert not [word for word in (b"Ana", ANA.encode(), BEN.encode()) if word in feed.body]
        second = (await told.ask(BEN, "POST", "notices/feed"))["path"]
        assert (await told.site.ask(None, "GET", first)).status == 404
        await told.ask(BEN, "DELETE", "notices/feed")
        assert (await told.site.ask(None, "GET", second)).status == 404


async def test_two_workers_that_have_the_same_job_tell_once(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, told_site(tmp_path / "other") as other:
        channel = await told.mail_to(BEN, "ben@example.org")
        await told.turn_of(BEN, await told.table_of_two())
        await told.site.thinking.taker.close()
        told.clock.move(61)
        first, second = told.site.assembly.telling.notifier, other.site.assembly.telling.notifier
        second._channels, second._people, second._seal = first._channels, first._people, first._seal
        second._senders, second._clock = first._senders, first._clock
        await asyncio.gather(first._told(channel), second._told(channel), first._told(channel))
        assert len(told.mailbox.letters) == 1


async def test_what_is_told_of_tables_that_nobody_can_tell_apart_is_alike(tmp_path: Path) -> None:
    """An email names the table's id, but nothing of the position: games with different shuffles get equal words."""
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        said = []
        for _ in range(2):
            table = await told.table_of_two()
            await told.turn_of(BEN, table)
            await told.pass_time(200)
            (letter,) = await told.letters(1)
            said.append((letter["Subject"], plain(letter).replace(table, "TABLE").partition("\n--")[0]))
            told.mailbox.letters.clear()
            await told.turn_of(ANA, table)
        assert said[0] == said[1]
        assert ANA not in str(said)
        assert BEN not in str(said)
