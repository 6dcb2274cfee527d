"""Compilation of games in processes of their own, with progress reports."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from tertulia.bots.search import precompile as search_precompile
from tertulia.cli import warm
from tertulia.kernel import precompile
from tertulia.kernel.compile_lock import hold_compile_lock
from tertulia.kernel.precompile import CompileError, CompileProgress, Precompilation, failure_reason, is_compiled
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET

NAMES = tuple(installed_games())


@pytest.mark.proof
@pytest.mark.slow
def test_every_compile_step_of_every_game_is_reported() -> None:
    """The rules are in the cache already, so this takes seconds."""
    steps: list[CompileProgress] = []
    Precompilation(NAMES, steps.append).run()
    for name in NAMES:
        own = [step for step in steps if step.game == name]
        assert sorted({step.done for step in own}) == list(range(own[0].total + 1))
        assert all(step.step for step in own[:-1])
        assert own[-1] == CompileProgress(name, "", own[0].total, own[0].total, 1.0)
        assert own == sorted(own, key=lambda step: (step.done, step.share)), "it never goes back"
    assert all(is_compiled(game) for game in installed_games().values())


TEST_FUNCTIONS = {"_recompute_derived_granada"}
"""Compiled functions that only tests call."""
UNCOMPILED_PROGRAM = """
import sys
from tertulia.kernel.registry import installed_games
for found in installed_games().values():
    found.precompile()
    for name, module in sorted(sys.modules.items()):
        if name.startswith(type(found).__module__.rpartition(".")[0]):
            for value in vars(module).values():
                if hasattr(value, "py_func") and hasattr(value, "stats") and type(value._cache).__name__ != "NullCache":
                    print(found.name, value.__qualname__, *[] if value.signatures else ["is not compiled"])
"""


@pytest.mark.slow
@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
def test_compiled_game_compiles_nothing_when_played() -> None:
    """Compiling would block a server process."""
    output = subprocess.run(
        [sys.executable, "-c", UNCOMPILED_PROGRAM], capture_output=True, text=True, check=True
    ).stdout
    entries = [line.split(maxsplit=2) for line in output.splitlines()]
    for game in NAMES:
        own = [entry[1:] for entry in entries if entry[0] == game]
        assert len(own) >= 3
        assert {name for name, *uncompiled in own if uncompiled} <= TEST_FUNCTIONS


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
def test_empty_cache_has_no_compiled_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path))
    assert not any(is_compiled(game) for game in installed_games().values())


def test_compile_lock_admits_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path))
    source, began = installed_games()[NAMES[0]].source, threading.Event()

    def other() -> None:
        with hold_compile_lock(NAMES[0], source):
            began.set()

    waits = threading.Thread(target=other)
    with hold_compile_lock(NAMES[0], source):
        waits.start()
        assert not began.wait(0.2)
        with hold_compile_lock(NAMES[1], installed_games()[NAMES[1]].source):
            pass
    waits.join(10)
    assert began.is_set()


def test_missing_lock_folder_does_not_block_compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(
        sys.modules[hold_compile_lock.__module__], "cache_folder", lambda source: tmp_path / "file" / "cache"
    )
    source, entered = installed_games()[NAMES[0]].source, threading.Event()

    def other() -> None:
        with hold_compile_lock(NAMES[0], source):
            entered.set()

    with hold_compile_lock(NAMES[0], source):
        threading.Thread(target=other, daemon=True).start()
        assert entered.wait(10)


@pytest.mark.slow
def test_failed_game_is_named_with_output_of_its_process() -> None:
    with pytest.raises(CompileError, match=r"rules of chess could not be compiled: .*unknown game 'chess'"):
        Precompilation(["chess"], lambda step: None).run()


def test_process_that_cannot_start_is_a_compile_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The server then compiles the rules in its own process."""
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    with pytest.raises(CompileError, match=rf"rules of {NAMES[0]} could not be compiled: .*No such file.*python"):
        Precompilation([NAMES[0]], lambda step: None).run()


def test_failure_reason_is_numba_error_with_line_of_rule() -> None:
    traceback = """Traceback (most recent call last):
  File "precompile.py", line 100, in main
    call()
numba.core.errors.TypingError: Failed in nopython mode pipeline (step: nopython frontend)
Type of variable 'pips' cannot be determined

File "src/tertulia_pig/rules.py", line 39:
def apply(s: State, seat: int, action: int) -> None:
    <source elided>

During: Pass nopython_type_inference
"""
    assert (
        failure_reason(traceback) == "Type of variable 'pips' cannot be determined (src/tertulia_pig/rules.py, line 39)"
    )
    assert failure_reason("Traceback:\n  File \"a.py\", line 1, in b\nKeyError: 'pips'\n") == "KeyError: 'pips'"
    assert failure_reason("") == ""


