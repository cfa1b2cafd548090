/*
 * Lets the app open without a connection, to say so in its own words.
 *
 * It cannot serve stale code: pages are always asked from the server first, and what is kept
 * without asking has its content in its name.
 */

const PAGE = "page";
const ASSETS = "assets";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/**
 * Every address shows the same page, so one copy is enough.
 *
 * @param {Request} request
 */
async function page(request) {
    try {
        const fresh = await fetch(request);
        if (fresh.ok && fresh.headers.get("Content-Type")?.startsWith("text/html"))
            await (await caches.open(PAGE)).put("/", fresh.clone());
        return fresh;
    } catch {
        return (await caches.match("/")) ?? Response.error();
    }
}

/**
 * What has its content in its name never changes.
 *
 * @param {Request} request
 */
async function asset(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(ASSETS)).put(request, fresh.clone());
    return fresh;
}
