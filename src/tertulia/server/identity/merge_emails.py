"""Emails that warn an account's owner when a browser merges seats into the account.

So a thief who can sign in to the account cannot merge seats unnoticed.
"""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.devices import device_words
from tertulia.i18n.files import DEFAULT_LANGUAGE, supported_languages
from tertulia.server.domain.accounts import CredentialKind, CredentialStore
from tertulia.server.domain.delivery import Email, Mailer, Seal, email_job
from tertulia.server.domain.jobs import JobOrder
from tertulia.server.domain.notification_ports import NotificationStore
from tertulia.server.domain.notifications import ChannelKind, ChannelState
from tertulia.server.domain.ports import GuestProfiles
from tertulia.server.domain.seats import GuestId

PAGE = "/account"


class MergeEmails:
    """Writes emails about merges (`tertulia.server.identity.accounts.MergeEmailWriter`)."""

    def __init__(
        self,
        credentials: CredentialStore,
        channels: NotificationStore,
        guests: GuestProfiles,
        mailer: Mailer,
        seal: Seal,
        address: str | None,
    ) -> None:
        self._credentials, self._channels, self._guests = credentials, channels, guests
        self._mailer, self._seal, self._address = mailer, seal, address

    async def __call__(self, guest: GuestId, device: str) -> Sequence[JobOrder]:
        """Return jobs that send an email about the merge to each address with which the owner can sign in.

        `guest` is the account's guest; `device` names the browser and its system (`device_of`). Addresses of confirmed
        email channels are left out, because they get a notification. Returns no jobs if the site cannot send emails.
        Raises `StorageFault`.
        """
        if not self._mailer.enabled or self._address is None:
            return []
        addresses = [
            each.subject for each in await self._credentials.credentials_of(guest) if each.kind is CredentialKind.MAIL
        ]
        notified_addresses = await self._load_notified_addresses(guest)
        await self._guests.load_profiles([guest])
        language = self._guests.language(guest) or DEFAULT_LANGUAGE
        words = Catalogue(language if language in supported_languages() else DEFAULT_LANGUAGE)
        facts = {"name": self._guests.name(guest), "device": device_words(words, device)}
        lines = [words.text(f"merged-mail-{part}", **facts) for part in ("what", "not-you")]
        text = f"{lines[0]}\n\n{lines[1]}\n\n{self._address}{PAGE}\n"
        subject = words.text("merged-mail-subject")
        emails = [Email(each, subject, text) for each in addresses if each not in notified_addresses]
        return [email_job(email, self._seal) for email in emails]

    async def _load_notified_addresses(self, guest: GuestId) -> set[str]:
        """Return the addresses of a guest's confirmed email channels."""
        found = set[str]()
        for channel in await self._channels.channels_of(guest):
            if channel.kind is ChannelKind.EMAIL and channel.state is ChannelState.READY:
                try:
                    found.add(self._seal.decrypt(channel.address).decode().lower())
                except ValueError:  # sealed by another secret: nothing is sent there
                    continue
        return found
