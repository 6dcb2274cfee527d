"""Games that are solved: what a search does in them can be held against the truth."""
