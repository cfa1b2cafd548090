/**
 * Lets the app open without a connection.
 *
 * Pages are asked from the server first, so that nobody is shown old code while there is newer;
 * without a connection the page of this version is shown, with everything that belongs to it. What
 * has its content in its name is kept when it was fetched once: words, Python, tables. A new version
 * waits until the pages of the old one are closed, so that no game is torn apart.
 */

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** What the build puts here: the files of every page, and all that it has made. */
declare const SHELL: { url: string; revision: string | null }[];
declare const MADE: string[];
/** Whether it is for a plain web space, where one page finds its files beside itself. */
declare const ALONE: boolean;

const PAGE = "index.html";
const ASSETS = "assets";

precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

/** Milliseconds after which the page of this version is shown: a connection may lead nowhere. */
const PATIENCE = 4_000;

registerRoute(
    new NavigationRoute(
        async ({ request }) => {
            const asked = fetch(request);
            // Whether it comes, or fails, when nobody waits any more.
            asked.catch(() => undefined);
            const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
            try {
                return await Promise.race([asked, late]);
            } catch {
                if (ALONE && !isPage(request.url))
                    return Response.redirect(self.registration.scope);
                return (await matchPrecache(PAGE)) ?? asked;
            }
        },
        { denylist: [/\/api\//] },
    ),
);
registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.includes("/assets/"),
    new CacheFirst({ cacheName: ASSETS, matchOptions: { ignoreVary: true } }),
);

/** Whether an address is that of the one page, whatever it is asked or says to itself. */
function isPage(address: string): boolean {
    const { pathname } = new URL(self.registration.scope);
    return [pathname, pathname + PAGE].includes(new URL(address).pathname);
}

self.addEventListener("activate", (event) => event.waitUntil(settle()));

/** Throw away what no version needs any more, and serve pages that are open from now on. */
async function settle(): Promise<void> {
    const needed = new Set(MADE.map((path) => new URL(path, self.registration.scope).href));
    const cache = await caches.open(ASSETS);
    for (const request of await cache.keys())
        if (!needed.has(request.url)) await cache.delete(request);
    // What an earlier service worker has kept.
    await caches.delete("page");
    await self.clients.claim();
}
