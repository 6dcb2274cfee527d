"""Rules of La Granja, by the chapters of the rulebook."""
