"""Guests and accounts: names, sessions, sign-in methods, and the site's keys and signatures."""
