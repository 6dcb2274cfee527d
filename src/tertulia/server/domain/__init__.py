"""The rules of the server: tables, commands, players and notifications, without network and storage."""
