"""Common parts of all benchmarks: machine description, medians, and the format and folder of results."""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import msgspec

LOOP_PROGRAM = """
import statistics, time
def turned():
    began = time.process_time()
    for _ in range(1_000_000):
        pass
    return 1 / (time.process_time() - began)
print(statistics.median(turned() for _ in range(25)))
"""
ROOT = Path(__file__).resolve().parents[1]
REFERENCE_LOOP_SPEED = 90.0
"""Speed of the reference machine for time limits, in million iterations per second of an empty loop."""
RESULTS = ROOT / "bench" / "results"


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A measured number with its label and unit, and a target such as `>= 3000000` if it has one."""

    what: str
    value: float
    unit: str
    target: str = ""
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is reached; None without a target."""
        if not self.target:
            return None
        sign, bound = self.target.split()
        return self.value >= float(bound) if sign == ">=" else self.value <= float(bound)


class Result(msgspec.Struct, frozen=True):
    """Outcome of a benchmark: its figures, the command that produced them, the machine and the date."""

    name: str
    command: str
    machine: dict[str, str]
    day: str
    figures: list[Figure]


def describe_machine(packages: Sequence[str] = ("numba", "numpy")) -> dict[str, str]:
    """Return the facts about this machine that figures depend on, including the versions of `packages`."""
    facts = {
        "cpu": _cpu_model(),
        "cores": _describe_cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "python loop on all cores": f"{measure_loop_speed():.0f} M turns/s",
        "load before": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
    }
    if hasattr(os, "nice") and os.nice(0):
        facts["niceness"] = str(os.nice(0))  # figures depend on the priority of the process
    for package in packages:
        try:
            facts[package] = version(package)
        except PackageNotFoundError:
            continue
    return facts


def measure_loop_speed() -> float:
    """Return the speed of an empty Python loop, in million iterations per second per core.

    All cores run it at once. It tells the speed of the machine today: shared machines differ by a factor of two between
    days.
    """
    command = [sys.executable, "-c", LOOP_PROGRAM]
    turning = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(os.cpu_count() or 1)]
    return statistics.mean(float(one.communicate()[0]) for one in turning)


def _describe_cores() -> str:
    """Return the number of cores, and how many this process may use if those are fewer."""
    there, own = os.cpu_count() or 1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    return f"{there} (limited to {own})" if 0 < own < there else str(there)


def argument_parser(name: str, description: str) -> argparse.ArgumentParser:
    """Return a parser with the options that every benchmark has."""
    parser = argparse.ArgumentParser(
        prog=f"python -m bench.{name}", description=description, epilog=f"Example: python -m bench.{name} --quick"
    )
    parser.add_argument(
        "--quick", action="store_true", help="a short run to test the benchmark; the result is not saved"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--save", type=Path, default=RESULTS, metavar="DIR", help="folder of the saved result")
    return parser


def report_result(result: Result, flags: argparse.Namespace) -> None:
    """Print a result as text or JSON, and save it unless the run was quick."""
    encoded = msgspec.json.format(msgspec.json.encode(result), indent=2)
    if flags.json:
        print(encoded.decode())
    else:
        print(format_result(result))
    if not flags.quick:
        flags.save.mkdir(parents=True, exist_ok=True)
        (flags.save / f"{result.name}.json").write_bytes(encoded + b"\n")


def make_result(name: str, facts: dict[str, str], figures: Sequence[Figure]) -> Result:
    """Return a result with today's date and the command that repeats it."""
    return Result(name, f"python -m bench.{name}", facts, time.strftime("%Y-%m-%d"), list(figures))


def load_result(path: Path) -> Result:
    """Read a saved result."""
    return msgspec.json.decode(path.read_bytes(), type=Result)


def resolve_commit(name: str) -> str:
    """Return the short hash of the commit that git knows by this name."""
    command = ["git", "rev-parse", "--short=8", f"{name}^{{commit}}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def measure_median(repeats: int, measure: Callable[[], float]) -> float:
    """Return the median of several measurements, so that one disturbed repeat does not matter."""
    return statistics.median(measure() for _ in range(repeats))


def measure_seconds(work: Callable[[], Any]) -> float:
    """Return how long `work` takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def format_number(value: float) -> str:
    """Format a number with three significant digits: 6.12, 15,200, 3,120,000. Integers below 10,000 are exact."""
    if value == int(value) and abs(value) < 10_000:
        return f"{int(value):,}"
    digits = max(0, 2 - int(f"{abs(value):e}".split("e")[1]))
    return f"{float(f'{value:.3g}'):,.{digits}f}"


def format_result(result: Result) -> str:
    """Format a result for the terminal."""
    width = max(len(figure.what) for figure in result.figures)
    lines = [f"{result.name}: " + ", ".join(f"{key} {value}" for key, value in result.machine.items())]
    for figure in result.figures:
        verdict = {None: "", True: f"   (target {figure.target}: met)", False: f"   (target {figure.target}: NOT met)"}
        note = f"   {figure.note}" if figure.note else ""
        lines.append(
            f"  {figure.what:<{width}}  {format_number(figure.value):>12} {figure.unit}{verdict[figure.met]}{note}"
        )
    return "\n".join(lines)


def _cpu_model() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or "unknown"
