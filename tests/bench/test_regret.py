"""Settings to compare are read by name; an unknown name gives an error."""

from __future__ import annotations

import sys

import pytest

from bench.regret import list_judged_settings, main, parse_values
from tertulia.bots.search.levels import search_settings
from tertulia.kernel.registry import find_game

pytestmark = pytest.mark.slow


def test_top_level_is_compared_with_other_settings() -> None:
    of = find_game("la-granja")
    settings = list_judged_settings(of, [parse_values("exploration=0.1,rollout=20"), parse_values("temperature=4")])
    assert list(settings)[2:] == ["master@100", "master@100 exploration=0.1,rollout=20", "master@100 temperature=4"]
    master = search_settings(of, 100.0, "master")
    assert settings["master@100"] == master
    assert settings["master@100 exploration=0.1,rollout=20"] == master._replace(exploration=0.1, rollout=20)


@pytest.mark.parametrize(
    "text", ["", "exploration", "exploration=much", "depth=3", "rollout=2.5", "rollout_per_extra_player=0.5"]
)
def test_invalid_setting_lists_the_accepted_ones(
    text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["regret", f"--try={text}"])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert "must be NAME=NUMBER, with a name of plies, exploration, temperature" in capsys.readouterr().err
