/** A page that minds its manners: no test passes while something goes wrong behind its back. */

import { expect, test as base, type BrowserContext } from "@playwright/test";

export interface Manners {
    /**
     * Says which errors a test brings about on purpose: patterns for what the browser then writes
     * to its console. Whatever else goes wrong still fails the test.
     */
    provokes: (...expected: RegExp[]) => void;
    /** Whether the browser thinks for itself; elsewhere the server does, at the same speed always. */
    thinks: boolean;
    /** Whether pages reach the server; where they do not, Python in the page answers everything. */
    served: boolean;
}

/** What a browser says of its connection: whoever saves data stays with the server. */
const connected = (saveData: boolean) =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData }) });

/** What a browser remembers that was made available offline. */
const offline = () => {
    if (location.origin !== "null") localStorage.setItem("fourfold:offline", "1");
};

/**
 * Every test fails on a script error, on an error in the console (a breach of the content policy
 * is one), and on a foreign request, on any page of any context it opens.
 */
export const test = base.extend<Manners>({
    thinks: [false, { option: true }],
    served: [true, { option: true }],
    provokes: [
        async ({ browser, context, baseURL, thinks, served }, use) => {
            const expected: RegExp[] = [];
            const faults: string[] = [];
            const mind = async (context: BrowserContext) => {
                await context.addInitScript(connected, !thinks);
                if (!served) {
                    await context.addInitScript(offline);
                    await context.route("**/api/**", (route) => route.abort());
                    expected.push(/net::ERR_FAILED at .*\/api\//);
                }
                context.on("weberror", (error) => {
                    const { stack, message } = error.error();
                    faults.push(stack ?? message);
                });
                context.on("console", (message) => {
                    const { url } = message.location();
                    if (message.type() === "error") faults.push(`${message.text()} at ${url}`);
                });
                context.on("request", (request) => {
                    const url = request.url();
                    if (!/^(data|blob):/.test(url) && !url.startsWith(baseURL!))
                        faults.push(`a foreign request to ${url}`);
                });
            };
            await mind(context);
            const open = browser.newContext;
            browser.newContext = async (options) => {
                const another = await open.call(browser, options);
                await mind(another);
                return another;
            };
            await use((...patterns) => void expected.push(...patterns));
            browser.newContext = open;
            expect(faults.filter((fault) => !expected.some((each) => each.test(fault)))).toEqual(
                [],
            );
        },
        { auto: true },
    ],
});

export { expect };
