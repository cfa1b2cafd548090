import type { Page } from "@playwright/test";
import { obstacles } from "./obstacles";
import { expect, GAMES, test, together } from "./table";
import { bestAt, otherThan, playAt, positionAt } from "./study";

const queryOf = (page: Page) => new URL(page.url()).searchParams;
const worths = (page: Page) => page.getByRole("list", { name: /what they are worth/ });
const record = (game: string, moves: string[], result: string) =>
    [
        `[Game "${game}"]`,
        '[Options ""]',
        '[Rules "1"]',
        '[Seat1 "Ann"]',
        '[Seat2 "Bob"]',
        '[Date "?"]',
        `[Result "${result}"]`,
        "",
        moves.map((move, i) => (i % 2 ? move : `${i / 2 + 1}. ${move}`)).join(" "),
        "",
    ].join("\n");

/** Games in which somebody gave something away. */
const FLAWED: Record<string, string[]> = {
    quantik: "Dc1 Cb1 Aa4 Bd2 Bb3 Ad3 Cc4 Da2 Dd1 Bd4 Ab2 Db4".split(" "),
    qomet: "c5 b6 e5 e3 c3 d4 e4 g4 g7 d5 d3 f2 c4 a1 e5-f6 a1-d1 c3-d4 e3-d3 d4-d3 g4-g7 d4".split(
        " ",
    ),
    exago: GAMES.exago!.moves,
};

for (const [game, { moves, winner }] of Object.entries(GAMES)) {
    test(`an analysis of ${game}: the address is the position @phone @here`, async ({ page }) => {
        const start = moves.slice(0, 2);
        await page.goto(`/analyse/${game}?moves=${start.join(",")}`);
        const place = { spec: game, moves: start };
        await expect(worths(page).getByRole("listitem").first()).toBeVisible();
        // Nothing is called proved that is not.
        const proved = page.locator("main").getByText(/^Proved\./);
        const estimate = page.locator("main").getByText(/^Only an estimate/);
        await expect(game === "exago" ? estimate : proved).toBeVisible();
        await expect(game === "exago" ? proved : estimate).toBeHidden();

        const best = await bestAt(page, place);
        const other = await otherThan(page, place, [best]);
        await playAt(page, place, other);
        await expect.poll(() => queryOf(page).get("moves")).toBe([...start, other].join(","));
        await page.getByRole("button", { name: "One move back" }).click();
        await expect.poll(() => queryOf(page).get("moves")).toBe(start.join(","));
        await worths(page).getByRole("button").first().click();
        // Both are kept as branches.
        await expect(page.getByRole("region", { name: "Moves" }).locator(".branch")).toHaveCount(1);
        await expect.poll(() => queryOf(page).get("moves")!.split(",")).toHaveLength(3);
        const there = queryOf(page).get("moves")!;
        expect(there).not.toBe([...start, other].join(","));
        await page.reload();
        await expect(page.locator("[aria-current=step]")).toHaveText(there.split(",").at(-1)!);
        await expect(page.getByRole("region", { name: "Moves" }).locator(".branch")).toHaveCount(1);
    });

    test(`a pasted text of ${game} is read, or refused with the place and the reason`, async ({
        page,
        provokes,
    }) => {
        provokes(/status of 422/);
        await page.goto(`/analyse/${game}?moves=${moves[0]}`);
        await page.getByRole("button", { name: "Paste a game" }).click();
        const field = page.getByRole("textbox");
        const read = page.getByRole("button", { name: "Read" });
        await field.fill("this is no position");
        await read.click();
        const alert = page.getByRole("dialog").getByRole("alert");
        await expect(alert).toContainText("neither a saved game nor a list of moves");
        await field.fill(`1. ${moves[0]} ${moves[0]}`);
        await read.click();
        await expect(alert).toContainText(new RegExp(`Move 1 by (Dark|Blue), ${moves[0]}: `));
        const result = `seat ${winner + 1} wins, ${game === "qomet" ? "square" : "line"}`;
        const good = record(game, moves, result);
        await field.fill(good.replace(moves[1]!, "z9"));
        await read.click();
        await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Line 9: ");
        // What was there before is still there.
        expect(queryOf(page).get("moves")).toBe(moves[0]);
        await field.fill(good);
        await read.click();
        await expect.poll(() => queryOf(page).get("moves")).toBe(moves.join(","));
        await expect(page.locator("main").getByText(/has won$/)).toBeVisible();
    });

    test(`a review of ${game} shows where it was won and lost @phone`, async ({ page }) => {
        const match = await together(page, game, FLAWED[game]);
        await page.goto(`/m/${match.id}`);
        await page.getByRole("link", { name: "Review the game" }).click();
        await expect(
            page.locator("main").getByText(/[Aa]ccuracy|No decision mattered/),
        ).toHaveCount(2);
        const length = `${FLAWED[game]!.length}`;
        const slider = page.getByRole("slider", { name: "Move" });
        await expect(slider).toHaveValue(length);
        const mistakes = page.locator(".mistake-row");
        await expect(mistakes.first()).toBeVisible();
        await mistakes.last().click();
        await expect(slider).not.toHaveValue(length);
        await expect(page.locator(".comment")).toContainText(/Better was/);
        await page.getByRole("link", { name: "Analyse this position" }).click();
        await expect(page).toHaveURL(new RegExp(`/analyse/${game}`));
    });
}

