"""Mutation testing bench: planted faults, report of surviving ones, and restored files."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from bench.common import Figure
from bench.mutants.__main__ import ROOT, chosen, what_of, with_saved
from bench.mutants.client_faults import find_broken_files, find_client_faults
from bench.mutants.client_trials import Report
from bench.mutants.equivalents import Equivalent, listed, reason_of
from bench.mutants.fault import Fault
from bench.mutants.faults import candidates, faults_of
from bench.mutants.rooms import ROOMS, Room
from bench.mutants.trials import Bench, Trial, summary

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


def found_in(tmp_path: Path, source: str) -> list[Fault]:
    (tmp_path / "one.py").write_text(source, encoding="utf-8")
    return faults_of(tmp_path, "one.py")


def test_rooms_name_existing_files() -> None:
    for room in ROOMS:
        named = [each for each in room.tests if each.startswith("tests/")] + list(room.measured)
        assert [each for each in named if not (ROOT / each).exists()] == [], room.name
        assert [each for each in room.sources if not any(ROOT.glob(each))] == [], room.name


def test_a_room_tried_alone_keeps_the_saved_figures_of_the_others() -> None:
    saved = [Figure(what_of(room), 90.0, "%") for room in ROOMS[:3]] + [Figure("a room that is gone: found", 90.0, "%")]
    figures = with_saved([Figure(what_of(ROOMS[1]), 95.0, "%"), Figure(what_of(ROOMS[4]), 99.0, "%")], saved)
    assert [(one.what, one.value) for one in figures] == [
        (what_of(ROOMS[0]), 90.0), (what_of(ROOMS[1]), 95.0), (what_of(ROOMS[2]), 90.0), (what_of(ROOMS[4]), 99.0),
    ]  # fmt: skip


def test_each_kind_is_planted_where_it_stands(tmp_path: Path) -> None:
    found = {(fault.scope, fault.kind, fault.old, fault.new) for fault in found_in(tmp_path, SOURCE)}
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
        text in fault.old for fault in found_in(tmp_path, SOURCE) for text in ("title", "Not 4", "no ", "ValueError")
    )
    assert not any(fault.line in (15, 16) for fault in found_in(tmp_path, SOURCE)), (
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


def test_faults_of_a_component_are_found_in_script_and_template(tmp_path: Path) -> None:
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


def test_words_of_a_sign_are_found_behind_a_parenthesis(tmp_path: Path) -> None:
    source = "a = (b := c) is not None\nd = (b) not in c\n"
    assert {("is not", "is"), ("not in", "in")} <= {(fault.old, fault.new) for fault in found_in(tmp_path, source)}


def test_a_planted_fault_is_the_file_with_one_change(tmp_path: Path) -> None:
    for fault in found_in(tmp_path, SOURCE):
        planted = fault.planted(SOURCE.encode()).decode()
        ast.parse(planted)
        assert planted != SOURCE
        assert SOURCE.replace(fault.old, "", 1) != planted
        assert planted.encode()[fault.start :].startswith(fault.new.encode())


@pytest.mark.proof_for("web-*", "*-200")  # the first one reads all files of the client
@pytest.mark.parametrize("number", [50, 200])
@pytest.mark.parametrize("room", ROOMS, ids=[room.name for room in ROOMS])
def test_every_fault_of_a_room_is_a_program(room: Room, number: int) -> None:
    faults = chosen(room, 1, number)
    assert len(faults) == number
    planted = [(fault.file, fault.planted((ROOT / fault.file).read_bytes()).decode()) for fault in faults]
    assert all(fault.old != fault.new for fault in faults)
    if room.client:
        assert find_broken_files(planted) == []
        return
    for _, text in planted:
        ast.parse(text)


def test_the_same_seed_plants_the_same_faults() -> None:
    room = min(ROOMS, key=lambda room: sum(1 for sources in room.sources for _ in ROOT.glob(sources)))
    assert chosen(room, 1, 30) == chosen(room, 1, 30) != chosen(room, 2, 30)


def test_rooms_plant_as_many_as_the_house_asks_for() -> None:
    rules = sum(room.planted for room in ROOMS if room.name.startswith("rules"))
    others = {room.name: room.planted for room in ROOMS if not room.name.startswith("rules")}
    assert rules >= 300
    assert others["play"] + others["server/domain"] >= 100
    assert others["search"] >= 50
    site = ("http", "storage", "workers", "live", "identity")
    assert sum(others[f"server/{folder}"] for folder in site) + others["web"] >= 150


def test_what_is_named_equivalent_is_there_and_has_a_reason() -> None:
    """A changed line, or a fault that can no longer be planted, has to be reviewed."""
    sources = {path for room in ROOMS for glob in room.sources for path in ROOT.glob(glob)}
    faults = list(candidates(ROOT, sorted({one.file for one in listed()})))
    for one in listed():
        source = (ROOT / one.file).read_bytes()
        fitting = [fault for fault in faults if fault.file == one.file and reason_of(fault, source, [one])]
        assert fitting, f"{one.file}, {one.scope}: {one.text}"
        assert ROOT / one.file in sources, f"{one.file} is in no room"
        assert len(one.reason) > 20, one


def test_an_equivalent_fault_counts_neither_way(tmp_path: Path) -> None:
    faults = found_in(tmp_path, SOURCE)[:3]
    trials = [Trial(faults[0], "tests/a.py::test", 1), Trial(faults[1], "", 1), Trial(faults[2], "", 1)]
    assert summary(trials, {faults[2]: "nobody sees it"}) == (2, 1, [trials[1]])
    one = Equivalent("one.py", faults[0].scope, "LIMIT = 2", faults[0].old, faults[0].new, "nobody sees it")
    assert reason_of(faults[0], SOURCE.encode(), [one]) == "nobody sees it"
    assert reason_of(faults[-1], SOURCE.encode(), [one]) == ""


def test_report_of_the_client_s_tests_is_read_by_test(tmp_path: Path) -> None:
    one = {"fullName": "adds up", "status": "failed", "duration": 1500}
    files = [
        {"name": str(tmp_path / "web/tests/a.test.ts"), "status": "failed", "assertionResults": [one]},
        {"name": str(tmp_path / "web/tests/b.test.ts"), "status": "failed", "assertionResults": []},
    ]
    report = msgspec.convert({"success": False, "testResults": files}, Report)
    assert report.tests(tmp_path) == {
        "web/tests/a.test.ts: adds up": ("failed", 1.5),
        "web/tests/b.test.ts": ("failed", 0.0),
    }


def test_rooms_with_the_same_tests_share_what_those_pass() -> None:
    rooms = {room.name: room for room in ROOMS}
    assert rooms["server/http"].has_tests_of(rooms["server/live"])
    assert not rooms["server/http"].has_tests_of(rooms["server/domain"])


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
def test_faults_are_found_or_live(tmp_path: Path) -> None:
    root, copy, file = tmp_path / "house", tmp_path / "copy", "src/tertulia/sums.py"
    for name, text in HOUSE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    planted = {(fault.old, fault.new, fault.line): fault for fault in faults_of(root, file)}
    with Bench(root, copy, Room("house", (file,), 9, 0.9, ("tests",), False), patience=4.0) as bench:
        net = bench.net()
        forked, more = "tests/test_forked.py::test_forked", "tests/test_sums.py::test_more"
        assert set(net.seconds) == {forked, more, "tests/test_sums.py::test_idle"}
        assert [net.passed[file][line] for line in ("4", "6")] == [[more], [forked, more]]
        wrong, endless, unseen = (
            bench.trial(planted[one], net) for one in (("+", "-", 6), ("+=", "-=", 4), ("+", "-", 5))
        )
    assert (wrong.found_by, wrong.tests) == ("tests/test_sums.py::test_more", 2)
    assert endless.found_by == "time"
    assert (unseen.found_by, unseen.tests) == ("", 2)
    assert (copy / file).read_text(encoding="utf-8") == HOUSE[file]
