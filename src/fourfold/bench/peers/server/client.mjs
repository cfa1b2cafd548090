/**
 * A closed loop on one of two servers: matches of two, each player answering as soon as they hear
 * that it is their turn.
 *
 *     node client.mjs fourfold|boardgame.io URL MATCHES SECONDS [GAME]
 *
 * Prints `counting` when all matches are under way, and in the end one line of JSON: the moves, the
 * seconds they took, and how long they took from being sent to arriving at the opponent, in
 * milliseconds.
 */

import { createRequire } from "node:module";
import { WebSocket } from "ws";

const [kind, url, count, duration, game] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const arrivals = [];
/** The matches in which somebody has moved. */
const playing = new Set();
let counting = false;
let finished = false;

/** Keeps when the last move of a match was sent, and notes when it arrives. */
class Stopwatch {
    #sent = 0;

    constructor(number) {
        this.number = number;
    }

    sent() {
        playing.add(this.number);
        this.#sent = performance.now();
    }

    arrived() {
        if (this.#sent && counting) arrivals.push(performance.now() - this.#sent);
        this.#sent = 0;
    }
}

async function post(path, body, token) {
    const headers = { "Content-Type": "application/json" };
    if (token) headers.Authorization = `Bearer ${token}`;
    const answer = await fetch(`${url}/api${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
}

/** Two players at one match after the other. */
async function fourfold(number) {
    const tokens = [(await post("/players", {})).token, (await post("/players", {})).token];
    while (!finished) await oneMatch(number, tokens);
}

async function oneMatch(number, tokens) {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await post("/matches", { game, seats, order: "given" }, tokens[0]);
    await post(`/matches/${id}/join`, {}, tokens[1]);
    const watch = new Stopwatch(number);
    await new Promise((over) => {
        const wires = tokens.map((token, seat) => sit(id, token, seat, watch, leave));
        function leave() {
            wires.forEach((wire) => wire.close());
            over();
        }
    });
}

function sit(id, token, seat, watch, leave) {
    const address = `${url.replace("http", "ws")}/api/matches/${id}/live?updates=changes`;
    const headers = { Authorization: `Bearer ${token}` };
    const wire = new WebSocket(address, { headers, perMessageDeflate: false });
    let ply = 0;
    let next = 0;
    wire.on("message", (data) => {
        const heard = JSON.parse(data);
        if (heard.type === "refused") throw new Error(JSON.stringify(heard));
        if (heard.type !== "welcome" && heard.type !== "changed") return;
        const match = heard.match;
        if (match.ply === ply && heard.type === "changed") return;
        ply = match.ply;
        if (finished || match.status === "over") return leave();
        if (match.to_move !== seat || !match.legal.length) return;
        watch.arrived();
        const { move } = match.legal[(7 * ply + 3) % match.legal.length];
        watch.sent();
        wire.send(
            JSON.stringify({ type: "command", id: `${seat}-${next++}`, ply, kind: "move", move }),
        );
    });
    wire.on("error", (error) => {
        if (!finished) throw error;
    });
    return wire;
}

/** The same for the peer. */
async function boardgame(number) {
    const { Client } = require("boardgame.io/client");
    const { SocketIO } = require("boardgame.io/multiplayer");
    const { turns } = await import("./turns.mjs");
    for (let next = 0; !finished; next++) {
        // A match that nobody has made is made when somebody comes.
        await theirMatch(Client, SocketIO, turns, `match-${number}-${next}`, number);
    }
}

async function theirMatch(Client, SocketIO, turns, matchID, number) {
    const watch = new Stopwatch(number);
    await new Promise((over) => {
        const clients = [];
        function leave() {
            clients.splice(0).forEach((client) => client.stop());
            over();
        }
        for (const playerID of ["0", "1"]) {
            const multiplayer = SocketIO({
                server: url,
                socketOpts: { transports: ["websocket"] },
            });
            const client = Client({
                game: turns,
                multiplayer,
                matchID,
                playerID,
                numPlayers: 2,
                debug: false,
            });
            let turn = -1;
            clients.push(client);
            client.start();
            client.subscribe((state) => {
                // Whoever makes the last move knows of the end before the server does.
                const isOver = state?.ctx.gameover && state.G.last !== turn;
                if (finished || isOver) return leave();
                if (!state?.isActive || state.ctx.currentPlayer !== playerID) return;
                if (state.ctx.turn === turn) return;
                turn = state.ctx.turn;
                watch.arrived();
                watch.sent();
                client.moves.play(turn);
            });
        }
    });
}

const play = kind === "fourfold" ? fourfold : boardgame;
const matches = Array.from({ length: Number(count) }, (_, number) => play(number));
while (playing.size < matches.length) await new Promise((ready) => setTimeout(ready, 100));
await new Promise((ready) => setTimeout(ready, 1000));
const start = performance.now();
counting = true;
console.log("counting");
await new Promise((ready) => setTimeout(ready, 1000 * Number(duration)));
counting = false;
const seconds = (performance.now() - start) / 1000;
finished = true;
arrivals.sort((a, b) => a - b);
const at = (share) => arrivals[Math.floor(share * (arrivals.length - 1))] ?? null;
console.log(
    JSON.stringify({
        moves: arrivals.length,
        seconds,
        median: at(0.5),
        p99: at(0.99),
        slowest: at(1),
    }),
);
process.exit(0);
