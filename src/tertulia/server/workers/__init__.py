"""Background work of a server process: bots, clocks, notifications, emails, analyses and upkeep."""
