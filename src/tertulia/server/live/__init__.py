"""Live connections: who looks at which table, and how they hear of it."""
