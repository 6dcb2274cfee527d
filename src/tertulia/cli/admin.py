"""`tertulia admin`: create a role link, find players, or print and verify the moderation log."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.options import with_settings
from tertulia.cli.shared import AsJson, print_json
from tertulia.server.settings import USUAL_PORT, Settings

if TYPE_CHECKING:
    from tertulia.server.domain.seats import GuestId
    from tertulia.server.storage.database import Database
    from tertulia.server.storage.upkeep.administration import CheckedLog

NAME = "admin"
CHANGED = 1


@with_settings("data", "database", "address")
def run(
    settings: Settings,
    role: Annotated[
        Literal["administrator", "moderator"],
        typer.Option("--role", help="The role that the link gives."),
    ] = "administrator",
    log: Annotated[
        bool, typer.Option("--log", help="Print the moderation log, and check that no entry was changed.")
    ] = False,
    find: Annotated[
        str | None,
        typer.Option("--find", metavar="WHO", help="Print players by email address, handle or exact name."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Print a link that makes a person administrator or moderator of the site: valid once, for a day.

    The person opens it and presses the button there. The link is signed with the secret of the data folder. The server
    may run, and needs no restart. Administrators appoint moderators on the site itself.

    With --log: print the moderation log; the status is 1 if an entry was changed or is missing, and the entry is named.
    With --find: print the players with that email address, handle or exact name, each with the handle that the site and
    this program use.

    Example: tertulia admin --site-address https://example.org
    """
    from tertulia.server.backends import make_database

    if log:
        from tertulia.server.storage.upkeep.administration import checked_log

        found = checked_log(make_database(settings))
        _print_result(json, found._asdict(), "\n".join(_lines(found)))
        if found.broken:
            raise typer.Exit(CHANGED)
    elif find is not None:
        people = _find_players(find, settings.data, make_database(settings))
        _print_result(json, {"people": people}, "\n".join(map(_line, people)) or "Nobody.")
    else:
        link = _link(role, settings)
        _print_result(json, {"link": link, "role": role}, link)


def _print_result(json: bool, facts: object, words: str) -> None:
    if json:
        print_json(facts)
    else:
        print(words)


def _link(role: Literal["administrator", "moderator"], settings: Settings) -> str:
    from tertulia.server.domain.clock import SYSTEM
    from tertulia.server.identity.keys import RoleLinks, SecretError, load_secret

    try:
        token = RoleLinks(load_secret(_folder_of_site(settings.data))).create_token(role, SYSTEM.now())
    except SecretError as error:
        raise InputError(str(error)) from None
    site = settings.address or f"http://localhost:{USUAL_PORT}"
    return f"{site}/account-status#claim={token}"


def _find_players(who: str, folder: Path, place: Database) -> list[dict[str, str]]:
    """Find the players that `who` names by email address, handle or name.

    Returns the handle, name and role of each player. `folder` is the data folder, whose secret gives the handles;
    `place` is the site's database.
    """
    from tertulia.server.domain.errors import PlayerUnknown
    from tertulia.server.identity.guests import Handles
    from tertulia.server.identity.keys import SecretError, load_secret
    from tertulia.server.storage.upkeep.administration import found_people

    try:
        handles = Handles(load_secret(_folder_of_site(folder)))
    except SecretError as error:
        raise InputError(str(error)) from None

    def of_handle(handle: str) -> GuestId | None:
        try:
            return handles.guest_of(handle)
        except PlayerUnknown:
            return None

    return [
        {"handle": handles.handle_of(each.guest), "name": each.name, "role": each.role}
        for each in found_people(place, who, of_handle)
    ]


def _line(person: dict[str, str]) -> str:
    return f"{person['name']}  {person['role']}  {person['handle']}"


def _folder_of_site(folder: Path) -> Path:
    from tertulia.server.identity.keys import SECRET_FILE

    if not (folder / SECRET_FILE).is_file():
        raise InputError(
            f"no site found in {folder}: start the server once, or name the folder of the site with --data"
        )
    return folder


def _lines(found: CheckedLog) -> list[str]:
    """Return the entries of the moderation log as lines, then lines that say whether the log is intact."""
    lines = [
        f"{entry.number:>5}  {datetime.fromtimestamp(entry.time / 1000, UTC):%Y-%m-%d %H:%M}  "
        f"{_format_player(found, entry.actor)}: {entry.action}, {_format_player(found, entry.subject)}"
        + "".join(f"  {name}={value!r}" for name, value in entry.details.items())
        for entry in found.entries
    ]
    if found.broken:
        verdict = "The log was changed after it was written, by a person or by a damaged disk."
        return [*lines, *(f"- {fault}" for fault in found.broken), verdict]
    last = f"; hash of the last entry: {found.entries[-1].hash}" if found.entries else ""
    return [*lines, f"{len(found.entries):,} entries, none of them changed (times are UTC){last}."]


def _format_player(found: CheckedLog, guest: GuestId) -> str:
    return f"{found.names[guest]} ({guest[:8]})"
