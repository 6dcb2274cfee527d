"""The interface to the world: routes, limits, pages. Nothing outside this folder knows status codes."""
