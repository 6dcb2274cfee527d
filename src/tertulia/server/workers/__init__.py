"""What goes on by itself while the server runs."""
