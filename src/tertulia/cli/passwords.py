"""Reads passwords of a database or a broker from files, as containers and systemd provide them."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from tertulia.cli.errors import InputError

HIDDEN = "***"


def with_password(address: str | None, file: Path | None, option: str) -> str | None:
    """Insert the password of a file into an address; without a file, the address is returned unchanged.

    Raises `InputError` if there is no address, if it has a password already, or if the file has none.
    """
    if file is None:
        return address
    if address is None:
        raise InputError(f"{option}-password-file goes with {option}")
    scheme, user, password, rest = _parts(address)
    if password is not None:
        raise InputError(f"the address of {option} has a password already: leave out that or {option}-password-file")
    return f"{scheme}{user}:{quote(read_password(file), safe='')}@{rest}"


def without_password(address: str) -> str:
    """The address with its password hidden, and without its query, which may contain a password too."""
    scheme, user, password, rest = _parts(address)
    who = f"{user}:{HIDDEN}@" if password is not None else f"{user}@" if user else ""
    return f"{scheme}{who}{rest.partition('?')[0]}"


def _parts(address: str) -> tuple[str, str, str | None, str]:
    """Split an address: scheme, user, password or None, and the rest after the @."""
    scheme, slashes, rest = address.partition("://")
    before, question, query = rest.partition("?")
    who, _, place = before.rpartition("@")
    user, colon, password = who.partition(":")
    return scheme + slashes, user, password if colon else None, place + question + query


def read_password(file: Path) -> str:
    """Read the password in a file, without the line ending. Raises `InputError` if the file is unreadable or empty."""
    try:
        password = file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not written in UTF-8"
        raise InputError(f"the file of the password cannot be read: {file}: {why}") from None
    if not password:
        raise InputError(f"the file of the password is empty: {file}")
    return password
