"""Property tests for every game: `pytest --pyargs tertulia.laws` runs them on all installed games."""
