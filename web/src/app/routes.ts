/** Every page of the app. A page is fetched when somebody goes there. */

import type { Component } from "svelte";
import type { Route } from "../lib/router";
import Home from "../home/Home.svelte";

/** A page is given the named parts of its address. */
export type Page = Component<Record<string, string>>;

const page = (load: () => Promise<{ default: unknown }>) => async (): Promise<Page> =>
    (await load()).default as Page;

export const routes: Route<Page>[] = [
    { pattern: "/", load: () => Promise.resolve(Home as Page) },
    { pattern: "/play/:game", thinks: true, load: page(() => import("../setup/Setup.svelte")) },
    { pattern: "/m/:id", load: page(() => import("../match/Match.svelte")) },
    { pattern: "/lobby", load: page(() => import("../matches/Lobby.svelte")) },
    { pattern: "/mine", load: page(() => import("../matches/Mine.svelte")) },
    { pattern: "/open", load: page(() => import("../matches/Open.svelte")) },
    { pattern: "/learn", load: page(() => import("../learn/Learn.svelte")) },
    { pattern: "/learn/:game", load: page(() => import("../learn/Learn.svelte")) },
    { pattern: "/learn/:game/lesson", load: page(() => import("../learn/Lesson.svelte")) },
    {
        pattern: "/learn/:game/puzzles",
        thinks: true,
        load: page(() => import("../learn/Puzzles.svelte")),
    },
    { pattern: "/rules/:game", load: page(() => import("../learn/Rules.svelte")) },
    {
        pattern: "/analyse/:game",
        thinks: true,
        load: page(() => import("../analyse/Analyse.svelte")),
    },
    { pattern: "/review", thinks: true, load: page(() => import("../review/Review.svelte")) },
    { pattern: "/review/:id", thinks: true, load: page(() => import("../review/Review.svelte")) },
];
