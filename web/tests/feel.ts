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

/**
 * Notes how many milliseconds lie between the last press of something and the frame in which
 * `selector` is there. It is a note and no verdict: machines that run tests are busy.
 */
export async function timed(page: Page, what: string, selector: string, act: () => Promise<void>) {
    const waiting = page.evaluateHandle((selector) => {
        let pressed = 0;
        const press = ({ timeStamp }: Event) => (pressed = timeStamp);
        addEventListener("pointerup", press, true);
        const seen = new Promise<number>((resolve) => {
            const look = (now: number) => {
                if (pressed && document.querySelector(selector)) resolve(now - pressed);
                else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        });
        return { seen };
    }, selector);
    const handle = await waiting;
    await act();
    const took = await handle.evaluate(({ seen }) => seen);
    test.info().annotations.push({ type: what, description: `after ${took.toFixed(0)} ms` });
}

/** Wholly inside the visible part of the window, without any scrolling. */
export async function inSight(what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    await expect(what).toBeInViewport({ ratio: 1 });
}
