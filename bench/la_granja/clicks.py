"""Scripted player of La Granja, for `bench.clicks`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from playwright.sync_api import Page

from bench.clicks import OFFERED_SCRIPT, Step, Turn, find_selectors, maximum_figure
from bench.common import Figure

MAX_STEPS, MAX_QUICK_STEPS = 120, 30
"""Maximum steps of a game, and of one in a quick run."""
ROUNDS = 24
"""Complete rounds that are enough to measure: those of four or five games."""
VERB_ORDER = (
    "deliver",
    "play",
    "roof",
    "take 3",
    "take",
    "pair",
    "gain",
    "donkey",
    "market",
    "pay",
    "card",
    "draw",
    "advance",
)
"""Preferred actions, best first; all others come after these."""
ANYTIME = frozenset({"buy", "sell", "upgrade", "trade", "use", "helper"})
"""Actions that are offered besides the answers to the open question."""
EMPTY_DONE = "go on"
"""Verb recorded for a `done` that is the only answer to the open question."""
FREE_EMPTY_DONES = 3
"""Presses of such empty `done`s that are not counted in a round."""


def next_action(page: Page) -> tuple[str, list[str]]:
    """Return the next action and the selectors to press for it."""
    page.wait_for_function(f"() => ({OFFERED_SCRIPT})().length")  # an automatic step may just have begun
    offered: list[str] = page.evaluate(OFFERED_SCRIPT)
    liked = [one for verb in VERB_ORDER for one in offered if one.startswith(verb) and not one.endswith("extension")]
    verb, buttons = find_selectors(page, next(iter(liked), "done" if "done" in offered else offered[0]))
    answers = {one for one in offered if one.split()[0] not in ANYTIME}
    return EMPTY_DONE if answers == {"done"} else verb, buttons


def covers_all(turns: Sequence[Turn]) -> bool:
    """Return whether there are enough complete rounds."""
    return len(group_rounds(turns)) >= ROUNDS


def group_rounds(turns: Sequence[Turn]) -> list[tuple[Step, ...]]:
    """Return the steps of every complete round, from one `donkey` to the next."""
    steps = [step for turn in turns for step in turn.steps]
    donkeys = [number for number, step in enumerate(steps) if step.verb == "donkey"]
    return [tuple(steps[start:end]) for start, end in pairwise(donkeys)]


def count_presses(steps: Sequence[Step], without: Collection[str] = ()) -> int:
    """Return the presses of some steps, without those of some verbs."""
    return sum(step.presses for step in steps if step.verb not in without)


def count_round_presses(steps: Sequence[Step]) -> int:
    """Return the presses of a round, less its empty `done`s, of which at most three are not counted."""
    return count_presses(steps) - min(FREE_EMPTY_DONES, sum(step.presses for step in steps if step.verb == EMPTY_DONE))


def turn_figures(turns: Sequence[Turn]) -> list[Figure | None]:
    """Return the highest number of presses of each kind of turn, and figures of rounds."""
    dice = [turn for turn in turns if turn.verbs.count("take") == 1 and {"pair", "gain"} & set(turn.verbs)]
    delivered = [turn for turn in turns if "deliver" in turn.verbs and turn.verbs in _delivery_verbs(turn)]
    sources = [turn.count_chosen("deliver") for turn in delivered]
    cards = [turn.presses() for turn in turns if turn.verbs in (("play",), ("play", "done"), ("play", EMPTY_DONE))]
    played = group_rounds(turns)
    # A player without free markers must choose which to free, a decision each time: such rounds are left out.
    enough_markers = [each for each in played if not any(step.verb == "free" for step in each)]
    return [
        maximum_figure("la-granja: play a card", 2, cards),
        maximum_figure(
            "la-granja: the last roof", 1, [turn.presses("roof") for turn in turns if turn.verbs[-1] == "roof"]
        ),
        maximum_figure("la-granja: a die and its goods", 2, [turn.presses("take", "pair", "gain") for turn in dice]),
        *_round_figures(enough_markers),
        *_mean_figures(played),
        maximum_figure(
            "la-granja: deliveries, above one each and one for a good that is on a field and in store",
            1,
            [t.presses() - t.verbs.count("deliver") - more for t, more in zip(delivered, sources, strict=True)],
        ),
    ]


def _round_figures(played: Sequence[Sequence[Step]]) -> list[Figure | None]:
    """Return the presses that nine of ten rounds need at most, and the maximum.

    The target is on nine of ten, as the maximum grows with the number of rounds.
    """
    if not played:
        return []
    what = "la-granja: a round without lack of markers, without three empty “done”s"
    strict = [count_round_presses(each) for each in played]
    return [
        Figure(f"{what}: 90th percentile", nine_tenths_bound(strict), "presses", "<= 12", f"rounds: {len(played)}"),
        Figure("… maximum", max(strict), "presses"),
        Figure(
            "… without all “done”s: 90th percentile",
            nine_tenths_bound([count_presses(each, without=("done", EMPTY_DONE)) for each in played]),
            "presses",
        ),
    ]


def nine_tenths_bound(counts: Sequence[int]) -> int:
    """Return the bound that nine of ten counts do not exceed."""
    return sorted(counts)[(9 * len(counts) - 1) // 10]


def _mean_figures(played: Sequence[Sequence[Step]]) -> list[Figure | None]:
    """Return the mean presses of a round, and how many of them only say that the player is done."""
    if not played:
        return []
    all_of, done = (sum(map(count, played)) / len(played) for count in (count_presses, _count_done_presses))
    return [
        Figure("la-granja: a round, all presses, on average", all_of, "presses", note=f"rounds: {len(played)}"),
        Figure("la-granja: a round, presses of “done”, on average", done, "presses"),
    ]


def _count_done_presses(steps: Sequence[Step]) -> int:
    return sum(step.presses for step in steps if step.verb in ("done", EMPTY_DONE))


def _delivery_verbs(turn: Turn) -> tuple[tuple[str, ...], ...]:
    """Return the verbs of a turn of as many steps that only delivers, with or without `done` at its end."""
    fewer = ("deliver",) * (len(turn.steps) - 1)
    return (*fewer, "deliver"), (*fewer, "done"), (*fewer, EMPTY_DONE)
