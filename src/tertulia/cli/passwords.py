"""Reads passwords and other secrets from files, as containers and systemd provide them."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from tertulia.cli.errors import InputError

HIDDEN = "***"


def with_password(address: str, file: Path) -> str:
    """Return a URL, such as that of a database, with the password in `file` inserted before its host name.

    Raises `InputError` if the file is unreadable or empty.
    """
    scheme, user, _, rest = _parts(address)
    return f"{scheme}{user}:{quote(read_password(file), safe='')}@{rest}"


def has_password(address: str) -> bool:
    """Return whether a URL has a password before its host name."""
    return _parts(address)[2] is not None


def without_password(address: str) -> str:
    """Return a URL with its password hidden, and without its query, which may contain a password too."""
    scheme, user, password, rest = _parts(address)
    who = f"{user}:{HIDDEN}@" if password is not None else f"{user}@" if user else ""
    return f"{scheme}{who}{rest.partition('?')[0]}"


def _parts(address: str) -> tuple[str, str, str | None, str]:
    """Split a URL into scheme with `://`, user, password (None if absent) and the rest after the @."""
    scheme, slashes, rest = address.partition("://")
    before, question, query = rest.partition("?")
    who, _, place = before.rpartition("@")
    user, colon, password = who.partition(":")
    return scheme + slashes, user, password if colon else None, place + question + query


def read_password(file: Path) -> str:
    """Read the secret in a file, without the line ending.

    Raises `InputError` if the file is unreadable or empty.
    """
    try:
        password = file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise InputError(f"the password file {file} cannot be read: {why}") from None
    if not password:
        raise InputError(f"the password file {file} is empty")
    return password
