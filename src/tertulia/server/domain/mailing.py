"""Mail: what a letter is, who sends it, and how one is given to be sent.

Nobody sends a letter within a request: it is sealed into a job (`sealed_letter`), and whoever takes jobs sends it. So a letter
outlives a process that dies, and a mail server that is away makes nobody wait.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from tertulia.server.domain.account_errors import MailAddressRefused
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, Rank

MAX_ADDRESS_LENGTH = 254
"""Characters of an address that mail servers accept."""
LOCAL_PART, DOMAIN_LABEL = r"[^\s@<>\"(),:;\[\]\\]+", r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL_PART}@{DOMAIN_LABEL}(?P<dotted>(?:\.{DOMAIN_LABEL})*)")


class Letter(Struct, frozen=True):
    """A mail to one address."""

    to: str
    subject: str
    text: str
    html: str | None = None
    headers: Sequence[tuple[str, str]] = ()
    """Those that go beyond who, when and what: names and values."""
    until: int | None = None
    """When it is worth nothing any more (milliseconds since 1970), like a link that is no longer good; None for never."""


class MailRefused(Exception):
    """A letter was not taken. Nothing of it arrives; for good where it is `permanent`, otherwise it may be tried again."""

    def __init__(self, reason: str, permanent: bool) -> None:
        super().__init__(reason)
        self.reason, self.permanent = reason, permanent


class Mailer(Protocol):
    """Hands letters to a mail server."""

    enabled: bool
    """Whether the site has a mail server at all."""

    async def send(self, letter: Letter) -> None:
        """Hand over a letter. Raises `MailRefused` where it is not taken."""


class Seal(Protocol):
    """Covers what is kept, so that nobody reads it from the database or a log."""

    def close(self, plain: bytes) -> bytes:
        """The same, covered."""

    def open(self, sealed: bytes) -> bytes:
        """What was covered. Raises `ValueError` where it was not covered by this site."""


def sealed_letter(letter: Letter, seal: Seal) -> JobOrder:
    """The job that sends a letter: its key says nothing, and what it carries can be read by this site alone. Somebody waits for
    it, as for a hint."""
    return JobOrder(
        JobId(JobKind.LETTER, secrets.token_hex(16)), Rank.HINT, about=seal.close(msgspec.json.encode(letter))
    )


def opened_letter(about: bytes, seal: Seal) -> Letter:
    """The letter of such a job. Raises `ValueError` where it is none of this site's."""
    return msgspec.json.decode(seal.open(about), type=Letter)


def read_address(text: str, *, local: bool = False) -> str:
    """An email address as it is stored: in lower case, because no known mail server distinguishes case. It is the only parser of
    addresses: sign-in, channels, settings and the command line use it. A domain has at least one dot, unless it may be `local` to
    the host's machine. Raises `MailAddressRefused`."""
    address = text.strip().lower()
    fits = ADDRESS.fullmatch(address) if address.isascii() and address.isprintable() else None
    dots_apart = ".." not in f".{address.partition('@')[0]}."
    numeric = address.rpartition(".")[2].isdigit()  # a mail server may take 127.1 for an IP address
    encoded = "=?" in address  # as the beginning of an encoded word, no header can carry it
    if (
        fits is None
        or len(address) > MAX_ADDRESS_LENGTH
        or not dots_apart
        or numeric
        or encoded
        or not (local or fits["dotted"])
    ):
        raise MailAddressRefused("address: one like ana@example.org, without accents")
    return address
