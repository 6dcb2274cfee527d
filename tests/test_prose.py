"""Prose stays readable: evasive phrases are counted by folder, and subjects of commits have one form (docs/style.md)."""

from __future__ import annotations

import ast
import re
import subprocess
import textwrap

import pytest

from tests.test_house import get_room, list_python_files, parse_module
from tools.prose import (
    Line,
    Rate,
    compute_rates,
    count_hits,
    extract_message_prose,
    extract_python_prose,
    get_folder,
    list_docstrings,
    list_lines,
    list_tracked_files,
)

MAX_PER_THOUSAND = {
    "src": 2.0,
    "tertulia/laws": 2.5,
    "tertulia/server/domain": 3.0,
    "tertulia/server/storage": 2.3,
    "web/src": 1.7,
    "screens of games": 2.1,
    "docs": 2.4,
    "English messages": 1.5,
    "tests": 1.6,
    "web/tests": 1.0,
    "bench": 1.7,
    "tools": 2.5,
}
"""Budgets of evasive phrases in 1,000 words, which may only be lowered.

Other folders below src/tertulia have that of `src`, other files that of `docs`.
"""
SUBJECT = re.compile(r"[^:\s][^:]*: \S")
MAX_SUBJECT = 72
"""Characters of a commit's subject."""
CHECKED_COMMITS = 40
MAX_FIRST_LINE_CHARACTERS = 100


def get_budget(folder: str) -> float:
    """Return the budget of a folder, or of the kind of folder that it belongs to."""
    return MAX_PER_THOUSAND.get(folder) or MAX_PER_THOUSAND["src" if folder.startswith("tertulia") else "docs"]


def find_excesses(found: dict[str, Rate]) -> list[str]:
    """Return a line for each folder above its budget."""
    return [
        f"{folder}: {rate.per_thousand:.1f} evasive phrases in 1,000 words, {get_budget(folder):g} are allowed"
        for folder, rate in found.items()
        if rate.per_thousand > get_budget(folder)
    ]


def test_evasive_phrases_are_within_budget() -> None:
    lines = [line for line in list_lines(list_tracked_files()) if line.file != "tools/prose.py"]
    assert not (above := find_excesses(compute_rates(lines))), "\n".join(
        [*above, "python -m tools.prose --worst 40 shows where"]
    )


def test_folder_above_its_budget_is_named() -> None:
    lines = [Line("docs/jobs.md", 1, "Whoever is to be told something has channels"), Line("bench/a.py", 1, "A bench.")]
    (message,) = find_excesses(compute_rates(lines))
    assert message == "docs: 125.0 evasive phrases in 1,000 words, 2.4 are allowed"


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("Whoever is told what there is", 2),
        ("None where there is none", 1),
        ("Returns None if the table has no clock", 0),
        ("One of them", 1),
        ("The folder where tables lie", 0),
    ],
)
def test_evasive_phrases_are_counted(text: str, hits: int) -> None:
    assert count_hits(text) == hits


def test_only_prose_is_read() -> None:
    source = '"""Module."""\nNAME = "whoever"  # why\n"""Of a name."""\n'
    assert [text for _, text in sorted(extract_python_prose(source))] == ["Module.", "why", "Of a name."]
    assert [text for _, text in extract_message_prose("# whoever\nkey = Draw { $count }")] == ["Draw"]


def test_docstrings_stand_beside_their_signatures() -> None:
    source = '''
        """Dice."""
        SIDES: int = 6
        """Sides of a die."""
        class Cup(Bag):
            """Dice in a cup."""
            def roll(self, times: int = 1) -> int:
                """Roll."""
    '''
    assert [(each.signature, each.text) for each in list_docstrings("dice.py", textwrap.dedent(source))] == [
        ("module", "Dice."),
        ("SIDES: int = 6", "Sides of a die."),
        ("class Cup(Bag)", "Dice in a cup."),
        ("def Cup.roll(self, times: int=1) -> int", "Roll."),
    ]


@pytest.mark.parametrize(
    ("file", "folder"),
    [
        ("src/tertulia/server/domain/jobs.py", "tertulia/server/domain"),
        ("src/tertulia/server/run.py", "tertulia/server"),
        ("src/tertulia/kernel/numba_backend/timed.py", "tertulia/kernel"),
        ("src/tertulia/games/granada/screens/Hand.svelte", "screens of games"),
        ("web/src/api/hub.ts", "web/src"),
        ("README.md", "README.md"),
    ],
)
def test_files_are_counted_by_folder(file: str, folder: str) -> None:
    assert get_folder(file) == folder


COMPILED = {"kernel", "games", "bots"}
"""Packages whose docstrings may still begin with a longer line: a change compiles their rules again."""


def test_docstrings_begin_with_a_short_line() -> None:
    for path in list_python_files():
        for node in () if get_room(path) in COMPILED else ast.walk(parse_module(path)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                first = (ast.get_docstring(node) or "").partition("\n")[0]
                assert len(first) <= MAX_FIRST_LINE_CHARACTERS, f"{path}: {first!r} has {len(first)} characters"


def test_commit_subjects_name_area_and_action() -> None:
    """Only commits of this checkout: a downloaded archive has none."""
    command = ["git", "log", f"-{CHECKED_COMMITS}", "--no-merges", "--format=%s"]
    subjects = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    for subject in subjects:
        assert len(subject) <= MAX_SUBJECT, f"{subject!r} has {len(subject)} characters, {MAX_SUBJECT} are allowed"
        assert SUBJECT.match(subject), f"{subject!r} is not in the form `area: imperative`"
