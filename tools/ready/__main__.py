"""python -m tools.ready setup | play | test | proof | bench | docs | client | npm …

`setup` prepares everything that playing needs, and `play` then starts the server. `test` adds what the tests need,
`proof` also Firefox and WebKit, `bench` what the benchmarks need. `docs` prepares only what builds the documentation
site, `client` only builds the browser client. `npm …` runs npm in web/ with a Node.js that is new enough.
"""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tools.ready.chromium import ensure_chromium, ensure_other_browsers
from tools.ready.client import begin_modules, ensure_client, run_npm
from tools.ready.environment import PYTHON, ensure_environment, ensure_lock, ensure_separate
from tools.ready.peers import ensure_peers
from tools.ready.programs import ensure_programs
from tools.ready.steps import BIN, ROOT, StepError

GOALS = ("setup", "play", "test", "proof", "bench", "docs", "client", "npm")


def prepare(goal: str) -> None:
    """Prepare everything that a goal needs; a step with unchanged sources is skipped.

    Independent steps run at once: the client's packages are installed while `.venv` is created, and the client is built
    while the rules are compiled, as the longest game leaves a core idle at the end.
    """
    with ThreadPoolExecutor(1) as aside:  # one background thread: these steps depend on each other
        aside.submit(begin_modules)
        prepare_python(goal)
        client = aside.submit(ensure_client)
        if goal not in ("client", "play"):  # the server compiles the rules itself when it starts
            compile_rules()
        client.result()


def prepare_python(goal: str) -> None:
    """Prepare `.venv`, and the programs outside of it."""
    ensure_environment("test" if goal in ("test", "proof", "bench") else "play")
    if goal == "bench":
        ensure_lock("bench")
        ensure_peers()
    if goal in ("test", "proof", "bench"):
        ensure_chromium()
    if goal in ("test", "proof"):
        ensure_programs()
    if goal == "proof":
        ensure_other_browsers()


def compile_rules() -> None:
    """Compile the rules that no checkout of identical sources has compiled yet. The process prints its progress."""
    os.spawnv(os.P_WAIT, PYTHON, [str(PYTHON), "-m", "tertulia.cli.warm"])


def main(arguments: Sequence[str]) -> int:
    """Run a goal and return the exit status."""
    if not arguments or arguments[0] not in GOALS:
        print(__doc__)
        return 2
    goal, rest = arguments[0], arguments[1:]
    try:
        if goal == "npm":
            return run_npm(rest)
        if goal == "docs":
            ensure_environment("play")
            ensure_separate("docs")
            return 0
        prepare(goal)
    except StepError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    if goal == "play":
        tertulia = BIN / "tertulia"
        os.execv(tertulia, [str(tertulia), "serve", "--open", *rest])
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
