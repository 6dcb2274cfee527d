"""Rate limits and quotas from the settings file, the environment or the command line."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.cli.main import main
from tertulia.server.settings import Limits, Settings


@pytest.fixture
def served_settings(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Settings with which a server would have run."""
    found = list[Settings]()
    monkeypatch.setattr("tertulia.server.run.serve", lambda settings, **_: found.append(settings))
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    for name in Limits.__struct_fields__:
        monkeypatch.delenv(f"TERTULIA_{name.upper()}", raising=False)
    return found


def run_main(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    status: Any = ended.value.code
    return int(status)


def test_limits_have_defaults(served_settings: list[Settings], tmp_path: Path) -> None:
    assert run_main("serve", "--data", str(tmp_path)) == 0
    assert {name: getattr(served_settings[0], name) for name in Limits.__struct_fields__} == msgspec.structs.asdict(
        Limits()
    )


def test_limits_are_read_from_all_sources(
    served_settings: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tertulia.toml").write_text("tables-an-hour = 3\nstreams = 4\nconnections = 5\n", encoding="utf-8")
    monkeypatch.setenv("TERTULIA_STREAMS", "40")
    monkeypatch.setenv("TERTULIA_HINTS_A_MINUTE", "1")
    assert run_main("serve", "--data", str(tmp_path), "--connections", "500") == 0
    found = served_settings[0]
    assert (found.tables_an_hour, found.streams, found.connections, found.hints_a_minute) == (3, 40, 500, 1)


def test_limit_of_zero_is_refused(
    served_settings: list[Settings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_main("serve", "--data", str(tmp_path), "--hints-a-minute", "0") == 2
    assert "--hints-a-minute" in capsys.readouterr().err
    (tmp_path / "tertulia.toml").write_text("streams = 0\n", encoding="utf-8")
    assert run_main("serve", "--data", str(tmp_path)) == 2
    assert "streams: expected a whole number of at least 1, not 0" in capsys.readouterr().err
    assert not served_settings
