"""Golden records: every ply of complete games equals the stored one to the byte.

After an intended change, run `python -m tests.golden.make --only la-granja` and review the Git diff.
"""

from __future__ import annotations

import pytest

from tertulia.play import load_record

from .make import FOLDER, GAMES, first_difference, lines, names, parse_arguments, stem_of


@pytest.mark.parametrize("name", names())
def test_golden_game_replays_to_the_byte(name: str) -> None:
    record = load_record(FOLDER / f"{name}.json")
    golden_lines = (FOLDER / f"{name}.plies").read_text(encoding="utf-8").splitlines()
    assert first_difference(golden_lines, lines(record)) is None


def test_make_writes_only_the_requested_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert {name for name, _, _ in parse_arguments(["--only", "la-granja"])[0]} == {"la-granja"}
    assert [stem_of(*one) for one in parse_arguments(["--only", "granada-2"])[0]] == ["granada-2-normal"]
    assert parse_arguments(["--all"]) == (GAMES, None)
    assert parse_arguments(["--all", "--keep", "pause"]) == (GAMES, ["pause"])
    for wrong in ([], ["--only", "chess"]):
        with pytest.raises(SystemExit):
            parse_arguments(wrong)
    assert "no golden game begins with 'chess'; there are granada-2-normal" in capsys.readouterr().err


def test_golden_games_exist() -> None:
    assert len(names()) >= 4
