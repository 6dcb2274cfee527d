"""Property tests that every game must pass: `pytest --pyargs tertulia.laws` runs them on all installed games."""
