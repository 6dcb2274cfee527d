"""What happens at a table, told without a network and without a disk."""
