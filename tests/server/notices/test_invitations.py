"""Notifications of invitations, changed terms and closing tables: sent once, in the reader's language, if valid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bench import usual
from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import languages
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notices import CHOSEN, UNFILLED_STAY, UNFILLED_TOLD
from tertulia.server.storage.unfilled import SqlUnfilled
from tests.server.notices.told import ANA, BEN, GAME, LOCAL, TABLE, Told, body_of, plain, receiver, told_site

DAY = 86_400
EVA = GuestId("e" * 24)


async def invited(told: Told) -> str:
    """A private table of Ana's with an invitation to Ben. They play another game, and it is her turn in it."""
    await told.turn_of(ANA, await told.table_of_two(), begins=False)
    (met,) = (await told.ask(ANA, "GET", "company"))["people"]
    table = str((await told.ask(ANA, "POST", "tables", TABLE))["id"])
    for _ in range(2):
        await told.ask(ANA, "POST", f"tables/{table}/invite", {"person": met["person"]})
    return table


async def alone(told: Told, **more: Any) -> str:
    """A table where Ana waits for a player."""
    return str((await told.ask(ANA, "POST", "tables", {**TABLE, **more}))["id"])


async def days_pass(told: Told, seconds: float) -> None:
    """Move the clock, then warn of and close tables without activity, as the site does every hour."""
    told.clock.move(seconds)
    unfilled, now = SqlUnfilled(told.site.assembly.journal, clock=told.clock), told.clock.now()
    await unfilled.warn(now - UNFILLED_STAY, now - UNFILLED_TOLD)
    told.site.assembly.service.gone(await unfilled.drop(now - UNFILLED_STAY))
    await told.idle()


