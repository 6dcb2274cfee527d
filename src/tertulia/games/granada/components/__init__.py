"""Printed components: loading, validation and the layout in a state."""