test("the link to an analysis holds all branches", async ({ page, browser }) => {
    await page.goto("/analyse/quantik?moves=Aa1,Bb3");
    const place = { spec: "quantik", moves: ["Aa1", "Bb3"] };
    await playAt(page, place, "Cc2");
    await page.getByRole("button", { name: "One move back" }).click();
    await playAt(page, place, "Cd2");
    await page.getByRole("button", { name: "One move back" }).click();
    await page.getByRole("button", { name: "One move back" }).click();
    await expect.poll(() => queryOf(page).get("moves")).toBe("Aa1");
    await page.getByText("Pass on").click();
    const link = await page.getByRole("textbox", { name: "Link to this analysis" }).inputValue();
    expect(link).toBe(page.url());

    const other = await (await browser.newContext()).newPage();
    const tree = other.getByRole("region", { name: "Moves" });
    const branch = tree.locator(".branch").getByRole("button", { name: /Cd2$/ });
    await other.goto(link);
    await expect(tree.locator("[aria-current=step]")).toHaveText("Aa1");
    await expect(branch).toBeVisible();
    // A link to an analysis may be pasted, too.
    await other.goto("/analyse/quantik");
    await other.getByRole("button", { name: "Paste a game" }).click();
    await other.getByRole("textbox").fill(link);
    await other.getByRole("button", { name: "Read" }).click();
    await expect(branch).toBeVisible();
    await branch.click();
    await expect.poll(() => queryOf(other).get("moves")).toBe("Aa1,Bb3,Cd2");
    await other.context().close();
});

test("a link that would be too long holds the line one is in, and says so", async ({ page }) => {
    const { legal } = await positionAt(page, { spec: "exago", moves: ["f6"] });
    const first = legal[0]!.move;
    const line = ["f6", first, "x".repeat(3940)];
    const branches = `0,${line.join()};1,${legal[1]!.move}`;
    await page.goto(`/analyse/exago?moves=f6&branches=${branches}`);
    await page.getByText("Pass on").click();
    const field = page.getByRole("textbox", { name: "Link to this analysis" });
    await expect(field).toHaveValue(/branches=/);
    const said = page.locator("main").getByText("the link would be too long");
    await expect(said).toBeHidden();
    await playAt(page, { spec: "exago", moves: ["f6"] }, legal[2]!.move);
    await expect(said).toBeVisible();
    await expect(field).toHaveValue(new RegExp(`moves=f6%2C${legal[2]!.move}$`));
    // What was tried is still there, also when the page is loaded anew.
    await page.reload();
    await expect(page.getByRole("region", { name: "Moves" }).locator(".branch")).toHaveCount(2);
});

