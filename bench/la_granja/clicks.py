"""A player of La Granja whose presses are counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from playwright.sync_api import Page

from bench.clicks import OFFERED, Step, Turn, most_of, pressed
from bench.common import Figure

MOST, QUICKLY = 120, 30
"""Steps of a game, and of a quick look at one."""
ROUNDS = 24
"""Whole rounds that are enough: those of four or five games."""
LIKED = (
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
"""What is done first; anything else comes after these."""
ANYTIME = frozenset({"buy", "sell", "upgrade", "trade", "use", "helper"})
"""What may be done beside an answer to what is asked."""
EMPTY = "go on"
"""The verb of a `done` where nothing else answers what is asked."""
EMPTIES = 3
"""Of these a round has so many that are not counted."""


def player(page: Page) -> tuple[str, list[str]]:
    """What is done next, and the buttons for it: a thing that offers several things shows them at a press."""
    page.wait_for_function(f"() => ({OFFERED})().length")  # a step that is done by itself may just have begun
    offered: list[str] = page.evaluate(OFFERED)
    liked = [one for verb in LIKED for one in offered if one.startswith(verb) and not one.endswith("extension")]
    verb, buttons = pressed(page, next(iter(liked), "done" if "done" in offered else offered[0]))
    answers = {one for one in offered if one.split()[0] not in ANYTIME}
    return EMPTY if answers == {"done"} else verb, buttons


def enough(turns: Sequence[Turn]) -> bool:
    """Whether a round has come up often enough."""
    return len(rounds(turns)) >= ROUNDS


def rounds(turns: Sequence[Turn]) -> list[tuple[Step, ...]]:
    """Every whole round, from one donkey to the next."""
    steps = [step for turn in turns for step in turn.steps]
    donkeys = [number for number, step in enumerate(steps) if step.verb == "donkey"]
    return [tuple(steps[start:end]) for start, end in pairwise(donkeys)]


def presses(steps: Sequence[Step], without: Collection[str] = ()) -> int:
    """Those of some steps, but for some verbs."""
    return sum(step.presses for step in steps if step.verb not in without)


def counted(steps: Sequence[Step]) -> int:
    """All presses of a round but for the three of an empty `done`, or as many of them as it has."""
    return presses(steps) - min(EMPTIES, sum(step.presses for step in steps if step.verb == EMPTY))


def figures(turns: Sequence[Turn]) -> list[Figure | None]:
    """The most presses that a turn of its kind took."""
    dice = [turn for turn in turns if turn.verbs.count("take") == 1 and {"pair", "gain"} & set(turn.verbs)]
    delivered = [turn for turn in turns if "deliver" in turn.verbs and turn.verbs in _deliveries(turn)]
    sources = [turn.chosen("deliver") for turn in delivered]
    cards = [turn.presses() for turn in turns if turn.verbs in (("play",), ("play", "done"), ("play", EMPTY))]
    played = rounds(turns)
    # Who keeps all that grows runs out of markers, and is asked which to free: that is a decision each time.
    enough_markers = [each for each in played if not any(step.verb == "free" for step in each)]
    return [
        most_of("la-granja: play a card", 2, cards),
        most_of("la-granja: the last roof", 1, [turn.presses("roof") for turn in turns if turn.verbs[-1] == "roof"]),
        most_of("la-granja: a die and its goods", 2, [turn.presses("take", "pair", "gain") for turn in dice]),
        *_of_rounds(enough_markers),
        *_means(played),
        most_of(
            "la-granja: deliveries, beyond one each and one for a good that lies on a field and in store",
            1,
            [t.presses() - t.verbs.count("deliver") - more for t, more in zip(delivered, sources, strict=True)],
        ),
    ]


def _of_rounds(played: Sequence[Sequence[Step]]) -> list[Figure | None]:
    """How many presses nine rounds of ten take, and the most: a round of many deliveries has many decisions, so that the most grows
    with the number of rounds that are looked at."""
    if not played:
        return []
    what = "la-granja: a round without lack of markers, all presses but three empty “done”s"
    strict = [counted(each) for each in played]
    return [
        Figure(f"{what}: nine of ten at most", tenth(strict), "presses", "<= 12", f"rounds: {len(played)}"),
        Figure("… the most", max(strict), "presses"),
        Figure(
            "… all presses but those that say that nothing more is wanted: nine of ten at most",
            tenth([presses(each, without=("done", EMPTY)) for each in played]),
            "presses",
        ),
    ]


def tenth(counts: Sequence[int]) -> int:
    """What nine of ten are at most."""
    return sorted(counts)[(9 * len(counts) - 1) // 10]


def _means(played: Sequence[Sequence[Step]]) -> list[Figure | None]:
    """The presses of a round in the mean, and those among them that only say that nothing more is wanted."""
    if not played:
        return []
    all_of, said = (sum(map(count, played)) / len(played) for count in (presses, _said))
    return [
        Figure("la-granja: a round, all presses, in the mean", all_of, "presses", note=f"rounds: {len(played)}"),
        Figure("… those among them that say that nothing more is wanted", said, "presses"),
    ]


def _said(steps: Sequence[Step]) -> int:
    return sum(step.presses for step in steps if step.verb in ("done", EMPTY))


def _deliveries(turn: Turn) -> tuple[tuple[str, ...], ...]:
    """A turn of nothing but deliveries as long as this one, with and without saying that it is over."""
    fewer = ("deliver",) * (len(turn.steps) - 1)
    return (*fewer, "deliver"), (*fewer, "done"), (*fewer, EMPTY)
