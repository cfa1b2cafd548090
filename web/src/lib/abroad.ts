/**
 * A server on another site, where people of this one meet. Browsers do not lend it their cookies, so
 * whoever does something there gets a token, which this browser keeps.
 */

import { forget, recall, remember } from "./drawer";

/** Its address, as the page names it, or nothing where there is none. */
export const ELSEWHERE = (
    document.querySelector<HTMLMetaElement>('meta[name="fourfold-server"]')?.content ?? ""
).replace(/\/$/, "");

/** Where the token is kept; another server knows another one. */
const TOKEN = `token:${ELSEWHERE}`;
/** What live connections speak, and what comes before the token beside it. */
const PROTOCOL = "fourfold";
const BEARER = "bearer.";

let becoming: Promise<string> | null = null;

/** Become a player there. */
async function become(): Promise<string> {
    const answer = await fetch(`${ELSEWHERE}/api/players`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: "{}",
    });
    if (!answer.ok) throw new TypeError(`${answer.status}`);
    const { token } = (await answer.json()) as { token: string };
    remember(TOKEN, token);
    return token;
}

/** Become a player once, whoever asks for it meanwhile. */
const joined = (): Promise<string> =>
    (becoming ??= become().catch((error: unknown) => {
        becoming = null;
        throw error;
    }));

/** Ask there, as the player that this browser is. */
export async function abroad(path: string, init: RequestInit): Promise<Response> {
    const acts = (init.method ?? "GET") !== "GET";
    const token = recall(TOKEN) ?? (acts ? await joined() : null);
    const headers = new Headers(init.headers);
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    const answer = await fetch(`${ELSEWHERE}/api${path}`, { ...init, headers });
    if (answer.status !== 401 || token === null) return answer;
    // The server has forgotten us: somebody new asks.
    forget(TOKEN);
    becoming = null;
    return abroad(path, init);
}

/** How a live connection says who it is. */
export function protocols(): string[] {
    const token = recall(TOKEN);
    return token === null ? [] : [PROTOCOL, `${BEARER}${token}`];
}
