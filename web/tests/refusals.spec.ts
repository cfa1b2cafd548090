/** What explains a refusal is in sight at once, wherever there is a board, in every window. */

import type { Page } from "@playwright/test";
import { held, inSight, overlap, WINDOWS, within } from "./feel";
import { expect, GAMES, test, together } from "./table";

interface Case {
    /** A move after which `picks` are refused, and what the rules then say. */
    readonly first: string;
    readonly picks: readonly [string | null, string];
    readonly why: RegExp;
}

const CASES: Record<string, Case> = {
    quantik: { first: "Aa1", picks: ["hand", "a3"], why: /sphere on a1 already stands/ },
    qomet: { first: "d4", picks: ["hand", "d4"], why: /d4 is taken/ },
    exago: { first: "f6", picks: [null, "a1"], why: /a1 would touch no other tile/ },
};

async function refuse(page: Page, { picks: [from, to] }: Case): Promise<void> {
    if (from) await page.locator('[data-hand="1"] button.slot').first().click();
    await page.locator(`[data-space="${to}"]`).click();
}

for (const game of Object.keys(GAMES))
    for (const { width, height } of WINDOWS)
        test(`${game}, ${width}×${height}: a refusal has a sign at once, and its reason is in sight`, async ({
            page,
        }) => {
            const { first, why, ...how } = CASES[game]!;
            await page.setViewportSize({ width, height });
            const match = await together(page, game, [first]);
            for (const address of [`/m/${match.id}`, `/analyse/${game}?moves=${first}`]) {
                await page.goto(address);
                await expect(page.getByRole("grid")).toBeVisible();
                const release = await held(page, /\/why\?/);
                // The sign needs no answer of the server.
                await within(100, page, "a refusal has a sign", ".denied", () =>
                    refuse(page, { first, why, ...how }),
                );
                release();
                const note = page.locator(".ff-note .note");
                await inSight(note.getByText(why));
                // It covers neither where something was tried nor what it speaks of.
                for (const space of new Set([how.picks[1], first.slice(-2)]))
                    expect(await overlap(note, page.locator(`[data-space="${space}"]`))).toBe(
                        false,
                    );
                // It is read out once.
                await expect(page.locator("[aria-live], [role=status]").getByText(why)).toHaveCount(
                    1,
                );
                // Whoever goes on is not held up by it.
                await page.locator('[data-hand="1"] button.slot').first().click();
                await expect(page.locator(".denied")).toHaveCount(0);
                await page.unrouteAll();
            }
        });
