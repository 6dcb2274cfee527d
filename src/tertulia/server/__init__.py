"""The website: guests and accounts, lobby, tables, clocks, live updates, notifications, chat and moderation, workers, storage."""
