// How the pieces get from one view to the next: who goes where, when, and in which manner.

import { distance } from "./geometry";
import type { BoardEvent, Point } from "./types";
import type { Journey } from "../payloads";

/** A piece on the board that keeps its identity while it moves. */
export interface Token {
    readonly id: number;
    readonly letter: string;
    readonly space: string;
}

export type Manner = "slide" | "hit" | "pushed" | "off" | "place" | "home" | "appear" | "vanish";

export interface Trip {
    readonly id: number;
    readonly letter: string;
    readonly start: string | null;
    readonly end: string | null;
    readonly manner: Manner;
    /** Milliseconds before it begins, and until it is over from then on. */
    readonly delay: number;
    readonly duration: number;
    /** The way a piece is pushed off the board. */
    readonly way?: Point;
}

export interface Plan {
    /** The pieces after the change, those that moved last and so on top. */
    readonly tokens: readonly Token[];
    readonly trips: readonly Trip[];
}

type Places = ReadonlyMap<string, Point>;

/** Two pieces touch when their centres are this near. */
const TOUCH = 84;
const PLACE = 380;
const HOME = 560;
const STAGGER = 55;
const FADE = 180;
/** More changes than this are a jump to another position, not a move. */
const FEW = 4;

let last = 0;
export const newId = (): number => ++last;

export const tokensOf = (board: Readonly<Record<string, string>>): Token[] =>
    Object.entries(board).map(([space, letter]) => ({ id: newId(), letter, space }));

/** Plans the way to the next board, following the journeys if they lead there. */
export function plan(
    before: readonly Token[],
    board: Readonly<Record<string, string>>,
    journeys: readonly Journey[],
    at: Places,
): Plan {
    // Another board may have come with the view; what stood elsewhere has no way to go.
    const tokens = before.filter(({ space }) => at.has(space));
    const bySpace = new Map(tokens.map((token) => [token.space, token]));
    if (leads(bySpace, board, journeys)) return carriedOut(tokens, bySpace, journeys, at);
    const found = changes(bySpace, board);
    if (found.length <= FEW) return carriedOut(tokens, bySpace, found, at);
    return jump(tokens, board);
}

function leads(
    bySpace: ReadonlyMap<string, Token>,
    board: Readonly<Record<string, string>>,
    journeys: readonly Journey[],
): boolean {
    const after = new Map([...bySpace].map(([space, token]) => [space, token.letter]));
    for (const { start, letter } of journeys) {
        if (start === null) continue;
        if (after.get(start) !== letter) return false;
        after.delete(start);
    }
    for (const { end, letter } of journeys) {
        if (end === null) continue;
        if (after.has(end)) return false;
        after.set(end, letter);
    }
    const spaces = Object.keys(board);
    return (
        spaces.length === after.size && spaces.every((space) => board[space] === after.get(space))
    );
}

/** The journeys between two boards when nobody told them, such as for a move taken back. */
function changes(
    bySpace: ReadonlyMap<string, Token>,
    board: Readonly<Record<string, string>>,
): Journey[] {
    const come = new Map(
        Object.entries(board).filter(([space, letter]) => bySpace.get(space)?.letter !== letter),
    );
    const found: Journey[] = [];
    for (const [start, { letter }] of bySpace) {
        if (board[start] === letter) continue;
        const end = [...come].find(([, newcomer]) => newcomer === letter)?.[0] ?? null;
        if (end !== null) come.delete(end);
        found.push({ letter, start, end });
    }
    return [...found, ...[...come].map(([end, letter]) => ({ letter, start: null, end }))];
}

function carriedOut(
    tokens: readonly Token[],
    bySpace: ReadonlyMap<string, Token>,
    journeys: readonly Journey[],
    at: Places,
): Plan {
    let goneHome = 0;
    const cutOff =
        journeys.some((j) => j.end === null && !hitBy(j, journeys)) && journeys.length > 1;
    const trips = journeys.map((journey): Trip => {
        const { letter, start, end } = journey;
        const id = (start !== null && bySpace.get(start)?.id) || newId();
        const base = { id, letter, start, end };
        if (start === null) return { ...base, manner: "place", delay: 0, duration: PLACE };
        const hitter = hitBy(journey, journeys);
        if (hitter) {
            const far = distance(at.get(hitter.start!)!, at.get(start)!);
            // The one that hits speeds up evenly, so that the way grows with the square of the time.
            const delay = Math.round(time(far) * Math.sqrt(Math.max(0, 1 - TOUCH / far)));
            if (end !== null)
                return { ...base, manner: "pushed", delay, duration: time(way(at, start, end)) };
            const [from, to] = [at.get(hitter.start!)!, at.get(start)!];
            const unit = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
            return { ...base, manner: "off", delay, duration: HOME + 160, way: unit };
        }
        if (end === null)
            return { ...base, manner: "home", delay: STAGGER * goneHome++, duration: HOME };
        const hits = journeys.some((other) => other !== journey && other.start === end);
        const duration = time(way(at, start, end));
        if (hits) return { ...base, manner: "hit", delay: 0, duration };
        // A lifted tile hovers until the tiles it held together have left.
        return { ...base, manner: "slide", delay: cutOff ? HOME / 2 : 0, duration };
    });
    const moved = new Set(trips.map((trip) => trip.id));
    const arrived = trips
        .filter((trip) => trip.end !== null)
        .map(({ id, letter, end }) => ({ id, letter, space: end! }))
        .reverse();
    return { tokens: [...tokens.filter(({ id }) => !moved.has(id)), ...arrived], trips };
}

/** The journey that ends where this one starts. */
const hitBy = (journey: Journey, journeys: readonly Journey[]) =>
    journeys.find((j) => j !== journey && j.start !== null && j.end === journey.start);

const way = (at: Places, start: string, end: string) => distance(at.get(start)!, at.get(end)!);

const time = (far: number) => Math.round(Math.min(560, 220 + far * 0.8));

function jump(tokens: readonly Token[], board: Readonly<Record<string, string>>): Plan {
    const stays = tokens.filter(({ space, letter }) => board[space] === letter);
    const kept = new Set(stays.map((token) => token.space));
    const comes = Object.entries(board).filter(([space]) => !kept.has(space));
    const arrived = tokensOf(Object.fromEntries(comes));
    const fade = { delay: 0, duration: FADE };
    return {
        tokens: [...stays, ...arrived],
        trips: [
            ...tokens
                .filter((token) => !stays.includes(token))
                .map((t) => ({
                    ...t,
                    ...fade,
                    start: t.space,
                    end: null,
                    manner: "vanish" as const,
                })),
            ...arrived.map((t) => ({
                ...t,
                ...fade,
                start: null,
                end: t.space,
                manner: "appear" as const,
            })),
        ],
    };
}

const SOUNDS: Partial<Record<Manner, BoardEvent["kind"]>> = {
    slide: "slide",
    hit: "slide",
    pushed: "push",
    off: "push",
    place: "place",
    home: "home",
};

/** What is heard on the way: pushes when they hit, everything else when it arrives. */
export function sounds(trips: readonly Trip[]): BoardEvent[] {
    return trips.flatMap(({ manner, delay, duration }) => {
        const kind = SOUNDS[manner];
        return kind ? [{ kind, at: kind === "push" ? delay : delay + duration }] : [];
    });
}
