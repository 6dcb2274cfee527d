"""No Siesta a second time, slowly and plainly, from the printed sheet and what a table shows: no rule of the engine is used."""
