"""Rules of Granada, by the chapters of the rulebook."""
