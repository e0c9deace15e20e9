#!/usr/bin/env python3
"""Runs the documentation: programs, commands, requests, examples and links (`make check-docs`).

    check.py          all pages
    check.py PAGE..   these

mistakes.md is a page that is wrong in every way there is; the check fails when it misses one of them.
"""
import re
import shutil
import signal
import sys
import tempfile
from pathlib import Path

import words
from page import ROOT, Block, Page
from wire import Examples, add_examples, check_requests
from world import World

MISTAKES = "tests/docs/mistakes.md"
PAGES = ["*.md", "docs/*.md", "docs/tutorial/*.md", "bindings/*/README.md", "bench/**/*.md"]
NOT_RUN = re.compile(r"bench/.*|bindings/wasm/README\.md")  # figures that took hours; tests/wasm makes these calls


class Report:
    """What was found out about one page."""

    def __init__(self, page: str):
        self.page, self.passed, self.failures, self.said = page, 0, [], []

    def fail(self, line: int, why: str) -> None:
        self.failures.append((line, why.strip()))

    def count(self, number: int, what: str) -> None:
        if number:
            self.passed += number
            self.said.append(f"{number} {what}")


def shell_script(page: Page, blocks: list[Block]) -> str:
    """Each line where it is in the page, so that $LINENO is the page's; a mark before what each block prints."""
    lines = page.together(blocks)
    for i, block in enumerate(blocks):
        lines[block.line - 1] = f"echo '@@{i}'; {lines[block.line - 1]}"
    lines = [re.sub(r"^(echo '@@\d+'; )?\$ ", r"\1", line) for line in lines]
    lines[0] = "set -eE -o pipefail; trap 'echo \"@@failed $LINENO\"' ERR"
    return "\n".join(lines)


def run_shell(page: Page, blocks: list[Block], world: World, desk: Path, fail) -> None:
    script = desk / "page.sh"
    script.write_text(world.filled(shell_script(page, blocks)))
    done = world.run(["bash", str(script)], cwd=desk)
    outputs = re.split(r"^@@\d+\n", done.stdout, flags=re.M)[1:]
    if done.returncode != 0:
        failed = re.search(r"^@@failed (\d+)$", done.stdout, re.M)
        line = int(failed[1]) if failed else blocks[len(outputs) - 1].line if outputs else 1
        fail(line, f"exit code {done.returncode}: {(outputs or [done.stdout])[-1][-500:]}")
    for block, output in zip(blocks, outputs):
        check_outputs(page, block, output, fail)


def check_outputs(page: Page, program: Block, output: str, fail) -> None:
    for block in page.blocks:
        if block.language == "text" and block.output_of is program:
            check_output(block, output, fail)


def check_output(block: Block, output: str, fail) -> None:
    """Each line must have been printed; `...` stands for anything."""
    for i, line in enumerate(block.text.splitlines()):
        pattern = ".*".join(map(re.escape, re.split(r"\.{3}", line.strip())))
        if not re.search(pattern, output):
            fail(block.line + i, f"this was not printed, but: {output[-500:]}")


def run_python(page: Page, blocks: list[Block], world: World, desk: Path, fail) -> None:
    file = desk / "page.py"
    file.write_text("\n".join(page.together(blocks)))
    done = world.run([str(ROOT / "build/venv/bin/python"), str(ROOT / "tests/docs/python_page.py"), str(file), page.name], cwd=desk)
    if done.returncode != 0:
        lines = re.findall(rf'File "{re.escape(page.name)}", line (\d+)', done.stdout)
        fail(int(lines[-1]) if lines else blocks[0].line, done.stdout.strip().splitlines()[-1])


def cmake_for(page: Page) -> str:
    """The page's CMake as a whole file; where it has none, that of docs/library.md."""
    found = [block.text for block in page.blocks if block.language == "cmake" and block.runs]
    if not found:
        return cmake_for(Page(ROOT / "docs/library.md"))
    target = re.search(r"target_link_libraries\((\w+)", found[0])[1]
    head = f"cmake_minimum_required(VERSION 3.25)\nproject(Mine LANGUAGES CXX)\nadd_executable({target} main.cpp)\n"
    return found[0] if "project(" in found[0] else head + found[0]


