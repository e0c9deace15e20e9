"""websocat [-H 'Authorization: Bearer TOKEN'] URL: prints the first message. Debian has no websocat."""
import json
import sys
import urllib.parse
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))
from bot import Line  # noqa: E402

token = sys.argv[2].rpartition(" ")[2] if sys.argv[1] == "-H" else ""
url = urllib.parse.urlsplit(sys.argv[-1])
line = Line(f"http://{url.netloc}", f"{url.path}?{url.query}", token)
print(json.dumps(next(line.messages())))
