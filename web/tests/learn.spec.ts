import type { Lesson, MatchWish, Puzzles } from "../src/payloads";
import { expect, GAMES, made, test } from "./table";
import { held, timed } from "./feel";
import { asked, bestAt, otherThan, pick, playAt, sceneOf } from "./study";

const next = { name: "Next", exact: true };
const again = { name: "Try again", exact: true };

for (const game of Object.keys(GAMES)) {
    // With everything that moves: a step may come while pieces of the one before are on their way.
    test.describe(() => {
        test.use({ contextOptions: { reducedMotion: "no-preference" } });

        test(`the lesson of ${game}, from the first step to the last @phone`, async ({ page }) => {
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

    test(`ten puzzles of ${game}`, async ({ page }) => {
        test.slow();
        const { puzzles } = await asked<Puzzles>(page, `/api/puzzles/${game}`);
        let line: string[] = [];
        page.on("request", (request) => {
            const url = new URL(request.url());
            if (url.pathname === `/api/positions/${game}`)
                line = url.searchParams.get("moves")?.split(",") ?? [];
        });
        await page.goto(`/learn/${game}/puzzles`);
        for (const [index, puzzle] of puzzles.slice(0, 10).entries()) {
            const place = { spec: puzzle.spec, position: puzzle.position };
            const turns = Math.ceil(puzzle.plies / 2);
            const task = turns === 1 ? "win at once" : `win in ${turns} turns`;
            await expect(page.locator("main").getByText(`to move and ${task}`)).toBeVisible();
            const solved = page.locator("main").getByText(/^Solved[!,]/);
            if (index === 6) {
                await playAt(page, place, await otherThan(page, place, [puzzle.move]));
                await expect(
                    page.locator("main").getByText(/That lets|That does not/),
                ).toBeVisible();
                await page.getByRole("button", again).click();
                line = [];
            }
            await playAt(page, place, puzzle.move);
            for (let turn = 1; turn < turns; turn++) {
                await expect(page.locator("main").getByText("Your turn again")).toBeVisible();
                const here = { ...place, moves: line };
                expect(line).toHaveLength(2 * turn);
                await playAt(page, here, await bestAt(page, here));
            }
            await expect(solved).toBeVisible();
            await page.getByRole("button", { name: "Next puzzle" }).click();
            await expect(solved).toBeHidden();
        }
        await expect(page.locator("main").getByText("Solved: 10 of 24")).toBeVisible();
    });

    test(`a wrong answer to a puzzle of ${game} is told before its refutation is found`, async ({
        page,
    }) => {
        const { puzzles } = await asked<Puzzles>(page, `/api/puzzles/${game}`);
        const puzzle = puzzles[0]!;
        const place = { spec: puzzle.spec, position: puzzle.position };
        await page.goto(`/learn/${game}/puzzles`);
        await expect(page.locator("main").getByText(/to move and win/)).toBeVisible();
        const wrong = await otherThan(page, place, [puzzle.move]);
        const release = await held(page, /\/api\/positions\//);
        await timed(page, "a wrong answer is told", ".said.wrong", () =>
            playAt(page, place, wrong),
        );
        await expect(page.locator("main").getByText("Not this move")).toBeVisible();
        release();
        // What is said then is about the task: a puzzle to win at once is not about forcing.
        await expect(page.locator("main .said.wrong")).toContainText(
            puzzle.plies === 1 ? /That lets|That does not win at once/ : /That (lets|does not)/,
        );
        await page.getByRole("button", again).click();
        await expect(page.locator("main .said.wrong")).toHaveCount(0);
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

test("the first game is an ordinary one, with help in two steps that says no more than it knows", async ({
    page,
}) => {
    await page.goto("/learn/quantik");
    await page.getByRole("button", { name: /first game/ }).click();
    await page.waitForURL(/\/m\//);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator("main").getByText(/Look at this piece: light/)).toBeVisible();
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

test("a threat is named and shown where it is", async ({ page }) => {
    const seats = [{ kind: "me" }, { kind: "beside" }] as MatchWish["seats"];
    const position = ".../LL./.D./......D/.../.L./.DD L -";
    const match = await made(page, { game: "qomet", position, seats, order: "given" });
    await page.goto(`/m/${match.id}`);
    await page.getByRole("button", { name: "What threatens me?" }).click();
    await expect(
        page.locator("main").getByText(/Watch out: Dark wants to play .*d4.* and win\./),
    ).toBeVisible();
    await expect(page.locator(".arrow-ring.loss, .arrow.loss").first()).toBeVisible();
});
