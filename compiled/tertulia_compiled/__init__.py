"""Compiled rules and bots as Numba cache files, which `tertulia.kernel.compiled_package` reads."""
