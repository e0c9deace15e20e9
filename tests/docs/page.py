"""A page of the documentation: its blocks, code spans, links, quotations and headings, each with its line.

Hidden comments before a block say what readers need not know:
    <!-- not run: why -->    the block is not run; its commands and options are checked all the same
    <!-- file: name -->      the block is kept as a file for the commands that follow
    <!-- type: Name -->      the JSON of the block is of this type of docs/wire.ts; behind a code span: of the span
    <!-- run: commands -->   commands that readers have no need of, such as making a file that they would have
A `text` block right behind commands or a C++ program is what these print; any other is no program.
"""
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PIECE = re.compile(
    r"^(?P<indent> *)(?P<fence>`{3,})(?P<language>\w*)[^\n]*\n(?P<text>.*?)^ *(?P=fence) *$"
    r"|^ *<!-- (?P<key>run|not run|file|type):\s+(?P<value>.*?)\s*-->",
    re.M | re.S,
)
SPAN = re.compile(r"(?<!`)(?P<ticks>`+)(?!`)(?P<text>(?:(?!\n\n).)+?)(?<!`)(?P=ticks)(?!`)"
                  r"(?:<!-- type: (?P<type>[\w<>]+) -->)?", re.S)
LINK = re.compile(r"\]\(([^()\s]+)\)|(?:src|href)=\"([^\"]+)\"")
QUOTATION = re.compile(r'(?<![=\w])"([A-Z][^"<>]*)"')
HEADING = re.compile(r"^#+ (.+?)(?: \{#\w+\})?$", re.M)


@dataclass
class Block:
    line: int  # of its first line of text
    language: str
    text: str
    notes: dict
    output_of: "Block | None" = None
    hidden: bool = False

    @property
    def runs(self) -> bool:
        return "not run" not in self.notes


@dataclass
class Span:
    line: int
    text: str
    type: str | None


class Page:
    def __init__(self, path: Path):
        self.path, self.name = path, str(path.relative_to(ROOT))
        self.text = path.read_text(encoding="utf-8")
        self.blocks = list(self._blocks())
        self.prose = PIECE.sub(lambda piece: "\n" * piece[0].count("\n"), self.text)
        self.spans = [Span(self._line(m.start(), self.prose), m["text"], m["type"]) for m in SPAN.finditer(self.prose)]

    @staticmethod
    def _line(at: int, text: str) -> int:
        return text.count("\n", 0, at) + 1

    def _blocks(self):
        notes, before, end = {}, None, 0
        for piece in PIECE.finditer(self.text):
            if self.text[end:piece.start()].strip():
                notes, before = {}, None
            end = piece.end()
            if piece["key"] == "run":
                before = Block(self._line(piece.start("value"), self.text), "sh", piece["value"], {}, hidden=True)
                yield before
            elif piece["key"]:
                notes[piece["key"]] = piece["value"]
            else:
                text = re.sub(f"^{piece['indent']}", "", piece["text"], flags=re.M)
                block = Block(self._line(piece.start("text"), self.text), piece["language"], text, notes, before)
                yield block
                notes, before = {}, block if block.language in ("sh", "cpp") and block.runs else None

    def _words(self) -> str:
        """The prose without its code spans."""
        return SPAN.sub(lambda span: "\n" * span[0].count("\n"), self.prose)

    def links(self):
        words = self._words()
        for link in LINK.finditer(words):
            yield self._line(link.start(), words), link[1] or link[2]

    def quotations(self):
        words = self._words()
        for said in QUOTATION.finditer(words):
            yield self._line(said.start(), words), " ".join(said[1].split())

    def anchors(self) -> set[str]:
        """The names that GitHub gives to headings."""
        names: dict[str, int] = {}
        found = set()
        for heading in HEADING.findall(PIECE.sub("", self.text)):
            plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
            name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
            again = names.get(name, 0)
            names[name] = again + 1
            found.add(f"{name}-{again}" if again else name)
        return found

    def together(self, blocks: list[Block]) -> list[str]:
        """The lines of these blocks, each on the line it has in the page, so that errors name that."""
        lines = [""] * (self.text.count("\n") + 1)
        for block in blocks:
            for i, line in enumerate(block.text.splitlines()):
                lines[block.line - 1 + i] = line
        return lines