def run_cpp(page: Page, blocks: list[Block], world: World, desk: Path, fail) -> None:
    """Built with the installed package, and kept in build/ for the commands of the page."""
    cmake = cmake_for(page)
    target = re.search(r"add_executable\((\w+)", cmake)[1]
    package = world.package()
    for block in (block for block in blocks if block.language == "cpp"):
        folder = desk / "cpp" / str(block.line)
        folder.mkdir(parents=True)
        (folder / "main.cpp").write_text(f'#line {block.line} "{page.name}"\n{block.text}')
        (folder / "CMakeLists.txt").write_text(cmake)
        for command in (["cmake", "-S", ".", "-B", "build", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={package}"],
                        ["cmake", "--build", "build"], [f"build/{target}"]):
            done = world.run(command, cwd=folder)
            if done.returncode != 0:
                place = re.search(rf"^{re.escape(page.name)}:(\d+):\d+: (error: .*)", done.stdout, re.M)
                fail(int(place[1]) if place else block.line, place[2] if place else done.stdout[-500:])
                break
        else:
            check_outputs(page, block, done.stdout, fail)
            shutil.copy(folder / "build" / target, desk / "build")


def run_toml(page: Page, blocks: list[Block], world: World, desk: Path, fail) -> None:
    for block in blocks:
        (desk / "settings.toml").write_text(block.text)
        done = world.run(["tacit", "serve", "--config", "settings.toml", "--print-config"], cwd=desk)
        if done.returncode != 0:
            fail(block.line, done.stdout)


def run_js(page: Page, blocks: list[Block], world: World, desk: Path, fail) -> None:
    file = desk / "page.mjs"
    file.write_text("\n".join(page.together(blocks)))
    done = world.run(["node", str(file)], cwd=desk)
    if done.returncode != 0:
        place = re.search(r"page\.mjs:(\d+)", done.stdout)
        fail(int(place[1]) if place else blocks[0].line, done.stdout[-500:])


RUNNERS = {("cmake", "cpp"): run_cpp, ("sh",): run_shell, ("python",): run_python, ("toml",): run_toml, ("js",): run_js}
RUN = {language for languages in RUNNERS for language in languages}
LANGUAGES = RUN | {"json", "text"}


def run_blocks(page: Page, world: World, report: Report) -> None:
    desk = world.desk(page.name)
    for block in page.blocks:
        if block.language not in LANGUAGES:
            report.fail(block.line - 1, "a block says its language: " + ", ".join(sorted(LANGUAGES)))
        if "file" in block.notes:
            (desk / block.notes["file"]).write_text(block.text)
    runnable = [block for block in page.blocks if block.runs and "file" not in block.notes]
    for languages, run in RUNNERS.items():
        blocks = [block for block in runnable if block.language in languages]
        if blocks:
            run(page, blocks, world, desk, report.fail)
    shown = [block for block in page.blocks if not block.hidden]
    report.count(sum(block.runs and block.language in RUN for block in shown), "blocks ran")
    report.count(sum(block.language == "text" and block.output_of is not None for block in shown), "outputs compared")
    left = sum(not block.runs for block in shown)
    report.said += [f"{left} not run"] if left else []


def check_page(path: str, world: World, examples: Examples) -> Report:
    page, report = Page(ROOT / path), Report(path)
    if not NOT_RUN.fullmatch(path):
        run_blocks(page, world, report)
        report.count(add_examples(page, report.fail, examples), "examples")
        report.count(check_requests(page, report.fail, world, examples), "requests")
    report.count(words.check_commands(page, report.fail), "commands")
    report.count(words.check_links(page, report.fail), "links")
    report.count(words.check_paths(page, report.fail), "paths")
    report.count(words.check_labels(page, report.fail), "labels")
    report.count(words.check_positions(page, report.fail), "positions")
    return report


def check_examples_folder(world: World) -> Report:
    """bot.py has played while the server was set up; the C++ is built and run by CTest."""
    report = Report("examples")
    if world.bots.count("The game is over:") != 2:
        report.fail(1, f"bot.py: {world.bots}")
    report.count(1, "game of two bots")
    return report


def missed_mistakes(report: Report) -> list[tuple[int, str]]:
    """mistakes.md says behind each of its mistakes what must be found there."""
    text = (ROOT / MISTAKES).read_text().splitlines()
    wanted = [(i, m[1]) for i, line in enumerate(text, 1) for m in re.finditer(r'fails: (.*?)(?: -->|"|$)', line)]
    found = list(report.failures)
    wrong = []
    for line, words_ in wanted:
        match = next((one for one in found if one[0] == line and words_ in one[1]), None)
        if match:
            found.remove(match)
        else:
            wrong.append((line, f"this mistake was not found: {words_}"))
    return wrong + [(line, f"this was found though it is none of the mistakes: {why}") for line, why in found]


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped
    pages = sys.argv[1:] or sorted(str(path.relative_to(ROOT)) for each in PAGES for path in ROOT.glob(each))
    with tempfile.TemporaryDirectory(prefix="tacit-docs-") as folder, World(Path(folder)) as world:
        examples = Examples()
        reports = [check_page(path, world, examples) for path in [*pages, MISTAKES]]
        reports.append(check_examples_folder(world))
        examples.check(world)
    mistakes = next(report for report in reports if report.page == MISTAKES)
    mistakes.passed, mistakes.said = len(mistakes.failures), [f"{len(mistakes.failures)} mistakes found"]
    mistakes.failures = missed_mistakes(mistakes)
    for report in reports:
        print(f"{report.page}: {', '.join(report.said) or 'nothing to run'}")
        for line, why in sorted(report.failures):
            print(f"{report.page}:{line}: {why}")
    failed = sum(len(report.failures) for report in reports)
    print(f"{sum(report.passed for report in reports) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
