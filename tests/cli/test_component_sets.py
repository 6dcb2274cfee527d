"""`tertulia components`: sets are exported, checked and compared; drafts list what they lack."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Tertulia

OWN_SET = '[set]\nname = "My box"\ngame = "granada"\n\n[moats]\npoints_per_side = 2\nsource = "box"\n'


def write_own_set(folder: Path, text: str = OWN_SET) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_packaged_set_is_exported_with_comments(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "whole.toml"
    ran = tertulia("components", "granada", "--export", str(file))
    assert (ran.status, ran.err) == (0, "")
    assert "# If you own the box" in file.read_text(encoding="utf-8")
    again = tertulia("components", "granada", "--export", str(file))
    assert again.status == 2
    assert "exists already" in again.err
    assert "contain the same facts" in tertulia("components", "granada", "--diff", str(file)).out


def test_partial_set_is_checked_compared_and_played(tertulia: Tertulia, tmp_path: Path) -> None:
    file = write_own_set(tmp_path)
    assert (
        "valid. The name of the set is 'My box'. Its hash is" in tertulia("components", "granada", "--check", file).out
    )
    ran = tertulia("components", "granada", "--diff", file)
    assert ran.out == "moats: points_per_side: 1 -> 2\n"
    (fact,) = json.loads(tertulia("components", "granada", "--diff", file, "--json").out)
    assert fact == {"table": "moats", "row": None, "key": "points_per_side", "before": 1, "after": 2}
    assert "set My box" in tertulia("components", "granada", "--components", file).out
    records = tmp_path / "records"
    done = tertulia(
        "simulate", "granada", "--games", "1", "--seats", "greedy,greedy", "--workers", "1",
        "--components", file, "--records", str(records),
    )  # fmt: skip
    assert done.status == 0, done.err
    (record,) = map(str, records.iterdir())
    assert tertulia("replay", record, "--components", file).status == 0
    assert tertulia("replay", record).status == 0, "it carries its set"
    assert tertulia("replay", record, "--components", str(tmp_path / "gone.toml")).status == 0


def test_exported_changes_make_the_same_set(tertulia: Tertulia, tmp_path: Path) -> None:
    file, hashes = write_own_set(tmp_path), set()
    for name in ("changes.toml", "changes.json"):
        out = tmp_path / name
        ran = tertulia("components", "granada", "--components", file, "--export", str(out), "--changes")
        assert ran.status == 0, ran.err
        assert len(out.read_text(encoding="utf-8")) < 200
        checked = tertulia("components", "granada", "--check", str(out)).out
        assert "'My box'" in checked
        hashes.add(checked.split()[-1])
    assert len(hashes) == 1


def test_draft_lists_faults_and_is_not_played(tertulia: Tertulia, tmp_path: Path) -> None:
    file = write_own_set(
        tmp_path, OWN_SET.replace('"granada"\n', '"granada"\ndraft = true\n').replace("side = 2", "side = 99")
    )
    ran = tertulia("components", "granada", "--check", file)
    assert ran.status == 0
    assert ran.out.startswith(f"{file}: a draft named 'My box'.\nmine.toml:7: moats: points_per_side")
    lacking = json.loads(tertulia("components", "granada", "--check", file, "--json").out)["lacking"]
    assert len(lacking) == 1
    played = tertulia("components", "granada", "--components", file)
    assert played.status == 2
    assert "is a draft, which cannot be played with" in played.err


def test_invalid_option_combinations_are_refused(tertulia: Tertulia, tmp_path: Path) -> None:
    wrong = {
        ("--name", "Mine"): "require --export",
        ("--export", str(tmp_path / "set.xml")): "ends in .toml or .json",
        ("--export", str(tmp_path / "set.toml"), "--changes"): "needs a name",
        ("--export", str(tmp_path / "set.toml"), "--name", "<b>"): "printable characters",
        ("--export", str(tmp_path / "none" / "set.toml")): "cannot be written",
        ("--check", "a", "--diff", "b"): "cannot be combined",
    }
    for words, message in wrong.items():
        ran = tertulia("components", "granada", *words)
        assert ran.status == 2
        assert message in ran.err
        assert "Traceback" not in ran.err
