"""Small games for tests of bots: solved ones to compare searches with, and one whose bot detects leaked secrets."""
