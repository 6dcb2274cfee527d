"""Emails by SMTP."""
