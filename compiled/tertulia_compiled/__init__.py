"""The compiled rules and bots of Tertulia's games, as files of Numba's cache: `tertulia.kernel.compiled_package` reads them."""
