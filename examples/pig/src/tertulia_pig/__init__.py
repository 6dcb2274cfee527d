"""The dice game Pig: roll and collect, or hold; a one loses what the turn collected."""
