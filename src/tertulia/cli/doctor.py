"""`tertulia doctor`: check the games of a site, and repair or export them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tertulia.cli.errors import InputError
from tertulia.cli.options import with_settings
from tertulia.cli.shared import AsJson, print_json
from tertulia.cli.upkeep import counter, folder_of, usual_sets
from tertulia.server.settings import Settings

if TYPE_CHECKING:
    from tertulia.server.storage.upkeep.exporting import Exported
    from tertulia.server.storage.upkeep.repairing import RepairResult
    from tertulia.server.storage.upkeep.report import CheckReport

NAME = "doctor"
EXIT_UNHEALTHY = 1


@with_settings("data", "database", "components")
def run(
    settings: Settings,
    repair: Annotated[
        bool,
        typer.Option("--repair", help="Repair a data folder, and pack its database; the server must be stopped."),
    ] = False,
    export: Annotated[
        Path | None,
        typer.Option(
            "--export",
            metavar="DIR",
            help="Write a record of every readable game there; with SQLite, the server must be stopped.",
            show_default=False,
        ),
    ] = None,
    json: AsJson = False,
) -> None:
    """Check a data folder: permissions, secret, database, every table and every guest.

    The log of each table is replayed. A check changes nothing, and the server may run meanwhile. The status is 1 if a
    problem was found. A repair works on a copy, and keeps the damaged database. A repair or an export of a data folder
    needs a stopped server. Exported records of running games contain their keys, which reveal hidden information: keep
    them secret.

    Example: tertulia doctor --data games --repair
    """
    if settings.database is not None and repair:
        raise InputError(
            "--repair works on a data folder only: repair a PostgreSQL database with the tools of PostgreSQL"
        )
    with folder_of(settings) as folder:
        answer, lines, sound = _check_folder(folder, repair, export, settings.components)
    if json:
        print_json(answer)
    else:
        print("\n".join(lines))
    if not sound:
        raise typer.Exit(EXIT_UNHEALTHY)


def _check_folder(
    folder: Path, repair: bool, export: Path | None, components: Path | None
) -> tuple[dict[str, Any], list[str], bool]:
    """Check, repair or export a data folder.

    If `repair` is set, the folder is repaired. If `export` is a folder, the games are exported to it. Without either,
    the folder is checked. `components` is a file with the component set of one game, or None. Returns the result for
    JSON, the result in sentences, and whether no problem was found.
    """
    from tertulia.server.storage.upkeep.checking import check
    from tertulia.server.storage.upkeep.exporting import export as export_all
    from tertulia.server.storage.upkeep.repairing import repair as repair_all

    sets, progress = usual_sets(components), counter("tables")
    answer: dict[str, Any] = {}
    lines: list[str] = []
    sound = True
    if repair:
        repaired = repair_all(folder, sets, progress)
        answer |= {"report": repaired.report, "bytes": repaired.bytes}
        answer |= {"kept": name(repaired.damaged_copy), "saved": name(repaired.saved)}
        lines += repair_lines(repaired)
    elif export is None:
        report, channels = check(folder, sets, progress), unusual_channels(folder)
        answer |= {"report": report, "channels": channels}
        lines += channel_lines(channels) + check_lines(report)
        sound = report.sound
    if export is not None:
        exported = export_all(folder, export, sets, progress)
        answer["exported"] = exported._asdict()
        lines += export_lines(exported, export)
    return answer, lines, sound


def name(path: Path | None) -> str | None:
    """Convert a path to text, for JSON. None stays None."""
    return None if path is None else str(path)


def check_lines(report: CheckReport) -> list[str]:
    """Return the result of a check in sentences."""
    return [*report.lines(), "No problems found." if report.sound else "Nothing was changed."]


def unusual_channels(folder: Path) -> list[dict[str, str]]:
    """Return the notification channels that lead to ports other than 80 and 443.

    The list is empty if the database or the secret cannot be read, because the check itself reports that.
    """
    from tertulia.server.delivery.channel_ports import find_unusual_server
    from tertulia.server.domain.notifications import TABLE_OWNER
    from tertulia.server.identity.keys import SECRET_FILE, SecretError, SecretSeal, load_secret
    from tertulia.server.storage.upkeep.administration import sealed_channels
    from tertulia.server.storage.upkeep.opening import UpkeepError

    found = list[dict[str, str]]()
    if not (folder / SECRET_FILE).is_file():
        return found
    try:
        seal, channels = SecretSeal(load_secret(folder)), sealed_channels(folder)
    except (SecretError, UpkeepError):
        return found
    for channel in channels:
        try:
            place = find_unusual_server(channel.kind, seal.decrypt(channel.address))
        except ValueError:  # encrypted with another secret
            continue
        if place is not None:
            owner = "table" if channel.owner.startswith(TABLE_OWNER) else "guest"
            found.append(
                {"id": channel.id, "way": channel.kind, "server": f"{place.host}:{place.port}", "owner": owner}
            )
    return found


def channel_lines(channels: list[dict[str, str]]) -> list[str]:
    """Return sentences about channels that lead to ports other than 80 and 443."""
    lines = [f"- {each['way']} to {each['server']}, of a {each['owner']} ({each['id'][:8]})" for each in channels]
    lead = "Channels with ports other than 80 and 443 still work; new ones need --webhook-port or --webhook-network:"
    return [lead, *lines] if lines else []


def repair_lines(repaired: RepairResult) -> list[str]:
    """Return the result of a repair in sentences."""
    lines = repaired.report.lines()
    lines.append(f"Repaired: the database has {repaired.bytes / (1 << 20):.1f} MiB now.")
    if repaired.damaged_copy is not None:
        lines.append(
            f"The damaged database was renamed to {repaired.damaged_copy}; delete it when you no longer need it."
        )
    if repaired.saved is not None:
        lines.append(f"Rows that could not be repaired are in {repaired.saved}.")
    return lines


def export_lines(exported: Exported, target: Path) -> list[str]:
    """Return the result of an export in sentences."""
    lines = [f"{exported.records:,} records were written to {target}; {exported.not_begun:,} games have not started."]
    if exported.unreadable:
        lines.append(f"No record could be exported of the tables: {', '.join(exported.unreadable)}.")
    return lines
