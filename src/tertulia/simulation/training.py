"""Learning: rounds of games against oneself, a new evaluation fitted to them, and a match against the old one that decides.
The first round learns from games of the game's own fast policy, and its rival plays all games to their ends.

Everything that is done is kept in a folder, game by game: a training that was stopped goes on where it was.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import numpy as np

from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Evaluation
from tertulia.bots.search.weights import Evaluations, evaluations_of, kind_of, known_of, load, save
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.integers import as_integer
from tertulia.kernel.registry import game as game_named
from tertulia.simulation.executors import ParallelMap
from tertulia.simulation.fitting import fit
from tertulia.simulation.intervals import wilson_interval
from tertulia.simulation.play_matches import play_out
from tertulia.simulation.self_play import SelfPlaySpec, TrainingSet, joined, play_self_play_game

AT_ONCE = 8
"""Games in one file: what is lost, at most, when a training is stopped."""


USUAL = 0.5
"""The share of games that are played by the usual options."""


class Settings(msgspec.Struct, frozen=True):
    """The settings that a folder's rounds were learnt with, kept in it."""

    game: str
    version: int
    features: str
    """The hash of their names."""
    plies: int
    rollout: int
    games: int
    matches: int
    units: int
    seed: int
    remembered: int
    first: bool = False
    rollout_per_extra_player: int = msgspec.field(name="further", default=0)
    """Called `further` in the file, as it always was."""
    options: dict[str, str] = {}

    @property
    def name(self) -> str:
        """Of the game, and of the tables where they are not all."""
        return " ".join([self.game, *self.options.values()])


class Round(msgspec.Struct, frozen=True):
    """What came of a round."""

    games: int
    positions: int
    error: float
    """of the points expected, on positions held back (root of the mean square)"""
    explained: float
    """the share of their variance"""
    matches: int
    share: float
    """of the new evaluation's victories over the old one"""
    interval: tuple[float, float]
    """95 %"""
    kept: bool


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    game: str
    folder: Path
    settings: SearchSettings
    games: int = 800
    """of self-play in a round"""
    matches: int = 400
    """between new and old, at least"""
    units: int = 0
    """of the evaluation's layer"""
    seed: int = 1
    remembered: int = 2
    """Rounds whose games are learnt from."""
    first: bool = True
    """Whether the policy's games of the first round are learnt from in all: they show what the search has learnt not to do."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Only tables with these options; what is known of other kinds of tables stays as it is."""
    tell: Callable[[str], None] = field(default=print)


@dataclass(frozen=True)
class EvaluationMatch:
    """A game between two evaluations, each at half of the seats."""

    spec: SelfPlaySpec
    other: Evaluation | None
    first: int
    """Who sits at even seats: 0 the spec's evaluation, 1 the other."""


def a_table(
    game: Game, held: Mapping[str, str], chance: np.random.Generator, even: bool = False
) -> tuple[dict[str, str], int]:
    """Returns a table to play at, (options, seats): a number of seats at which the options that are held are offered, and as often
    as not other options than the usual ones beside them."""
    seats = int(chance.choice(counts_of(game, held, even)))
    if chance.random() < USUAL:
        return dict(held), seats
    offered = [option for option in game.options if option.fits(seats)]
    return {option.name: str(chance.choice(option.choices)) for option in offered} | dict(held), seats


def counts_of(game: Game, held: Mapping[str, str], even: bool = False) -> list[int]:
    """Returns the numbers of seats at which a game can be played with these options, only the even ones where `even` is true.
    Raises `GameError` for options that the game has not, or that no number of seats admits."""
    game.check_options(held)
    apart = [option for option in game.options if held.get(option.name, option.default) != option.default]
    counts = [seats for seats in game.seats if all(option.fits(seats) for option in apart) and not (even and seats % 2)]
    if not counts:
        named = ", ".join(f"{option.name}={held[option.name]}" for option in apart)
        raise GameError(f"{game.name} has no {'even ' * even}number of seats for {named or 'its usual options'}")
    return counts


def play_evaluation_match(match: EvaluationMatch) -> float:
    """Returns the share of the victory, from 0 to 1, that the spec's evaluation has in one game against the other."""
    spec, game = match.spec, game_named(match.spec.game)
    sides = [
        SearchBot("side", spec.settings, derive_seed(spec.key, f"side {side}"), evaluation)
        for side, evaluation in enumerate((spec.evaluation, match.other))
    ]
    state = game.new(spec.options, spec.seats, spec.key)
    play_out(game, state, [sides[(seat + match.first) % 2] for seat in range(spec.seats)], spec.key)
    outcome = game.outcome(state)
    assert outcome is not None
    return sum(share for seat, share in enumerate(outcome.shares) if (seat + match.first) % 2 == 0)


def train(plan: Plan, rounds: int, parallel_map: ParallelMap) -> list[Round]:
    """Learn until the plan's folder has `rounds` rounds, from where it left off; returns all of them. The best evaluation is
    `best.npz` in the folder."""
    counts_of(game_named(plan.game), plan.options, even=True)  # before anything is written
    plan.folder.mkdir(parents=True, exist_ok=True)
    (plan.folder / "settings.json").write_bytes(msgspec.json.format(msgspec.json.encode(settings_of(plan))))
    done = history(plan.folder)
    for number in range(len(done), rounds):
        done.append(learn(plan, number, parallel_map))
        write(plan.folder / "rounds.json", done)
        plan.tell(told(number, done[-1]))
    return done


