#!/usr/bin/env python3
"""A bot that plays at a table of a Tacit server, by a token of your account (docs/api.md).

    TACIT_TOKEN=tacit_... python3 examples/bot.py http://localhost:8080            makes a table and prints its link
    TACIT_TOKEN=tacit_... python3 examples/bot.py http://localhost:8080 abcd2345   takes a seat at that table
    --pause SECONDS   before each play; 0.15 unless told otherwise

It asks the server which plays there are and takes any of them; put something better into `choose`.
Only Python's standard library is used: `Line` is as much of a WebSocket as a bot needs.
"""
import argparse
import base64
import hashlib
import json
import os
import random
import secrets
import socket
import ssl
import struct
import time
import urllib.error
import urllib.parse
import urllib.request


class Line:
    """A WebSocket to a table (RFC 6455): messages of text, pings answered."""

    def __init__(self, server: str, path: str, token: str):
        at = urllib.parse.urlsplit(server)
        port = at.port or (443 if at.scheme == "https" else 80)
        self.socket = socket.create_connection((at.hostname, port), timeout=60)
        if at.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=at.hostname)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.stream.readline() or self.fail("the server hung up")
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if b" 101 " not in head.split(b"\r\n")[0] or accept not in head:
            self.fail(head.split(b"\r\n")[0].decode())

    @staticmethod
    def fail(why: str):
        raise ConnectionError(why)

    def frame(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
        mask = secrets.token_bytes(4)
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, message: dict) -> None:
        self.frame(1, json.dumps(message).encode())

    def take(self, size: int) -> bytes:
        data = self.stream.read(size)
        return data if len(data) == size else self.fail("the server hung up")

    def messages(self):
        while True:
            kind, size = self.take(2)
            size &= 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.take(8))
            data = self.take(size)
            if kind & 0x0F == 8:
                return
            if kind & 0x0F == 9:
                self.frame(10, data)
            elif kind & 0x0F == 1:
                yield json.loads(data)


class Bot:
    def __init__(self, server: str, token: str, pause: float):
        self.server, self.token, self.pause, self.sent = server.rstrip("/"), token, pause, 0

    def call(self, path: str, body: dict | None = None) -> dict:
        """GET, or POST with a body: /api/v1/..."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(self.server + "/api/v1" + path, data, headers)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            raise SystemExit(json.load(refusal)["text"]) from None

    def want(self, kind: str, **what) -> str:
        self.sent += 1
        command = f"{os.getpid()}-{self.sent}"
        self.line.send({"v": 1, "id": command, "do": {"k": kind, **what}})
        return command

    def choose(self, seat: str, plays: list[dict]) -> str:
        """One of the legal plays: each has `play`, as the notation writes it, and `board`, what it leads to."""
        return random.choice(plays)["play"]

    def decide(self, seat: str, plays: list[dict]) -> None:
        time.sleep(self.pause)  # a server takes so many commands a second, and people want to see something
        play = self.choose(seat, plays)
        if play.startswith("give:"):
            self.want("give", seat=seat, card=play.removeprefix("give:"))
        else:
            self.want("play", seat=seat, play=play)

    def arrange(self, places: list[dict]) -> None:
        """Before the game: sits down where there is room; at its own table it starts when nobody is missing."""
        free = [i for i, place in enumerate(places) if "person" not in place and "bot" not in place]
        if not self.seats and free:
            self.want("sit", place=free[0])
        elif not free and self.host == self.me:
            self.want("start")

    def play(self, table: str) -> str | None:
        """Until the game is over; its result."""
        self.me, self.seats, self.host = self.call("/me")["profile"]["id"], "", ""
        self.line = Line(self.server, f"/ws/{table}", self.token)
        asked: dict[str, str] = {}  # the seat that each question about plays was for
        open_, deciding = True, ""
        for message in self.line.messages():
            kind, event = message["k"], message.get("event", {})
            if kind == "ok" and message.get("plays"):
                self.decide(asked.pop(message["re"]), message["plays"])
            elif kind == "error" and message["code"] == "slow_down":
                time.sleep(1)
                asked.clear()
            elif kind == "error" and message["code"] not in ("not_your_turn", "not_now", "taken"):
                raise SystemExit(message["text"])
            if kind == "view":
                self.host, open_ = message["host"], message["stage"] == "open"
            if event.get("k") == "started":
                open_ = False
            if "places" in message:
                self.seats = "".join(place["seats"] for place in message["places"] if place.get("person") == self.me)
                if open_:
                    self.arrange(message["places"])
            if event.get("k") in ("ended", "aborted"):
                return event.get("result")
            deciding = message.get("game", {}).get("deciding", deciding)
            for seat in set(deciding) & set(self.seats) - set(asked.values()):
                if kind in ("view", "event", "error"):
                    asked[self.want("list_plays", seat=seat)] = seat
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that takes any legal play. Its token is in TACIT_TOKEN.")
    parser.add_argument("server", help="for instance http://localhost:8080")
    parser.add_argument("table", nargs="?", help="to take a seat at; without it the bot makes a table")
    parser.add_argument("--pause", type=float, default=0.15, help="seconds before each play")
    asked = parser.parse_args()
    if "TACIT_TOKEN" not in os.environ:
        raise SystemExit("Set TACIT_TOKEN to a token from your account page.")
    bot, table = Bot(asked.server, os.environ["TACIT_TOKEN"], asked.pause), asked.table
    if table is None:
        table = bot.call("/tables", {"options": {"type": "two"}, "place": 0})["table"]
        print(f"Come and play: {bot.server}/t/{table}", flush=True)
    print("The game is over:", bot.play(table))


if __name__ == "__main__":
    main()
