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
        await page.getByRole("button", { name: "Langue" }).click();
        await page.getByRole("button", { name: "English" }).click();
        await expect(page.getByRole("heading", { name: "Which game" })).toBeVisible();
        await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", /app\.en\./);
        await page.reload();
        await expect(page.getByRole("heading", { name: "Which game" })).toBeVisible();
    });

    test("a language is found and chosen with the keyboard alone", async ({ page }) => {
        await page.goto("/");
        const globe = page.getByRole("button", { name: "Langue" });
        await globe.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: "Français" })).toBeFocused();
        await page.keyboard.press("e");
        while (
            !(await page
                .getByRole("button", { name: "English" })
                .evaluate((b) => b === document.activeElement))
        )
            await page.keyboard.press("e");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: "Which game" })).toBeVisible();
        await expect(page.getByRole("dialog")).toBeHidden();
    });

    test("a link can ask for a language, and it stays; a wish of the browser does not", async ({
        page,
    }) => {
        await page.goto("/");
        expect(await page.evaluate(() => localStorage.getItem("fourfold:language"))).toBeNull();
        await page.goto("/lobby?lang=en-GB");
        await expect(page.getByRole("heading", { name: "Lobby" })).toBeVisible();
        await page.goto("/");
        await expect(page.getByRole("heading", { name: "Which game" })).toBeVisible();
    });

    test("one language is loaded, and the app is called and described in it", async ({ page }) => {
        const loaded: string[] = [];
        page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
        await page.goto("/");
        await expect(page.getByRole("heading", { name: "À quel jeu jouer ?" })).toBeVisible();
        expect(loaded.filter((path) => /\/(en|fr)-[\w-]+\.js$/.test(path))).toHaveLength(1);
        const address = await page.locator("link[rel=manifest]").getAttribute("href");
        const manifest = await (await page.request.get(address!)).json();
        expect(manifest).toMatchObject({ lang: "fr", dir: "ltr", name: "Fourfold", id: "./" });
        expect(manifest.description).toContain("Quantik, Qomet et Exago");
    });

    test("words that cannot be fetched come in English", async ({ page, provokes }) => {
        provokes(/Failed to load resource/);
        await page.route(/\/fr-[\w-]+\.js$/, (route) => route.abort());
        await page.goto("/");
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
        if (path === "/m/nothing") provokes(/404/);
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