test("whatever people paste is read: addresses, lists of moves, positions, of any game", async ({
    page,
    provokes,
}) => {
    provokes(/status of 4(04|22)/);
    const { moves } = GAMES.qomet!;
    const match = await together(page, "qomet", moves);
    const position = "L../.../.../...D.../.../.../..L D -";
    const origin = test.info().project.use.baseURL!;
    const given: [string, string | null, string][] = [
        [`${origin}/m/${match.id}`, moves.join(","), "qomet"],
        [`/review/${match.id}`, moves.join(","), "qomet"],
        [`${origin}/analyse/exago?players=3&moves=f6,e6`, "f6,e6", "exago"],
        [moves.join(" "), moves.join(","), "qomet"],
        ["1. Aa1 Bb2\n2. Ca2", "Aa1,Bb2,Ca2", "quantik"],
        ["1.f6 e6 2.f5", "f6,e6,f5", "exago"],
        ["D4 C4 D3", "d4,c4,d3", "qomet"],
        ["AA1 BB2 ca2", "Aa1,Bb2,Ca2", "quantik"],
        [
            '[Event "Club evening"]\n[Date "2026.11.15"]\n[Game "Qomet"]\n[Result "*"]\n\n' +
                "1. D4 C4 {quick} 2. D3 *",
            "d4,c4,d3",
            "qomet",
        ],
        ['[Game "exago"]\n\n1. f6 e6', "f6,e6", "exago"],
        [position, null, "qomet"],
    ];
    await page.goto("/analyse/quantik");
    for (const [text, line, game] of given) {
        await page.getByRole("button", { name: "Paste a game" }).click();
        await page.getByRole("textbox").fill(text);
        await page.getByRole("button", { name: "Read" }).click();
        await expect(page).toHaveURL(new RegExp(`/analyse/${game}`));
        await expect.poll(() => queryOf(page).get("moves")).toBe(line);
    }
    expect(queryOf(page).get("position")).toBe(position);
    await page.getByRole("button", { name: "Paste a game" }).click();
    await page.getByRole("textbox").fill(`${origin}/m/nothing`);
    await page.getByRole("button", { name: "Read" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(/match/);
    // A review takes them too.
    await page.goto("/review");
    await page.getByRole("textbox").fill(moves.join(" "));
    await page.getByRole("button", { name: "Review it" }).click();
    await expect(page.getByRole("slider", { name: "Move" })).toHaveValue(`${moves.length}`);
    // So does a new match.
    await page.goto("/open");
    await page.getByRole("textbox").fill('[Game "qomet"]\n[Seat1 "Ann"]\n[Result "*"]\n\n1. D4 C4');
    await page.getByRole("button", { name: "Go on playing" }).click();
    await expect(page).toHaveURL(/\/m\//);
    await expect(page.locator("[data-space=d4]")).toHaveAccessibleName(/light/i);
});

test("a position set up by hand says why it cannot be, and is analysed when it can", async ({
    page,
    provokes,
}) => {
    provokes(/status of 422/);
    await page.goto("/analyse/quantik");
    await page.getByRole("button", { name: "Set up" }).click();
    const done = page.getByRole("button", { name: "Analyse this", exact: true });
    await page.getByRole("radio", { name: "light sphere" }).click();
    await page.locator("[data-space=a1]").click();
    await expect(page.locator("main").getByText("This position can be played.")).toBeVisible();
    await page.locator("[data-space=b1]").click();
    await expect(
        page.locator("main").getByText(/Light has 2 pieces on the board and Dark 0/),
    ).toBeVisible();
    await expect(done).toBeDisabled();
    await page.getByRole("radio", { name: "dark cone" }).click();
    await page.locator("[data-space=b1]").click();
    await expect(page.locator("main").getByText("This position can be played.")).toBeVisible();
    await done.click();
    await expect.poll(() => queryOf(page).get("position")).toBe("..../..../..../Ad..");
    await expect(page.locator("main").getByText(/^Light to move (wins|loses) in/)).toBeVisible();
});

test("an address that is no position says so and offers the beginning", async ({
    page,
    provokes,
}) => {
    provokes(/status of 422/);
    await page.goto("/analyse/quantik?position=AA../..../..../....");
    await expect(
        page.locator("main").getByText(/Light has 2 pieces on the board and Dark 0/),
    ).toBeVisible();
    await page.getByRole("link", { name: "From the beginning" }).click();
    await expect(page.locator("main").getByText("Light to move loses in 10 moves")).toBeVisible();
});

test("three players have a curve each", async ({ page }) => {
    const moves = ["d4", "d5", "e5", "c4"];
    await page.goto("/review");
    const text = record("exago", moves, "unfinished")
        .replace('[Options ""]', '[Options "players=3&size=4"]')
        .replace('[Date "?"]', '[Seat3 "Cleo"]\n[Date "?"]')
        .replace(/1\. .*/, "1. d4 d5 e5 2. c4");
    await page.getByRole("textbox").fill(text);
    await page.getByRole("button", { name: "Review it" }).click();
    await expect(page.locator("main").getByText(/[Aa]ccuracy|No decision mattered/)).toHaveCount(3);
    await expect(page.locator(".graph > svg .curve")).toHaveCount(3);
    await expect(page.locator(".comment")).toHaveText("This game was not finished.");
});

test("a move has one number, that of its row, wherever it is named", async ({ page }) => {
    const match = await together(page, "quantik", FLAWED.quantik);
    const list = page.getByRole("region", { name: "Moves" });
    const fifth = list.getByRole("button", { name: "Move 5: Ann played Dd1", exact: true });
    const headline = "Move 5: Bob played Bd4";
    await page.goto(`/m/${match.id}`);
    await fifth.click();
    await expect(page.locator("main").getByText("Move 5: Ann played Dd1")).toBeVisible();
    await page.getByRole("button", { name: "To the beginning" }).click();
    await expect(page.locator("main").getByText("Before the first move")).toBeVisible();

    await page.goto(`/review/${match.id}`);
    const wrong = "Move 5: Ann played Dd1, a mistake";
    await expect(list.getByRole("button", { name: wrong, exact: true })).toBeVisible();
    const row = list.getByRole("listitem").filter({ hasText: /^5\s*Dd1/ });
    await expect(row).toHaveCount(1);
    await list.getByRole("button", { name: headline }).click();
    await expect(page.locator(".comment .move")).toHaveText(headline);
    const slider = page.getByRole("slider", { name: "Move" });
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`^${headline}`));
    await expect(page.locator("[aria-live=polite]")).toContainText(headline);

    await page.goto(`/analyse/quantik?moves=${FLAWED.quantik!.join()}`);
    await expect(
        list.getByRole("button", { name: "Move 5: Dark played Bd4", exact: true }),
    ).toBeVisible();
});

test("a review asks for a game in a field of its own name", async ({ page }) => {
    await page.goto("/review");
    await expect(page.getByLabel("The game as text, or its address")).toBeVisible();
    await expect(page.locator("main").getByText(/^or /)).toHaveCount(0);
});

test("the values can be heard and reached by key", async ({ page }) => {
    await page.goto("/analyse/quantik?moves=Aa1,Bb3");
    await expect(page.locator("[aria-live=polite]")).toContainText("Light to move wins in 9 moves");
    await expect(
        page.getByRole("button", { name: "light cube, 2 in hand, wins in 9 moves" }),
    ).toBeVisible();
    const first = worths(page).getByRole("button").first();
    await expect(first).toHaveText(/wins in 9 moves/);
    await first.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => queryOf(page).get("moves")?.split(",").length).toBe(3);
});

