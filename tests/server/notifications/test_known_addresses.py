"""An address by which a guest signs in is a channel without another confirmation; nobody else's is."""

from __future__ import annotations

from pathlib import Path

from tertulia.server.domain.accounts import Credential, CredentialKind
from tertulia.server.domain.seats import GuestId
from tests.server.notifications.notification_site import ANA, BEN, NotificationSite, notification_site

ADDRESS = "ana@example.org"


async def channels_of(tested: NotificationSite, guest: GuestId) -> list[tuple[str, str]]:
    found = await tested.ask(guest, "GET", "notices")
    return [(each["address"], each["state"]) for each in found["channels"]]


async def test_sign_in_address_is_a_channel_at_once(tmp_path: Path) -> None:
    async with notification_site(tmp_path) as tested:
        await tested.channel(ANA, mail=ADDRESS)  # before she signs in with it
        await tested.wait_for_emails(1)
        tested.mailbox.emails.clear()
        credential = Credential(CredentialKind.MAIL, ADDRESS, ANA, ADDRESS, b"", 0, 0)
        assert await tested.site.assembly.account_services.accounts.stores.credentials.add(credential)
        assert (await tested.ask(ANA, "GET", "notices"))["confirmed"] == [ADDRESS]
        await tested.channel(ANA, mail=" Ana@Example.org")
        assert await channels_of(tested, ANA) == [(ADDRESS, "ready")]
        assert (await tested.ask(ANA, "GET", "notices"))["confirmed"] == []
        await tested.channel(BEN, mail=ADDRESS)
        assert await channels_of(tested, BEN) == [(ADDRESS, "unconfirmed")]
        await tested.wait_for_emails(1)  # to Ben's claim alone
