"""Where the files lie that are not Python: the catalogues and the built browser client.

A wheel carries them inside the package; in a checkout they lie beside `src/`.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


def locales_dir() -> Path:
    """The folder with one folder of Fluent catalogues a language."""
    packed = _PACKAGE / "locales"
    return packed if packed.is_dir() else _CHECKOUT / "locales"


def client_dir() -> Path | None:
    """The folder of the built browser client, or None where it has not been built."""
    for folder in (_PACKAGE / "client", _CHECKOUT / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def checkout_dir() -> Path | None:
    """The checkout that this package runs in, or None where it is installed from a wheel."""
    return _CHECKOUT if (_CHECKOUT / "pyproject.toml").is_file() else None
