"""Writes the figures of README.md from the saved results, so that none is typed by hand.

`python -m bench.table` puts them between the two marks in README.md; `--print` (or `--quick`) only shows them,
`--check` fails where the README is not what the results say.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from bench import COMMANDS
from bench.common import RESULTS, Figure, Result, load, number

README = Path(__file__).resolve().parents[1] / "README.md"
PICTURES = {"training": "training/training.svg", "calibration": "calibration.svg"}
"""Of some benches, beside their results."""
BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"


def table(results: list[Result]) -> str:
    """All results as Markdown, one table a bench."""
    return "\n\n".join(section(result) for result in results)


def section(result: Result) -> str:
    """One bench: what it measures, by which command, where and when; then its figures, one row for each thing measured."""
    machine = ", ".join(f"{fact} {value}" for fact, value in result.machine.items())
    head = f"`{result.command}`: {COMMANDS[result.name]} ({machine}; {result.day})"
    lines = [head, "", "| measured | figure | aim |", "| --- | ---: | ---: |"]
    rows: dict[str, list[Figure]] = {}
    for figure in result.figures:
        rows.setdefault(figure.what, []).append(figure)
    lines += [row(what, figures) for what, figures in rows.items()]
    picture = RESULTS / PICTURES.get(result.name, "")
    if picture.is_file():
        words = COMMANDS[result.name].replace("`", "")
        lines += ["", f"![{words}]({picture.relative_to(README.parent).as_posix()})"]
    return "\n".join(lines)


def row(what: str, figures: list[Figure]) -> str:
    """One thing measured; several units side by side."""
    values = ", ".join(f"{number(figure.value)} {figure.unit}" for figure in figures)
    aims = ", ".join(aim(figure) for figure in figures if figure.target)
    return f"| {what} | {values} | {aims} |"


def aim(figure: Figure) -> str:
    """What a figure must reach, and whether it does."""
    sign, bound = figure.target.split()
    words = {">=": "at least", "<=": "at most"}[sign]
    return f"{words} {number(float(bound))}{'' if figure.met else ' (**not met**)'}"


def replaced(readme: str, block: str) -> str:
    """The README with another block between the marks; exits where a mark is missing."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"README.md has no {BEGIN} … {END} to write between")
    return f"{before}{BEGIN}\n\n{block}\n\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description="Writes the README's figures.")
    parser.add_argument("--print", "--quick", action="store_true", dest="show", help="show the tables, change nothing")
    parser.add_argument("--json", action="store_true", help="the saved results as JSON; change nothing")
    parser.add_argument("--check", action="store_true", help="fail where README.md is not what the results say")
    flags = parser.parse_args()
    results = [load(path) for name in COMMANDS if (path := RESULTS / f"{name}.json").is_file()]
    if not results:
        sys.exit(f"no results in {RESULTS.name}/ yet: run `make bench`")
    block = table(results)
    if flags.json:
        print(msgspec.json.encode(results).decode())
        return
    if flags.show:
        print(block)
        return
    old = README.read_text(encoding="utf-8")
    new = replaced(old, block)
    if flags.check:
        sys.exit(
            "README.md: the figures are not those of bench/results: run python -m bench.table" if new != old else 0
        )
    README.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
