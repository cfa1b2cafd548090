/** Addresses and what they show: patterns such as `/m/:id`, first match wins. */

import { HASHED } from "./address";

export interface Route<T> {
    pattern: string;
    /** Whether something will be thought about there. */
    thinks?: boolean;
    load: () => Promise<T>;
}

export interface Found<T> {
    route: Route<T>;
    params: Record<string, string>;
}

export function find<T>(routes: readonly Route<T>[], path: string): Found<T> | null {
    const parts = split(path);
    for (const route of routes) {
        const params = fit(split(route.pattern), parts);
        if (params) return { route, params };
    }
    return null;
}

function split(path: string): string[] {
    return path.split("/").filter(Boolean);
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
    if (pattern.length !== parts.length) return null;
    const params: Record<string, string> = {};
    for (const [index, piece] of pattern.entries()) {
        const part = decoded(parts[index]!);
        if (piece.startsWith(":")) params[piece.slice(1)] = part;
        else if (piece !== part) return null;
    }
    return params;
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

/** Whether a click on a link is ours: a plain click on an address of this app. */
export function followed(
    event: MouseEvent,
    here: { origin: string; pathname: string },
): URL | null {
    if (event.defaultPrevented || event.button !== 0) return null;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement)) return null;
    if (link.target || link.hasAttribute("download")) return null;
    const url = new URL(link.href);
    if (HASHED && url.hash.startsWith("#/")) return new URL(url.hash.slice(1), url.origin);
    if (url.origin !== here.origin || url.pathname.startsWith("/api/")) return null;
    // The browser itself knows best how to jump within a page.
    return url.pathname === here.pathname && url.hash ? null : url;
}
