"""The dice game Pig: roll and collect points, or hold; rolling a one loses the points of the turn."""
