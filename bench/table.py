"""Writes docs/figures.md and the ten figures of README.md from the saved results.

`python -m bench.table` replaces the text between the two marks of each page. `--print` (or `--quick`) only shows it;
`--check` fails if a page differs from the results.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import cache
from pathlib import Path

import msgspec

from bench import COMMANDS
from bench.common import RESULTS, Figure, Result, format_number, load_result
from bench.targets import load_targets
from tertulia.i18n import Catalogue
from tertulia.kernel.registry import installed_games

ROOT = Path(__file__).resolve().parents[1]
README, FIGURES = ROOT / "README.md", ROOT / "docs" / "figures.md"
PICTURES = {"peers": "peers.svg", "training": "training/training.svg", "calibration": "calibration.svg"}
"""Pictures of some benchmarks, beside their results."""
Row = tuple[str, str, list[tuple[str, str]]]
GENERAL_ROWS: list[Row] = [
    ("compiling all games and their bots, once", "compiling",
     [("all games: compiling rules and bots at the same time, empty cache", "")]),
    ("200 tables with 4 browsers each: 95 % of moves are answered within", "server_load", [("… 95th percentile", "")]),
    ("the server's peak memory during this", "server_load", [("server's peak memory", "")]),
    ("changes lost by a server that was killed 100 times", "endurance", [("… lost", "")]),
    ("first page of the client, compressed; usable after", "page",
     [("first page, compressed", ""), ("first page usable after", "")]),
]  # fmt: skip
"""The README's figures that belong to no single game.

Each row has a label, the name of the result, and the label and unit of its figures; the unit is empty if there is only
one.
"""


def rows_of_games(what: str) -> list[Row]:
    """Return the README's rows of one kind, for the games that ask for it in `GameTargets.readme`."""
    rows: list[Row] = []
    for name in sorted(installed_games()):
        title, is_in_readme = Catalogue("en", name).text(f"{name}-title"), what in load_targets(name).readme
        found: dict[str, Row] = {
            "speed": (
                f"{title}, four players, random play on one core",
                "peers",
                [(f"Tertulia: {name}, 4 players", unit) for unit in ("games/s", "decisions/s")],
            ),
            "cores": (f"two cores against one, {title}", "rules", [(f"{name}: two cores against one", "")]),
            "calibration": (
                f"mean error of the bots' predicted chances of winning, {title}",
                "calibration",
                [("mean error of a predicted chance", f"% in {name}")],
            ),
        }
        rows += [found[what]] if is_in_readme else []
    return rows


@cache
def readme_rows() -> list[Row]:
    """Return the ten rows of the README's table."""
    return [*rows_of_games("speed"), *rows_of_games("cores"), *GENERAL_ROWS, *rows_of_games("calibration")]


BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"


def load_saved_results() -> list[Result]:
    """Return the saved results in the order of `COMMANDS`.

    The result of a part follows that of the complete benchmark, if it is newer.
    """
    found = []
    for name in COMMANDS:
        whole = [load_result(path) for path in [RESULTS / f"{name}.json"] if path.is_file()]
        parts = [load_result(path) for path in sorted(RESULTS.glob(f"{name}_*.json")) if path.stem not in COMMANDS]
        found += [*whole, *(part for part in parts if whole and part.day > whole[0].day)]
    return found


def bench_name(result: Result) -> str:
    """Return the benchmark of a result or of a part: `site` for `python -m bench.site --part kills`."""
    return result.command.split()[2].removeprefix("bench.")


def format_page(results: list[Result]) -> str:
    """Return all results as Markdown, with a table for each benchmark."""
    return "\n\n".join(format_section(result) for result in results)