async def test_whoever_is_invited_by_name_is_told_once_and_by_whom(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await invited(told)
        (letter,) = await told.letters(1)
        assert letter["Subject"] == f"Invitation: {GAME}"
        assert f"Ana invites you to a table: {GAME} with Ana." in plain(letter)
        assert f"https://games.test/table/{table}" in plain(letter)
        await told.pass_time(3600)
        assert len(told.mailbox.letters) == 1


async def test_a_webhook_and_a_table_in_another_language_are_told_of_an_invitation(tmp_path: Path) -> None:
    async with receiver() as got, told_site(tmp_path, webhook_networks=LOCAL) as told:
        await told.channel(BEN, webhook=got.url)
        await told.ask(BEN, "PUT", "me", {"name": "Ben", "language": "es"})
        await invited(told)

        async def come() -> bool:
            told.site.thinking.taker.stir()
            return bool(got.posts)

        await told.until(come)
        (notice,) = body_of(got.posts[0])["notices"]
        assert notice["kind"] == "invited"
        assert notice["text"].startswith("Ana te invita a una mesa")


@pytest.mark.parametrize("overtaken", ["blocked", "full", "sat down", "begun", "withdrawn"])
async def test_an_invitation_that_was_overtaken_is_told_nobody(tmp_path: Path, overtaken: str) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        quiet = {"zone": "UTC", "quiet_from": 0, "quiet_to": 6 * 60}
        await told.ask(BEN, "PUT", "notices", quiet)
        table = await invited(told)
        await told.idle()  # the notification waits for the end of the quiet hours
        if overtaken == "blocked":
            (met,) = (await told.ask(BEN, "GET", "company"))["people"]
            await told.ask(BEN, "PUT", f"people/{met['person']}/block", {"blocked": True})
        elif overtaken == "full":
            await told.ask(EVA, "POST", f"tables/{table}/sit", {"seat": 1})
        elif overtaken == "sat down":
            await told.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        elif overtaken == "begun":
            await told.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
            await told.ask(ANA, "POST", f"tables/{table}/start", {})
            await told.turn_of(ANA, table)
        else:
            await told.site.assembly.journal.transact(
                lambda connection: connection.execute(text("DELETE FROM invited"))
            )
        await told.pass_time(7 * 3600)
        assert not [each for each in told.mailbox.letters if "Invitation" in each["Subject"]]
        assert ("invited", "sent") not in await told.states()


async def test_whoever_is_asked_anew_is_told_once(tmp_path: Path) -> None:
    """One notification covers all changes until the player has answered. The next change after that asks again."""
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        await told.ask(ANA, "PUT", "me", {"name": "Ana"})
        table = await alone(told)
        await told.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        for days in (3, 4, 5):
            await told.ask(ANA, "POST", f"tables/{table}/terms", {"wish_days": days})
            await told.pass_time(120)
        (letter,) = await told.letters(1)
        assert letter["Subject"] == f"Table changed: {GAME}"
        assert f"Do you want to stay? {GAME} with Ana" in plain(letter)
        now = await told.ask(BEN, "GET", f"tables/{table}")
        await told.ask(BEN, "POST", f"tables/{table}/stay", {"version": now["version"]})
        await told.ask(ANA, "POST", f"tables/{table}/terms", {"wish_days": 3})
        await told.pass_time(120)
        assert len(told.mailbox.letters) == 2
        assert len(told.mailbox.letters) == len([each for each in await told.states() if each == ("altered", "sent")])


@pytest.mark.parametrize("overtaken", ["agreed", "got up", "sent away", "begun"])
async def test_a_question_that_was_overtaken_is_told_nobody(tmp_path: Path, overtaken: str) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(BEN, "ben@example.org")
        table = await alone(told)
        await told.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        await told.ask(ANA, "POST", f"tables/{table}/terms", {"wish_days": 3})
        now = await told.ask(BEN, "GET", f"tables/{table}")
        if overtaken == "agreed":
            await told.ask(BEN, "POST", f"tables/{table}/stay", {"version": now["version"]})
        elif overtaken == "got up":
            await told.ask(BEN, "POST", f"tables/{table}/leave", {})
        elif overtaken == "sent away":
            await told.ask(ANA, "POST", f"tables/{table}/free", {"seat": 1})
        else:
            await told.ask(BEN, "POST", f"tables/{table}/stay", {"version": now["version"]})
            await told.ask(ANA, "POST", f"tables/{table}/start", {})
        await told.pass_time(120)
        assert not [each for each in told.mailbox.letters if "changed" in each["Subject"]]
        assert "altered" not in [kind for kind, _ in await told.states()]


async def test_who_sits_at_a_table_that_nobody_touches_is_told_before_it_goes_and_once_it_has_gone(
    tmp_path: Path,
) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(ANA, "ana@example.org")
        table = await alone(told)
        await days_pass(told, 10 * DAY - 3600)
        assert not told.mailbox.letters
        await days_pass(told, 7200)
        (letter,) = await told.letters(1)
        assert letter["Subject"] == f"Table about to close: {GAME}"
        assert f"https://games.test/table/{table}" in plain(letter)
        await days_pass(told, 4 * DAY)
        _, last = await told.letters(2)
        assert last["Subject"] == f"Table closed: {GAME}"
        assert "https://games.test/" in plain(last).split()
        assert (await told.site.ask(ANA, "GET", f"/api/tables/{table}")).status == 404
        await days_pass(told, 2 * DAY)
        assert len(told.mailbox.letters) == 2


async def test_a_table_that_is_touched_meanwhile_is_not_about_to_go(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.mail_to(ANA, "ana@example.org")
        await told.ask(ANA, "PUT", "notices", {"zone": "UTC", "digest": 23 * 60})
        table = await alone(told)
        await days_pass(told, 10 * DAY + 3600)
        assert await told.states() == [("going", "waiting")]
        await told.ask(BEN, "POST", f"tables/{table}/sit", {"seat": 1})
        await told.ask(BEN, "POST", f"tables/{table}/leave", {"seat": 1})
        await days_pass(told, DAY + 3600)
        assert not [each for each in told.mailbox.letters if "about to close" in each["Subject"]]


async def test_the_channel_of_a_table_that_has_gone_goes_with_it(tmp_path: Path) -> None:
    async with receiver() as got, told_site(tmp_path, webhook_networks=LOCAL) as told:
        table = await alone(told)
        await told.channel(ANA, webhook=got.url, table=table)
        for days in (10, 4):
            await days_pass(told, days * DAY + 3600)
        assert [body_of(each)["notices"][0]["kind"] for each in got.posts] == ["going"]
        assert await told.rows("SELECT count(*) FROM channel") == [(0,)]


def test_everything_that_is_told_has_words_in_every_language() -> None:
    for language in languages():
        words = Catalogue(language, usual.QUICK)
        for kind in ("wanted", "altered", "going", "gone"):
            said = {
                words.text(f"notice-own-{kind}", game=GAME, players="Eva", count=count, by="Ana") for count in (0, 1)
            }
            assert all(GAME in each for each in said)


async def test_every_kind_can_be_chosen_and_is_shown(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        channel = await told.mail_to(BEN, "ben@example.org")
        every = [kind.value for kind in CHOSEN]
        await told.ask(BEN, "PUT", f"notices/channels/{channel}", {"kinds": every})
        (shown,) = (await told.ask(BEN, "GET", "notices"))["channels"]
        assert shown["kinds"] == every
