/** How tests and scripts start the browser: alone, and without a word to anybody outside. */

import { existsSync } from "node:fs";

/** The browser without windows takes half the time. Where it is not packaged, the whole one will do. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const launchOptions = {
    executablePath: process.env.CHROMIUM ?? installed.find((path) => existsSync(path)),
    args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ],
};
