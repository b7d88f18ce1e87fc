"""Numbers for people, one row for each attack. No test asserts them."""

import json
import os
from pathlib import Path

REPORT = Path(__file__).parent / "report.json"
COLUMNS = {"seconds": "s", "frames a second": "frames/s", "longest gap": "gap ms", "processor": "CPU s",
           "memory": "RSS kB"}


class Report:
    def __init__(self):
        self.rows = {}
        self.notes = {}

    def add(self, attack, seconds, watched, processor, memory):
        """Adds a measurement. Attacks with one name, the variants of one test, share a row: sums, and the worst gap."""
        row = self.rows.setdefault(
            attack, {"seconds": 0, "frames": 0, "watched": 0, "longest gap": 0, "processor": 0, "memory": 0})
        row["seconds"] += seconds
        row["processor"] += processor
        row["memory"] += memory
        if watched:
            row["watched"] += watched.seconds
            row["frames"] += watched.frames
            row["longest gap"] = max(row["longest gap"], watched.longest_gap)

    def note(self, what, number):
        self.notes[what] = number

    def write(self):
        # Beside other work on the machine, frames are late through no fault of the server.
        self.note("load of the machine, mean of the last minute and of five", os.getloadavg()[:2])
        REPORT.write_text(json.dumps({"attacks": self.rows, "notes": self.notes}, indent=4) + "\n")

    @staticmethod
    def lines():
        report = json.loads(REPORT.read_text())
        width = max((len(name) for name in report["attacks"]), default=0)
        yield " ".join(["attack".ljust(width), *(title.rjust(9) for title in COLUMNS.values())])
        for name, row in report["attacks"].items():
            yield f"{name.ljust(width)} {cells(row)}"
        for what, number in report["notes"].items():
            yield f"{what}: {number}"


def cells(row):
    # A few milliseconds are shorter than a frame.
    has_mean, is_watched = row["watched"] >= 1, row["watched"] > 0
    return " ".join(text.rjust(9) for text in (
        f"{row['seconds']:.1f}",
        f"{row['frames'] / row['watched']:.1f}" if has_mean else "-",
        f"{row['longest gap'] * 1000:.0f}" if is_watched else "-",
        f"{row['processor']:.2f}",
        f"{row['memory']:+d}",
    ))
