"""Live connections: which guests watch which table, and how updates reach them."""
