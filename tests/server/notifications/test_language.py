"""Languages of notifications and emails: the language that the browser asks for, unless the reader chooses another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.guests import Guests
from tests.server.notifications.notification_site import (
    ANA,
    BEN,
    TABLE,
    NotificationSite,
    decode_body,
    get_plain_text,
    notification_site,
    run_receiver,
)

ACCEPTED = (
    *(("es-ES,es;q=0.9,en;q=0.8", "es"), ("de", "de"), ("pl, cs;q=0.5", "cs"), ("pl", "en"), ("*", None), (None, None)),
)
"""Values of Accept-Language, and the language that is stored for each."""
YOUR_TURN = {"de": "Du bist bei", "cs": "Jsi na tahu", "es": "Te toca"}


async def get_language(tested: NotificationSite, guest: GuestId) -> Any:
    return (await tested.ask(guest, "GET", "me"))["language"]


async def test_browser_language_is_stored_for_host_and_players(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        for accepted, language in ACCEPTED:
            tested.site.accept_language = accepted
            host, other = tested.site.signer.new_guest(), tested.site.signer.new_guest()
            table = (await tested.ask(host, "POST", "tables", TABLE))["id"]
            await tested.ask(other, "GET", f"tables/{table}")
            assert await get_language(tested, other) is None  # a look stores nothing
            await tested.ask(other, "POST", f"tables/{table}/sit", {"seat": 1})
            assert [await get_language(tested, guest) for guest in (host, other)] == [language, language]


async def test_requests_that_lead_to_notifications_store_language(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as hook:
        table = await tested.start_table_of_two()
        for guest in (ANA, BEN):
            await tested.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        requests: dict[GuestId, tuple[str, str, Any]] = {
            BEN: ("POST", f"tables/{table}/rematch", {}),
            tested.site.signer.new_guest(): ("POST", "notifications/channels", {"webhook": hook.url}),
            tested.site.signer.new_guest(): ("POST", "notifications/feed", {}),
            tested.site.signer.new_guest(): ("PUT", "notifications", {"zone": "UTC"}),
            tested.site.signer.new_guest(): ("POST", "play", {"game": TABLE["game"], "seats": 2}),
        }
        tested.site.accept_language = "es"
        for guest, request in requests.items():
            assert await get_language(tested, guest) is None
            await tested.ask(guest, *request)
            assert await get_language(tested, guest) == "es", request


async def test_chosen_language_overrides_browser_language(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested, run_receiver() as hook:
        await tested.ask(ANA, "PUT", "me", {"language": "cs"})
        tested.site.accept_language = "es"
        table = await tested.start_table_of_two()
        await tested.add_channel(BEN, webhook=hook.url)
        assert [await get_language(tested, guest) for guest in (ANA, BEN)] == ["cs", "es"]
        await tested.ask(BEN, "PUT", "me", {"language": "de"})
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        assert await get_language(tested, BEN) == "de"
        assert decode_body(hook.posts[-1])["language"] == "de"
        assert YOUR_TURN["de"] in decode_body(hook.posts[-1])["text"]


async def test_language_chosen_through_other_process_is_kept(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        guests = tested.site.assembly.guests
        profiles = await guests.load_profiles([BEN])
        await Guests(guests._store, guests.handle).change(BEN, "Ben", "de")  # this process does not know of the change
        await guests.note_language(BEN, "es")
        assert (guests.name(BEN), guests.language(BEN)) == ("Ben", "de")
        del profiles


@pytest.mark.parametrize("language", ["es", "cs"])
async def test_notifications_are_in_browser_language(tmp_path: Path, language: str) -> None:
    """By email and by webhook, for channels of a guest and of a table."""
    async with notification_site(tmp_path) as tested, run_receiver() as own, run_receiver() as group:
        tested.site.accept_language = language
        await tested.add_email_channel(BEN, "ben@example.org")
        await tested.add_channel(BEN, webhook=own.url)
        table = await tested.start_table_of_two()
        await tested.add_channel(ANA, webhook=group.url, table=table)
        await tested.play_to_turn(BEN, table)
        await tested.pass_time(61)
        (email,) = await tested.wait_for_emails(1)
        assert YOUR_TURN[language] in get_plain_text(email)
        for guest in (ANA, BEN):
            await tested.ask(guest, "POST", f"tables/{table}/end", {"agree": True})
        await tested.pass_time(61)
        assert {decode_body(each)["language"] for each in (*own.posts, *group.posts)} == {language}
        kinds = {notification["kind"] for each in own.posts for notification in decode_body(each)["notifications"]}
        assert kinds == {"turn", "over"}


async def test_address_emails_are_in_browser_language(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        tested.site.accept_language = "de-AT,de;q=0.9"
        await tested.ask(BEN, "POST", "account/mail", {"address": "ben@example.org"}, 202)
        await tested.ask(BEN, "POST", "notifications/channels", {"mail": "ben@example.org"})
        emails = await tested.wait_for_emails(2)
        assert all("Adresse" in get_plain_text(email) or "anmeld" in get_plain_text(email).lower() for email in emails)
