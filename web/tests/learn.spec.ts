import type { Lesson, MatchRequest, Puzzle, Puzzles } from "../src/payloads";
import { expect, GAMES, made, test, together } from "./table";
import { held, inSight, overlap, within } from "./feel";
import type { Page } from "@playwright/test";
import { asked, otherThan, pick, playAt, sceneOf } from "./study";

const next = { name: "Next", exact: true };
const again = { name: "Try again", exact: true };

/** The puzzle that the page shows, once it is none of those seen before. */
async function shownPuzzle(
    page: Page,
    puzzles: readonly Puzzle[],
    seen: ReadonlySet<string> = new Set(),
): Promise<Puzzle> {
    const title = page.locator("[data-puzzle]");
    await expect
        .poll(async () => {
            const id = await title.getAttribute("data-puzzle");
            return puzzles.some((each) => each.id === id) && !seen.has(id!);
        })
        .toBe(true);
    const id = await title.getAttribute("data-puzzle");
    return puzzles.find((each) => each.id === id)!;
}

for (const game of Object.keys(GAMES)) {
    // With everything that moves: a step may come while pieces of the one before are on their way.
    test.describe(() => {
        test.use({ contextOptions: { reducedMotion: "no-preference" } });

        test(`the lesson of ${game}, from the first step to the last @phone @here`, async ({
            page,
        }) => {
            const { steps } = await asked<Lesson>(page, `/api/lessons/${game}`);
            await page.goto(`/learn/${game}/lesson`);
            for (const [index, step] of steps.entries()) {
                const place = { spec: step.spec, position: step.position };
                const { layout } = await sceneOf(page, step.spec);
                await expect(
                    page.locator("main").getByText(`Step ${index + 1} of ${steps.length}`),
                ).toBeVisible();
                // The board is that of this step, and of no other.
                await expect(page.locator("[data-space]")).toHaveCount(layout.spaces.length);
                await expect(page.locator("[data-hand]")).toHaveCount(layout.hands.length);
                const button = page.getByRole("button", next);
                if (step.kind === "play") {
                    await expect(button).toBeHidden();
                    if (index === 3) {
                        // Something else that is legal: it is said kindly, and one tries again.
                        await playAt(
                            page,
                            place,
                            await otherThan(page, place, [...step.right_moves]),
                        );
                        await expect(
                            page.locator("main").getByText("not what was asked for"),
                        ).toBeVisible();
                        await page.getByRole("button", again).click();
                    }
                    await playAt(page, place, step.right_moves[0]!);
                } else if (step.kind === "try") {
                    await pick(page, place, step.picks);
                    // The sentence is the server's own.
                    const said = await asked<{ message: string }>(
                        page,
                        `/api/positions/${game}/why?${new URLSearchParams({
                            ...Object.fromEntries(
                                new URLSearchParams(step.spec.split("?")[1] ?? ""),
                            ),
                            position: step.position,
                            picks: step.picks.join(","),
                        })}`,
                    );
                    await expect(page.locator("main").getByText(said.message)).toBeVisible();
                }
                if (index + 1 < steps.length) await button.click();
            }
            await expect(page.getByRole("link", { name: "On to the puzzles" })).toBeVisible();
            // What was done is kept on this device.
            await page.goto(`/learn/${game}`);
            await expect(page.getByRole("progressbar")).toHaveAttribute("value", `${steps.length}`);
        });
    });

    test(`six puzzles of ${game}, each with its best defence`, async ({ page }) => {
        test.slow();
        const { puzzles } = await asked<Puzzles>(page, `/api/puzzles/${game}`);
        await page.goto(`/learn/${game}/puzzles`);
        const solved = page.locator("main").getByText(/^Solved!/);
        const seen = new Set<string>();
        for (let index = 0; index < 6; index++) {
            const puzzle = await shownPuzzle(page, puzzles, seen);
            seen.add(puzzle.id);
            const place = { spec: puzzle.spec, position: puzzle.position };
            if (index === 3) {
                await playAt(page, place, await otherThan(page, place, [puzzle.move]));
                await expect(page.locator("main .said.wrong")).toBeVisible();
                await page.getByRole("button", again).click();
            }
            const line = puzzle.lines[0]!.split(" ");
            for (let ply = 0; ply < line.length; ply += 2) {
                if (ply > 0)
                    await expect(page.locator("main").getByText("Your turn again")).toBeVisible();
                await playAt(page, { ...place, moves: line.slice(0, ply) }, line[ply]!);
            }
            await expect(solved).toBeVisible();
            await page.getByRole("button", { name: "Next puzzle" }).click();
            await expect(solved).toBeHidden();
        }
        await expect(page.locator("main").getByText(`6 of ${puzzles.length}`)).toBeVisible();
        // All of it is still there.
        await page.goto(`/learn/${game}`);
        await expect(page.locator("main").getByText(`6 of ${puzzles.length}`)).toBeVisible();
        await page.goto(`/learn/${game}/puzzles`);
        await expect(page.locator("dd").first()).toHaveText(
            "shown after 4 more puzzles without a hint",
        );
    });

    test(`a wrong answer to a puzzle of ${game} is told before its refutation is found`, async ({
        page,
    }) => {
        const { puzzles } = await asked<Puzzles>(page, `/api/puzzles/${game}`);
        for (const goal of ["one", "longer", "hold"]) {
            const puzzle = puzzles.find(({ goal: wanted, plies }) =>
                goal === "hold"
                    ? wanted === "hold"
                    : wanted === "win" && plies > 1 === (goal === "longer"),
            )!;
            const place = { spec: puzzle.spec, position: puzzle.position };
            await page.goto(`/learn/${game}/puzzles?puzzle=${puzzle.id}`);
            await shownPuzzle(page, [puzzle]);
            const wrong = await otherThan(page, place, [puzzle.move]);
            const release = await held(page, /\/api\/positions\//);
            await within(150, page, "a wrong answer is told", ".said.wrong", () =>
                playAt(page, place, wrong),
            );
            release();
            // What is said then is about the task: a puzzle to win at once is not about forcing.
            const then = {
                one: "That does not win at once",
                longer: /That (lets|does not force)/,
                hold: /That lets/,
            }[goal]!;
            await expect(page.locator("main .said.wrong")).toContainText(then);
            await page.getByRole("button", again).click();
            await expect(page.locator("main .said.wrong")).toHaveCount(0);
            await page.unrouteAll({ behavior: "ignoreErrors" });
        }
    });

    test(`the rules of ${game}, with examples to play, on one printed sheet`, async ({ page }) => {
        const { examples } = await asked<{ examples: { name: string }[] }>(
            page,
            `/api/rules/${game}`,
        );
        await page.goto(`/rules/${game}`);
        await expect(page.getByRole("grid")).toHaveCount(examples.length);
        await page.getByRole("button", { name: "Show", exact: true }).first().click();
        await expect(page.getByRole("button", { name: "Again" })).toHaveCount(1);
        await page.getByRole("button", { name: "Why not?" }).first().click();
        await expect(page.locator("figure .ff-note:not(:empty)")).toHaveCount(1);
        const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(/\/Count (\d+)/.exec(sheet)?.[1]).toBe("1");
    });
}

test("the first game is an ordinary one, with help in two steps that says no more than it knows @here", async ({
    page,
}) => {
    await page.goto("/learn/quantik");
    await page.getByRole("button", { name: /first game/ }).click();
    await page.waitForURL(/\/m\//);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(
        page.locator("main").getByText(/Look at this piece in your hand: light/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Show the move" }).click();
    // Whoever begins has lost already, in ten moves.
    await expect(page.locator("main").getByText(/loses in 10 moves/)).toBeVisible();
    await page.getByRole("button", { name: "What threatens me?" }).click();
    await expect(page.locator("main").getByText(/Nothing right now/)).toBeVisible();
    await page.getByRole("button", { name: "Show values" }).click();
    await expect(page.locator(".slot-worth").first()).toHaveText("L10");
    await page.reload();
    await expect(page.locator(".slot-worth").first()).toHaveText("L10");
});

/** Positions, and what threatens in them: a win at once, nothing, a win later. */
const SURE: [string, string, RegExp][] = [
    ["quantik", "Db4 Cc1 Ad3 Cd4 Ab3 Bd1 Da1 Bc3", /Watch out: .* and win at once\./],
    // What only a mistake allows does not threaten.
    ["quantik", "Cb2 Aa1", /^Nothing right now\.$/],
    [
        "quantik",
        "Ab3 Cd4 Aa3 Cd2",
        /^Nobody wins with the very next move\. But Dark wants to play Bc2 and would then win in 5/,
    ],
];

test("a threat is named and shown where it is", async ({ page }) => {
    const seats = [{ kind: "me" }, { kind: "beside" }] as MatchRequest["seats"];
    const position = ".../LL./.D./......D/.../.L./.DD L -";
    const match = await made(page, { game: "qomet", position, seats, order: "given" });
    await page.goto(`/m/${match.id}`);
    await page.getByRole("button", { name: "What threatens me?" }).click();
    await expect(
        page.locator("main").getByText(/Watch out: Dark wants to play .*d4.* and win at once\./),
    ).toBeVisible();
    await expect(page.locator(".arrow-ring.loss, .arrow.loss").first()).toBeVisible();
    // A win that is sure but comes later is no win at once, and is not called one.
    for (const [game, line, sentence] of SURE) {
        const lost = await together(page, game, line.split(" "));
        await page.goto(`/m/${lost.id}`);
        await page.getByRole("button", { name: "What threatens me?" }).click();
        await expect(page.locator("main").getByText(sentence)).toBeVisible();
    }
});

test("the puzzle of the day is the same for everybody, and makes a row of days", async ({
    page,
    browser,
}) => {
    const { puzzles } = await asked<Puzzles>(page, "/api/puzzles/quantik");
    await page.clock.setFixedTime(new Date("2026-11-16T12:00:00"));
    await page.goto("/");
    await page.getByRole("link", { name: "Quantik" }).and(page.locator("[href$='?day']")).click();
    const puzzle = await shownPuzzle(page, puzzles);
    const other = await (await browser.newContext()).newPage();
    await other.clock.setFixedTime(new Date("2026-11-16T23:00:00"));
    await other.goto("/learn/quantik/puzzles?day");
    expect((await shownPuzzle(other, puzzles)).id).toBe(puzzle.id);
    await other.clock.setFixedTime(new Date("2026-11-17T01:00:00"));
    await other.reload();
    expect((await shownPuzzle(other, puzzles)).id).not.toBe(puzzle.id);
    await other.context().close();

    const place = { spec: puzzle.spec, position: puzzle.position };
    const line = puzzle.lines[0]!.split(" ");
    for (let ply = 0; ply < line.length; ply += 2) {
        if (ply > 0) await expect(page.locator("main").getByText("Your turn again")).toBeVisible();
        await playAt(page, { ...place, moves: line.slice(0, ply) }, line[ply]!);
    }
    await expect(page.locator("main").getByText(/^Solved!/)).toBeVisible();
    await page.goto("/");
    await expect(page.locator("main").getByText("Solved one day in a row.")).toBeVisible();
});

test("a theme gives its own puzzles, and a mistake comes back some days later", async ({
    page,
}) => {
    const { puzzles } = await asked<Puzzles>(page, "/api/puzzles/quantik");
    await page.clock.setFixedTime(new Date("2026-11-16T12:00:00"));
    await page.goto("/learn/quantik/puzzles");
    await page.getByRole("link", { name: /^Two threats at once/ }).click();
    const puzzle = await shownPuzzle(
        page,
        puzzles.filter(({ theme }) => theme === "two-threats"),
    );
    const place = { spec: puzzle.spec, position: puzzle.position };
    await playAt(page, place, await otherThan(page, place, [puzzle.move]));
    await expect(page.locator("main .said.wrong")).toBeVisible();
    await page.clock.setFixedTime(new Date("2026-11-18T12:00:00"));
    await page.goto("/learn/quantik/puzzles");
    await expect(page.locator("main").getByText("One mistake of some days ago")).toBeVisible();
    expect((await shownPuzzle(page, puzzles)).id).toBe(puzzle.id);
});

const active = (page: Page) =>
    page.evaluate(() => {
        const { activeElement: at } = document;
        return (
            at?.getAttribute("role") ?? (at === document.body ? "nothing" : at?.textContent?.trim())
        );
    });

test("the focus goes on to the board or the next button when the pressed button is gone", async ({
    page,
}) => {
    const { steps } = await asked<Lesson>(page, "/api/lessons/quantik");
    await page.goto("/learn/quantik/lesson");
    const main = page.locator("main");
    await expect(main.getByText(`Step 1 of ${steps.length}`)).toBeVisible();
    await page.getByRole("button", next).press("Enter");
    await expect(main.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
    await expect(page.locator("[aria-live=polite]")).toContainText("You have eight pieces");
    await expect.poll(() => active(page)).toBe("gridcell");
    const { puzzles } = await asked<Puzzles>(page, "/api/puzzles/quantik");
    const puzzle = puzzles.find(({ plies, goal }) => goal === "win" && plies === 1)!;
    const place = { spec: puzzle.spec, position: puzzle.position };
    await page.goto(`/learn/quantik/puzzles?puzzle=${puzzle.id}`);
    await playAt(page, place, await otherThan(page, place, [puzzle.move]));
    await page.getByRole("button", { name: "Show the move" }).press("Enter");
    await expect(page.locator("[aria-live=polite]")).toContainText(`The move is ${puzzle.move}`);
    await expect.poll(() => active(page)).toBe("gridcell");
    await playAt(page, place, puzzle.move);
    await page.getByRole("button", { name: "Next puzzle" }).press("Enter");
    await expect(page.getByRole("button", { name: "Next puzzle" })).toHaveCount(0);
    await expect.poll(() => active(page)).toBe("gridcell");
});

test("an answer is in sight and covers no hand, and then the next task is in sight @phone", async ({
    page,
}) => {
    await page.goto("/learn/quantik/lesson");
    await page.getByRole("button", next).click();
    await page.locator("[data-hand='0'] button.slot").first().click();
    await page.locator("[data-space=b2]").click();
    const answer = page.locator(".said.right");
    await inSight(answer);
    for (const hand of [0, 1])
        expect(await overlap(answer, page.locator(`[data-hand="${hand}"]`))).toBe(false);
    await page.getByRole("button", next).click();
    await inSight(page.locator("main").getByText("Step 3 of"));
});

test("a hint comes before the first try, and moves no rating", async ({ page }) => {
    const { puzzles } = await asked<Puzzles>(page, "/api/puzzles/quantik");
    const [puzzle, other] = puzzles.filter(({ plies, goal }) => goal === "win" && plies === 1);
    const main = page.locator("main");
    // A player whose rating is shown.
    await page.goto("/learn/quantik");
    const known = { rating: 1111, tries: 12, met: {} };
    await page.evaluate(
        (known) => localStorage.setItem("fourfold:puzzles:quantik", known),
        JSON.stringify(known),
    );
    await page.goto(`/learn/quantik/puzzles?puzzle=${puzzle!.id}`);
    const rating = page.locator("dd").first();
    await expect(rating).toHaveText("1111");
    await page.getByRole("button", { name: "Hint" }).press("Enter");
    await expect(main.getByText(/^Look at this piece in your hand: /)).toBeVisible();
    await expect(page.locator(".slot.highlighted")).toHaveCount(1);
    await expect(page.locator(".highlight")).toHaveCount(0);
    const place = { spec: puzzle!.spec, position: puzzle!.position };
    await playAt(page, place, puzzle!.move);
    await expect(main.getByText(/^Solved!/)).toBeVisible();
    await expect(main.getByText(`1 of ${puzzles.length}`)).toBeVisible();
    await expect(rating).toHaveText("1111");
    // Nor does the whole move, seen before the first try.
    await page.goto(`/learn/quantik/puzzles?puzzle=${other!.id}`);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show the move" }).click();
    await expect(main.getByText(`The move is ${other!.move}`)).toBeVisible();
    await expect(page.locator(".slot.highlighted")).toHaveCount(1);
    await expect(page.locator(".highlight")).toHaveCount(1);
    await expect(page.getByRole("button", { name: /Hint|Show the move/ })).toHaveCount(0);
    await expect(rating).toHaveText("1111");
});

test("no rating is shown before ten puzzles", async ({ page }) => {
    const { puzzles } = await asked<Puzzles>(page, "/api/puzzles/quantik");
    const puzzle = puzzles.find(({ plies, goal }) => goal === "win" && plies === 1)!;
    const place = { spec: puzzle.spec, position: puzzle.position };
    await page.goto(`/learn/quantik/puzzles?puzzle=${puzzle.id}`);
    const rating = page.locator("dd").first();
    await expect(rating).toHaveText("shown after 10 more puzzles without a hint");
    await playAt(page, place, await otherThan(page, place, [puzzle.move]));
    await expect(page.locator("main .said.wrong")).toBeVisible();
    await expect(rating).toHaveText("shown after 9 more puzzles without a hint");
});

for (const query of ["theme=nope", "puzzle=nope"])
    test(`puzzles?${query}: says so and leads to the puzzles`, async ({ page, provokes }) => {
        provokes(/404/);
        await page.goto(`/learn/quantik/puzzles?${query}`);
        await expect(page.getByRole("heading", { name: "There is no such puzzle" })).toBeVisible();
        await expect(page).toHaveTitle("There is no such puzzle · Fourfold");
        await page.getByRole("link", { name: "Puzzles" }).click();
        await expect(page.getByRole("grid")).toBeVisible();
        await expect(page).toHaveTitle("Quantik: puzzles · Fourfold");
    });

for (const game of ["quantik", "qomet", "exago"])
    test(`every step of the lesson of ${game} has a hint on its own board`, async ({ page }) => {
        const { steps } = (await (await page.request.get(`/api/lessons/${game}`)).json()) as Lesson;
        await page.goto(`/learn/${game}/lesson`);
        for (const [number, { kind }] of steps.entries()) {
            await expect(page.locator("main").getByText(`Step ${number + 1} of`)).toBeVisible();
            if (kind !== "look") {
                await page.getByRole("button", { name: "Hint" }).click();
                await expect(page.locator(".highlight, .stock.highlight").first()).toBeVisible();
            }
            const on = page.getByRole("button", { name: /^(Next|Skip this step)$/ }).first();
            if (number + 1 < steps.length) await on.click();
        }
    });

test("a lesson has hints, and steps can be skipped @phone", async ({ page }) => {
    await page.goto("/learn/quantik/lesson");
    await expect(page.locator("main").getByText("Step 1 of")).toBeVisible();
    for (let step = 2; step < 6; step++) {
        const on = page.getByRole("button", { name: /^(Next|Skip this step)$/ });
        await on.first().click();
        await expect(page.locator("main").getByText(`Step ${step} of`)).toBeVisible();
    }
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator("main").getByText("Where it goes is marked")).toBeVisible();
    await expect(page.locator(".highlight").first()).toBeVisible();
});
