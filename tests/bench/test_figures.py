"""Shared parts of the benches: targets of figures, stored results, and the README's table."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import pytest

from bench import COMMANDS, chart, common, ladder, table
from bench.common import Figure, Result, format_number, load_result, report_result
from tertulia.bots.search.levels import search_settings
from tertulia.kernel.registry import find_game
from tertulia.simulation.ladder import Pairing


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0, "0"),
        (6.123, "6.12"),
        (15234, "15,200"),
        (3123456, "3,120,000"),
        (0.0123, "0.0123"),
        (5352.0, "5,352"),
        (62.31, "62.3"),
        (100, "100"),
    ],
)
def test_number_has_three_significant_digits(value: float, written: str) -> None:
    assert format_number(value) == written


@pytest.mark.parametrize(
    ("target", "value", "met"), [("", 1.0, None), (">= 3", 3.0, True), (">= 3", 2.9, False), ("<= 3", 3.1, False)]
)
def test_figure_compares_its_value_with_its_target(target: str, value: float, met: bool | None) -> None:
    assert Figure("speed", value, "games/s", target).met is met


def make_sample_result(name: str = "rules") -> Result:
    figures = [
        Figure("random play", 4_000_000.0, "decisions/s", ">= 3000000"),
        Figure("random play", 5_000.0, "games/s", ">= 6000"),
        Figure("state", 5352.0, "bytes"),
    ]
    return common.make_result(name, {"cpu": "Abacus", "cores": "2"}, figures)


def test_result_is_saved_and_read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report_result(make_sample_result(), argparse.Namespace(json=False, quick=False, save=tmp_path / "new"))
    assert load_result(tmp_path / "new" / "rules.json") == make_sample_result()
    output = capsys.readouterr().out
    assert "Abacus" in output
    assert "NOT met" in output


def test_quick_run_saves_nothing(tmp_path: Path) -> None:
    report_result(make_sample_result(), argparse.Namespace(json=True, quick=True, save=tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_page_has_figures_targets_machine_and_command() -> None:
    page = table.format_page([make_sample_result()])
    assert "`python -m bench.rules`" in page
    assert "cpu Abacus" in page
    targets = "at least 3,000,000, at least 6,000 (**not met**)"
    assert f"| random play | 4,000,000 decisions/s, 5,000 games/s | {targets} |" in page
    assert "| state | 5,352 bytes |  |" in page


def test_page_shows_the_saved_pictures() -> None:
    saved_pictures = {place for place in table.PICTURES.values() if (common.RESULTS / place).is_file()}
    page = table.FIGURES.read_text(encoding="utf-8")
    assert {"training/training.svg", "peers.svg"} <= saved_pictures
    assert all(f"](../bench/results/{place})" in page for place in saved_pictures)


def test_newer_partial_result_is_shown_after_the_complete_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(table, "RESULTS", tmp_path)
    whole = msgspec.structs.replace(make_sample_result(), name="site", command="python -m bench.site", day="2026-03-02")
    part = {"name": "site_kills", "command": "python -m bench.site --part kills"}
    for days, expected_names in [("2026-03-01", ["site"]), ("2026-03-03", ["site", "site_kills"])]:
        for one in (whole, msgspec.structs.replace(whole, **part, day=days)):
            (tmp_path / f"{one.name}.json").write_bytes(msgspec.json.encode(one))
        assert [one.name for one in table.load_saved_results()] == expected_names
        assert ("`python -m bench.site --part kills`" in table.format_page(table.load_saved_results())) == (
            len(expected_names) == 2
        )


def test_only_text_between_marks_is_replaced() -> None:
    readme = f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n"
    once = table.replace_block(readme, "new")
    assert once == f"before\n{table.BEGIN}\n\nnew\n\n{table.END}\nafter\n"
    assert table.replace_block(once, "new") == once
    with pytest.raises(SystemExit):
        table.replace_block("no marks", "new")


def test_every_bench_is_a_listed_command() -> None:
    home = Path(table.__file__).parent
    shared = {
        "__init__",
        "common",
        "serving",
        "browser",
        "abusive_load",
        "player",
        "targets",
        "usual",
        "reference",
        "site_serving",
        "site_players",
    }
    parts = {
        "updates",
        "crash_recovery",
        "storage_outage",
        "db_lock",
        "soak",
        "site_kills",
        "site_lists",
        "site_partitions",
        "pairings",
        "catan_steps",
        "backgammon_steps",
    }
    tools = {"profile"}  # this one needs a game
    packages = {path.parent.name for path in home.glob("*/__main__.py")}
    assert set(COMMANDS) == {path.stem for path in home.glob("*.py")} - shared - parts - tools | packages


def test_pages_quote_the_saved_results() -> None:
    """`python -m bench.table` was run after the last `make bench`."""
    results = table.load_saved_results()
    assert results
    for page, text in table.format_pages(results).items():
        assert text == page.read_text(encoding="utf-8"), page.name


def test_readme_has_ten_figures_and_the_machine() -> None:
    markdown = table.format_readme_table(table.load_saved_results())
    assert len(table.readme_rows()) == 10
    assert markdown.count("\n| ") == 11
    assert "AMD EPYC, 2 cores" in markdown


def test_missing_figure_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"rules\.json has no figure speed,"):
        table.find_figure(make_sample_result(), "speed", "")


@pytest.mark.slow
def test_saved_chart_matches_saved_result(tmp_path: Path) -> None:
    """`python -m bench.chart` was run after the last `python -m bench.peers`."""
    result = load_result(common.RESULTS / "peers.json")
    chart.draw_chart(result, tmp_path / chart.PLOT)
    drawn, saved = ((folder / chart.PLOT).read_text(encoding="utf-8") for folder in (tmp_path, common.RESULTS))
    assert drawn.count("<path") == saved.count("<path")
    assert len(chart.read_paces(result, "games/s")) == len(chart.read_paces(result, "decisions/s"))


def test_ladder_hash_ignores_displayed_score_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    pairing, usual = Pairing("granada", 2, "strong", "greedy", {}), search_settings
    before = ladder.hash_bots(pairing)
    monkeypatch.setattr(ladder, "search_settings", lambda *of: usual(*of)._replace(score_stddev=9.0, score_bias=9.0))
    assert ladder.hash_bots(pairing) == before
    monkeypatch.setattr(ladder, "search_settings", lambda *of: usual(*of)._replace(rollout=9))
    assert ladder.hash_bots(pairing) != before


def test_ladder_hash_ignores_settings_for_more_players(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = search_settings
    pairs = [Pairing("la-granja", seats, "strong", "greedy", {}) for seats in (2, 3, 4)]
    before = [ladder.hash_bots(pair) for pair in pairs]
    monkeypatch.setattr(ladder, "search_settings", lambda *of: usual(*of)._replace(rollout_per_extra_player=99))
    after = [ladder.hash_bots(pair) for pair in pairs]
    assert [one == two for one, two in zip(before, after, strict=True)] == [True, False, False]


def test_ladder_hash_depends_on_settings_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    of, usual = find_game("granada"), search_settings
    own = {"master": 0.07}
    pairs = [Pairing(of.name, 2, bot, "strong", {}) for bot in ("quick", "master@100")]
    before = [ladder.hash_bots(pair) for pair in pairs]
    assert before[0] == before[1]  # while their settings are equal
    monkeypatch.setattr(
        ladder, "search_settings", lambda of, time, level: usual(of, time)._replace(exploration=own.get(level, 0.3))
    )
    after = [ladder.hash_bots(pair) for pair in pairs]
    assert [one == two for one, two in zip(before, after, strict=True)] == [True, False]
