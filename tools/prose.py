"""`python -m tools.prose`: counts phrases that hide the subject of a sentence, in docstrings, comments, pages and messages.

docs/style.md says how to write instead. Other words alone lower the count and help no reader, so
`python -m tools.prose --sample SEED` prints 60 docstrings of `src` for a reader who has not seen the code
(docs/readings.md).
"""

from __future__ import annotations

import argparse
import ast
import inspect
import io
import random
import re
import subprocess
import tokenize
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
EVASIVE = re.compile(
    r"\b(whoever|whatever|whomever|whom|whichever)\b"
    r"|\b(somebody|nobody|anybody|everybody|one's|oneself)\b"
    r"|\bwhat (is|was|are|were|has|had|have|comes?|came|goes|there|it|they|becomes?|somebody|who|all|one|each|others?)\b"
    r"|\b(there (is|are|was|were) (none|no such|such|nobody|nothing)|that there (is|are|was|were))\b"
    r"|\bwhere (there|it|they|one|no|nobody|that|somebody|the|a|an|nothing|he|all)\b"
    r"|\bof (which|whom|it|them|these|those)\b",
    re.IGNORECASE,
)
"""Indefinite actors, relative clauses as objects, "there is none", `where` for `if`, and "of which"."""
WORD = re.compile(r"[A-Za-z']+")
SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
GENERATED = ("docs/figures.md", "web/src/api/contract.ts", "web/src/api/usual.ts")


class Line(NamedTuple):
    """A line of prose."""

    file: str
    number: int
    text: str


class Rate(NamedTuple):
    """Evasive phrases in a folder."""

    hits: int
    words: int

    @property
    def per_thousand(self) -> float:
        """Hits per 1,000 words."""
        return 1000 * self.hits / max(1, self.words)


def extract_python_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yields line number and text of docstrings, bare strings and comments."""
    in_strings = set[int]()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant | ast.JoinedStr) and node.end_lineno != node.lineno:
            in_strings.update(range(node.lineno, (node.end_lineno or 0) + 1))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for offset, line in enumerate(node.value.value.splitlines()):
                yield node.lineno + offset, line.strip()
    for number, line in enumerate(text.splitlines(), 1):
        if "#" in line and number not in in_strings and (comment := find_comment(line.strip())):
            yield number, comment


def find_comment(line: str) -> str:
    """Return the comment of a line of Python; empty if it has none."""
    with suppress(tokenize.TokenError, IndentationError):  # the line may be a part of a statement
        for token in tokenize.generate_tokens(io.StringIO(line).readline):
            if token.type == tokenize.COMMENT:
                return token.string.lstrip("#: ")
    return ""


def extract_script_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yields line number and text of the comments of TypeScript, Svelte and CSS."""
    for match in SCRIPT_COMMENT.finditer(text):
        first = text.count("\n", 0, match.start()) + 1
        for offset, line in enumerate(match.group().splitlines()):
            yield first + offset, line.strip("/*<!-> ").strip()


def extract_message_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yields line number and text of the messages of a Fluent file."""
    for number, line in enumerate(text.splitlines(), 1):
        value = line.split("=", 1)[1] if re.match(r"[a-z.\-]", line.strip() or " ") and "=" in line else line
        if not line.lstrip().startswith("#"):
            yield number, re.sub(r"\{[^}]*\}", " ", value).strip()


def extract_page_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yields line number and text of a Markdown page without its code blocks."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        fenced ^= line.lstrip().startswith("```")
        if not fenced and not line.startswith("    "):
            yield number, line


def extract_prose(file: Path) -> Iterator[tuple[int, str]]:
    """Yields line number and text of a file's prose; nothing for kinds of files without English prose."""
    readers = {
        ".py": extract_python_prose,
        ".ts": extract_script_prose,
        ".svelte": extract_script_prose,
        ".css": extract_script_prose,
        ".md": extract_page_prose,
    }
    if file.suffix == ".ftl" and "en" in file.parts:
        readers[".ftl"] = extract_message_prose
    if file.suffix in readers:
        yield from readers[file.suffix](file.read_text(encoding="utf-8"))


