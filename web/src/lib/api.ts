/** Requests to whoever answers (see `homes`). Whatever goes wrong becomes a `Trouble` with a code and a sentence. */

import type {
    Games,
    Key,
    ListedGame,
    Match,
    MatchRequest,
    Plies,
    Ply,
    Position,
    Refusal,
    SetUpGame,
    Summaries,
    Summary,
    Why,
} from "../payloads";
import { ask, isReachable, SOCIABLE, type Listed } from "./homes";

/** A request that failed. Without a sentence from the server, `message` is empty. */
export class Trouble extends Error {
    constructor(
        readonly code: string,
        message = "",
        readonly status = 0,
        readonly field: string | null = null,
    ) {
        super(message);
    }
}

const PATIENCE = 15_000;
let language = "en";

/** Say in which language the server shall write its sentences. */
export function speak(code: string): void {
    language = code;
}

async function request(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": language, ...more };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let answer: Response;
    try {
        answer = await ask(path, {
            method,
            headers,
            body: body === undefined ? undefined : JSON.stringify(body),
            signal: AbortSignal.timeout(PATIENCE),
        });
    } catch (error) {
        throw lost(error);
    }
    if (!answer.ok) throw await trouble(answer);
    return answer;
}

/** Whether what was missed can be had again: the server, or files that were never fetched. */
export const reachable = ({ code }: Trouble): Promise<boolean> =>
    isReachable(code === "unfetched" ? "files" : "server", AbortSignal.timeout(PATIENCE)).catch(
        () => false,
    );

/** Whether it may be well again by itself. */
export const passes = ({ status, code }: Trouble): boolean =>
    status >= 500 || ["offline", "slow", "unfetched"].includes(code);

/** What it is called when nobody answers, by the name of the error. */
const SILENT: Readonly<Record<string, string>> = {
    NoPython: "python",
    NotBuilt: "unbuilt",
    Unfetched: "unfetched",
    Outdated: "unloaded",
    TimeoutError: "slow",
};

/** Why there was no answer at all. */
export function lost(error: unknown): Trouble {
    if (error instanceof Trouble) return error;
    // Without a server, only files can be out of reach.
    return new Trouble(SILENT[(error as Error).name] ?? (SOCIABLE ? "offline" : "unfetched"));
}

export async function trouble(answer: Response): Promise<Trouble> {
    const fallback = answer.status >= 500 ? "server" : "unexpected";
    try {
        const { error } = (await answer.json()) as Refusal;
        return new Trouble(error.code, error.message, answer.status, error.field);
    } catch {
        return new Trouble(fallback, "", answer.status);
    }
}

export async function json<T>(
    method: string,
    path: string,
    body?: unknown,
    more?: Record<string, string>,
): Promise<T> {
    const answer = await request(method, path, body, more);
    try {
        return (await answer.json()) as T;
    } catch {
        throw new Trouble("unexpected", "", answer.status);
    }
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once for what never changes while the page is open. */
export function once<T>(path: string): Promise<T> {
    const known = kept.get(path);
    if (known) return known as Promise<T>;
    const asked = json<T>("GET", path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
    return asked;
}

function query(
    options: Readonly<Record<string, string>>,
    more: Record<string, string> = {},
): string {
    const text = new URLSearchParams({ ...options, ...more }).toString();
    return text && `?${text}`;
}

const id = encodeURIComponent;

export const games = async (): Promise<readonly ListedGame[]> =>
    (await once<Games>("/games")).games;

const versions = new Map<string, number>();

/** The version of a game's rules, if it is known yet. */
export const rulesOf = (game: string): number | undefined => versions.get(game);

export async function setUp(
    game: string,
    options: Readonly<Record<string, string>> = {},
): Promise<SetUpGame> {
    const found = await once<SetUpGame>(`/games/${id(game)}${query(options)}`);
    versions.set(game, found.rules);
    return found;
}

/** What a line of moves from the start leads to. */
export const line = (game: string, moves: readonly string[]): Promise<Position> =>
    once(`/positions/${id(game)}${query({}, { moves: moves.join(",") })}`);

export async function why(match: Match, position: string, picks: string[]): Promise<string> {
    const asked = query(match.options, { position, picks: picks.join(",") });
    const answer = await json<Why>("GET", `/positions/${id(match.game)}/why${asked}`);
    return answer.message ?? "";
}

/** What was asked for without an answer, by its key: asked again, it is not done twice. */
const unanswered = new Map<string, string>();

/** Ask for something that must be done once, however often it is asked because answers get lost. */
async function onlyOnce<T>(path: string, body: unknown): Promise<T> {
    const asked = `${path} ${JSON.stringify(body)}`;
    const key = unanswered.get(asked) ?? newKey();
    unanswered.set(asked, key);
    try {
        const answer = await json<T>("POST", path, body, { "Idempotency-Key": key });
        unanswered.delete(asked);
        return answer;
    } catch (error) {
        if (!(error instanceof Trouble && passes(error))) unanswered.delete(asked);
        throw error;
    }
}

function newKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const create = (request: MatchRequest): Promise<Match> => onlyOnce("/matches", request);
export const match = (name: string): Promise<Match> => json("GET", `/matches/${id(name)}`);
export const replay = async (name: string): Promise<readonly Ply[]> =>
    (await json<Plies>("GET", `/matches/${id(name)}/replay`)).plies;
export const record = async (name: string): Promise<string> =>
    (await request("GET", `/matches/${id(name)}/record`)).text();
export const join = (name: string, player: string): Promise<Match> =>
    onlyOnce(`/matches/${id(name)}/join`, player ? { name: player } : {});
export const key = async (name: string): Promise<string> =>
    (await json<Key>("POST", `/matches/${id(name)}/key`, {})).key;
/** Call back all keys: other devices no longer hold these seats. */
export const revoke = (name: string): Promise<unknown> =>
    request("DELETE", `/matches/${id(name)}/key`);
export const keep = (name: string, kept: boolean): Promise<unknown> =>
    request("PUT", `/matches/${id(name)}/kept`, { kept });
export const remove = (name: string): Promise<unknown> => request("DELETE", `/matches/${id(name)}`);
export const claim = (name: string, secret: string): Promise<Match> =>
    json("POST", `/matches/${id(name)}/claim`, { key: secret });

const list = async (path: string): Promise<readonly Summary[]> =>
    (await json<Summaries>("GET", path)).matches;
export const lobby = (): Promise<readonly Summary[]> => list("/lobby");
export const watchable = (): Promise<readonly Summary[]> => list("/watch");
export const mine = (before?: string): Promise<Listed> =>
    json("GET", `/me/matches${query({}, before ? { before } : {})}`);
