"""Languages of notifications and emails: the language that the browser asks for, unless the reader chooses another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.server.domain.ids import GuestId
from tertulia.server.identity.guests import Guests
from tests.server.notices.told import ANA, BEN, TABLE, Told, body_of, plain, receiver, told_site

ACCEPTED = (
    *(("es-ES,es;q=0.9,en;q=0.8", "es"), ("de", "de"), ("pl, cs;q=0.5", "cs"), ("pl", "en"), ("*", None), (None, None)),
)
"""Values of Accept-Language, and the language that is stored for each."""
YOUR_TURN = {"de": "Du bist bei", "cs": "Jsi na tahu", "es": "Te toca"}


async def language_of(told: Told, guest: GuestId) -> Any:
    return (await told.ask(guest, "GET", "me"))["language"]


async def test_seats_and_tables_store_the_language_that_is_shown(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        for accepted, language in ACCEPTED:
            told.site.accept_language = accepted
            host, other = told.site.signer.new_guest(), told.site.signer.new_guest()
            table = (await told.ask(host, "POST", "tables", TABLE))["id"]
            await told.ask(other, "GET", f"tables/{table}")
            assert await language_of(told, other) is None  # a look stores nothing
            await told.ask(other, "POST", f"tables/{table}/sit", {"seat": 1})
            assert [await language_of(told, guest) for guest in (host, other)] == [language, language]


async def test_everything_that_leads_to_notifications_stores_it(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as hook:
        table = await told.table_of_two()
        for guest in (ANA, BEN):
            await told.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        asked: dict[GuestId, tuple[str, str, Any]] = {
            BEN: ("POST", f"tables/{table}/again", {}),
            told.site.signer.new_guest(): ("POST", "notices/channels", {"webhook": hook.url}),
            told.site.signer.new_guest(): ("POST", "notices/feed", {}),
            told.site.signer.new_guest(): ("PUT", "notices", {"zone": "UTC"}),
            told.site.signer.new_guest(): ("POST", "play", {"game": TABLE["game"], "seats": 2}),
        }
        told.site.accept_language = "es"
        for guest, request in asked.items():
            assert await language_of(told, guest) is None
            await told.ask(guest, *request)
            assert await language_of(told, guest) == "es", request


async def test_a_chosen_language_wins_whenever_it_is_chosen(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told, receiver() as hook:
        await told.ask(ANA, "PUT", "me", {"language": "cs"})
        told.site.accept_language = "es"
        table = await told.table_of_two()
        await told.channel(BEN, webhook=hook.url)
        assert [await language_of(told, guest) for guest in (ANA, BEN)] == ["cs", "es"]
        await told.ask(BEN, "PUT", "me", {"language": "de"})
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        assert await language_of(told, BEN) == "de"
        assert body_of(hook.posts[-1])["language"] == "de"
        assert YOUR_TURN["de"] in body_of(hook.posts[-1])["text"]


async def test_a_choice_of_another_process_stays(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        guests = told.site.assembly.guests
        held = await guests.meet([BEN])
        await Guests(guests._store, guests.handle).change(BEN, "Ben", "de")  # this process does not know of the change
        await guests.note_language(BEN, "es")
        assert (guests.name(BEN), guests.language(BEN)) == ("Ben", "de")
        del held


@pytest.mark.parametrize("language", ["es", "cs"])
async def test_turns_ends_and_tables_are_told_in_it(tmp_path: Path, language: str) -> None:
    """By email and by webhook, for channels of a guest and of a table."""
    async with told_site(tmp_path) as told, receiver() as own, receiver() as group:
        told.site.accept_language = language
        await told.mail_to(BEN, "ben@example.org")
        await told.channel(BEN, webhook=own.url)
        table = await told.table_of_two()
        await told.channel(ANA, webhook=group.url, table=table)
        await told.turn_of(BEN, table)
        await told.pass_time(61)
        (letter,) = await told.letters(1)
        assert YOUR_TURN[language] in plain(letter)
        for guest in (ANA, BEN):
            await told.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        await told.pass_time(61)
        assert {body_of(each)["language"] for each in (*own.posts, *group.posts)} == {language}
        kinds = {notice["kind"] for each in own.posts for notice in body_of(each)["notices"]}
        assert kinds == {"turn", "over"}


async def test_emails_about_addresses_are_in_the_language_that_is_shown(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        told.site.accept_language = "de-AT,de;q=0.9"
        await told.ask(BEN, "POST", "account/mail", {"address": "ben@example.org"}, 202)
        await told.ask(BEN, "POST", "notices/channels", {"mail": "ben@example.org"})
        letters = await told.letters(2)
        assert all("Adresse" in plain(letter) or "anmeld" in plain(letter).lower() for letter in letters)
