"""Headers of emails, written byte by byte: `POLICY` is the policy that composes and writes emails.

Python's email package has several faults: it writes a word longer than a line as an encoded word, writes encoded words
that are too long, and loses the quotes of a long sender's name. RFC 8058 needs the URLs of `List-Unsubscribe`
unchanged. So every header that can be long or holds free text is written here.
"""

from __future__ import annotations

from email.header import Header
from email.headerregistry import BaseHeader, HeaderRegistry
from email.policy import EmailPolicy, Policy
from email.utils import parseaddr, quote
from typing import Any, ClassVar, Literal, cast

MAX_VALUE_CHARACTERS = 900
"""Maximum characters of a header value: a line must stay below 998 bytes (RFC 5322, 2.1.1)."""
ENCODED_LINE_BYTES = 76
"""Maximum bytes of a line with encoded words (RFC 2047, 2)."""


class WrittenHeader(BaseHeader):
    """A header whose value is kept unchanged, and written by `lines`."""

    max_count: ClassVar[Literal[1]] = 1
    wanted: ClassVar[str]
    """Description of a valid value, for error messages."""

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        """Accept a value. Raises `ValueError` if it is invalid or too long."""
        if len(value) > MAX_VALUE_CHARACTERS or not cls.fits(value):
            raise ValueError(
                f"a header with another value than {cls.wanted}, of at most {MAX_VALUE_CHARACTERS} characters"
            )
        kwds["decoded"], kwds["parse_tree"] = value, None

    @classmethod
    def fits(cls, value: str) -> bool:
        """Whether a value is valid for this header."""
        raise NotImplementedError

    def lines(self, linesep: str) -> str:
        """The value as written, without the line end of its last line."""
        raise NotImplementedError

    def fold(self, *, policy: Policy) -> str:
        """The complete header as written."""
        return f"{self.name}: {self.lines(policy.linesep)}{policy.linesep}"

    def encoded(self, text: str, linesep: str) -> str:
        """A text as encoded words, on several lines if necessary."""
        return Header(text, "utf-8", ENCODED_LINE_BYTES, self.name).encode(linesep=linesep)


class MachineHeader(WrittenHeader):
    """A header for programs, on one line."""

    wanted = "printable ASCII"

    @classmethod
    def fits(cls, value: str) -> bool:
        return value.isascii() and value.isprintable()

    def lines(self, linesep: str) -> str:
        return str(self)


class TextHeader(WrittenHeader):
    """A header for readers: encoded words if it has characters outside ASCII."""

    wanted = "text without control characters"

    @classmethod
    def fits(cls, value: str) -> bool:
        return not any(ord(each) < 32 or 0xD800 <= ord(each) < 0xE000 for each in value)

    def lines(self, linesep: str) -> str:
        plain = self.isascii() and "=?" not in self
        return str(self) if plain else self.encoded(str(self), linesep)


class SenderHeader(TextHeader):
    """The address of a sender, optionally with a name: `Tertulia <games@example.org>`."""

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
"""Header classes by name.

`To`, `Date` and MIME headers use those of the email package, unknown headers `MachineHeader`.
"""
HEADERS.map_to_type("from", SenderHeader)
HEADERS.map_to_type("subject", TextHeader)
HEADERS.map_to_type("message-id", MachineHeader)
POLICY = EmailPolicy(linesep="\r\n", header_factory=HEADERS)
