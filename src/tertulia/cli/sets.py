"""`tertulia sets GAME`: list, publish and withdraw the component sets of a site."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from tertulia.cli.errors import InputError
from tertulia.cli.options import with_settings
from tertulia.cli.shared import AsJson, GameName, find_game, print_json, table
from tertulia.kernel.component_sets import MAX_NAME_LENGTH, complete_set, is_set_name, list_differences
from tertulia.kernel.component_text import ComponentsText
from tertulia.server.settings import Settings

if TYPE_CHECKING:
    from tertulia.kernel.components import Components
    from tertulia.kernel.game import Game

NAME = "sets"


@with_settings("data", "database")
def run(
    settings: Settings,
    game: GameName,
    publish: Annotated[
        Path | None, typer.Option("--publish", metavar="FILE", help="Publish a set for all tables of the site.")
    ] = None,
    withdraw: Annotated[
        str | None, typer.Option("--withdraw", metavar="NAME", help="Withdraw a set, by its name or digest.")
    ] = None,
    name: Annotated[
        str | None,
        typer.Option("--name", metavar="NAME", help="Name of the published set; by default the name in the file."),
    ] = None,
    json: AsJson = False,
) -> None:
    """List a site's component sets, publish one for all its tables, or withdraw it.

    Servers may run, and need no restart. A published set replaces the one with its name. Tables keep the set that they
    were opened with, even if it is withdrawn.

    Example: tertulia sets GAME --publish my-box.toml --data games
    """
    played = find_game(game)
    if publish is not None and withdraw is not None:
        raise InputError("--publish and --withdraw cannot be combined: give one of them")
    if name is not None and publish is None:
        raise InputError("--name requires --publish FILE")
    from tertulia.server.backends import make_database
    from tertulia.server.domain.component_sets import ComponentSet
    from tertulia.server.storage.upkeep.administration import publish_set, sets_in, withdraw_set

    place = make_database(settings)
    if publish is not None:
        found = _rename_set(played, played.components(publish), name)
        printed = ComponentSet(played.name, found)
        older = publish_set(place, printed)
        changes = len(list_differences(played.components().data, found.data))
        summary = {"digest": printed.digest, "name": found.name, "changes": changes, "replaced": older}
        instead = " It replaces the set with that name." if older else ""
        _print_result(
            json,
            summary,
            f"{found.name!r} is published; facts that differ from the game's own set: {changes}.{instead}",
        )
    elif withdraw is not None:
        withdrawn_set = withdraw_set(place, played.name, withdraw)
        tables_text = "1 table keeps" if withdrawn_set.tables == 1 else f"{withdrawn_set.tables:,} tables keep"
        _print_result(json, withdrawn_set._asdict(), f"{withdrawn_set.name!r} is withdrawn; {tables_text} it.")
    else:
        sets = sets_in(place, played.name)
        rows = [
            (one.name or "(no name)", one.digest[:12], "yes" if one.listed else "no", f"{one.tables:,}", one.added)
            for one in sets
        ]
        lines = table([("name", "digest", "published", "tables", "since (UTC)"), *rows])
        _print_result(
            json,
            [one._asdict() for one in sets],
            lines if sets else f"{place.name} has no component set of {played.name}.",
        )


def _print_result(json: bool, facts: object, words: str) -> None:
    if json:
        print_json(facts)
    else:
        print(words)


def _rename_set(game: Game, found: Components, name: str | None) -> Components:
    """Return a component set with the name under which it is published.

    If `name` is None, the set keeps its own name. A renamed set is parsed again, so that its publisher sees errors
    before players use it. Raises `InputError` if the name is invalid or a file cannot express the renamed set.
    """
    called = name if name is not None else found.name
    if not is_set_name(called):
        raise InputError(
            f"a published set needs a name of 1 to {MAX_NAME_LENGTH} printable characters without < and >, "
            f"in its file or by --name NAME, not {called!r}"
        )
    if called == found.name:
        return found
    whole = msgspec.json.encode(complete_set(game.name, called, found.data))
    named = game.components(ComponentsText("the set", whole))
    if named.hash != found.hash:  # rows in another order than the game's: a file with a name cannot express that
        raise InputError("the rows of this set are not in the order of the game's own set: reorder them")
    return named
