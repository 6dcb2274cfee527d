"""The report on a check of a data folder, as text and as data."""

from __future__ import annotations

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """A fault, or another remark about a data folder."""

    where: str
    """Location of the fault: `folder`, `secret`, `database`, `moderators' log`, `table …`, `set …` or `guest …`."""
    what: str
    remedy: str = ""
    """What the site's owner can do; empty if nothing needs to be done."""


class CheckReport(msgspec.Struct):
    """Result of checking a data folder: findings, and numbers of tables by verdict, of guests and of sets."""

    folder: str
    shape: str = ""
    bytes: int = 0
    tables: int = 0
    fine: int = 0
    mendable: int = 0
    kept: int = 0
    """Number of tables that a repair leaves unchanged, for example because they were played by other rules or
    components."""
    lost: int = 0
    guests: int = 0
    sets: int = 0
    """Number of stored component sets."""
    findings: list[Finding] = []

    @property
    def sound(self) -> bool:
        """Whether the check found nothing in the data folder that the site's owner must correct."""
        return not any(finding.remedy for finding in self.findings)

    def add_finding(self, where: str, what: str, remedy: str = "") -> None:
        """Add a finding to the report."""
        self.findings.append(Finding(where, what, remedy))

    def lines(self) -> list[str]:
        """The report as lines of text."""
        parts = [f"{self.fine:,} fine"]
        others = ((self.mendable, "repairable"), (self.kept, "intact, but cannot be opened now"), (self.lost, "lost"))
        parts += [f"{count:,} {what}" for count, what in others if count]
        lines = [
            f"{self.folder}: {self.bytes / (1 << 20):.1f} MiB, schema {self.shape}",
            f"{self.tables:,} tables: {', '.join(parts)}",
            f"{self.guests:,} guests",
            f"{self.sets:,} component sets",
        ]
        for finding in self.findings:
            remedy = f" ({finding.remedy})" if finding.remedy else ""
            lines.append(f"- {finding.where}: {finding.what}{remedy}")
        return lines
