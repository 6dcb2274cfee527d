"""A player of La Granja whose presses are counted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Page

from bench.clicks import OFFERED, Turn, most_of, pressed
from bench.common import Figure

MOST, QUICKLY = 120, 30
"""Steps of a game, and of a quick look at one."""
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


def player(page: Page) -> tuple[str, list[str]]:
    """What is done next, and the buttons for it: a thing that offers several things shows them at a press."""
    page.wait_for_function(f"() => ({OFFERED})().length")  # a step that is done by itself may just have begun
    offered: list[str] = page.evaluate(OFFERED)
    liked = [one for verb in LIKED for one in offered if one.startswith(verb) and not one.endswith("extension")]
    return pressed(page, next(iter(liked), "done" if "done" in offered else offered[0]))


def enough(turns: Sequence[Turn]) -> bool:
    """Whether a roof was bought as the last thing of a turn: who can pay for none buys none."""
    return any(turn.verbs[-1] == "roof" for turn in turns)


def rounds(turns: Sequence[Turn]) -> list[int]:
    """The presses of every whole round, from one donkey to the next, but for those that only say that nothing more is wanted: who
    spares commodities is not asked for these (`idle.ts`)."""
    steps = [step for turn in turns for step in turn.steps]
    donkeys = [number for number, step in enumerate(steps) if step.verb == "donkey"]
    return [sum(step.presses for step in steps[start:end] if step.verb != "done") for start, end in pairwise(donkeys)]


def figures(turns: Sequence[Turn]) -> list[Figure | None]:
    """The most presses that a turn of its kind took."""
    dice = [turn for turn in turns if turn.verbs.count("take") == 1 and {"pair", "gain"} & set(turn.verbs)]
    delivered = [turn for turn in turns if "deliver" in turn.verbs and turn.verbs in _deliveries(turn)]
    sources = [turn.chosen("deliver") for turn in delivered]
    cards = [turn.presses() for turn in turns if turn.verbs in (("play",), ("play", "done"))]
    return [
        most_of("la-granja: play a card", 2, cards),
        most_of("la-granja: the last roof", 1, [turn.presses("roof") for turn in turns if turn.verbs[-1] == "roof"]),
        most_of("la-granja: a die and its goods", 2, [turn.presses("take", "pair", "gain") for turn in dice]),
        most_of("la-granja: a round, without saying that nothing more is wanted", 12, rounds(turns), "rounds"),
        most_of(
            "la-granja: deliveries, beyond one each and one for a good that lies on a field and in store",
            1,
            [t.presses() - t.verbs.count("deliver") - more for t, more in zip(delivered, sources, strict=True)],
        ),
    ]


def _deliveries(turn: Turn) -> tuple[tuple[str, ...], ...]:
    """A turn of nothing but deliveries as long as this one, with and without saying that it is over."""
    long = len(turn.steps)
    return ("deliver",) * long, (*("deliver",) * (long - 1), "done")
