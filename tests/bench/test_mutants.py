"""Mutation testing bench: planted faults, report of surviving ones, and restored files."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from bench.common import Figure
from bench.mutants.__main__ import ROOT, draw_faults, figure_label, merge_figures
from bench.mutants.areas import AREAS, Area
from bench.mutants.client_faults import find_broken_files, find_client_faults
from bench.mutants.client_trials import VitestReport
from bench.mutants.equivalents import Equivalent, find_reason, load_equivalents
from bench.mutants.fault import Fault
from bench.mutants.faults import find_all_faults, find_faults
from bench.mutants.trials import Bench, Trial, summarize_trials

pytestmark = pytest.mark.slow

SOURCE = '''"""A title with 3 numbers."""

from __future__ import annotations

LIMIT = 2


def pay(s: State, seat: int, price: int = 1) -> bool:
    """Not 4 this."""
    if s.silver[seat] < price or not (price is not None):  # a remark
        return False
    s.silver[seat] -= price
    for one in range(s.tiles):
        s.count(one)
    assert price > 0
    raise ValueError("no " + str(price + 1))


class Farm:
    size: int = 7

    def grow(self) -> None:
        self.full = (
            self.size
            + 1
        )
'''


def find_faults_in(tmp_path: Path, source: str) -> list[Fault]:
    (tmp_path / "one.py").write_text(source, encoding="utf-8")
    return find_faults(tmp_path, "one.py")


def test_areas_name_existing_files() -> None:
    for area in AREAS:
        named = [each for each in area.tests if each.startswith("tests/")] + list(area.measured)
        assert [each for each in named if not (ROOT / each).exists()] == [], area.name
        assert [each for each in area.sources if not any(ROOT.glob(each))] == [], area.name


def test_single_area_run_keeps_saved_figures_of_others() -> None:
    saved = [Figure(figure_label(area), 90.0, "%") for area in AREAS[:3]] + [
        Figure("an area that is gone: found", 90.0, "%")
    ]
    figures = merge_figures(
        [Figure(figure_label(AREAS[1]), 95.0, "%"), Figure(figure_label(AREAS[4]), 99.0, "%")], saved
    )
    values = {0: 90.0, 1: 95.0, 2: 90.0, 4: 99.0}
    assert [(one.what, one.value) for one in figures] == [
        (figure_label(AREAS[number]), value) for number, value in values.items()
    ]


def test_each_kind_of_fault_is_planted(tmp_path: Path) -> None:
    found = {(fault.scope, fault.kind, fault.old, fault.new) for fault in find_faults_in(tmp_path, SOURCE)}
    assert {
        ("", "constant", "2", "3"),
        ("", "constant", "2", "1"),
        ("pay", "constant", "1", "2"),
        ("pay", "comparison", "<", "<="),
        ("pay", "comparison", "<", ">="),
        ("pay", "comparison", "is not", "is"),
        ("pay", "condition", "or", "and"),
        ("pay", "condition", "not (price is not None)", "(price is not None)"),
        ("pay", "constant", "False", "True"),
        ("pay", "operator", "-=", "+="),
        ("pay", "statement", "s.silver[seat] -= price", "pass"),
        ("pay", "statement", "s.count(one)", "pass"),
        ("pay", "off by one", "s.tiles", "s.tiles - 1"),
        ("pay", "seat", "seat", "((seat + 1) % int(s.seats))"),
        ("Farm", "constant", "7", "8"),
        ("Farm.grow", "operator", "+", "-"),
    } <= found
    assert not any(
        text in fault.old
        for fault in find_faults_in(tmp_path, SOURCE)
        for text in ("title", "Not 4", "no ", "ValueError")
    )
    assert not any(fault.line in (15, 16) for fault in find_faults_in(tmp_path, SOURCE)), (
        "assertions and errors are left alone"
    )


COMPONENT = """
<script lang="ts">
  import { at } from "./at4";
  const LIMIT: 3 = 3;
  let open = $state(false);
  function pay(price: number): boolean {
    if (price <= LIMIT && !open) return at("text 8") === 1;
    open = true;
    return open ? price + 1 > 5 : false;
  }
</script>

