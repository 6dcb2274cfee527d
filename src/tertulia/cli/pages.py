"""Reads a site's own pages (imprint, privacy notice, contact), per language or for all languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tertulia.cli.errors import InputError
from tertulia.server.settings import PageKind, SitePage

MAX_TEXT_BYTES = 64 << 10
"""Maximum length of a page's text in bytes."""
PREFIX = re.compile(r"([A-Za-z-]+)=(.*)", re.DOTALL)
EMAIL_ADDRESS = re.compile(r"[^\s@/:]+@[^\s@/:]+")
URL = re.compile(r"https?://[^\s/]\S*|mailto:[^\s@]+@[^\s@]+")
KINDS: tuple[PageKind, ...] = ("imprint", "privacy", "contact")
ACCEPTED = "a link (https://…), an email address, or the absolute path of a text file; prefix de=… for German only"


def read_pages(kind: PageKind, values: Sequence[str]) -> tuple[SitePage, ...]:
    """Read the pages of a kind from option values like `de=/path/imprint.txt`, with their texts.

    Raises `InputError` if a value is malformed or a text unreadable.
    """
    from tertulia.i18n import supported_languages

    found: dict[str | None, SitePage] = {}
    for value in values:
        prefix = PREFIX.fullmatch(value)
        language, where = (prefix[1], prefix[2]) if prefix else (None, value)
        if language is not None and language not in supported_languages():
            raise InputError(f"the language must be one of {', '.join(supported_languages())}, not {language!r}")
        if language in found:
            raise InputError(f"given twice for {language or 'all languages'}")
        found[language] = _read_page(kind, language, where)
    return tuple(found.values())


def _read_page(kind: PageKind, language: str | None, where: str) -> SitePage:
    if EMAIL_ADDRESS.fullmatch(where):
        return SitePage(kind=kind, language=language, url=f"mailto:{where}")
    if URL.fullmatch(where):
        return SitePage(kind=kind, language=language, url=where)
    if not Path(where).is_absolute():
        raise InputError(f"expected {ACCEPTED}; not {where!r}")
    return SitePage(kind=kind, language=language, text=_read_text(Path(where)))


def _read_text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            content = opened.read(MAX_TEXT_BYTES + 1)
        if len(content) > MAX_TEXT_BYTES:
            raise InputError(f"{file} is longer than {MAX_TEXT_BYTES >> 10} KiB")
        text = content.decode("utf-8-sig").strip()
    except OSError as error:
        raise InputError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InputError(f"{file} is not a text file in UTF-8") from None
    if not text:
        raise InputError(f"{file} is empty")
    return text.replace("\r\n", "\n")
