"""Choose a language for a browser from its `Accept-Language` header (`negotiate_language`)."""

from __future__ import annotations

from babel.core import negotiate_locale

from tertulia.i18n.files import DEFAULT_LANGUAGE, supported_languages


def negotiate_language(header: str | None) -> str:
    """The best supported language for an `Accept-Language` header (RFC 9110, 12.5.4), or else English.

    >>> negotiate_language("es-MX,es;q=0.9,en;q=0.8")
    'es'
    >>> [negotiate_language(header) for header in ("*", None, "de;q=0, cs;q=0.1", "de;q=much")]
    ['en', 'en', 'cs', 'en']
    """
    weighted_tags = sorted(_parse_weights(header or ""), key=lambda entry: -entry[1])
    return negotiate_locale([tag for tag, _ in weighted_tags], supported_languages(), sep="-") or DEFAULT_LANGUAGE


def _parse_weights(header: str) -> list[tuple[str, float]]:
    """Return (tag, weight) of the entries of an `Accept-Language` header.

    Entries that are invalid or have weight 0 are omitted, and only the first 1,000 characters are read.
    """
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
