import type { Page } from "@playwright/test";
import type { MatchRequest } from "../src/payloads";
import { obstacles } from "./obstacles";
import { board, expect, GAMES, made, test, together } from "./table";

const BOARDS = ["wood", "felt", "distinct", "contrast"];

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

/** Text on a board, or around it, whose colour is too close to what it stands on. */
const faint = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const pen = document
            .createElement("canvas")
            .getContext("2d", { willReadFrequently: true })!;
        const parsed = (colour: string): number[] => {
            pen.clearRect(0, 0, 1, 1);
            pen.fillStyle = colour;
            pen.fillRect(0, 0, 1, 1);
            return [...pen.getImageData(0, 0, 1, 1).data];
        };
        const light = (colour: string) => {
            const [r, g, b] = parsed(colour)
                .slice(0, 3)
                .map((each) => each / 255)
                .map((each) => (each > 0.04045 ? ((each + 0.055) / 1.055) ** 2.4 : each / 12.92));
            return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
        };
        const contrast = (one: string, other: string) => {
            const [less, more] = [light(one), light(other)].sort((a, b) => a - b);
            return (more! + 0.05) / (less! + 0.05);
        };
        const ground = (element: Element): string => {
            for (let each: Element | null = element; each; each = each.parentElement) {
                const { backgroundColor } = getComputedStyle(each);
                if (parsed(backgroundColor)[3]! > 250) return backgroundColor;
            }
            return "#ffffff";
        };
        const found: string[] = [];
        const look = (text: string, one: string, other: string) => {
            const ratio = contrast(one, other);
            if (ratio < 4.5) found.push(`${text}: ${one} on ${other}, ${ratio.toFixed(2)}`);
        };
        for (const element of document.querySelectorAll(".ff-board *:not(svg, svg *)")) {
            const text = [...element.childNodes]
                .filter((node) => node.nodeType === Node.TEXT_NODE)
                .map((node) => node.textContent!.trim())
                .join("");
            if (text && element.checkVisibility())
                look(text, getComputedStyle(element).color, ground(element));
        }
        const fill = (element: Element) => getComputedStyle(element).fill;
        for (const label of document.querySelectorAll(".ff-board .label"))
            look(label.textContent, fill(label), fill(document.querySelector(".tray")!));
        for (const text of document.querySelectorAll(".ff-board .worth text"))
            look(text.textContent, fill(text), fill(text.previousElementSibling!));
        return [...new Set(found)];
    });

/** Look at a board in every theme, in light and in dark. */
async function readable(page: Page): Promise<void> {
    const wrong: string[] = [];
    for (const theme of BOARDS)
        for (const mode of ["light", "dark"]) {
            await page.evaluate(
                ([theme, mode]) => {
                    Object.assign(document.documentElement.dataset, { board: theme, theme: mode });
                },
                [theme, mode] as const,
            );
            wrong.push(...(await faint(page)).map((each) => `${theme}, ${mode}: ${each}`));
        }
    expect(wrong).toEqual([]);
}

test.describe("every board theme can be read, light and dark", () => {
    const against = [{ kind: "me" }, { kind: "engine", level: 1 }] as MatchRequest["seats"];
    const clock = { kind: "increment", base: 300, increment: 5 } as const;

    test("beside the players of a running match", async ({ page }) => {
        const match = await made(page, { game: "exago", seats: against, order: "given", clock });
        await page.goto(`/m/${match.id}`);
        await expect(page.locator(".state")).toHaveText(["Level 1", "you"]);
        await readable(page);
        // Clocks look different while they run, and when little time is left.
        for (const look of ["running", "short"]) {
            const clocks = page.locator(".clock");
            await clocks.evaluateAll((all, look) => {
                for (const each of all) each.classList.add(look);
            }, look);
            await readable(page);
        }
    });

    test("beside the players of a match that was given up", async ({ page }) => {
        const match = await made(page, { game: "quantik", seats: against, order: "given" });
        const headers = { Origin: test.info().project.use.baseURL! };
        const data = { id: "end", ply: 0, kind: "resign" };
        await page.request.post(`/api/matches/${match.id}/commands`, { headers, data });
        await page.goto(`/m/${match.id}`);
        await expect(page.locator(".state").last()).toHaveText("gave up");
        await expect(page.locator(".star")).toBeVisible();
        await readable(page);
    });

    test("on an analysed board", async ({ page }) => {
        await page.goto("/analyse/quantik?moves=Aa1,Bb3");
        await expect(page.locator(".slot-worth").first()).toBeVisible();
        await page.locator(".hand.turn .slot[aria-disabled=false]").first().click();
        await expect(page.locator(".worth text").first()).toBeVisible();
        await readable(page);
    });

    test("in a question before a move", async ({ browser }) => {
        const viewport = { width: 390, height: 844 };
        const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
        const page = await context.newPage();
        await page.addInitScript(() => localStorage.setItem("fourfold:fingers", "confirm"));
        const match = await together(page, "exago", ["f6", "f7"]);
        await page.goto(`/m/${match.id}`);
        await page.locator('[data-space="g7"]').tap();
        await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
        await readable(page);
        await context.close();
    });
});
