/** Making Fourfold available without a connection: everything is fetched once and kept. */

import { languages } from "virtual:words";
import { atHome, isCheap, isOffline, madeOffline, makeOffline, onProgress } from "./homes";
import { codes } from "./languages";
import { words } from "./words.svelte";

/** The cache that the service worker looks into for what has its content in its name. */
const CACHE = "assets";

/** What this page has fetched, perhaps before there was a service worker to keep it. */
const loaded = (): string[] =>
    performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.startsWith(location.origin) && name.includes("/assets/"));

class Offline {
    state: "none" | "fetching" | "ready" | "failed" | "full" = $state(
        isOffline() ? "ready" : "none",
    );
    /** From 0 to 1. */
    share = $state(0);
    /** How far Python has come that somebody waits for, from 0 to 1; 1 when nobody does. */
    starting = $state(1);

    constructor() {
        onProgress((share) => (this.starting = share));
    }

    /** Fetch everything, and see that it works; what was fetched once is not fetched again. */
    async make(): Promise<void> {
        // Browsers that run short of room throw away first what nobody has asked them to keep.
        void navigator.storage?.persist?.().catch(() => undefined);
        await this.#fetch(async () => (await atHome()).start());
    }

    /** What was made available of an older version is fetched again, or is no longer said to be here. */
    async renew(): Promise<void> {
        const { everything } = await import("../here/python");
        if (!isOffline() || madeOffline() === versionOf(everything().paths)) return;
        if (isCheap()) await this.#fetch();
        else this.state = "none";
    }

    async #fetch(tried?: () => Promise<void>): Promise<void> {
        if (this.state === "fetching") return;
        this.state = "fetching";
        this.share = 0;
        try {
            const { everything } = await import("../here/python");
            const { paths, bytes } = everything();
            const cache = await caches.open(CACHE);
            let done = 0;
            for (const path of paths) {
                if (!(await cache.match(path))) await cache.add(path);
                done += Number((await cache.match(path))?.headers.get("Content-Length") ?? 0);
                this.share = Math.min(1, done / bytes);
            }
            await keepPages(codes);
            await tried?.();
            makeOffline(versionOf(paths));
            this.state = "ready";
        } catch (error) {
            this.state = isFull(error) ? "full" : "failed";
        }
    }
}

/** What tells versions apart: the names of all files, which have their contents in them. */
const versionOf = (paths: readonly string[]): string =>
    paths.map((path) => path.split("/").at(-1)).join(" ");

const isFull = (error: unknown): boolean =>
    error instanceof DOMException && error.name === "QuotaExceededError";

/** More files than all languages have; browsers list the first few only, unless they are asked. */
const MANY = 2_000;

/** Keep all words of some languages, and what this page consists of. */
async function keepPages(spoken: readonly string[]): Promise<void> {
    performance.setResourceTimingBufferSize(MANY);
    for (const language of spoken) {
        const own = await languages[language]?.load();
        await Promise.all(Object.values(own?.more ?? {}).map((load) => load()));
    }
    const cache = await caches.open(CACHE);
    for (const path of loaded()) if (!(await caches.match(path))) await cache.add(path);
}

/**
 * Have a service worker keep the pages with their words: they open when this version is gone.
 * Whoever has made everything available has everything of a new version, too.
 */
export async function serve(): Promise<void> {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
    await keepPages(isOffline() ? codes : [words.language]);
    await offline.renew();
}

/** Whoever has installed the app counts on it everywhere: fetch everything, unless that is dear. */
export function install(): void {
    const fetch = () => {
        if (offline.state === "none" && isCheap()) void offline.make();
    };
    addEventListener("appinstalled", fetch);
    if (matchMedia("(display-mode: standalone)").matches) fetch();
}

export const offline = new Offline();
