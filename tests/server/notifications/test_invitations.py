"""Notifications of invitations, changed terms and closing tables: sent once, in the reader's language, if valid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bench import usual
from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import supported_languages
from tertulia.server.domain.notifications import OPEN_TABLE_LIFETIME, OPEN_TABLE_WARNING_AGE, OPTIONAL_KINDS
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.unstarted_tables import SqlUnstartedTables
from tests.server.notifications.notification_site import (
    ANA,
    BEN,
    GAME,
    LOCAL_NETWORKS,
    TABLE,
    NotificationSite,
    decode_body,
    get_plain_text,
    notification_site,
    run_receiver,
)

DAY_SECONDS = 86_400
EVA = GuestId("e" * 24)


async def invite_ben(tested: NotificationSite) -> str:
    """A private table of Ana's with an invitation to Ben. They play another game, and it is her turn in it."""
    await tested.play_to_turn(ANA, await tested.start_table_of_two(), begins=False)
    (met,) = (await tested.ask(ANA, "GET", "known-players"))["players"]
    table = str((await tested.ask(ANA, "POST", "tables", TABLE))["id"])
    for _ in range(2):
        await tested.ask(ANA, "POST", f"tables/{table}/invite", {"handle": met["handle"]})
    return table


async def open_waiting_table(tested: NotificationSite, **more: Any) -> str:
    """A table where Ana waits for a player."""
    return str((await tested.ask(ANA, "POST", "tables", {**TABLE, **more}))["id"])


async def pass_time_and_close_tables(tested: NotificationSite, seconds: float) -> None:
    """Move the clock, then warn of and close tables without activity, as the site does every hour."""
    tested.clock.move(seconds)
    unfilled, now = SqlUnstartedTables(tested.site.assembly.backends.journal, clock=tested.clock), tested.clock.now()
    await unfilled.warn_players(now - OPEN_TABLE_LIFETIME, now - OPEN_TABLE_WARNING_AGE)
    tested.site.assembly.service.drop_deleted_tables(await unfilled.close_tables(now - OPEN_TABLE_LIFETIME))
    await tested.wait_until_idle()


