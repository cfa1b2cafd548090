/** What a person feels: how soon something is seen, and whether it is in sight. */

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./manners";

/** The windows in which everything must feel right. */
export const WINDOWS = [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
];

/** Keep back what the server says until somebody lets it through. */
export async function held(page: Page, path: RegExp): Promise<() => void> {
    let release = () => {};
    const open = new Promise<void>((resolve) => (release = resolve));
    await page.route(path, async (route) => {
        await open;
        await route.continue();
    });
    return release;
}

/** Milliseconds that a frame lasts on an ordinary screen. */
const FRAME = 1000 / 60;

/**
 * Sees to it that `selector` is there so many milliseconds after the last press of something. It
 * counts frames, because machines that run tests are busy: there, each frame lasts longer, but what
 * waits for nobody is there with the first. The milliseconds themselves are noted.
 */
export async function within(
    most: number,
    page: Page,
    what: string,
    selector: string,
    act: () => Promise<void>,
) {
    const handle = await page.evaluateHandle((selector) => {
        let pressed = 0;
        let frames = 0;
        const press = ({ timeStamp }: Event) => ([pressed, frames] = [timeStamp, 0]);
        addEventListener("pointerup", press, true);
        const seen = new Promise<{ frames: number; took: number }>((resolve) => {
            const look = (now: number) => {
                if (pressed) frames += 1;
                if (pressed && document.querySelector(selector))
                    resolve({ frames, took: now - pressed });
                else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        });
        return { seen };
    }, selector);
    await act();
    const { frames, took } = await handle.evaluate(({ seen }) => seen);
    const description = `after ${frames} frames, ${took.toFixed(0)} ms`;
    test.info().annotations.push({ type: what, description });
    expect(frames * FRAME, `${what} ${description}`).toBeLessThanOrEqual(most);
}

/** Wholly inside the visible part of the window, without any scrolling. */
export async function inSight(what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    await expect(what).toBeInViewport({ ratio: 1 });
}

/** Whether two things lie over each other on the screen. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
    const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
    return (
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    );
}

/** What a finger can hit but is smaller than that in one direction, besides words in a sentence. */
export function smallerThan(page: Page, least: number): Promise<string[]> {
    return page.evaluate((least) => {
        const found = document.querySelectorAll<HTMLElement>(
            "a, button, input, select, textarea, summary, [role=radio], [role=slider]",
        );
        const names: string[] = [];
        for (const each of found) {
            if (each.closest("[inert], [aria-hidden=true], .hidden, .skip, p, li > a:only-child"))
                continue;
            // A label around a small box is part of what can be hit.
            const hit = each.closest("label") ?? each;
            const { width, height } = hit.getBoundingClientRect();
            if (!each.checkVisibility({ visibilityProperty: true }) || !width) continue;
            if (width < least || height < least)
                names.push(
                    `${each.getAttribute("aria-label") ?? each.textContent.trim()}: ` +
                        `${width.toFixed(0)} × ${height.toFixed(0)}`,
                );
        }
        return names;
    }, least);
}
