"""Rules of No Siesta, by the chapters of the rulebook."""
