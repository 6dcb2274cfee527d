"""Background jobs of a server process: bots, clocks, notifications, emails, analyses, clean-up."""
