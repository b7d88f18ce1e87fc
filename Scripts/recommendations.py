"""What messages recommend has to be there: names of types and members in the compiler's messages (`message:`, `renamed:`)
and in the lines of run-time messages that say what to try."""
import pathlib
import re

UNAVAILABLE = re.compile(r'(?:message|renamed):\s*"((?:[^"\\]|\\.)*)"')
# The last part of a warning or of an explanation, up to an empty line or the end of the text.
TRY = re.compile(r'^\s*try {3,}(.*(?:\n(?!\s*""")[^\n]*\S.*)*)', re.MULTILINE | re.IGNORECASE)
INTERPOLATION = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
# `UILabel`, `draw(in:)`, `UIView.animate`, `.crossDissolve`, `animate(withDuration:animations:)`.
NAME = re.compile(r"(?<![\w./])\.?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\((?:\w+:)+\)|\(\))?")
LOOKS_LIKE_CODE = re.compile(r"[a-z][A-Z]|\(|^\.|^(?:UI|NS|CG|CA|CT)[A-Z]|\w\.\w")
# Types of Swift and Foundation, whose members only the compiler knows.
ELSEWHERE = set("""
    AsyncStream CGPoint CGRect CGSize DispatchQueue DispatchWorkItem MainActor NSAttributedString NSCoder RunLoop
""".split())
# Words of prose, names that stand for the reader's own, and names of Swift and of other packages.
OTHERS = set("""
    AVFoundation AVKit Class.method MapKit MyView.self NibConnections OpenCombine PhotosUI SwiftUI TextKit UIKIT_REPLAY UIKit
    WebKit .map .module didSet fromLayout iOS scrollView toLayout
""".split())


class Names:
    """The public names that code can use."""

    def __init__(self, graphs):
        self.types, self.members = set(), {}
        for _, graph in graphs:
            for symbol in graph["symbols"]:
                if any(one.get("isUnconditionallyUnavailable") for one in symbol.get("availability", [])):
                    continue
                *_, name = path = symbol["pathComponents"]
                if symbol["kind"]["identifier"].split(".")[-1] in ("class", "struct", "enum", "protocol", "typealias"):
                    self.types.add(name)
                self.members.setdefault(name.partition("(")[0], set()).add(name)
        self.labels = {label for known in self.members.values() for full in known
                       for label in full.partition("(")[2].rstrip(":)").split(":")}

    def has(self, written):
        """Returns whether a name as people write it is there: each part, and the last one with its labels."""
        bare, _, labels = written.lstrip(".").partition("(")
        *owners, last = bare.split(".")
        if owners and owners[0] in ELSEWHERE and owners[-1] != "NSCoder":
            return True
        if labels and last[0].isupper():
            return last in self.types and self.is_called("init", labels)
        if last == "self" or last[0].isupper():
            return all(name in self.types or name in ELSEWHERE for name in [*owners, last] if name != "self")
        # What begins small and leads on is a variable of the reader's own: `view.tintColor`.
        if not all(owner in self.types or owner in ELSEWHERE or owner[0].islower() for owner in owners):
            return False
        return self.is_called(last, labels) or (not labels and last in self.labels)

    def is_called(self, name, labels):
        """Returns whether a member has this name and begins with these labels: the others may have defaults."""
        known = self.members.get(name, set())
        return bool(known) if not labels or labels == ")" else any(
            full.startswith(f"{name}({labels.rstrip(')')}") for full in known)


    def prove(self):
        """Says at once when the check itself has become blind."""
        for name in ("UIView", "UIView.animate", "view.tintColor", ".crossDissolve", "UIImage(contentsOfFile:)",
                     "UIApplication.shared.open(_:)", "draw(in:)", "NSCoder.string(for:)", "UILabel.self"):
            assert self.has(name), name
        for name in ("UITableView", "UIView.animates", "view.tintColour", ".crossFade", "UIImage(contentsOfURL:)",
                     "UIApplication.shared.close(_:)", "draw(inside:)", "NSCoder.text(for:)", "UITextView.self"):
            assert not self.has(name), name


def messages(file):
    """Yields (line, text) of each message in a source file that recommends something."""
    text = file.read_text()
    for pattern in (UNAVAILABLE, TRY):
        for match in pattern.finditer(text):
            yield text.count("\n", 0, match.start(1)) + 1, INTERPOLATION.sub("", match[1])


def unknown(sources, graphs):
    """Returns "file:line: name" for each name in a message that code can't use."""
    names = Names(graphs)
    names.prove()
    found = []
    for file in sorted(sources):
        for line, text in messages(file):
            text = re.sub(r"[gs]etter:|self:|\\\\", "", text)
            for name in NAME.findall(text):
                if LOOKS_LIKE_CODE.search(name) and name not in OTHERS and not re.search(r"\.(md|py|swift|xib)$", name):
                    if not names.has(name):
                        found.append(f"{file}:{line}: {name}")
    return found
