"""The games that benchmarks and shared tests play if any game would do."""

QUICK = "granada"
"""A game with short matches."""
RICH = "la-granja"
"""A game with many kinds of decisions, hidden cards and options."""
LONG = "no-siesta"
"""A game with turns of many steps."""
