"""Live connections: which guests look at which table, and how changes reach them."""
