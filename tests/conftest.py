"""What all tests share: their seed, how thorough they are, and a browser where there is one."""

from __future__ import annotations

import gc
import os
import secrets
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tertulia.laws.playing import games_a_law
from tertulia.laws.seed import NAME, SEED
from tertulia.resources import client_dir
from tests import marks, together
from tests.budgets import costs_of_this_run
from tests.seed import name_of, token_bytes_of
from tests.skips import Skips, in_ci
from tools.ready.chromium import find_chromium
from tools.ready.programs import find_program

# The usual profile tries the same examples every time; `HYPOTHESIS_PROFILE=thorough` (`make soak`) more, and ever new ones.
SLOW = [HealthCheck.too_slow]
settings.register_profile("fast", max_examples=25, deadline=None, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("thorough", max_examples=1000, deadline=None, suppress_health_check=SLOW, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fast"))


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(costs_of_this_run(), "costs")
    config.pluginmanager.register(Skips(in_ci()), "skips")


def pytest_report_header() -> str:
    """The seed, before the first test."""
    return f"seed: {NAME}={SEED}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The seed again, with every failure; with that of a law, `tertulia.laws.plugin` tells it."""
    report = yield
    if report.failed and not item.get_closest_marker("laws"):
        report.sections.append(("seed", f"{NAME}={SEED} plays the same games again"))
    return report


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program draws in the test's own process comes of the seed and the test's name."""
    monkeypatch.setattr(secrets, "token_bytes", token_bytes_of(name_of(request.node.nodeid)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without garbage collection: collected tests live until the end of the run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks by name come first, before anybody asks for marks. Browser tests come last: once a browser runs, its library's event
    loop runs in the same thread, and no other can. Before others come those that are marked to be run together: they take
    longest."""
    marks.mark(items)
    groups = {item: mark.args[0] for item in items for mark in item.iter_markers("xdist_group")}
    browsers, others = ({groups[item] for item in groups if in_browser(item) is kind} for kind in (True, False))
    if both := browsers & others:
        raise pytest.UsageError(f"tests with and without a browser share a group: {', '.join(sorted(both))}")
    together.group(items)
    longest = {*groups.values(), *together.TOGETHER.values()}
    items.sort(key=lambda item: (in_browser(item), group_named(item) not in longest))


def group_named(item: pytest.Item) -> str:
    """The group that it is run in, or nothing."""
    mark = item.get_closest_marker("xdist_group")
    return "" if mark is None else str(mark.args[0])


def in_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parent.parts


@pytest.fixture(scope="session")
def law_games() -> int:
    """How many random games a law is tried on."""
    return games_a_law()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium to test with; without one, or without the built client, the test is skipped. The one that has no
    window, where it is there, draws and answers the same and computes a fifth less; `TERTULIA_CHROMIUM` names another."""
    found = (
        None if os.environ.get("TERTULIA_CHROMIUM") else find_program("chromium-headless-shell")
    ) or find_chromium()
    if found is None:
        pytest.skip("Chromium is not installed: take the package chromium, or name one in TERTULIA_CHROMIUM")
    if client_dir() is None:
        pytest.skip("the browser client is not built: run `make client`")
    return found
