"""Sign-in by email: an email to an address carries a link and six digits.

The link and the digits sign in to the account that has the address. If no account has the address, the address becomes
a sign-in method of the guest who requested the email. The address is added only in the session that requested the
email. Otherwise a stranger could request an email to another person's address, and gain the address when that person
opens the link.

The response to a request does not show whether an account has the address. The link leads to a page with a button,
because mail scanners open links.
"""

from __future__ import annotations

import html
from typing import Any, NamedTuple

from tertulia.i18n.files import DEFAULT_LANGUAGE, load_bundle, supported_languages
from tertulia.server.domain.accounts import (
    AddressUnknown,
    Credential,
    CredentialKind,
    Purpose,
    SignInMethodUnavailable,
    Token,
    TokenSpent,
)
from tertulia.server.domain.delivery import Email, Mailer, Seal, email_job
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.accounts import Accounts, SignInResult
from tertulia.server.identity.one_time import SPENT_MESSAGE, VALID_MINUTES, LinkWithCode, split_data
from tertulia.server.identity.sessions import RequestSession

PAGE = "/account/link#"
"""Path of the page that the link of a sign-in email opens; the link's token follows the `#`.

Browsers do not send the part after the `#` to the server, so the token is in no log.
"""


class MailedLink(NamedTuple):
    """The effect that the link of a sign-in email would have in one session."""

    address: str
    guest: GuestId
    """The guest that the browser is signed in as after the link is used."""
    adds: bool
    """Whether no account has the email address yet, so that it becomes a new sign-in method of `guest`."""


class MailSignIn:
    """Sign-in by email. It needs a mail server and the public address of the site."""

    def __init__(self, accounts: Accounts, jobs: Jobs, mailer: Mailer, seal: Seal, address: str | None) -> None:
        self._accounts, self._jobs, self._mailer, self._seal, self._address = accounts, jobs, mailer, seal, address

    @property
    def offered(self) -> bool:
        """Whether this site offers sign-in by email."""
        return self._mailer.enabled and self._address is not None

    async def send_link(self, asker: RequestSession, address: str, name: str, language: str | None) -> str:
        """Send an email with a link and six digits to a checked address in lower case (`read_address`).

        `name` and `language` are those of the guest, for the email's text. Returns the ticket that the browser sends
        with the digits. Raises `SignInMethodUnavailable` if the site sends no emails, and `StorageFault` if the link
        cannot be stored.
        """
        if not self.offered:
            raise SignInMethodUnavailable("this site sends no email")
        link_with_code = await self._accounts.one_time.create_with_code(asker, address)
        until = self._accounts.one_time.expiry_of(Purpose.MAIL)
        email = self._compose(address, link_with_code, name, language, until)
        await self._jobs.enqueue([email_job(email, self._seal)])
        return link_with_code.ticket

    async def effect_of_link(self, asker: RequestSession, token: Token) -> MailedLink:
        """Return the effect that a sign-in by a link would have in a session. The link stays valid.

        Raises `TokenSpent` if the data of `token` is incomplete. Raises `AddressUnknown` if no account has the link's
        email address and another session requested the link.
        """
        _, session, address = split_data(token, 3)
        found = await self._accounts.stores.credentials.find(CredentialKind.MAIL, address)
        if found is not None:
            return MailedLink(address, found.guest, adds=False)
        if (token.guest, session) != (asker.guest, asker.session):
            raise AddressUnknown(
                "no account has this address: use the link or its code in the browser that requested it"
            )
        return MailedLink(address, asker.guest, adds=True)

    async def sign_in_by_link(self, asker: RequestSession, link: str, device: str) -> SignInResult:
        """Sign in by the link of an email, or add its address to the browser's guest if no account has it.

        `device` names the browser and its system (`device_of`). Raises `TokenSpent` if the link is unknown, used or
        expired, and `CredentialTaken` if another guest adds the address at the same moment. Raises `AddressUnknown` if
        no account has the address and another session requested the link; then the link stays valid.
        """
        token = await self._accounts.one_time.find(link, [Purpose.MAIL])
        if token is None:
            raise TokenSpent(SPENT_MESSAGE)
        leads = await self.effect_of_link(asker, token)
        await self._accounts.one_time.consume_link(link)
        return await self._sign_in_or_add(asker, leads.address, device)

    async def sign_in_by_code(self, asker: RequestSession, ticket: str, code: str, device: str) -> SignInResult:
        """Sign in by the six digits of an email, or add its address to the guest if no account has it.

        `device` names the browser and its system (`device_of`). Raises `WrongCode` if the digits differ, and
        `TokenSpent` if they are no longer valid in this session. Raises `CredentialTaken` if another guest adds the
        address at the same moment.
        """
        return await self._sign_in_or_add(
            asker, await self._accounts.one_time.consume_code(ticket, asker, code), device
        )

    async def _sign_in_or_add(self, asker: RequestSession, address: str, device: str) -> SignInResult:
        now = self._accounts.now()
        credential = Credential(CredentialKind.MAIL, address, asker.guest, address[:80], b"", now, now)
        return await self._accounts.sign_in_or_add(asker, credential, device)

    def _compose(
        self, address: str, link_with_code: LinkWithCode, name: str, language: str | None, until: int
    ) -> Email:
        link = f"{self._address}{PAGE}{link_with_code.link}"
        facts = {
            "name": name,
            "code": link_with_code.code,
            "minutes": VALID_MINUTES[Purpose.MAIL],
            "site": self._address or "",
        }
        lines = [_words(f"sign-in-mail-{part}", language, facts) for part in ("what", "button", "code", "not-you")]
        text = f"{lines[0]}\n\n{link}\n\n{lines[2]}\n\n{lines[3]}\n"
        escaped_lines = [html.escape(each) for each in lines]
        page = (
            f'<p>{escaped_lines[0]}</p>\n<p><a href="{html.escape(link)}">{escaped_lines[1]}</a></p>\n'
            f"<p>{escaped_lines[2]}</p>\n<p>{escaped_lines[3]}</p>\n"
        )
        return Email(address, _words("sign-in-mail-subject", language, facts), text, page, until=until)


def _words(message: str, language: str | None, facts: dict[str, Any]) -> str:
    for tongue in (language, DEFAULT_LANGUAGE):
        if tongue in supported_languages():
            words = load_bundle(tongue, None)
            if words.has_message(message) and (pattern := words.get_message(message).value) is not None:
                return str(words.format_pattern(pattern, facts)[0])
    return message
