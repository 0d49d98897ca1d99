"""The declarations of Swift files with their documentation, found by the layout of this repository's sources: one
declaration begins on a line, and members are indented by four spaces more than their type."""
import os
import re

DECLARATION = re.compile(r"^( *)((?:@\w+(?:\([^)]*\))? +)*)((?:\w+(?:\(set\))? +)*?)"
                         r"(var|let|func|class|struct|enum|protocol|init|subscript|case|actor|extension|typealias|"
                         r"associatedtype)\b *(.*)")
TYPES = ("class", "struct", "enum", "protocol", "actor", "extension")


class Declaration:
    """A declaration. The lines [first, last) of its file are its documentation, and `text` is what they say."""

    def __init__(self, path, line, indent, kind, modifiers, owners, name):
        self.path, self.line, self.indent, self.kind = path, line, indent, kind
        self.modifiers, self.owners, self.name = modifiers, owners, name
        self.first = self.last = line - 1
        self.text = ""

    @property
    def place(self):
        return f"{self.path}:{self.line}"

    @property
    def full_name(self):
        return ".".join([name for _, _, name in self.owners] + [self.name])

    @property
    def is_requirement(self):
        return bool(self.owners) and self.owners[-1][1] == "protocol"


def files(folder):
    for path, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if name.endswith(".swift"):
                yield os.path.join(path, name)


def label(kind, rest):
    """The name of a declaration, of functions and initialisers with their labels: `load(_:from:)`."""
    name = re.match(r"[\w`.]*", rest).group(0).strip("`") or kind
    if kind == "func" and name == "func":
        name = rest.split("(")[0].split("<")[0].strip()
    if kind not in ("func", "init", "subscript"):
        return name
    depth, labels, start = 0, [], rest.find("(")
    for index in range(start, len(rest)) if start >= 0 else []:
        character = rest[index]
        if depth == 1 and rest[index - 1] in "(,":
            found = re.match(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(\w+)", rest[index:])
            if found and character != ")":
                labels.append(found.group(1) + ":")
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": 0 if rest[index - 1] == "-" else -1}.get(character, 0)
        if depth == 0:
            break
    return f"{name}({''.join(labels)})"


def declarations(path):
    """The lines of a file and its declarations, those inside of functions left out."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    owners, first, found = [], None, []
    for index, line in enumerate(lines):
        text = line.strip()
        if text.startswith("///"):
            first = index if first is None else first
            continue
        match = DECLARATION.match(line)
        if match:
            indent, kind, rest = len(match[1]), match[4], match[5]
            modifiers = match[3].split()
            if kind == "class" and re.match(r"(?:func|var|subscript)\b", rest):
                kind, rest = rest.split(None, 1)
            while owners and owners[-1][0] >= indent:
                owners.pop()
            if indent == (owners[-1][0] + 4 if owners else 0) and kind != "case":
                whole = rest + "".join(" " + more.strip() for more in lines[index + 1:index + 6])
                own = label(kind, whole if kind in ("func", "init", "subscript") else rest)
                declaration = Declaration(path, index + 1, indent, kind, modifiers, list(owners), own)
                if first is not None:
                    last = index
                    while lines[last - 1].strip().startswith("@"):
                        last -= 1
                    declaration.first, declaration.last = first, last
                    declaration.text = " ".join(doc.strip()[3:].strip() for doc in lines[first:last])
                found.append(declaration)
            if kind in TYPES:
                owners.append((indent, kind, re.match(r"[\w.]*", rest).group(0)))
        if not text.startswith("@"):
            first = None
    return lines, found
