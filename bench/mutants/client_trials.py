"""Plants faults in the client and runs its related unit tests, then the browser tests if none fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from bench.mutants.areas import Area
from bench.mutants.fault import Fault
from bench.mutants.trials import Baseline, Bench, Trial
from tools.ready.client import make_node_env

UNIT_TEST_SECONDS = 600.0
"""Time limit of the unit tests; a fault that exceeds it counts as found."""
BROWSER_SECONDS = 900.0
REPORT = "report.json"


class _Assertion(msgspec.Struct, rename="camel"):
    full_name: str
    status: str
    duration: float | None = None


class _TestFile(msgspec.Struct, rename="camel"):
    name: str
    status: str
    assertion_results: list[_Assertion]


class VitestReport(msgspec.Struct, rename="camel"):
    """Vitest's JSON report, with the fields used here."""

    success: bool
    test_results: list[_TestFile]

    def tests_by_name(self, root: Path) -> dict[str, tuple[str, float]]:
        """Return status and seconds of each test by file and name.

        A file that cannot be loaded counts as one test.
        """
        found = dict[str, tuple[str, float]]()
        for file in self.test_results:
            name = Path(file.name).resolve().relative_to(root.resolve()).as_posix()
            for one in file.assertion_results:
                found[f"{name}: {one.full_name}"] = (one.status, (one.duration or 0.0) / 1000)
            if not file.assertion_results:
                found[name] = (file.status, 0.0)
        return found


class ClientBench(Bench):
    """A copy of the tree in which vitest, the client's build and the browser tests run."""

    def __init__(self, root: Path, folder: Path, area: Area, output: Path | None = None) -> None:
        super().__init__(root, folder, area, output)
        ignore_outputs = shutil.ignore_patterns("node_modules", "dist")
        shutil.copytree(root / "web", folder / "web", ignore=ignore_outputs, dirs_exist_ok=True)
        (folder / "web" / "node_modules").symlink_to((root / "web" / "node_modules").resolve())

    def measure_baseline(self, cpu_seconds: float = UNIT_TEST_SECONDS) -> Baseline:
        """Return the unit tests with their seconds. Exits if a test fails without any fault."""
        report = self._run_vitest("run", timeout_seconds=cpu_seconds)
        tests = report.tests_by_name(self.tree) if report else {}
        failed = [test for test, (status, _) in tests.items() if status == "failed"]
        if failed or not report or not report.success:
            sys.exit(f"{self.area.name}: these tests fail without a fault: {', '.join(failed) or 'vitest itself'}")
        return Baseline({test: seconds for test, (_, seconds) in tests.items()}, {})

    def try_fault(self, fault: Fault, baseline: Baseline) -> Trial:
        """Plant a fault, run the tests, and restore the file."""
        path = self.tree / fault.file
        source = path.read_bytes()
        path.write_bytes(fault.apply_to(source))
        try:
            return self._try_unit_tests(fault) or self._try_browser_tests(fault)
        finally:
            path.write_bytes(source)

    def _try_unit_tests(self, fault: Fault) -> Trial | None:
        """Return the trial by the unit tests, or None if none fails."""
        try:
            report = self._run_vitest("related", "--run", "--bail", "1", str(self.tree / fault.file))
        except subprocess.TimeoutExpired:
            return Trial(fault, "time", 1)
        if report is None:
            return Trial(fault, "crash", 1)
        tests = report.tests_by_name(self.tree)
        failed = [test for test, (status, _) in tests.items() if status == "failed"]
        self.own_tests = len(tests)
        if failed or not report.success:
            return Trial(fault, failed[0] if failed else "crash", len(tests))
        return None

    def _try_browser_tests(self, fault: Fault) -> Trial:
        """Build the client and return the trial by the browser tests."""
        web = self.tree / "web"
        built = subprocess.run(["npx", "vite", "build"], cwd=web, env=make_node_env(), capture_output=True, check=False)
        if built.returncode:
            return Trial(fault, "build", self.own_tests)
        answer = self._run_job(chosen=None, lines=(), cpu_seconds=BROWSER_SECONDS, arguments=self.area.tests)
        return Trial(fault, (answer["failed"] or [""])[0], self.own_tests + len(answer["seconds"]))

    def _run_vitest(self, *arguments: str, timeout_seconds: float = UNIT_TEST_SECONDS) -> VitestReport | None:
        """Run vitest and return its report, or None if it writes none.

        Raises `subprocess.TimeoutExpired` after `timeout_seconds`.
        """
        report = self.tree / REPORT
        report.unlink(missing_ok=True)
        command = ["npx", "vitest", *arguments, "--maxWorkers", "1", "--reporter", "json", "--outputFile", str(report)]
        done = subprocess.run(
            command,
            cwd=self.tree / "web",
            env=make_node_env(),
            capture_output=True,
            check=False,
            timeout=timeout_seconds,
        )
        if self.output:
            with self.output.open("ab") as file:
                file.write(done.stdout + done.stderr)
        return msgspec.json.decode(report.read_bytes(), type=VitestReport) if report.is_file() else None


def bench_class(area: Area) -> type[Bench]:
    return ClientBench if area.client else Bench
