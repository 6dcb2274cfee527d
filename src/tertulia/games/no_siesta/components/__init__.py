"""What is printed on the components, read and checked."""
