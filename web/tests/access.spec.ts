import type { Page } from "@playwright/test";
import { obstacles } from "./obstacles";
import { board, expect, GAMES, made, test, together } from "./table";

async function sound(page: Page): Promise<void> {
    expect(await obstacles(page)).toEqual([]);
    const spills = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(spills, "nothing spills over the side").toBe(false);
}

type Visit = (page: Page, provokes: (...expected: RegExp[]) => void) => Promise<void>;

const screens: Record<string, Visit> = {
    home: async (page) => {
        await page.goto("/");
        await expect(page.locator(".games .ff-svg").nth(2)).toBeVisible();
    },
    settings: async (page) => {
        await page.goto("/");
        await page.getByRole("button", { name: "Settings" }).click();
    },
    "choice of opponent": async (page) => {
        await page.goto("/play/quantik");
        await page.getByText("How to play").click();
    },
    "seats and options": async (page) => {
        await page.goto("/play/exago");
        await page.locator("fieldset").getByText("5", { exact: true }).click();
        await expect(page.getByLabel("Player 5")).toBeVisible();
        await page.getByText("Options and clock").click();
        await page.getByLabel(/How much time/).selectOption("increment");
    },
    "match of two": async (page) => {
        const clock = { kind: "increment", base: 300, increment: 5 } as const;
        const match = await together(page, "quantik", ["Aa1", "Bc2"], { clock });
        await page.goto(`/m/${match.id}`);
        await page.getByText("Position and moves in words").click();
    },
    "match of six": async (page) => {
        const seats = [{ kind: "me", name: "A very long name indeed" } as const].concat(
            Array.from({ length: 5 }, (_, i) => ({ kind: "engine", level: 2 * i + 1 }) as never),
        );
        const match = await made(page, { game: "exago", options: { players: "6" }, seats });
        await page.goto(`/m/${match.id}`);
        await expect(board(page)).toBeVisible();
    },
    end: async (page) => {
        const match = await together(page, "qomet", GAMES.qomet!.moves);
        await page.goto(`/m/${match.id}`);
        await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
    },
    invitation: async (page) => {
        const seats = [{ kind: "me" }, { kind: "open" }] as never;
        const match = await made(page, { game: "qomet", seats });
        await page.goto(`/m/${match.id}`);
        await expect(page.getByRole("heading", { name: "Invite" })).toBeVisible();
    },
    joining: async (page) => {
        const seats = [{ kind: "me" }, { kind: "open" }] as never;
        const match = await made(page, { game: "exago", seats });
        await page.context().clearCookies();
        await page.goto(`/m/${match.id}`);
        await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
    },
    sharing: async (page) => {
        const match = await together(page, "quantik");
        await page.goto(`/m/${match.id}`);
        await page.getByRole("button", { name: "Share" }).click();
        await page.getByRole("button", { name: /another device/ }).click();
        await expect(page.getByLabel(/For you alone/)).toBeVisible();
    },
    lobby: async (page) => {
        await page.goto("/lobby");
        await expect(page.getByRole("heading", { name: "Being played" })).toBeVisible();
    },
    "my games": async (page) => {
        await together(page, "quantik", GAMES.quantik!.moves);
        await together(page, "exago");
        await page.goto("/mine");
        await expect(page.getByRole("heading", { name: "Going on" })).toBeVisible();
    },
    "saved games": (page) => page.goto("/open").then(() => undefined),
    problem: async (page, provokes) => {
        provokes(/404/);
        await page.goto("/m/nothing");
        await expect(page.getByRole("alert")).toBeVisible();
    },
};

for (const [name, visit] of Object.entries(screens))
    test(`${name}: fit for everybody @phone`, async ({ page, provokes }) => {
        await visit(page, provokes);
        await expect(page.locator("h1")).toHaveCount(1);
        await sound(page);
    });
