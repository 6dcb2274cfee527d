"""What is kept on the disk. Nothing outside this folder knows which database that is."""
