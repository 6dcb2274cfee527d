"""What must hold in every game, whatever its rules: `pytest --pyargs tertulia.laws` asks it of all installed games."""