def get_folder(file: str) -> str:
    """The folder that a file is counted under."""
    parts = Path(file).parts
    if file.endswith(".ftl"):
        return "English messages"
    if parts[:2] == ("src", "tertulia"):
        if file.endswith((".ts", ".svelte")):
            return "screens of games"
        depth = 4 if len(parts) > 4 and parts[2] == "server" else 3
        return "/".join(parts[1 : min(depth, len(parts) - 1)])
    return "/".join(parts[:2]) if parts[0] == "web" and len(parts) > 2 else parts[0]


def list_lines(files: Sequence[str]) -> Iterator[Line]:
    """Yields the prose of files, named from the project's folder."""
    for file in files:
        if file not in GENERATED and (ROOT / file).is_file():
            for number, text in extract_prose(ROOT / file):
                yield Line(file, number, text)


def compute_rates(lines: Sequence[Line]) -> dict[str, Rate]:
    """The rate of each folder."""
    found: dict[str, Rate] = {}
    for line in lines:
        folder = get_folder(line.file)
        hits, words = found.get(folder, Rate(0, 0))
        found[folder] = Rate(hits + count_hits(line.text), words + len(WORD.findall(line.text)))
    return found


def count_hits(text: str) -> int:
    """The number of evasive phrases in a text."""
    return len(EVASIVE.findall(text))


class Docstring(NamedTuple):
    """A docstring with what a reader sees beside it in a generated reference."""

    file: str
    signature: str
    """The signature of a function, the name and bases of a class, the definition of a variable, or `module`."""
    text: str


def list_docstrings(file: str, source: str) -> Iterator[Docstring]:
    """Yields the docstrings of a module of Python, and of its classes, functions and variables."""
    tree = ast.parse(source)
    if text := ast.get_docstring(tree):
        yield Docstring(file, "module", text)
    yield from (Docstring(file, signature, text) for signature, text in _list_documented(tree, ""))


def _list_documented(
    owner: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, prefix: str
) -> Iterator[tuple[str, str]]:
    previous: ast.stmt | None = None
    for node in owner.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if text := ast.get_docstring(node):
                yield _write_signature(node, prefix), text
            yield from _list_documented(node, f"{prefix}{node.name}.")
        elif (
            isinstance(previous, ast.Assign | ast.AnnAssign)
            and isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield prefix + ast.unparse(previous)[:300], inspect.cleandoc(node.value.value)
        previous = node


def _write_signature(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, prefix: str) -> str:
    if isinstance(node, ast.ClassDef):
        return f"class {prefix}{node.name}({', '.join(map(ast.unparse, node.bases))})"
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"def {prefix}{node.name}({ast.unparse(node.args)}){result}"


def sample_docstrings(seed: int, size: int = 60) -> list[Docstring]:
    """Draw docstrings of the package at random; the same ones for the same seed and sources."""
    files = sorted(file for file in list_tracked_files(["src"]) if file.endswith(".py"))
    found = [each for file in files for each in list_docstrings(file, (ROOT / file).read_text(encoding="utf-8"))]
    return random.Random(seed).sample(found, size)


def list_tracked_files(paths: Sequence[str] = ()) -> list[str]:
    """The project's files, or those below some paths."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *paths]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("paths", nargs="*", help="files or folders (default: all)")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="also list the N lines with the most hits")
    parser.add_argument("--sample", type=int, metavar="SEED", help="print 60 docstrings of src, drawn by this seed")
    arguments = parser.parse_args()
    if arguments.sample is not None:
        for number, each in enumerate(sample_docstrings(arguments.sample), 1):
            print(f"## {number}. {each.file}\n\n    {each.signature}\n\n{each.text}\n")
        return
    lines = list(list_lines(list_tracked_files(arguments.paths)))
    for folder, rate in sorted(compute_rates(lines).items(), key=lambda item: -item[1].per_thousand):
        print(f"{rate.per_thousand:6.1f} per 1,000  {rate.words:7,} words  {folder}")
    for line in sorted(lines, key=lambda line: -count_hits(line.text))[: arguments.worst]:
        print(f"{line.file}:{line.number}: {line.text}")


if __name__ == "__main__":
    main()
