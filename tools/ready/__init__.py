"""Prepares a checkout for playing or testing. Uses only the standard library, as it runs before any installation."""
