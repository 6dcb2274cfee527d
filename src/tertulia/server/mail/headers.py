"""Headers of emails as the raw bytes have to be.

The email package of Python writes a word that is longer than a line as an encoded word, makes encoded words that are too long, and
loses the quotes of a long sender's name. RFC 8058 wants the addresses of `List-Unsubscribe` as they are. So all that is longer or
freer than a date is written here. `POLICY` is the policy that emails are composed and written with.
"""

from __future__ import annotations

from email.header import Header
from email.headerregistry import BaseHeader, HeaderRegistry
from email.policy import EmailPolicy, Policy
from email.utils import parseaddr, quote
from typing import Any, ClassVar, Literal, cast

MAX_VALUE_CHARACTERS = 900
"""Of a value on one line: with its name it stays below the 998 bytes that every mail server takes (RFC 5322, 2.1.1)."""
ENCODED_LINE_BYTES = 76
"""Bytes of a line with encoded words (RFC 2047, 2)."""


class WrittenHeader(BaseHeader):
    """A header whose value is kept as it is, and whose lines are made by `lines`."""

    max_count: ClassVar[Literal[1]] = 1
    wanted: ClassVar[str]
    """What its value has to be, for who has given another."""

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        """Take a value. Raises `ValueError` if it cannot be written."""
        if len(value) > MAX_VALUE_CHARACTERS or not cls.fits(value):
            raise ValueError(
                f"a header with another value than {cls.wanted}, of at most {MAX_VALUE_CHARACTERS} characters"
            )
        kwds["decoded"], kwds["parse_tree"] = value, None

    @classmethod
    def fits(cls, value: str) -> bool:
        """Whether a value can be one of this header."""
        raise NotImplementedError

    def lines(self, linesep: str) -> str:
        """The value as it is written, without the end of its last line."""
        raise NotImplementedError

    def fold(self, *, policy: Policy) -> str:
        """The header as it is written."""
        return f"{self.name}: {self.lines(policy.linesep)}{policy.linesep}"

    def encoded(self, text: str, linesep: str) -> str:
        """A text as encoded words, in as many lines as it takes."""
        return Header(text, "utf-8", ENCODED_LINE_BYTES, self.name).encode(linesep=linesep)


class MachineHeader(WrittenHeader):
    """A header that programs read, on one line."""

    wanted = "printable ASCII"

    @classmethod
    def fits(cls, value: str) -> bool:
        return value.isascii() and value.isprintable()

    def lines(self, linesep: str) -> str:
        return str(self)


class TextHeader(WrittenHeader):
    """A header that people read: encoded words if it has other characters than ASCII."""

    wanted = "text without control characters"

    @classmethod
    def fits(cls, value: str) -> bool:
        return not any(ord(each) < 32 or 0xD800 <= ord(each) < 0xE000 for each in value)

    def lines(self, linesep: str) -> str:
        plain = self.isascii() and "=?" not in self
        return str(self) if plain else self.encoded(str(self), linesep)


class SenderHeader(TextHeader):
    """The address of a sender, perhaps with a name: `Tertulia <games@example.org>`."""

    wanted = "an address like games@example.org"

    @classmethod
    def fits(cls, value: str) -> bool:
        address = parseaddr(value)[1]
        return super().fits(value) and address.isascii() and "@" in address

    def lines(self, linesep: str) -> str:
        name, address = parseaddr(str(self))
        if not name:
            return address
        if name.isascii():
            return f'"{quote(name)}" <{address}>'
        return f"{self.encoded(name, linesep)}{linesep} <{address}>"


HEADERS = HeaderRegistry(default_class=cast(Any, MachineHeader))
"""By name, how a header is written: `To`, `Date` and those of MIME as the email package does, unknown ones for programs."""
HEADERS.map_to_type("from", SenderHeader)
HEADERS.map_to_type("subject", TextHeader)
HEADERS.map_to_type("message-id", MachineHeader)
POLICY = EmailPolicy(linesep="\r\n", header_factory=HEADERS)
