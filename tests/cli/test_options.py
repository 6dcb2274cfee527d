"""Options that commands derive from settings and records."""

from __future__ import annotations

import re
from typing import Annotated, NamedTuple

import pytest
import typer

from tertulia.cli.options import settings_of, with_records
from tertulia.cli.setting import SETTINGS
from tertulia.server.settings import GROUPS
from tests.cli.conftest import Tertulia


class Batch(NamedTuple):
    games: Annotated[int, typer.Option("--games")]
    seed: Annotated[int, typer.Option("--seed")] = 1


def test_record_is_built_from_its_options() -> None:
    found: list[tuple[str, Batch]] = []

    @with_records
    def run(batch: Batch, game: str = "granada") -> None:
        found.append((game, batch))

    run(game="la-granja", games=7, seed=2)
    assert found == [("la-granja", Batch(7, 2))]


@pytest.mark.parametrize(("command", "role"), [("serve", "site"), ("web", "web"), ("worker", "worker")])
def test_help_lists_settings_of_role_in_sections(command: str, role: str, tertulia: Tertulia) -> None:
    output = tertulia(command, "--help").out
    mine = [each for each in SETTINGS.values() if role in each.roles]
    assert re.findall(r"^  --([a-z-]+)", output.partition("Address and https:")[2], re.MULTILINE) == [
        each.name for each in mine
    ]
    assert [line[:-1] for line in output.splitlines() if line[:-1] in {group.title for group in GROUPS}] == list(
        dict.fromkeys(each.option.group.title for each in mine)
    )
    assert all(each.variable in output for each in mine)


def test_fields_include_settings_of_their_secrets() -> None:
    assert [each.name for each in settings_of("data", "database")] == ["data", "database", "database-password-file"]
    assert {each.name for each in settings_of("mail")} == {name for name in SETTINGS if name.startswith("mail-")}
