"""Passwords of a database or a broker that stand in a file of their own, as containers and systemd hand them over."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from tertulia.cli.errors import InputError

HIDDEN = "***"


def with_password(address: str | None, file: Path | None, option: str) -> str | None:
    """The address with the password of the file in it. Raises `InputError` where the address has one already, or there is no
    address, or no password in the file."""
    if file is None:
        return address
    if address is None:
        raise InputError(f"{option}-password-file goes with {option}")
    scheme, user, password, rest = _parts(address)
    if password is not None:
        raise InputError(f"the address of {option} has a password already: leave out that or {option}-password-file")
    return f"{scheme}{user}:{quote(read_password(file), safe='')}@{rest}"


def without_password(address: str) -> str:
    """The address as anybody may read it. What follows a question mark is left out, for a password may stand there, too."""
    scheme, user, password, rest = _parts(address)
    who = f"{user}:{HIDDEN}@" if password is not None else f"{user}@" if user else ""
    return f"{scheme}{who}{rest.partition('?')[0]}"


def _parts(address: str) -> tuple[str, str, str | None, str]:
    """What stands before the user, the user, the password if there is one, and what stands after the @."""
    scheme, slashes, rest = address.partition("://")
    before, question, query = rest.partition("?")
    who, _, place = before.rpartition("@")
    user, colon, password = who.partition(":")
    return scheme + slashes, user, password if colon else None, place + question + query


def read_password(file: Path) -> str:
    """The password in a file, without the line's end. Raises `InputError` where there is none."""
    try:
        password = file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not written in UTF-8"
        raise InputError(f"the file of the password cannot be read: {file}: {why}") from None
    if not password:
        raise InputError(f"the file of the password is empty: {file}")
    return password
