"""An address by which a guest signs in is a channel without another confirmation; nobody else's is."""

from __future__ import annotations

from pathlib import Path

from tertulia.server.domain.accounts import Credential, CredentialKind
from tertulia.server.domain.ids import GuestId
from tests.server.notices.told import ANA, BEN, Told, told_site

ADDRESS = "ana@example.org"


async def channels_of(told: Told, guest: GuestId) -> list[tuple[str, str]]:
    found = await told.ask(guest, "GET", "notices")
    return [(each["where"], each["state"]) for each in found["channels"]]


async def test_sign_in_address_is_a_channel_at_once(tmp_path: Path) -> None:
    async with told_site(tmp_path) as told:
        await told.channel(ANA, mail=ADDRESS)  # before she signs in with it
        await told.letters(1)
        told.mailbox.letters.clear()
        credential = Credential(CredentialKind.MAIL, ADDRESS, ANA, ADDRESS, b"", 0, 0)
        assert await told.site.assembly.people.accounts.stores.credentials.add(credential)
        assert (await told.ask(ANA, "GET", "notices"))["confirmed"] == [ADDRESS]
        await told.channel(ANA, mail=" Ana@Example.org")
        assert await channels_of(told, ANA) == [(ADDRESS, "ready")]
        assert (await told.ask(ANA, "GET", "notices"))["confirmed"] == []
        await told.channel(BEN, mail=ADDRESS)
        assert await channels_of(told, BEN) == [(ADDRESS, "unconfirmed")]
        await told.letters(1)  # to Ben's claim alone
