"""Notifications of the host that a player has sat down: sent once, if valid, and as the host has chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import usual
from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import supported_languages
from tertulia.server.domain.commands import Arrange, Clear, Command, Leave, PlaceBot, Sit, Start, TakeOver
from tertulia.server.domain.notifications import NotificationKind, table_notifications
from tertulia.server.domain.seats import FREE, GuestId
from tertulia.server.domain.table import Table
from tests.server.domain import tables
from tests.server.domain.tables import BEA, ODD, apply_command, open_table, seat_guest, start_table
from tests.server.notifications.notification_site import (
    ANA,
    BEN,
    GAME,
    TABLE,
    NotificationSite,
    decode_body,
    get_plain_text,
    notification_site,
    run_receiver,
)

EVA = GuestId("e" * 24)
NAMES = {ANA: "Ana", BEN: "Ben", EVA: "Eva"}
THREE_SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
JOINED_SUBJECT = f"New player: {GAME}"


def find_recipients(table: Table, command: Command) -> list[str]:
    """Recipients of the notifications of joined players that a command causes."""
    old = table.state
    apply_command(table, command)
    found = table_notifications(table.id, old, table.state)
    return [each.owner for each in found if each.kind is NotificationKind.JOINED]


async def open_three_seats(tested: NotificationSite, **more: Any) -> str:
    """A table where Ana waits for two players. Returns the table's id."""
    for guest, name in NAMES.items():
        await tested.ask(guest, "PUT", "me", {"name": name})
    return str((await tested.ask(ANA, "POST", "tables", {**TABLE, "seats": THREE_SEATS, **more}))["id"])


async def sit(tested: NotificationSite, guest: GuestId, table: str, seat: int) -> None:
    await tested.ask(guest, "POST", f"tables/{table}/sit", {"seat": seat})


def test_each_joined_guest_notifies_host_alone() -> None:
    table = open_table(seat_guest(tables.ANA), FREE, FREE, FREE)
    assert find_recipients(table, Sit(BEA, 1)) == [tables.ANA]
    assert find_recipients(table, Sit(tables.EVA, 2)) == [tables.ANA]
    assert find_recipients(table, TakeOver(BEA, seconds_away=86_400)) == []
    assert find_recipients(table, Sit(ODD, 3)) == [BEA], "the host now"


def test_other_changes_of_seats_notify_nobody() -> None:
    table = open_table(seat_guest(tables.ANA), seat_guest(BEA), FREE)
    changes: list[Command] = [
        PlaceBot(tables.ANA, 2, "greedy"),
        Clear(tables.ANA, 2),
        Arrange(tables.ANA, [1, 0, 2]),
        Leave(BEA),
        Leave(tables.ANA),
        Sit(tables.ANA, 0),
        Sit(BEA, 1),
    ]
    assert [find_recipients(table, each) for each in changes] == [[]] * 6 + [[tables.ANA]]
    assert find_recipients(table, Start(tables.ANA, fewer=True)) == []
    assert find_recipients(start_table(), PlaceBot(BEA, 1, "greedy")) == []


async def test_joined_player_notification_is_sent_once(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(ANA, "ana@example.org")
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await open_three_seats(tested)
        await sit(tested, BEN, table, 1)
        await tested.pass_time(59)
        assert not tested.mailbox.emails
        await tested.pass_time(2)
        (email,) = await tested.wait_for_emails(1)
        assert (email["To"], email["Subject"]) == ("ana@example.org", JOINED_SUBJECT)
        assert f"A player has joined your table: {GAME} with Ben." in get_plain_text(email)
        assert f"https://games.test/table/{table}" in get_plain_text(email)
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1


async def test_players_who_join_within_a_minute_are_one_message(tmp_path: Path) -> None:
    """If they take the last seats, the message says so. A host who wants no such message hears of the players."""
    async with notification_site(tmp_path) as tested, run_receiver() as hook:
        await tested.add_email_channel(ANA, "ana@example.org")
        channel = await tested.add_channel(ANA, webhook=hook.url)
        await tested.ask(ANA, "PUT", f"notifications/channels/{channel}", {"kinds": ["joined"]})
        table = await open_three_seats(tested)
        await sit(tested, BEN, table, 1)
        await tested.pass_time(30)
        await sit(tested, EVA, table, 2)
        await tested.pass_time(61)
        (email,) = await tested.wait_for_emails(1)
        assert email["Subject"] == f"Table full: {GAME}"
        (post,) = hook.posts
        (notification,) = decode_body(post)["notifications"]
        assert (notification["kind"], notification["text"]) == (
            "joined",
            f"A player has joined your table: {GAME} with Ben and Eva.",
        )
        await tested.pass_time(3600)
        assert (len(tested.mailbox.emails), len(hook.posts)) == (1, 1)


@pytest.mark.parametrize("overtaken", ["left", "removed", "begun", "host left", "seen", "not chosen"])
async def test_obsolete_or_unwanted_notification_is_not_sent(tmp_path: Path, overtaken: str) -> None:
    async with notification_site(tmp_path) as tested:
        channel = await tested.add_email_channel(ANA, "ana@example.org")
        if overtaken == "not chosen":
            await tested.ask(ANA, "PUT", f"notifications/channels/{channel}", {"kinds": ["full"]})
        table = await open_three_seats(tested)
        await sit(tested, BEN, table, 1)
        tested.clock.move(50)
        if overtaken == "left":
            await tested.ask(BEN, "POST", f"tables/{table}/leave", {})
        elif overtaken == "removed":
            await tested.ask(ANA, "POST", f"tables/{table}/free", {"seat": 1})
        elif overtaken == "begun":
            await tested.ask(ANA, "POST", f"tables/{table}/start", {"fewer": True})
        elif overtaken == "host left":
            await tested.ask(ANA, "POST", f"tables/{table}/leave", {})
        elif overtaken == "seen":
            await tested.ask(ANA, "POST", "turns", {"table": table})
        await tested.pass_time(15)
        assert not [each for each in tested.mailbox.emails if each["Subject"] == JOINED_SUBJECT]
        assert "joined" not in [kind for kind, _ in await tested.list_states()]


async def test_quiet_hours_and_language_of_host(tmp_path: Path) -> None:
    """The test's clock begins at midnight UTC."""
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(ANA, "ana@example.org")
        await tested.ask(ANA, "PUT", "notifications", {"zone": "UTC", "quiet_from": 0, "quiet_to": 6 * 60})
        table = await open_three_seats(tested)
        await tested.ask(ANA, "PUT", "me", {"name": "Ana", "language": "es"})
        await sit(tested, BEN, table, 1)
        await tested.pass_time(5 * 3600)
        assert not tested.mailbox.emails
        await tested.pass_time(3600)
        (email,) = await tested.wait_for_emails(1)
        assert f"Alguien se ha unido a la mesa: {GAME} con Ben." in get_plain_text(email)


def test_text_exists_in_every_language() -> None:
    texts = set()
    for language in supported_languages():
        words = Catalogue(language, usual.QUICK)
        text = words.text("notification-own-joined", game=GAME, players="Ben", count=1, by="", days=0)
        assert GAME in text
        assert "Ben" in text
        texts |= {text, words.text("notification-title-joined", game=GAME), words.text("notifications-kind-joined")}
    assert len(texts) == 3 * len(list(supported_languages()))
