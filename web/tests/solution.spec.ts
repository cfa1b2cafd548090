/** A server of its own, with a solution that is too large for a browser. */

import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { housed, newFolder } from "./house";
import { expect, test as base } from "./table";

/** A crowded position, which is lost, and which the tables of the package do not know. */
const CROWDED = "..L/.L./DLL/L.DL.../D.L/D../... D -";

const test = base.extend<object, { house: string }>({
    house: [
        async ({}, use) => {
            const folder = newFolder();
            const made = ["-m", "tests.engine.whole", folder];
            execFileSync(resolve("../.venv/bin/python"), made, { cwd: ".." });
            await housed(use, [], { FOURFOLD_QOMET: join(folder, "solution.packed") });
            rmSync(folder, { recursive: true });
        },
        // Slow machines take their time to start it.
        { scope: "worker", timeout: 180_000 },
    ],
    baseURL: async ({ house }, use) => use(house),
});

test.use({ thinks: true });

test("whoever can think asks a server that knows, and thinks when it does not answer", async ({
    page,
    context,
    provokes,
}) => {
    test.setTimeout(180_000);
    const patience = { timeout: 60_000 };
    // This solution knows some positions, and not what their moves lead to.
    const proved = page.locator("main").getByText(/^(Proved\.|Which move is the best)/);
    const asked: string[] = [];
    page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith("/stream")) asked.push(pathname);
    });
    await page.goto(`/analyse/qomet?position=${encodeURIComponent(CROWDED)}`);
    await expect(proved).toBeVisible(patience);
    await expect
        .poll(
            () => page.evaluate(() => performance.getEntriesByName("python-ready").length),
            patience,
        )
        .toBeGreaterThan(0);

    // Python is ready, and the server is asked all the same.
    const worths = page.getByRole("list", { name: /what they are worth/ });
    asked.length = 0;
    await worths.getByRole("button").first().click();
    await expect.poll(() => asked).toContain("/api/positions/qomet/stream");
    await expect(proved).toBeVisible(patience);

    // It is too busy: the browser thinks.
    provokes(/503|ERR_FAILED/);
    let refused = 0;
    await context.route("**/stream?*", (route) => {
        refused += 1;
        return route.fulfill({ status: 503, json: { error: { code: "busy", message: "Busy." } } });
    });
    await page.getByRole("button", { name: "One move back" }).click();
    await worths.getByRole("button").last().click();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(worths.getByRole("button").first()).toBeVisible(patience);
    await expect(page.getByRole("alert")).toHaveCount(0);
});
