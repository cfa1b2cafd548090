/** A server with an empty data file and a browser, for as long as something is done with them. */

import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchOptions } from "./chromium.mjs";

/** @import { Browser, Page } from "@playwright/test" */
/** @import { ChildProcessByStdio } from "node:child_process" */
/** @import { Readable } from "node:stream" */
/** @import { MatchRequest, SeatRequest } from "../src/payloads" */

const here = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @param {(stage: { browser: Browser, address: string }) => Promise<void>} act
 * @param {string} root the checkout whose server is started
 */
export async function onStage(act, root = here) {
    const folder = await mkdtemp(join(tmpdir(), "fourfold-"));
    const server = spawn(
        join(root, ".venv/bin/fourfold"),
        ["serve", "--port", "0", "--data", join(folder, "matches.db")],
        { stdio: ["ignore", "pipe", "inherit"] },
    );
    const browser = await chromium.launch(launchOptions);
    try {
        await act({ browser, address: await addressOf(server) });
    } finally {
        await browser.close();
        server.kill();
        await rm(folder, { recursive: true, force: true });
    }
}

/**
 * The server says where it is as soon as it answers.
 *
 * @param {ChildProcessByStdio<null, Readable, null>} server
 * @returns {Promise<string>}
 */
function addressOf(server) {
    return new Promise((resolve, reject) => {
        server.stdout.on("data", (data) => {
            const found = /http:\/\/\S+:\d+/.exec(String(data));
            if (found) resolve(found[0]);
        });
        server.on("exit", () => reject(new Error("The server did not start.")));
    });
}

/**
 * A match with some moves played, for whoever sits at this page.
 *
 * @param {Page} page
 * @param {string} address
 * @param {MatchRequest} request
 * @param {string[]} moves
 */
export async function matchOf(page, address, request, moves) {
    const headers = { Origin: address };
    /** @type {(path: string, data: unknown) => Promise<any>} */
    const post = async (path, data) =>
        (await page.request.post(address + path, { headers, data })).json();
    const match = await post("/api/matches", { order: "given", ...request });
    for (const [ply, move] of moves.entries())
        await post(`/api/matches/${match.id}/commands`, { id: `m${ply}`, ply, kind: "move", move });
    return `${address}/m/${match.id}`;
}

/** @type {SeatRequest[]} */
export const beside = [
    { kind: "me", name: "Ann" },
    { kind: "beside", name: "Bob" },
];
