"""Requests that the documentation names, asked of a real server; answers and examples, checked by the types of docs/wire.ts."""
import json
import re

from page import ROOT, Page
from world import Person, World

TYPES = set(re.findall(r"^export type (\w+)", (ROOT / "docs/wire.ts").read_text(), re.M))
# What stands for a value in the addresses of the tables; an empty one leaves its part of the query out.
VALUES = {"type=T": "type=team4", "stage=S": "stage=open", "free=N": "free=1", "rated=B": "rated=false", "bots=B": "bots=true",
          "before=NEXT": "", "family=F": "family=four", "pack=P": "pack=master", "rules=R": "rules=std", "of=KIND": "of=rated/four",
          "part=P": "part=solo", "last=N": "last=0", "code=CODE": ""}
HEAD = """import type * as wire from '{root}/docs/wire';
type Some<T> = T extends object ? {{ [Key in keyof T]?: Some<T[Key]> }} : T;
declare const anything: any;
"""


class Examples:
    """Gathered from all pages, and checked by one run of the TypeScript compiler."""

    def __init__(self):
        self.places, self.lines = [], []

    def add(self, fail, line: int, type_: str, text: str) -> None:
        named = re.sub(r"\b[A-Z]\w*", lambda name: name[0] if name[0] == "Some" else f"wire.{name[0]}", type_)
        if re.search(r", \.\.\.}", text):
            named, text = f"Some<{named}>", text.replace(", ...}", "}")
        text = re.sub(r": \.{2,3}", ": anything", text).replace("\n", " ")
        self.places.append((fail, line))
        self.lines.append(f"export const e{len(self.lines)}: {named} = {text};")

    def check(self, world: World) -> None:
        head = HEAD.format(root=ROOT)
        file = world.folder / "examples.ts"
        file.write_text(head + "\n".join(self.lines) + "\n")
        tsc = world.run(["node", str(ROOT / "web/node_modules/.bin/tsc"), "--noEmit", "--strict", "--ignoreConfig", str(file)])
        problems = re.findall(r"examples\.ts\((\d+),\d+\): error TS\d+: (.*)", tsc.stdout)
        if tsc.returncode != 0 and not problems:
            raise SystemExit(f"check-docs: tsc: {tsc.stdout}")
        for number, problem in problems:
            fail, line = self.places[int(number) - 1 - head.count("\n")]
            fail(line, problem)


def add_examples(page: Page, fail, examples: Examples) -> int:
    """The JSON of a page. Only pages about the wire have to say of what type all of theirs is."""
    wire = page.path.name in ("wire.md", "api.md", "mistakes.md")
    found = [(block.line, block.notes.get("type"), block.text) for block in page.blocks if block.language == "json"]
    for span in page.spans:
        if span.type or span.text.startswith('{"' if wire else '{"v"'):
            found.append((span.line, span.type or ("Command" if '"do"' in span.text else None), span.text))
    for line, type_, text in found:
        if type_ is None:
            fail(line, "of which type is this? Say <!-- type: Name -->")
        else:
            examples.add(fail, line, type_, text)
    return len(found)


def requests(page: Page):
    """Line, method, path, and the types that the row's last cell names."""
    lines = page.text.splitlines()
    method = None
    for span in page.spans:
        row = lines[span.line - 1]
        cells = re.split(r"(?<!\\)\|", row)
        first_cell = row.startswith("|") and f"`{span.text}`" in cells[1]
        asked = re.fullmatch(r"(?:(GET|POST) )?(/[^\s`]*)", span.text)
        if not asked or not (asked[1] or (first_cell and method)):
            method = None if not first_cell else method
            continue
        method = asked[1] or method
        if asked[2].endswith("/"):  # the beginning of several: all of them have rows of their own in docs/wire.md
            continue
        types = [name for name in re.findall(r"`(\w+)`", cells[-2]) if name in TYPES] if first_cell else []
        yield span.line, method, asked[2], types


def filled(world: World, path: str) -> str:
    for name, value in VALUES.items():
        path = re.sub(rf"(?<=[?&]){name}\b", value, path)
    if not re.match(r"/(api|ws|live|healthz|readyz|metrics)\b", path):
        path = "/api/v1" + path
    return world.filled(path)


def problem_of_request(world: World, method: str, path: str, take):
    """Asks, and gives what is answered with success to `take`."""
    if re.match(r"/(ws|live)/", path):
        said = world.run(["websocat", "-H", f"Bearer {world.ada.token}", world.address + path])
        return said.stdout if said.returncode else take(json.loads(said.stdout))
    type_ = re.search(r"[?&]type=(\w+)", path)
    if type_ and type_[1] not in world.types:
        return f"there is no game type {type_[1]}"
    person = world.ada if method == "GET" else Person(world.address)
    headers = {"Authorization": f"Bearer {world.ada.token}"} if path.startswith("/api/v1/") else {}
    status, answer = person.ask(method, path, {} if method == "POST" else None, headers)
    if status == 405 or (status == 404 and (not isinstance(answer, dict) or answer["error"] == "not_found")):
        return f"{method} {path}: {status}"
    if method == "GET" and status >= 400 and not isinstance(answer, dict):
        return f"{method} {path}: {status} {answer}"
    return take(answer if status < 300 else None)


def check_requests(page: Page, fail, world: World, examples: Examples) -> int:
    asked = list(requests(page))
    for line, method, path, types in asked:
        def take(answer):
            if method == "GET" and types and isinstance(answer, dict):
                examples.add(fail, line, " | ".join(types), json.dumps(answer))
        problem = problem_of_request(world, method, filled(world, path), take)
        if problem:
            fail(line, problem)
    return len(asked)
