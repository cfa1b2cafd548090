import type { Page } from "@playwright/test";
import { board, expect, test, together } from "./table";

test.describe("in French", () => {
    test.use({ locale: "fr-CA" });

    test("the browser's language is spoken, and another can be chosen for good", async ({
        page,
    }) => {
        await page.goto("/");
        await expect(page.getByRole("heading", { name: "À quel jeu jouer ?" })).toBeVisible();
        expect(await page.locator("html").getAttribute("lang")).toBe("fr");
        await page.getByRole("button", { name: "Réglages" }).click();
        await page.getByLabel("Langue").selectOption("en");
        await expect(page.getByLabel("Language")).toBeVisible();
        await page.reload();
        await expect(page.getByRole("heading", { name: "Which game" })).toBeVisible();
    });

    test("the server speaks the same language", async ({ page }) => {
        const match = await together(page, "quantik", ["Aa1"]);
        await page.goto(`/m/${match.id}`);
        await page.locator('[data-hand="1"] button.slot').first().click();
        await page.locator('[data-space="a2"]').click();
        await expect(page.locator(".ff-note")).toContainText("La sphère de l’adversaire en a1");
    });
});

/** Words on the screen that were never translated: longer than a name of a space or a move. */
async function untranslated(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.textContent ?? "";
            if (node.parentElement!.closest("bdi, [dir=ltr], noscript, option, script")) continue;
            // A sentence from the words has marks of direction around it.
            if (/[A-Za-z]{4}/.test(text) && !text.includes("\u202e")) found.push(text.trim());
        }
        return found;
    });
}

const pages = ["/", "/play/quantik", "/play/exago", "/lobby", "/mine", "/open", "/m/nothing"];

for (const path of pages)
    test(`from right to left: ${path} @phone`, async ({ page, provokes }) => {
        if (path === "/m/nothing") provokes(/status of 404/);
        await page.goto(`${path}?lang=xb`);
        await expect(page.locator("h1")).toBeVisible();
        for (const fold of await page.locator("main summary").all()) await fold.click();
        expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
        expect(await untranslated(page)).toEqual([]);
        const brand = (await page.locator(".brand svg").boundingBox())!;
        expect(brand.x).toBeGreaterThan(page.viewportSize()!.width / 2);
        const spills = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(spills).toBe(false);
    });

test("from right to left: a match @phone", async ({ page }) => {
    const match = await together(page, "exago", ["f6", "f7"]);
    await page.goto(`/m/${match.id}?lang=xb`);
    await expect(board(page)).toBeVisible();
    expect(await untranslated(page)).toEqual([]);
    // The board itself is never mirrored: a1 stays on the left.
    const a1 = (await page.locator('[data-space="a1"]').boundingBox())!;
    const a6 = (await page.locator('[data-space="a6"]').boundingBox())!;
    expect(a1.x).toBeLessThan(a6.x);
});
