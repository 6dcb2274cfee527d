"""Options for a site's own pages (imprint, privacy notice, contact), per language or for all languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from tertulia.cli.errors import InputError
from tertulia.cli.grouped_options import grouped, option
from tertulia.server.settings import PageKind, SitePage

MAX_TEXT_BYTES = 64 << 10
"""The longest text of a page, in bytes."""
PREFIX = re.compile(r"([A-Za-z-]+)=(.*)", re.DOTALL)
MAIL = re.compile(r"[^\s@/:]+@[^\s@/:]+")
URL = re.compile(r"https?://[^\s/]\S*|mailto:[^\s@]+@[^\s@]+")
KINDS: tuple[PageKind, ...] = ("imprint", "privacy", "contact")
ACCEPTED = (
    "a link (https://…), an email address, or the absolute path of a text file; de=… before it means for German only"
)
OPTIONS: dict[str, Any] = {
    kind: Annotated[list[str] | None, option(kind, "[LANGUAGE=]WHERE", f"{what}, linked at the foot of every page: {ACCEPTED}.")]
    for kind, what in zip(KINDS, ("The imprint", "The privacy notice", "How to reach you"), strict=True)
}  # fmt: skip


class PageOptions(NamedTuple):
    """Values of the options on the command line; None for an option that is missing."""

    imprint: list[str] | None = None
    privacy: list[str] | None = None
    contact: list[str] | None = None


def with_pages(run: Callable[..., None]) -> Callable[..., None]:
    """Add the page options to a command, which receives them as one value in its parameter `pages`."""
    return grouped(run, "pages", OPTIONS, PageOptions)


def pages_of(options: PageOptions) -> tuple[SitePage, ...]:
    """The pages of a site. Raises `InputError` if a value is malformed or a text cannot be read."""
    return tuple(page for kind in KINDS for page in read_pages(kind, getattr(options, kind) or ()))


def read_pages(kind: PageKind, values: Sequence[str]) -> Iterable[SitePage]:
    """Read the pages of a kind with their texts. Raises `InputError` if a value is malformed or a text unreadable."""
    from tertulia.i18n import supported_languages

    found: dict[str | None, SitePage] = {}
    for value in values:
        prefix = PREFIX.fullmatch(value)
        language, where = (prefix[1], prefix[2]) if prefix else (None, value)
        if language is not None and language not in supported_languages():
            raise InputError(f"--{kind}: a language is one of {', '.join(supported_languages())}, not {language!r}")
        if language in found:
            raise InputError(f"--{kind}: given twice for {language or 'all languages'}")
        found[language] = _read_page(kind, language, where)
    return found.values()


def _read_page(kind: PageKind, language: str | None, where: str) -> SitePage:
    if MAIL.fullmatch(where):
        return SitePage(kind=kind, language=language, url=f"mailto:{where}")
    if URL.fullmatch(where):
        return SitePage(kind=kind, language=language, url=where)
    if not Path(where).is_absolute():
        raise InputError(f"--{kind}: {ACCEPTED}; not {where!r}")
    return SitePage(kind=kind, language=language, text=_read_text(kind, Path(where)))


def _read_text(kind: PageKind, file: Path) -> str:
    try:
        with file.open("rb") as opened:
            text = opened.read(MAX_TEXT_BYTES + 1)
        if len(text) > MAX_TEXT_BYTES:
            raise InputError(f"--{kind}: {file} is longer than {MAX_TEXT_BYTES >> 10} KiB")
        said = text.decode("utf-8-sig").strip()
    except OSError as error:
        raise InputError(f"--{kind}: {file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InputError(f"--{kind}: {file} is not a text file in UTF-8") from None
    if not said:
        raise InputError(f"--{kind}: {file} is empty")
    return said.replace("\r\n", "\n")