def test_failure_reason_for_numpy_array_names_line_of_rule() -> None:
    traceback = """numba.core.errors.TypingError: Failed in nopython mode pipeline (step: nopython frontend)
 - Of which 2 did not match due to:
    Only accept returning of array passed into the function as argument
During: typing of call at numba/np/arrayobj.py (4902)

File "numba/np/arrayobj.py", line 4902:
    def impl(shape, dtype=float):

File "src/tertulia_pig/policies.py", line 29:
def greedy(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
"""
    assert failure_reason(traceback) == (
        "rules cannot create NumPy arrays or lists: use those of tertulia.kernel.stack "
        "(src/tertulia_pig/policies.py, line 29)"
    )


@pytest.fixture
def compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Path of the source of a module that replaces the compiling one."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(Precompilation, "module", "compiles")
    return tmp_path / "compiles.py"


def test_running_compilation_can_be_stopped(compiles: Path) -> None:
    """A process that is not stopped reports a second step some seconds after the first."""
    compiles.write_text(
        "import sys, time\n"
        "for done, seconds in (1, 9), (2, 0):\n"
        '    print(f\'["{sys.argv[1]}", "", {done}, 2]\', flush=True)\n'
        "    time.sleep(seconds)\n"
    )
    steps: list[int] = []

    def record_step(step: CompileProgress) -> None:
        steps.append(step.done)
        compiling.stop()

    compiling = Precompilation(NAMES, record_step)
    compiling.run()
    assert set(steps) == {1}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_compile_processes_have_their_own_process_group(compiles: Path) -> None:
    """Otherwise compiling would seem to fail, and a server being stopped would start it again."""
    compiles.write_text('import os, sys; print(f\'["{sys.argv[1]}", "{os.getpgrp()}", 1, 1]\')')
    steps: list[CompileProgress] = []
    Precompilation(NAMES, steps.append).run()
    groups = {step.step for step in steps}
    assert len(groups) == len(NAMES)
    assert str(os.getpgrp()) not in groups


def test_warm_compiles_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    names: list[str] = []
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path))
    monkeypatch.setattr(search_precompile, "is_compiled", lambda game: game.name != NAMES[0])
    monkeypatch.setattr(search_precompile, "list_missing_searches", lambda chosen: [NAMES[0], NAMES[1]])
    monkeypatch.setattr(precompile.Precompilation, "run", lambda self: names.extend(self.names))
    monkeypatch.setattr(sys, "argv", ["warm"])
    warm.main()
    assert names == [NAMES[0], NAMES[1]], "each once, whether it lacks rules or search"
    output = capsys.readouterr().err
    assert f"compiling {NAMES[0]}, {NAMES[1]}, once (all checkouts of these sources share it in {tmp_path})\n" in output
    assert f"rules and bots ready: {', '.join(NAMES)}" in output


def test_warm_compiles_rules_alone_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names: list[str] = []
    monkeypatch.setattr(warm, "is_compiled", lambda game: game.name != NAMES[0])
    monkeypatch.setattr(precompile.Precompilation, "run", lambda self: names.extend(self.names))
    monkeypatch.setattr(sys, "argv", ["warm", "--rules"])
    warm.main()
    assert names == [NAMES[0]]
    assert f"  rules ready: {', '.join(NAMES)}" in capsys.readouterr().err


def test_warm_prints_nothing_if_all_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm, "is_compiled", lambda game: True)
    warm.precompile(installed_games().values())
    assert capsys.readouterr().err == ""


def test_warm_explains_why_installed_code_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path))
    monkeypatch.setattr(warm, "checkout_dir", lambda: None)
    monkeypatch.setattr(warm, "unused_code_reason", lambda game, source: "it is another" if game == NAMES[1] else "")
    assert warm.why_compiling(list(installed_games().values())) == (
        f"  compiling {', '.join(NAMES)}, once (kept in {tmp_path}): it is another"
    )


@pytest.mark.slow
def test_one_process_reports_steps_of_rules_and_search(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One process does both; two would compile all rules twice."""
    game = installed_games()[NAMES[0]]
    search_precompile.main(game.name, 0, rules=True)
    steps = [msgspec.json.decode(line, type=CompileProgress) for line in capsys.readouterr().out.splitlines()]
    assert steps[-1]._replace(done=0, total=0) == CompileProgress(game.name, "", 0, 0, 1.0)
    assert search_precompile.list_missing_searches([game]) == []
    assert search_precompile.FullPrecompilation.flags == ("--rules",)