def settings_of(plan: Plan) -> Settings:
    """Returns the settings of a plan, as its folder keeps them."""
    game, think = game_named(plan.game), plan.settings
    return Settings(
        game.name, game.version, game.feature_table.hash, think.plies, think.rollout,
        plan.games, plan.matches, plan.units, plan.seed, plan.remembered, plan.first, think.rollout_per_extra_player,
        dict(plan.options),
    )  # fmt: skip


def history(folder: Path) -> list[Round]:
    """Returns the rounds that a folder holds, from the first."""
    path = folder / "rounds.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Round]) if path.exists() else []


def told(number: int, made: Round) -> str:
    """Returns what came of a round, in a line of text."""
    low, high = made.interval
    return (
        f"round {number + 1}: {made.positions} positions, error {made.error:.2f} points, {made.explained:.1%} explained; "
        f"{made.share:.1%} of {made.matches} games ({low:.1%} to {high:.1%}), {'kept' if made.kept else 'not kept'}"
    )


def learn(plan: Plan, number: int, parallel_map: ParallelMap) -> Round:
    """Do one round: games, a new evaluation, and the match between it and the one before; returns what came of it."""
    game = game_named(plan.game)
    best = plan.folder / "best.npz"
    old = load(game, best) if best.exists() else None
    training_sets = gathered(plan, number, old, parallel_map)
    made = fit(joined(training_sets), plan.units, plan.seed, game.feature_table.variant_features)
    found = {**(evaluations_of(game) if plan.options else {}), **made.evaluations}
    save(game, found, plan.folder / f"round-{number + 1}.npz")
    share, games = compared(plan, number, found, old, parallel_map)
    interval = wilson_interval(share * games, games)
    kept = interval[0] > 0.5
    if kept:
        save(game, found, best)
    return Round(plan.games, made.positions, made.error, made.explained, games, share, interval, kept)


def gathered(plan: Plan, number: int, old: Evaluations | None, parallel_map: ParallelMap) -> list[TrainingSet]:
    """Returns the training sets of this round, played where they are not there yet, and of the rounds before that are
    remembered."""
    folder = plan.folder / f"round-{number + 1}"
    folder.mkdir(exist_ok=True)
    files = [folder / f"{part:05}.npz" for part in range(-(-plan.games // AT_ONCE))]
    missing = [part for part, path in enumerate(files) if not path.exists()]
    played = parallel_map(
        play_self_play_game, (spec for part in missing for spec in self_play_specs(plan, number, part, old))
    )
    for part in missing:
        keep(joined([next(played) for _ in range(AT_ONCE)]), files[part])
        plan.tell(f"round {number + 1}: {part + 1} of {len(files)} parts played")
    last = range(max(min(number, 1), number + 1 - plan.remembered), number + 1)
    remembered = sorted({0, *last}) if plan.first else last
    paths = [path for one in remembered for path in sorted((plan.folder / f"round-{one + 1}").glob("*.npz"))]
    return [read(path) for path in paths]


def self_play_specs(plan: Plan, number: int, part: int, old: Evaluations | None) -> Iterator[SelfPlaySpec]:
    """Returns the specs of the games of a part."""
    for n in range(part * AT_ONCE, (part + 1) * AT_ONCE):
        yield self_play_spec(plan, f"round {number} game {n}", old)


def self_play_spec(plan: Plan, name: str, evaluations: Evaluations | None, even: bool = False) -> SelfPlaySpec:
    """Returns the spec of a game by its name: the same plan and name give the same game."""
    key = hashlib.sha256(f"tertulia train {plan.game} {as_integer(plan.seed, 'seed')} {name}".encode()).digest()
    game = game_named(plan.game)
    options, seats = a_table(game, plan.options, np.random.default_rng(list(key)), even)
    evaluation = known_of(evaluations, kind_of(game, game.new(options, seats, key))) if evaluations else None
    return SelfPlaySpec(plan.game, options, seats, key, plan.settings, evaluation)


def compared(
    plan: Plan, number: int, new: Evaluations, old: Evaluations | None, parallel_map: ParallelMap
) -> tuple[float, int]:
    """Returns the share of victories, from 0 to 1, of the new evaluation over the old one, and the number of games; a match that
    was stopped goes on."""
    path, pairs = plan.folder / f"round-{number + 1}" / "match.json", range(-(-plan.matches // 2))
    shares: list[float] = msgspec.json.decode(path.read_bytes(), type=list[float]) if path.exists() else []
    training_sets = [self_play_spec(plan, f"round {number} match {n}", new, even=True) for n in pairs]
    olds = [self_play_spec(plan, f"round {number} match {n}", old, even=True).evaluation for n in pairs]
    matches = [
        EvaluationMatch(spec, other, first) for spec, other in zip(training_sets, olds, strict=True) for first in (0, 1)
    ]
    for share in parallel_map(play_evaluation_match, matches[len(shares) :]):
        shares.append(share)
        if len(shares) % AT_ONCE == 0 or len(shares) == len(matches):
            write(path, shares)
            plan.tell(
                f"round {number + 1}: {len(shares)} of {len(matches)} games between new and old, {np.mean(shares):.1%} won"
            )
    return float(np.mean(shares)), len(shares)


def write(path: Path, facts: object) -> None:
    """Write facts as JSON, whole or not at all."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(facts)))
    unfinished.replace(path)


def keep(training_sets: TrainingSet, path: Path) -> None:
    """Write a part, whole or not at all."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **training_sets._asdict())
    unfinished.replace(path)


def read(path: Path) -> TrainingSet:
    """Returns a part that `keep` has written."""
    with np.load(path, allow_pickle=False) as kept:
        return TrainingSet(*(kept[column] for column in TrainingSet._fields))
