"""Senders of notifications: email, web push, webhooks and notification services."""
