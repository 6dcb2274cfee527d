"""What all benches share: the machine's name, medians of several repeats, one form of result and where it is saved."""

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

LOOP = """
import statistics, time
def turned():
    began = time.process_time()
    for _ in range(1_000_000):
        pass
    return 1 / (time.process_time() - began)
print(statistics.median(turned() for _ in range(25)))
"""
ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results"


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One measured number: what it is, its unit, and where there is one, the bound it must keep (`>= 3000000`)."""

    what: str
    value: float
    unit: str
    target: str = ""
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is kept; None where there is none."""
        if not self.target:
            return None
        sign, bound = self.target.split()
        return self.value >= float(bound) if sign == ">=" else self.value <= float(bound)


class Result(msgspec.Struct, frozen=True):
    """One bench's outcome: the command that made it, on which machine and when, and its figures."""

    name: str
    command: str
    machine: dict[str, str]
    day: str
    figures: list[Figure]


def machine(packages: Sequence[str] = ("numba", "numpy")) -> dict[str, str]:
    """The machine as a reader needs it to place the figures; versions of the packages that matter."""
    facts = {
        "cpu": _cpu_model(),
        "cores": _cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "python loop on all cores": f"{loops():.0f} M turns/s",
        "load before": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
    }
    if hasattr(os, "nice") and os.nice(0):
        facts["niceness"] = str(os.nice(0))  # a run that was given precedence says so
    for package in packages:
        try:
            facts[package] = version(package)
        except PackageNotFoundError:
            continue
    return facts


def loops() -> float:
    """Million turns of an empty loop of plain Python in a second, of each core while all of them turn it: what this machine is
    worth today to whatever is written in it. Machines that others share turn it twice as fast on one day as on another."""
    command = [sys.executable, "-c", LOOP]
    turning = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(os.cpu_count() or 1)]
    return statistics.mean(float(one.communicate()[0]) for one in turning)


def _cores() -> str:
    """How many the machine has, and to how many of them this run is kept, where that differs."""
    there, own = os.cpu_count() or 1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    return f"{there} (kept to {own})" if 0 < own < there else str(there)


def arguments(name: str, description: str) -> argparse.ArgumentParser:
    """The flags that every bench takes."""
    parser = argparse.ArgumentParser(
        prog=f"python -m bench.{name}", description=description, epilog=f"Example: python -m bench.{name} --quick"
    )
    parser.add_argument("--quick", action="store_true", help="a short run to see that it works; nothing is saved")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--save", type=Path, default=RESULTS, metavar="DIR", help="folder of the saved result")
    return parser


def finish(result: Result, flags: argparse.Namespace) -> None:
    """Print a result, as text or JSON, and save it unless the run was a quick one."""
    encoded = msgspec.json.format(msgspec.json.encode(result), indent=2)
    if flags.json:
        print(encoded.decode())
    else:
        print(as_text(result))
    if not flags.quick:
        flags.save.mkdir(parents=True, exist_ok=True)
        (flags.save / f"{result.name}.json").write_bytes(encoded + b"\n")


def result(name: str, facts: dict[str, str], figures: Sequence[Figure]) -> Result:
    """A result stamped with today's date and the command that repeats it."""
    return Result(name, f"python -m bench.{name}", facts, time.strftime("%Y-%m-%d"), list(figures))


def load(path: Path) -> Result:
    """A saved result."""
    return msgspec.json.decode(path.read_bytes(), type=Result)


def commit_named(name: str) -> str:
    """The short hash of a commit of this checkout, named as git names commits."""
    asked = ["git", "rev-parse", "--short=8", f"{name}^{{commit}}"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def median_of(repeats: int, measure: Callable[[], float]) -> float:
    """The median of several measurements: one disturbed repeat does not move it."""
    return statistics.median(measure() for _ in range(repeats))


def seconds(work: Callable[[], Any]) -> float:
    """How long a piece of work takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def number(value: float) -> str:
    """A figure with three digits that count: 6.12, 15,200, 3,120,000; small whole numbers as they are."""
    if value == int(value) and abs(value) < 10_000:
        return f"{int(value):,}"
    digits = max(0, 2 - int(f"{abs(value):e}".split("e")[1]))
    return f"{float(f'{value:.3g}'):,.{digits}f}"


def as_text(result: Result) -> str:
    """A result for the terminal."""
    width = max(len(figure.what) for figure in result.figures)
    lines = [f"{result.name}: " + ", ".join(f"{key} {value}" for key, value in result.machine.items())]
    for figure in result.figures:
        verdict = {None: "", True: f"   (target {figure.target}: met)", False: f"   (target {figure.target}: NOT met)"}
        note = f"   {figure.note}" if figure.note else ""
        lines.append(f"  {figure.what:<{width}}  {number(figure.value):>12} {figure.unit}{verdict[figure.met]}{note}")
    return "\n".join(lines)


def _cpu_model() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or "unknown"
