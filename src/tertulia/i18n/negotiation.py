"""Choose a language for a browser (`negotiate`)."""

from __future__ import annotations

from babel.core import negotiate_locale

from tertulia.i18n.files import DEFAULT, languages


def negotiate(header: str | None) -> str:
    """The best supported language for an `Accept-Language` header (RFC 9110, 12.5.4), or else English.

    >>> negotiate("es-MX,es;q=0.9,en;q=0.8")
    'es'
    >>> negotiate("*"), negotiate(None), negotiate("de;q=0, cs;q=0.1"), negotiate("de;q=much")
    ('en', 'en', 'cs', 'en')
    """
    wanted = sorted(_weighted(header or ""), key=lambda entry: -entry[1])
    return negotiate_locale([tag for tag, _ in wanted], languages(), sep="-") or DEFAULT


def _weighted(header: str) -> list[tuple[str, float]]:
    """Pairs (tag, weight) of the entries with positive weights. Invalid entries are omitted."""
    found = []
    for entry in header[:1000].split(","):
        tag, _, parameter = entry.partition(";")
        name, _, value = parameter.strip().partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        if tag.strip() and weight > 0:
            found.append((tag.strip(), weight))
    return found
