"""The games that benches and shared tests play where any would do: which ones, is said here and nowhere else."""

QUICK = "granada"
"""One whose games are short."""
RICH = "la-granja"
"""One with many kinds of decisions, hidden cards and options."""
LONG = "no-siesta"
"""One with turns of many steps."""
