"""What a look at a data folder brought, for people and for programs."""

from __future__ import annotations

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be."""

    where: str
    """`folder`, `secret`, `database`, `table …` or `guest …`."""
    what: str
    remedy: str = ""
    """What helps; empty where nothing need be done."""


class Report(msgspec.Struct):
    """The state of a data folder."""

    folder: str
    shape: str = ""
    bytes: int = 0
    tables: int = 0
    fine: int = 0
    mendable: int = 0
    kept: int = 0
    """Sound tables that this server cannot open: of other rules, of other components."""
    lost: int = 0
    guests: int = 0
    sets: int = 0
    """Sets of components that are kept."""
    findings: list[Finding] = []

    @property
    def sound(self) -> bool:
        """Whether nothing at all is to be done."""
        return not any(finding.remedy for finding in self.findings)

    def found(self, where: str, what: str, remedy: str = "") -> None:
        """Note a finding."""
        self.findings.append(Finding(where, what, remedy))

    def lines(self) -> list[str]:
        """The report in plain sentences."""
        parts = [f"{self.fine:,} fine"]
        others = ((self.mendable, "to be mended"), (self.kept, "sound but not to be opened now"), (self.lost, "lost"))
        parts += [f"{count:,} {what}" for count, what in others if count]
        said = [
            f"{self.folder}: {self.bytes / (1 << 20):.1f} MiB, shape {self.shape}",
            f"{self.tables:,} tables: {', '.join(parts)}",
            f"{self.guests:,} guests",
            f"{self.sets:,} sets of components",
        ]
        for finding in self.findings:
            remedy = f" ({finding.remedy})" if finding.remedy else ""
            said.append(f"- {finding.where}: {finding.what}{remedy}")
        return said
