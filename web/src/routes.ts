/** Every page of the app. A page is fetched when somebody goes there. */

import type { Component } from "svelte";
import type { Route } from "./lib/router";
import Home from "./pages/Home.svelte";

/** A page is given the named parts of its address. */
export type Page = Component<Record<string, string>>;

const page = (load: () => Promise<{ default: unknown }>) => async (): Promise<Page> =>
    (await load()).default as Page;

export const routes: Route<Page>[] = [
    { pattern: "/", load: () => Promise.resolve(Home as Page) },
    { pattern: "/play/:game", load: page(() => import("./pages/Setup.svelte")) },
    { pattern: "/m/:id", load: page(() => import("./pages/Match.svelte")) },
    { pattern: "/lobby", load: page(() => import("./pages/Lobby.svelte")) },
    { pattern: "/mine", load: page(() => import("./pages/Mine.svelte")) },
    { pattern: "/open", load: page(() => import("./pages/Open.svelte")) },
    { pattern: "/learn", load: page(() => import("./pages/Learn.svelte")) },
    { pattern: "/learn/:game", load: page(() => import("./pages/Learn.svelte")) },
    { pattern: "/learn/:game/lesson", load: page(() => import("./pages/Lesson.svelte")) },
    { pattern: "/learn/:game/puzzles", load: page(() => import("./pages/Puzzles.svelte")) },
    { pattern: "/rules/:game", load: page(() => import("./pages/Rules.svelte")) },
    { pattern: "/analyse/:game", load: page(() => import("./pages/Analyse.svelte")) },
    { pattern: "/review", load: page(() => import("./pages/Review.svelte")) },
    { pattern: "/review/:id", load: page(() => import("./pages/Review.svelte")) },
];
