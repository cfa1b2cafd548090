/** A board changes under the eyes of whoever looks at it, from any layout of a game to any other. */

import type { Page } from "@playwright/test";
import type { ListedGame, Position, SetUpGame } from "../src/payloads";
import { expect, GAMES, test } from "./table";
import { asked, positionAt, sceneOf, type Place } from "./study";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Numbers from 0 to below a limit, the same in every run. */
function dice(seed: number) {
    let state = seed;
    return (sides: number) => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return Math.floor((state / 2 ** 32) * sides);
    };
}

type Roll = ReturnType<typeof dice>;

/** Some options of a game, as often usual as not. */
function optionsOf(game: ListedGame, roll: Roll): string {
    const chosen = new URLSearchParams();
    for (const { key, values, low, high } of game.options) {
        if (roll(2)) continue;
        if (values) chosen.set(key, values[roll(values.length)]!);
        else if (low !== null && high !== null) chosen.set(key, `${low + roll(high - low + 1)}`);
    }
    return `${game.name}?${chosen}`;
}

interface Sight {
    readonly address: string;
    readonly layout: SetUpGame["layout"];
    readonly position: Position;
}

/** A place that is reached by chance. */
async function sightOf(page: Page, spec: string, roll: Roll): Promise<Sight> {
    const place = { spec, moves: [] as string[] } satisfies Place;
    const { layout } = await sceneOf(page, spec);
    let position = await positionAt(page, place);
    for (let left = roll(9); left > 0 && position.legal.length; left--) {
        place.moves.push(position.legal[roll(position.legal.length)]!.move);
        position = await positionAt(page, place);
    }
    const [game, options] = spec.split("?");
    const query = new URLSearchParams(options);
    if (place.moves.length) query.set("moves", place.moves.join(","));
    return { address: `/analyse/${game}?${query}`, layout, position };
}

const go = (page: Page, address: string) =>
    page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
    }, address);

for (const [seed, name] of Object.keys(GAMES).entries())
    test(`any board of ${name} follows any other`, async ({ page }) => {
        test.slow();
        const roll = dice(seed + 1);
        const { games } = await asked<{ games: ListedGame[] }>(page, "/api/games");
        const game = games.find((each) => each.name === name)!;
        const sights: Sight[] = [];
        while (sights.length < 12) {
            const spec = optionsOf(game, roll);
            // Not all options go together.
            const there = await page.request.get(`/api/games/${spec}`);
            if (there.ok()) sights.push(await sightOf(page, spec, roll));
        }
        await page.goto(sights[0]!.address);
        await expect(page.getByRole("grid")).toBeVisible();
        for (let round = 0; round < 30; round++) {
            const { address, layout, position } = sights[roll(sights.length)]!;
            await go(page, address);
            // Now and then the next change comes while this one is still moving.
            if (roll(3)) {
                await page.waitForTimeout(roll(250));
                continue;
            }
            const empty = layout.spaces.length - Object.keys(position.view.board).length;
            await expect(page.locator("[data-space]")).toHaveCount(layout.spaces.length);
            await expect(page.locator('[data-space][aria-label*="empty"]')).toHaveCount(empty);
            await expect(page.locator("[data-hand]")).toHaveCount(layout.hands.length);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(wide).toBeLessThanOrEqual(page.viewportSize()!.width);
        }
    });