async def test_invitation_notification_names_inviter(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await invite_ben(tested)
        (email,) = await tested.wait_for_emails(1)
        assert email["Subject"] == f"Invitation: {GAME}"
        assert f"Ana invites you to a table: {GAME} with Ana." in get_plain_text(email)
        assert f"https://games.test/table/{table}" in get_plain_text(email)
        await tested.pass_time(3600)
        assert len(tested.mailbox.emails) == 1


async def test_invitation_by_webhook_in_other_language(tmp_path: Path) -> None:
    async with run_receiver() as got, notification_site(tmp_path, webhook_networks=LOCAL_NETWORKS) as tested:
        await tested.add_channel(BEN, webhook=got.url)
        await tested.ask(BEN, "PUT", "me", {"name": "Ben", "language": "es"})
        await invite_ben(tested)

        async def come() -> bool:
            tested.site.assembly.backends.jobs_added.set()
            return bool(got.posts)

        await tested.wait_until(come)
        (notification,) = decode_body(got.posts[0])["notifications"]
        assert notification["kind"] == "invited"
        assert notification["text"].startswith("Ana te invita a una mesa")


@pytest.mark.parametrize("overtaken", ["blocked", "full", "sat down", "begun", "withdrawn"])
async def test_obsolete_invitation_is_not_sent(tmp_path: Path, overtaken: str) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        quiet = {"zone": "UTC", "quiet_from": 0, "quiet_to": 6 * 60}
        await tested.ask(BEN, "PUT", "notifications", quiet)
        table = await invite_ben(tested)
        await tested.wait_until_idle()  # the notification waits for the end of the quiet hours
        if overtaken == "blocked":
            (met,) = (await tested.ask(BEN, "GET", "known-players"))["players"]
            await tested.ask(BEN, "PUT", f"players/{met['handle']}/block", {"blocked": True})
        elif overtaken == "full":
            await tested.ask(EVA, "POST", f"tables/{table}/sit", {"seat": 1})
        elif overtaken == "sat down":
            await tested.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        elif overtaken == "begun":
            await tested.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
            await tested.ask(ANA, "POST", f"tables/{table}/start", {})
            await tested.play_to_turn(ANA, table)
        else:
            await tested.site.assembly.backends.journal.transact(
                lambda connection: connection.execute(text("DELETE FROM invitation"))
            )
        await tested.pass_time(7 * 3600)
        assert not [each for each in tested.mailbox.emails if "Invitation" in each["Subject"]]
        assert ("invited", "sent") not in await tested.list_states()


async def test_changed_table_notification_is_sent_once(tmp_path: Path) -> None:
    """One notification covers all changes until the player has answered. The next change after that asks again."""
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        await tested.ask(ANA, "PUT", "me", {"name": "Ana"})
        table = await open_waiting_table(tested)
        await tested.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        for days in (3, 4, 5):
            await tested.ask(ANA, "POST", f"tables/{table}/terms", {"end_proposal_days": days})
            await tested.pass_time(120)
        (email,) = await tested.wait_for_emails(1)
        assert email["Subject"] == f"Table changed: {GAME}"
        assert f"Do you want to stay? {GAME} with Ana" in get_plain_text(email)
        now = await tested.ask(BEN, "GET", f"tables/{table}")
        await tested.ask(BEN, "POST", f"tables/{table}/stay", {"version": now["version"]})
        await tested.ask(ANA, "POST", f"tables/{table}/terms", {"end_proposal_days": 3})
        await tested.pass_time(120)
        assert len(tested.mailbox.emails) == 2
        assert len(tested.mailbox.emails) == len(
            [each for each in await tested.list_states() if each == ("altered", "sent")]
        )


@pytest.mark.parametrize("overtaken", ["agreed", "got up", "sent away", "begun"])
async def test_obsolete_changed_table_notification_is_not_sent(tmp_path: Path, overtaken: str) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(BEN, "ben@example.org")
        table = await open_waiting_table(tested)
        await tested.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        await tested.ask(ANA, "POST", f"tables/{table}/terms", {"end_proposal_days": 3})
        now = await tested.ask(BEN, "GET", f"tables/{table}")
        if overtaken == "agreed":
            await tested.ask(BEN, "POST", f"tables/{table}/stay", {"version": now["version"]})
        elif overtaken == "got up":
            await tested.ask(BEN, "POST", f"tables/{table}/leave", {})
        elif overtaken == "sent away":
            await tested.ask(ANA, "POST", f"tables/{table}/free", {"seat": 1})
        else:
            await tested.ask(BEN, "POST", f"tables/{table}/stay", {"version": now["version"]})
            await tested.ask(ANA, "POST", f"tables/{table}/start", {})
        await tested.pass_time(120)
        assert not [each for each in tested.mailbox.emails if "changed" in each["Subject"]]
        assert "altered" not in [kind for kind, _ in await tested.list_states()]


async def test_players_are_notified_before_and_after_idle_table_closes(
    tmp_path: Path,
) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(ANA, "ana@example.org")
        table = await open_waiting_table(tested)
        await pass_time_and_close_tables(tested, 10 * DAY_SECONDS - 3600)
        assert not tested.mailbox.emails
        await pass_time_and_close_tables(tested, 7200)
        (email,) = await tested.wait_for_emails(1)
        assert email["Subject"] == f"Table about to close: {GAME}"
        assert f"https://games.test/table/{table}" in get_plain_text(email)
        await pass_time_and_close_tables(tested, 4 * DAY_SECONDS)
        _, last = await tested.wait_for_emails(2)
        assert last["Subject"] == f"Table closed: {GAME}"
        assert "https://games.test/" in get_plain_text(last).split()
        assert (await tested.site.ask(ANA, "GET", f"/api/tables/{table}")).status == 404
        await pass_time_and_close_tables(tested, 2 * DAY_SECONDS)
        assert len(tested.mailbox.emails) == 2


async def test_closing_warning_of_used_table_is_not_sent(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.add_email_channel(ANA, "ana@example.org")
        await tested.ask(ANA, "PUT", "notifications", {"zone": "UTC", "digest": 23 * 60})
        table = await open_waiting_table(tested)
        await pass_time_and_close_tables(tested, 10 * DAY_SECONDS + 3600)
        assert await tested.list_states() == [("closing", "waiting")]
        await tested.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        await tested.ask(BEN, "POST", f"tables/{table}/leave", {})
        await pass_time_and_close_tables(tested, DAY_SECONDS + 3600)
        assert not [each for each in tested.mailbox.emails if "about to close" in each["Subject"]]


async def test_channels_of_closed_table_are_deleted(tmp_path: Path) -> None:
    async with run_receiver() as got, notification_site(tmp_path, webhook_networks=LOCAL_NETWORKS) as tested:
        table = await open_waiting_table(tested)
        await tested.add_channel(ANA, webhook=got.url, table=table)
        for days in (10, 4):
            await pass_time_and_close_tables(tested, days * DAY_SECONDS + 3600)
        assert [decode_body(each)["notifications"][0]["kind"] for each in got.posts] == ["closing"]
        assert await tested.query_rows("SELECT count(*) FROM channel") == [(0,)]


def test_notification_texts_exist_in_every_language() -> None:
    for language in supported_languages():
        words = Catalogue(language, usual.QUICK)
        for kind in ("wanted", "altered", "closing", "closed"):
            texts = {
                words.text(f"notification-own-{kind}", game=GAME, players="Eva", count=count, by="Ana")
                for count in (0, 1)
            }
            assert all(GAME in each for each in texts)


async def test_every_optional_kind_can_be_chosen(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        channel = await tested.add_email_channel(BEN, "ben@example.org")
        every = [kind.value for kind in OPTIONAL_KINDS]
        await tested.ask(BEN, "PUT", f"notifications/channels/{channel}", {"kinds": every})
        (listed_channel,) = (await tested.ask(BEN, "GET", "notifications"))["channels"]
        assert listed_channel["kinds"] == every
