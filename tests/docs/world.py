"""Where the documentation is run: a scratch folder that looks like the repository, and a server with something to show."""
import json
import os
import re
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path

from page import ROOT

LIMIT = 60  # seconds, for one program
# A server that is started by a command is stopped once it listens.
TACIT = """#!/usr/bin/env bash
[[ ${1-} == serve && " $* " != *" --print-config "* && " $* " != *" --typescript "* ]] || exec PROGRAM "$@"
exec 3< <(exec PROGRAM "$@" 2>&1)
id=$!
while IFS= read -r line <&3; do
  printf '%s\\n' "$line"
  [[ $line == "listening on "* ]] && kill "$id"
done
wait "$id"
"""
STAND_INS = {
    "sudo": '#!/usr/bin/env bash\n[[ $1 == -u ]] && shift 2\nexec "$@"\n',
    "docker": '#!/usr/bin/env bash\n[[ $1 == exec ]] && TACIT_DATA=FOLDER exec "${@:3}"\n',
    "make": "#!/usr/bin/env bash\n",  # what can be built has been built; names of targets are checked elsewhere
    "websocat": '#!/usr/bin/env bash\nexec python3 ROOT/tests/docs/websocat.py "$@"\n',
}


class Person:
    """Somebody with an account, or a guest."""

    def __init__(self, server: str, name: str | None = None):
        self.server, self.cookie = server, ""
        self.id = self.ask("POST", "/api/hello", {})[1]["id"]
        if name is not None:
            self.need("POST", "/api/account", {"name": name, "password": "a long walk in the rain"})
            self.token = self.need("POST", "/api/tokens", {"name": "docs", "scope": "play", "bot": True})["token"]

    def ask(self, method: str, path: str, body=None, headers={}):
        """The status, and the answer: JSON read, anything else as text."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.server, "Cookie": self.cookie, **headers}
        try:
            answer = urllib.request.urlopen(urllib.request.Request(self.server + path, data, headers, method=method), timeout=20)
        except urllib.error.HTTPError as refusal:
            answer = refusal
        with answer:
            self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).split(";")[0]
            text = answer.read().decode()
            is_json = answer.headers.get_content_type() == "application/json"
            return answer.status, json.loads(text) if is_json else text

    def need(self, method: str, path: str, body=None):
        status, answer = self.ask(method, path, body)
        if status >= 300:
            raise SystemExit(f"check-docs: {method} {path}: {status} {answer}")
        return answer


class World:
    def __init__(self, folder: Path):
        self.folder, self.home, self.bin = folder, folder / "home", folder / "bin"
        self.data = folder / "server"
        for each in (self.home, self.bin, self.data):
            each.mkdir()
        (self.home / ".curlrc").write_text("fail\nsilent\nshow-error\n")
        program = str(ROOT / "build/release/tacit")
        self.write(self.bin / "tacit", TACIT.replace("PROGRAM", program))
        for name, text in STAND_INS.items():
            self.write(self.bin / name, text.replace("FOLDER", str(self.data)).replace("ROOT", str(ROOT)))
        kept = {key: value for key, value in os.environ.items() if not key.startswith("TACIT_")}
        node = subprocess.run([ROOT / "scripts/node", "which", "node"], capture_output=True, text=True, check=True).stdout
        self.environment = {**kept, "HOME": str(self.home), "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "TACIT_LISTEN": "127.0.0.1:0",
                            "PATH": f"{self.bin}:{Path(node).parent}:{os.environ['PATH']}"}
        self.command = [program, "serve", "--listen=127.0.0.1:0", f"--data={self.data}", "--no-limits", "--log-level=warn"]

    @staticmethod
    def write(path: Path, text: str) -> None:
        path.write_text(text)
        path.chmod(0o755)

    def desk(self, name: str) -> Path:
        """A folder in which a page is run: the repository by links, and the files a reader would have."""
        desk = self.folder / re.sub(r"\W", "-", name)
        folders = ["build/release", "build", "scripts", "."]
        for folder in folders:
            (desk / folder).mkdir(parents=True, exist_ok=True)
        for program, place in {"tacit": "build/release/tacit", "make": "scripts/setup"}.items():
            shutil.copy(self.bin / program, desk / place)
        for entry in (entry for folder in folders for entry in (ROOT / folder).iterdir()):
            if not (desk / entry.relative_to(ROOT)).exists():
                (desk / entry.relative_to(ROOT)).symlink_to(entry)
        shutil.copy(ROOT / "tests/data/fair.tac", desk / "game.tac")
        evening = (ROOT / "tests/data/golden/duel2-std.tac").read_text().split("\ndeal ")
        (desk / "evening.tac").write_text(re.sub(r"\[Result .*", '[Result "none"]', "\ndeal ".join(evening[:2])) + "\n")
        return desk

    @contextmanager
    def process(self, command: list[str], cwd=None, **environment):
        """A process that does not outlive this, nor does anything it has started."""
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
                                   cwd=cwd, env={**self.environment, **environment}, start_new_session=True)
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def run(self, command: list[str], **options) -> subprocess.CompletedProcess:
        with self.process(command, **options) as process:
            try:
                output, _ = process.communicate(timeout=LIMIT)
                return subprocess.CompletedProcess(command, process.returncode, output)
            except subprocess.TimeoutExpired:
                return subprocess.CompletedProcess(command, 124, f"is not done after {LIMIT} s")

    def package(self) -> Path:
        """The installed libraries."""
        prefix = self.home / "tacit"
        if not prefix.exists():
            self.must(["cmake", "--install", str(ROOT / "build/release"), "--component=development", f"--prefix={prefix}"])
        return prefix

    def must(self, command: list[str]) -> str:
        done = self.run(command)
        if done.returncode != 0:
            raise SystemExit(f"check-docs: {' '.join(command)}: {done.stdout}")
        return done.stdout

    def __enter__(self):
        self.server = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, env=self.environment)
        try:
            line = self.server.stdout.readline()
            self.address = re.fullmatch(r"listening on (\S+)\n", line)[1]
            self.fill_server()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait(10)

    def fill_server(self) -> None:
        """Two people, the game that their bots play (examples/bot.py), their team, a club and a tournament that is over."""
        self.ada, self.ben = Person(self.address, "Ada"), Person(self.address, "Ben")
        table, self.bots = self.play_a_game()
        team = self.ada.need("POST", "/api/teams", {"name": "Early Birds", "people": [self.ben.id]})["id"]
        self.ben.need("POST", "/api/teams/answer", {"team": team, "accept": True})
        club = self.ada.need("POST", "/api/clubs", {"name": "Chess Café", "about": ""})["id"]
        file = self.folder / "over.tournament"
        self.must(["tacit", "tournament", "new", str(file), "--name=Trial", "--rounds=2"])
        self.must(["tacit", "tournament", "simulate", str(file), "--teams=4"])
        self.must(["tacit", "tournament", "finish", str(file)])
        tournament = self.ada.need("POST", "/api/tournaments/import", {"file": file.read_text()})["id"]
        open_table = self.ada.need("POST", "/api/tables", {"options": {"type": "two", "listed": True}, "place": 0})["table"]
        self.types = {one["name"] for one in self.ada.need("GET", "/api/choices")["types"]}
        today = time.strftime("%Y-%m-%d", time.gmtime())
        self.ids = [
            (r"(?<=/day/)(DATE|[\d-]{10})", today), (r"(?<=/tables/)ID|(?<=/ws/)(ID|TABLE)", open_table),
            (r"\bTABLE\b", table), (r"(?<=/teams/)ID", team), (r"(?<=/clubs/)ID", club),
            (r"(?<=/tournaments/)ID|(?<=/live/)ID", tournament), (r"(?<=[/=])ID\b", self.ada.id),
            ("https://tac.example", self.address), ("wss://tac.example", self.address),
            (r"tacit_5f3c\.\.\.", self.ada.token), ("/var/lib/tacit", str(self.data)), ("/var/backups", str(self.home)),
        ]

    def play_a_game(self) -> tuple[str, str]:
        """Its table, and what the bots have said."""
        bot = ["python3", str(ROOT / "examples/bot.py"), "--pause=0", self.address]
        with self.process(bot, TACIT_TOKEN=self.ada.token) as host:
            table = host.stdout.readline().rpartition("/")[2].strip()
            guest = self.run([*bot, table], TACIT_TOKEN=self.ben.token)
            return table, host.communicate(timeout=LIMIT)[0] + guest.stdout

    def filled(self, text: str) -> str:
        """Text for readers, with what is really there in the place of examples."""
        for pattern, value in self.ids:
            text = re.sub(pattern, value, text)
        return text
