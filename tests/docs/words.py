"""What can be checked without running it: links, paths, what the page shows, and the commands, options and targets that are named."""
import json
import re
import shlex
import subprocess
from functools import cache

from page import ROOT, Page

TACIT = ROOT / "build/release/tacit"
TOP = r"(?:bench|bindings|cmake|deploy|docs|examples|fuzz|scripts|src|tests|tools|web)"


def check_links(page: Page, fail) -> int:
    links = list(page.links())
    for line, link in links:
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.path.parent / path).resolve() if path else page.path
        if not target.exists():
            fail(line, f"dead link: {link}")
        elif anchor and anchor not in Page(target).anchors():
            fail(line, f"there is no such heading: {link}")
    return len(links)


def check_paths(page: Page, fail) -> int:
    paths = [span for span in page.spans if re.fullmatch(TOP + r"/[\w./-]*\w", span.text)]
    for span in paths:
        if not any((folder / span.text).exists() for folder in (ROOT, page.path.parent)):
            fail(span.line, f"there is no {span.text}")
    return len(paths)


def check_positions(page: Page, fail) -> int:
    positions = [span for span in page.spans if span.text.startswith("layout=")]
    for span in positions:
        said = subprocess.run([TACIT, "protocol"], input=f"position {span.text}\n", capture_output=True, text=True, timeout=10)
        if said.stdout != "ok\n":
            fail(span.line, said.stdout)
    return len(positions)


def texts_of(message) -> list[str]:
    return [message] if isinstance(message, str) else list(message[0]["match"].values())


@cache
def shown() -> re.Pattern:
    """Matches each English text of the page, with anything in its blanks."""
    areas = [json.loads(file.read_text()) for file in ROOT.glob("web/messages/*/en.json")]
    texts = {text for words in areas for name, message in words.items() if name != "$schema" for text in texts_of(message)}
    return re.compile("|".join(re.sub(r"\\{\w+\\}", ".+", re.escape(text)) for text in texts if not re.match(r"\{\w+\}", text)))


def check_labels(page: Page, fail) -> int:
    """What stands in quotation marks and begins with a capital letter is what the page shows."""
    labels = list(page.quotations())
    for line, label in labels:
        if not shown().fullmatch(label.replace("'", "’")):
            fail(line, f"the page does not show {label}")
    return len(labels)


@cache
def targets() -> set[str]:
    rules = re.findall(r"^([a-z][a-z0-9 -]*):(?!=)", (ROOT / "Makefile").read_text(), re.M)
    return {target for rule in rules for target in rule.split()}


@cache
def help_of(*command: str) -> str:
    return subprocess.run([TACIT, *command, "--help"], capture_output=True, text=True, check=True, timeout=10).stdout


def subcommands(text: str) -> list[str]:
    return re.findall(r"^  (\S+)", text.partition("\nSubcommands:\n")[2].partition("\n\n")[0], re.M)


def problem_of_tacit(words: list[str]) -> str | None:
    """The first sub-command or option that the program's own help does not know."""
    command, known = [], help_of()  # the help of a command and of all above it
    value_may_follow = False
    for word in words:
        option = re.match(r"--[\w-]+", word)
        choices = subcommands(help_of(*command))
        if option:
            if not re.search(option[0] + r"(?![\w-])", known):
                return f"{' '.join(['tacit', *command])} has no option {option[0]}"
        elif word in choices:
            command.append(word)
            known += help_of(*command)
        elif choices and not value_may_follow:
            open_end = word == "..." or word.isupper() or word.startswith("<")
            return None if open_end else f"{' '.join(['tacit', *command])} has no command {word}"
        value_may_follow = bool(option) and "=" not in word
    return None


def problem_of(words: list[str]) -> str | None:
    """Of one command with its arguments."""
    while words and re.fullmatch(r"\w+=\S*|sudo|-u|exec|docker|CONTAINER|TACIT_\w+", words[0]):
        words = words[2:] if words[0] == "-u" else words[1:]
    match words:
        case ["tacit" | "build/release/tacit", *arguments]:
            return problem_of_tacit(arguments)
        case ["./run", *arguments]:
            own = [word for word in arguments if word != "--no-open"]
            return problem_of_tacit(own if own and own[0] in ("serve", "play") else [])
        case ["make", *goals]:
            unknown = [goal for goal in goals if "=" not in goal and goal not in targets()]
            return f"the Makefile has no target {unknown[0]}" if unknown else None
        case [program, *_] if program.startswith(("./", "scripts/")) and not (ROOT / program).exists():
            return f"there is no {program}"
    return None


def commands(line: str):
    """The commands of a line of shell, each as its words."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;")
    lexer.whitespace_split, lexer.commenters = True, "#"
    words: list[str] = []
    for token in lexer:
        if set(token) <= set("|&;"):
            yield words
            words = []
        elif token != "$":  # a prompt
            words.append(token)
    yield words


def check_commands(page: Page, fail) -> int:
    lines = [(block.line + i, line) for block in page.blocks if block.language == "sh" and not block.hidden
             for i, line in enumerate(block.text.splitlines())]
    starts = re.compile(r"(?:tacit|build/release/tacit|make|\./run|\./test|scripts/\w+|docker exec \S+)(?: |$)")
    lines += [(span.line, span.text.replace("\n", " ")) for span in page.spans if starts.match(span.text)]
    for number, line in lines:
        try:
            problems = [problem_of(words) for words in commands(line)]
        except ValueError as error:  # a quotation without an end
            problems = [str(error)]
        for problem in filter(None, problems):
            fail(number, problem)
    return len(lines)
