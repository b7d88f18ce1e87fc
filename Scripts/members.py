"""Compares the public types that are here with Apple's, member by member."""
import collections
import pathlib
import re

import symbolgraphs

ROOT = pathlib.Path(__file__).resolve().parent.parent
APPLE = ROOT / "Scripts" / "apple-members.tsv"
# What the compiler writes itself for an enumeration, and Swift for every type that can be compared.
SYNTHESIZED = {"init(rawValue:)", "rawValue", "hashValue", "hash(into:)", "==(_:_:)", "!=(_:_:)"}

STRING_OR_COMMENT = re.compile(r'"""(?:.|\n)*?"""|"(?:[^"\\\n]|\\.)*"|//[^\n]*')
# An opening or closing brace; an attribute that says that something isn't there; a declaration, with its name.
TOKEN = re.compile(
    r"(?P<brace>[{}])|(?P<unavailable>@available\(\s*\*,\s*unavailable)"
    r"|\b(?P<keyword>class|struct|enum|protocol|extension|func|var|let|case|init|subscript|typealias)\b(?!\s*(?:func|var)\b)"
    r"\s*`?(?P<name>[\w.]*)`?")
TYPES = {"class", "struct", "enum", "protocol", "extension"}


class Members:
    """What types are there, and for each of Apple's members of them: there, said by the compiler, or silent."""

    def __init__(self, graphs, sources):
        self.there = collections.defaultdict(set)
        self.types, self.enumerations = set(), set()
        parents = collections.defaultdict(set)
        paths = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
                 for _, graph in graphs for symbol in graph["symbols"]}
        for _, graph in graphs:
            for symbol in graph["symbols"]:
                *owner, name = symbol["pathComponents"]
                self.there[".".join(owner)].add(name)
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                if kind in TYPES:
                    self.types.add(paths[symbol["identifier"]["precise"]])
                if kind == "enum":
                    self.enumerations.add(paths[symbol["identifier"]["precise"]])
            for relation in graph["relationships"]:
                if relation["kind"] in ("inheritsFrom", "conformsTo") and relation["source"] in paths:
                    parents[paths[relation["source"]]].add(
                        paths.get(relation["target"]) or relation.get("targetFallback", "").partition(".")[2])
        self.parents = parents
        self.said = collections.defaultdict(set)
        for file in sources:
            for owner, name in unavailable(file.read_text()):
                self.said[owner].add(name)

    def silent(self):
        """Returns, for each type of Apple's that is here, how many members are there, how many are said not to be, and the
        names of those that are neither."""
        table = {}
        for line in APPLE.read_text().splitlines()[1:]:
            owner, members = line.split("\t")
            if owner not in self.types:
                continue
            there, said, silent = 0, 0, []
            for member in members.split(" "):
                name = member.removeprefix("-")
                if self.knows(self.there, owner, name) or self.is_synthesized(owner, name):
                    there += 1
                elif self.knows(self.said, owner, name):
                    said += 1
                else:
                    silent.append(member)
            table[owner] = there, said, silent
        return table

    def knows(self, members, owner, name, below=()):
        """Returns whether a type has the member, or inherits it."""
        return name in members[owner] or any(
            self.knows(members, parent, name, (*below, owner))
            for parent in self.parents[owner] if parent not in below)

    def is_synthesized(self, owner, name):
        return name in SYNTHESIZED and (owner in self.enumerations or name not in ("init(rawValue:)", "rawValue"))


SAMPLE = """
extension UIView { func f() { let text = "class A { @available(*, unavailable)" } }
extension UIView.Mode {
    @available(*, unavailable, message: "Not built yet: a {brace}.")
    public static var fancy: UIView.Mode { fatalError() }
    public static var plain: UIView.Mode { .init() }  // @available(*, unavailable)
    @available(
        *, unavailable,
        message: "Not built yet."
    )
    @MainActor open class func animate(
        _ view: [UIView], with style: (Int, Int) -> Void = { _, _ in }, delay: Double
    ) {}
    public enum Curve {
        @available(*, unavailable, message: "Not built yet.")
        case slow, `default`
        case fast
    }
    @available(*, unavailable, message: "Not built yet.")
    public init?(coder: NSCoder) { fatalError() }
}
"""


def selftest():
    found = list(unavailable(SAMPLE))
    expected = [
        ("UIView.Mode", "fancy"), ("UIView.Mode", "animate(_:with:delay:)"), ("UIView.Mode.Curve", "slow"),
        ("UIView.Mode.Curve", "default"), ("UIView.Mode", "init(coder:)")]
    assert found == expected, found


def unavailable(text):
    """Yields (type, member) for every declaration that the compiler says isn't there."""
    text = STRING_OR_COMMENT.sub(lambda found: '""' + "\n" * found[0].count("\n"), text)
    owners, opens, is_unavailable = [], None, False
    for token in TOKEN.finditer(text):
        if token["brace"] == "{":
            owners.append(opens)
            opens = None
        elif token["brace"] == "}":
            if owners:
                owners.pop()
        elif token["unavailable"]:
            is_unavailable = True
        else:
            keyword, name = token["keyword"], token["name"]
            if keyword in TYPES:
                opens = name
            if is_unavailable:
                owner = ".".join(filter(None, owners))
                if keyword in ("func", "init", "subscript"):
                    yield owner, (name if keyword == "func" else keyword) + labels(text, token.end())
                elif keyword == "case":
                    for one in re.split(r",\s*", text[token.start("name"):].partition("\n")[0]):
                        yield owner, re.match(r"`?(\w*)", one)[1]
                else:
                    yield owner, name
            is_unavailable = False


def labels(text, start):
    """Returns the labels of the parameters that begin in the text there: "(_:animated:)"."""
    depth, words, begins = 0, [], False
    for token in re.finditer(r"[()\[\]<>{},]|->|[^\s()\[\]<>{},:]+", text[start:]):
        if token[0] in "([<{":
            depth += 1
            begins = begins or depth == 1
            if depth == 1 and token[0] != "(":
                begins = False
            continue
        if token[0] in ")]>}":
            depth -= 1
            if depth == 0 and token[0] == ")":
                break
        elif token[0] == ",":
            begins = depth == 1
        elif begins and depth == 1:
            words.append(token[0].strip("`"))
            begins = False
    return "(" + "".join(f"{word}:" for word in words) + ")"