{#if open}<p class:wide={LIMIT > 2} style="top: 7px">{pay(6) || "none"}</p>{/if}
<style>
  p { margin: 9px; }
</style>
"""


def test_component_faults_are_in_script_and_template(tmp_path: Path) -> None:
    (tmp_path / "one.svelte").write_text(COMPONENT, encoding="utf-8")
    faults = find_client_faults(tmp_path, ["one.svelte"])
    found = {(fault.line, fault.scope, fault.kind, fault.old, fault.new) for fault in faults}
    assert {
        (4, "", "constant", "3", "4"),
        (5, "", "constant", "false", "true"),
        (7, "pay", "comparison", "<=", "<"),
        (7, "pay", "condition", "&&", "||"),
        (7, "pay", "condition", "!open", "(open)"),
        (7, "pay", "comparison", "===", "!=="),
        (8, "pay", "statement", "open = true;", ";"),
        (9, "pay", "condition", "open", "!open"),
        (9, "pay", "operator", "+", "-"),
        (13, "template", "condition", "open", "!open"),
        (13, "template", "constant", "6", "5"),
        (13, "template", "condition", "||", "&&"),
    } <= found
    numbers = {fault.old for fault in faults if fault.kind == "constant"}
    assert numbers.isdisjoint({"4", "7", "8", "9"}), "types, imports, texts and styles are left alone"
    for fault in faults:
        assert COMPONENT.encode()[fault.start : fault.end].decode() == fault.old


def test_operator_words_are_found_after_parenthesis(tmp_path: Path) -> None:
    source = "a = (b := c) is not None\nd = (b) not in c\n"
    assert {("is not", "is"), ("not in", "in")} <= {
        (fault.old, fault.new) for fault in find_faults_in(tmp_path, source)
    }


def test_planted_fault_is_one_change_of_the_file(tmp_path: Path) -> None:
    for fault in find_faults_in(tmp_path, SOURCE):
        planted = fault.apply_to(SOURCE.encode()).decode()
        ast.parse(planted)
        assert planted != SOURCE
        assert SOURCE.replace(fault.old, "", 1) != planted
        assert planted.encode()[fault.start :].startswith(fault.new.encode())


@pytest.mark.proof_for("web-*", "*-200")  # the first one reads all files of the client
@pytest.mark.parametrize("number", [50, 200])
@pytest.mark.parametrize("area", AREAS, ids=[area.name for area in AREAS])
def test_every_fault_of_an_area_can_be_parsed(area: Area, number: int) -> None:
    faults = draw_faults(area, 1, number)
    assert len(faults) == number
    planted = [(fault.file, fault.apply_to((ROOT / fault.file).read_bytes()).decode()) for fault in faults]
    assert all(fault.old != fault.new for fault in faults)
    if area.client:
        assert find_broken_files(planted) == []
        return
    for _, text in planted:
        ast.parse(text)


def test_same_seed_plants_same_faults() -> None:
    area = min(AREAS, key=lambda area: sum(1 for sources in area.sources for _ in ROOT.glob(sources)))
    assert draw_faults(area, 1, 30) == draw_faults(area, 1, 30) != draw_faults(area, 2, 30)


def test_areas_plant_required_numbers_of_faults() -> None:
    rules = sum(area.planted for area in AREAS if area.name.startswith("rules"))
    others = {area.name: area.planted for area in AREAS if not area.name.startswith("rules")}
    assert rules >= 300
    assert others["play"] + others["server/domain"] >= 100
    assert others["search"] >= 50
    site = ("http", "storage", "workers", "live", "identity")
    assert sum(others[f"server/{folder}"] for folder in site) + others["web"] >= 150


def test_equivalent_faults_exist_and_have_a_reason() -> None:
    """A changed line, or a fault that can no longer be planted, has to be reviewed."""
    sources = {path for area in AREAS for glob in area.sources for path in ROOT.glob(glob)}
    faults = list(find_all_faults(ROOT, sorted({one.file for one in load_equivalents()})))
    for one in load_equivalents():
        source = (ROOT / one.file).read_bytes()
        fitting = [fault for fault in faults if fault.file == one.file and find_reason(fault, source, [one])]
        assert fitting, f"{one.file}, {one.scope}: {one.text}"
        assert ROOT / one.file in sources, f"{one.file} is in no area"
        assert len(one.reason) > 20, one


def test_equivalent_fault_is_not_counted(tmp_path: Path) -> None:
    faults = find_faults_in(tmp_path, SOURCE)[:3]
    trials = [Trial(faults[0], "tests/a.py::test", 1), Trial(faults[1], "", 1), Trial(faults[2], "", 1)]
    assert summarize_trials(trials, {faults[2]: "nobody sees it"}) == (2, 1, [trials[1]])
    one = Equivalent("one.py", faults[0].scope, "LIMIT = 2", faults[0].old, faults[0].new, "nobody sees it")
    assert find_reason(faults[0], SOURCE.encode(), [one]) == "nobody sees it"
    assert find_reason(faults[-1], SOURCE.encode(), [one]) == ""


def test_client_test_report_is_read_by_test(tmp_path: Path) -> None:
    one = {"fullName": "adds up", "status": "failed", "duration": 1500}
    files = [
        {"name": str(tmp_path / "web/tests/a.test.ts"), "status": "failed", "assertionResults": [one]},
        {"name": str(tmp_path / "web/tests/b.test.ts"), "status": "failed", "assertionResults": []},
    ]
    report = msgspec.convert({"success": False, "testResults": files}, VitestReport)
    assert report.tests_by_name(tmp_path) == {
        "web/tests/a.test.ts: adds up": ("failed", 1.5),
        "web/tests/b.test.ts": ("failed", 0.0),
    }


def test_areas_with_same_tests_share_passed_tests() -> None:
    areas = {area.name: area for area in AREAS}
    assert areas["server/http"].has_tests_of(areas["server/live"])
    assert not areas["server/http"].has_tests_of(areas["server/domain"])


HOUSE = {
    # The laws' plugin would be looked for in this package.
    "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '-p no:tertulia_laws'\n",
    "src/tertulia/__init__.py": "",
    "src/tertulia/sums.py": """
def more(a: int) -> int:
    while a < 0:
        a += 1
    unseen(a + 5)
    return a + 2


def unseen(a: int) -> None:
    return None
""",
    "tests/test_sums.py": """
from tertulia.sums import more


def test_more():
    assert more(-1) == 2


def test_idle():
    pass
""",
    "tests/test_forked.py": """
import multiprocessing


def work(path):
    from tertulia.sums import more

    path.write_text(str(more(0)))


def test_forked(tmp_path):
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tertulia"])
    process = context.Process(target=work, args=(tmp_path / "sum",))
    process.start()
    process.join(60)
    assert (tmp_path / "sum").read_text() == "2"
""",
}
"""A small project.

Its tests detect a wrong sum, one of them in a forked process, and an endless loop, but nothing in `unseen`.
"""


@pytest.mark.proof
def test_planted_faults_are_found_or_survive(tmp_path: Path) -> None:
    root, copy, file = tmp_path / "house", tmp_path / "copy", "src/tertulia/sums.py"
    for name, text in HOUSE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    planted = {(fault.old, fault.new, fault.line): fault for fault in find_faults(root, file)}
    with Bench(root, copy, Area("house", (file,), 9, 0.9, ("tests",), False), extra_cpu_seconds=4.0) as bench:
        baseline = bench.measure_baseline()
        forked, more = "tests/test_forked.py::test_forked", "tests/test_sums.py::test_more"
        assert set(baseline.seconds) == {forked, more, "tests/test_sums.py::test_idle"}
        assert [baseline.passed[file][line] for line in ("4", "6")] == [[more], [forked, more]]
        wrong, endless, unseen = (
            bench.try_fault(planted[one], baseline) for one in (("+", "-", 6), ("+=", "-=", 4), ("+", "-", 5))
        )
    assert (wrong.found_by, wrong.tests) == ("tests/test_sums.py::test_more", 2)
    assert endless.found_by == "time"
    assert (unseen.found_by, unseen.tests) == ("", 2)
    assert (copy / file).read_text(encoding="utf-8") == HOUSE[file]