def format_section(result: Result) -> str:
    """Return a benchmark's section: command, description, machine and date, then a row for each label."""
    machine = ", ".join(f"{fact} {value}" for fact, value in result.machine.items())
    head = f"`{result.command}`: {COMMANDS[bench_name(result)]} ({machine}; {result.day})"
    lines = [f"## {result.name}", "", head, "", "| measured | figure | aim |", "| --- | ---: | ---: |"]
    rows: dict[str, list[Figure]] = {}
    for figure in result.figures:
        rows.setdefault(figure.what, []).append(figure)
    lines += [format_row(what, figures) for what, figures in rows.items()]
    picture = RESULTS / PICTURES.get(result.name, "")
    if picture.is_file():
        words = COMMANDS[bench_name(result)].replace("`", "")
        lines += ["", f"![{words}]({os.path.relpath(picture, FIGURES.parent)})"]
    return "\n".join(lines)


def format_readme_table(results: list[Result]) -> str:
    """Return the README's table of ten figures, and the machines that they were measured on."""
    by_name = {result.name: result for result in results}
    lines = ["| measured | figure |", "| --- | ---: |"]
    for words, name, parts in readme_rows():
        found = [find_figure(by_name[name], what, unit) for what, unit in parts]
        values = ", ".join(f"{format_number(one.value)}&nbsp;{one.unit.partition(' in ')[0]}" for one in found)
        lines.append(f"| {words} | {values} |")
    used = [by_name[name] for name in dict.fromkeys(name for _, name, _ in readme_rows())]
    machines = dict.fromkeys(f"{one.machine['cpu']}, {one.machine['cores'].split()[0]} cores" for one in used)
    days = sorted(one.day for one in used)
    return "\n".join([*lines, "", f"Measured on {' and '.join(machines)}, {days[0]} to {days[-1]}."])


def find_figure(result: Result, what: str, unit: str) -> Figure:
    """Return a figure of a result; exits if there is none."""
    found = [
        figure for figure in result.figures if figure.what == what and unit in ("", figure.unit.partition(" (")[0])
    ]
    if not found:
        sys.exit(f"{result.name}.json has no figure {f'{what} {unit}'.strip()}, which README.md needs")
    return found[0]


def format_row(what: str, figures: list[Figure]) -> str:
    """Return the row of a label, with its units side by side."""
    values = ", ".join(f"{format_number(figure.value)} {figure.unit}" for figure in figures)
    targets = ", ".join(format_target(figure) for figure in figures if figure.target)
    return f"| {what} | {values} | {targets} |"


def format_target(figure: Figure) -> str:
    """Return the target of a figure in words, and whether it is missed."""
    sign, bound = figure.target.split()
    words = {">=": "at least", "<=": "at most"}[sign]
    return f"{words} {format_number(float(bound))}{'' if figure.met else ' (**not met**)'}"


def replace_block(page: str, block: str) -> str:
    """Return the page with `block` between the marks; exits if a mark is missing."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"the page does not have the marks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{block}\n\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.table", description="Write the figures in docs/figures.md and README.md."
    )
    parser.add_argument(
        "--print", "--quick", action="store_true", dest="show", help="print the tables without writing them"
    )
    parser.add_argument("--json", action="store_true", help="print the saved results as JSON")
    parser.add_argument("--check", action="store_true", help="fail if a page does not match the results")
    flags = parser.parse_args()
    results = load_saved_results()
    if not results:
        sys.exit(f"no results in {RESULTS.name}/: run `make bench`")
    if flags.json:
        print(msgspec.json.encode(results).decode())
        return
    if flags.show:
        print(format_page(results))
        return
    old = {page: page.read_text(encoding="utf-8") for page in (README, FIGURES)}
    new = format_pages(results)
    if flags.check:
        stale = ", ".join(page.name for page in old if old[page] != new[page])
        sys.exit(f"{stale}: the figures do not match bench/results: run python -m bench.table" if stale else 0)
    for page, text in new.items():
        page.write_text(text, encoding="utf-8")


def format_pages(results: list[Result]) -> dict[Path, str]:
    """Return both pages with the current figures."""
    blocks = {README: format_readme_table(results), FIGURES: format_page(results)}
    return {page: replace_block(page.read_text(encoding="utf-8"), block) for page, block in blocks.items()}


if __name__ == "__main__":
    main()