test("arrows and rings can be drawn, and go with the next move", async ({ page }) => {
    await page.goto("/analyse/qomet?moves=d4");
    await expect(worths(page)).toBeVisible();
    const rings = page.locator(".arrow-ring.draw");
    const arrow = page.locator(".arrow.draw");
    await page.locator("[data-space=a1]").click({ button: "right" });
    await expect(rings).toHaveCount(1);
    await page.locator("[data-space=a1]").hover();
    await page.mouse.down({ button: "right" });
    await page.locator("[data-space=a4]").hover();
    await page.mouse.up({ button: "right" });
    await expect(arrow).toHaveCount(1);
    // The same again takes it away.
    await page.locator("[data-space=a1]").click({ button: "right" });
    await expect(rings).toHaveCount(0);
    await page.locator("[data-space=g7]").click();
    await expect(arrow).toHaveCount(0);
});

const screens = [
    "/learn",
    "/learn/qomet",
    "/learn/qomet/lesson",
    "/learn/exago/puzzles",
    "/rules/quantik",
    "/analyse/quantik?moves=Aa1",
    "/review",
];
for (const path of screens)
    test(`nothing stands in anybody's way on ${path} @phone`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("main h1")).toBeVisible();
        expect(await obstacles(page)).toEqual([]);
        const spills = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(spills, "nothing spills over the side").toBe(false);
    });
