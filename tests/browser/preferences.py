"""What visitors of these tests may have chosen in their settings."""

NEW = {"ending": "window", "forced": True, "pace": "fast"}
"""The settings of somebody who has just come; others' moves are shown quickly."""
