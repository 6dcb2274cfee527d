"""Printed components: loading and validation."""
