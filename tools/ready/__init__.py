"""Makes a checkout ready to play or to test. Only the standard library: it runs before anything is installed."""
