"""Granada once more, slow and plain: the rulebook and the rulings told a second time, to hold the engine against.

Nothing here is shared with the engine. It knows only the plain data that the engine shows (`view_all`, `events`).
"""
