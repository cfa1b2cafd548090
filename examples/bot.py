"""A bot in forty lines: it joins a match by its link, or makes one, and plays at random.

    python bot.py http://127.0.0.1:4444              makes a match of Quantik and prints its link
    python bot.py http://127.0.0.1:4444/m/MATCH      takes an open seat there

It needs only `httpx` and `websockets`. To make it strong, change `choose`.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
import websockets


def choose(match: dict[str, Any]) -> str:
    """Choose among the legal moves; `match` also has the position, the view and much more."""
    return str(random.choice(match["legal"])["move"])


async def play(link: str) -> dict[str, Any]:
    """Play a match to its end and give it."""
    host, _, joined = link.rstrip("/").partition("/m/")
    path, wish = f"/matches/{joined}/join", {}
    if not joined:
        path, wish = "/matches", {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with httpx.Client(base_url=f"{host}/api") as http:
        player = http.post("/players", json={"name": "Bot"}).raise_for_status().json()
        headers = {"Authorization": f"Bearer {player['token']}"}
        match: dict[str, Any] = (
            http.post(path, json=wish, headers=headers).raise_for_status().json()
        )
    print(f"{host}/m/{match['id']}", flush=True)
    live = f"{host.replace('http', 'ws', 1)}/api/matches/{match['id']}/live"
    async for socket in websockets.connect(live, additional_headers=headers):
        try:
            async for text in socket:
                if not (told := json.loads(text).get("match")):
                    continue
                # Only welcome says which seats are ours; it comes again when lots are drawn.
                match = {"you": match["you"], **told}
                if match["status"] in ("over", "aborted"):
                    return match
                if match["status"] == "playing" and match["to_move"] in match["you"]:
                    # The same id for the same position: nothing is played twice.
                    name, ply = f"bot-{match['to_move']}-{match['version']}", match["ply"]
                    command = {"type": "command", "id": name, "ply": ply, "kind": "move"}
                    await socket.send(json.dumps({**command, "move": choose(match)}))
        except websockets.ConnectionClosed:
            pass  # the server restarts, or the network is gone: connect again and go on
    return match


if __name__ == "__main__":
    link = sys.argv[1] if len(sys.argv) == 2 else sys.exit(__doc__)
    print(asyncio.run(play(link))["outcome"])
