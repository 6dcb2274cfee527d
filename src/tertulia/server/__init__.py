"""The web server: accounts, lobby, tables, live updates, notifications, chat, workers and storage."""
