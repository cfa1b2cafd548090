/** A server of its own, whose owner has named an engine. */

import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, moves, play, stateOf, test as base } from "./table";

const FOURFOLD = "../.venv/bin/fourfold";

const test = base.extend<object, { house: string }>({
    house: [
        async ({}, use) => {
            const data = join(mkdtempSync(join(tmpdir(), "fourfold-web-")), "matches.db");
            const engine = `Star=${FOURFOLD} engine quantik`;
            const given = ["serve", "--port", "0", "--data", data, "--engine", engine];
            const server = spawn(FOURFOLD, given, { stdio: ["ignore", "pipe", "inherit"] });
            const said = await new Promise<string>((resolve, reject) => {
                server.stdout.once("data", (line) => resolve(String(line)));
                server.once("exit", () => reject(new Error("the server did not start")));
            });
            await use(/http:\/\/[^ ]+/.exec(said)![0]);
            server.kill();
        },
        { scope: "worker" },
    ],
    baseURL: async ({ house }, use) => use(house),
});

test("an engine that the server's owner has named can be chosen, and plays", async ({ page }) => {
    await page.goto("/play/quantik");
    await page.getByRole("region", { name: "Against other engines" }).getByText("Star").click();
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page.getByText("Star", { exact: true })).toBeVisible();
    if ((await stateOf(page)).seats[0]!.kind === "person") {
        await play(page, "Aa1");
        await expect(moves(page)).toHaveCount(2);
    } else {
        await expect(moves(page)).toHaveCount(1);
    }
});

test("it is not offered for games that it does not play", async ({ page }) => {
    await expect
        .poll(async () => {
            const { games } = await (await page.request.get("/api/games")).json();
            return games.filter(({ engines }: { engines: string[] }) => engines.length).length;
        })
        .toBe(1);
    await page.goto("/play/qomet");
    await expect(page.getByRole("heading", { name: "Against the computer" })).toBeVisible();
    await expect(page.getByText("Star", { exact: true })).toHaveCount(0);
});
