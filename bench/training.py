"""Progress of trainings: settings and rounds of `tertulia train`, saved and plotted.

`python -m bench.training DIR …` adds trainings, each from a folder of `tertulia train`; without folders it shows the
saved ones. It needs matplotlib.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from tertulia.simulation.training import TrainingRound, TrainingSettings, read_rounds

PLOT = "training.svg"


class Training(msgspec.Struct, frozen=True):
    """A saved training."""

    settings: TrainingSettings
    rounds: list[TrainingRound]


def read_training(folder: Path) -> Training:
    """Read the training in a folder."""
    settings = msgspec.json.decode((folder / "settings.json").read_bytes(), type=TrainingSettings)
    return Training(settings, read_rounds(folder))


def read_trainings(folder: Path) -> list[Training]:
    """Read the saved trainings, in the order of their names."""
    return [msgspec.json.decode(path.read_bytes(), type=Training) for path in sorted(folder.glob("*.json"))]


def round_figures(training: Training) -> list[Figure]:
    """Return two figures per round: the share won against the previous best, the variance explained."""
    figures = []
    for number, result in enumerate(training.rounds, start=1):
        what = f"{training.settings.name}, round {number}: {'kept' if result.kept else 'not kept'}"
        low, high = (100 * end for end in result.interval)
        games = f"{low:.1f} to {high:.1f}, {result.matches} games"
        figures.append(Figure(what, 100 * result.share, f"% won against the previous best ({games})"))
        figures.append(
            Figure(what, 100 * result.explained, f"% of the later points explained ({result.positions} positions)")
        )
    return figures


def draw_curves(trainings: list[Training], path: Path) -> None:
    """Plot both curves of each training."""
    from matplotlib.figure import Figure as Picture

    picture = Picture(figsize=(9, 3.2), layout="constrained")
    won, explained = picture.subplots(1, 2)
    for training in trainings:
        rounds, name = range(1, len(training.rounds) + 1), training.settings.name
        shares = [result.share for result in training.rounds]
        errors = [
            [result.share - result.interval[0] for result in training.rounds],
            [result.interval[1] - result.share for result in training.rounds],
        ]
        won.errorbar(rounds, shares, errors, marker="o", capsize=2, label=name)
        explained.plot(rounds, [result.explained for result in training.rounds], marker="o", label=name)
    won.axhline(0.5, color="0.7")
    won.set(xlabel="round", ylabel="share won against the previous best", ylim=(0, 1))
    explained.set(xlabel="round", ylabel="share of the variance explained", ylim=(0, 1))
    for curves in (won, explained):
        curves.locator_params(axis="x", integer=True)
    won.legend()
    picture.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argument_parser("training", (__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="*", type=Path, metavar="DIR", help="training folders of `tertulia train`")
    flags: Namespace = parser.parse_args()
    home = flags.save / "training"
    home.mkdir(parents=True, exist_ok=True)
    for folder in flags.folders:
        training = read_training(folder)
        encoded = msgspec.json.format(msgspec.json.encode(training), indent=1)
        (home / f"{training.settings.name.replace(' ', '-')}.json").write_bytes(encoded + b"\n")
    trainings = read_trainings(home)
    report_result(
        make_result(
            "training", describe_machine(), [figure for training in trainings for figure in round_figures(training)]
        ),
        flags,
    )
    if not flags.quick:
        draw_curves(trainings, home / PLOT)


if __name__ == "__main__":
    main()
