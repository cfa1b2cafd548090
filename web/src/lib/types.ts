/** What the server says, as in its contract. Seats count from 0, times are milliseconds. */

import type { Journey, Last, Layout, Legal, Outcome, View } from "../board/types";

export type { Journey, Last, Layout, Legal, Outcome, View };

export interface Option {
    key: string;
    kind: "choice" | "number" | "numbers";
    values: string[] | null;
    low: number | null;
    high: number | null;
    default: string;
}

export interface GameInfo {
    name: string;
    rules: number;
    options: Option[];
    seats: { low: number; high: number };
    levels: number;
    /** Engines of others that can be seated, by name; older answers in a cache have none. */
    engines?: string[];
}

export interface GameTable {
    name: string;
    spec: string;
    options: Record<string, string>;
    seats: number;
    layout: Layout;
    start: string;
    view: View;
}

export interface Position {
    position: string;
    to_move: number;
    view: View;
    legal: Legal[];
    outcome: Outcome | null;
    last: Last | null;
}

export type ClockSetting =
    { kind: "increment"; base: number; increment: number } | { kind: "days"; days: number };

export interface Seat {
    kind: "person" | "engine" | "open" | "record";
    name: string | null;
    level: number | null;
    connected: boolean;
    left: null | "resigned" | "time" | "failed";
    engine_plays: boolean;
}

export interface Clocks {
    remaining: number[];
    running: number | null;
    at: number;
}

export interface Match {
    id: string;
    game: string;
    spec: string;
    options: Record<string, string>;
    status: "waiting" | "playing" | "over" | "aborted";
    public: boolean;
    takebacks: boolean;
    help: boolean;
    clock: ClockSetting | null;
    created: number;
    seats: Seat[];
    you: number[];
    version: number;
    ply: number;
    start: string;
    position: string;
    to_move: number;
    view: View;
    legal: Legal[];
    moves: string[];
    last: Last | null;
    outcome: Outcome | null;
    offers: {
        draw: number[];
        takeback: { seat: number; to_ply: number } | null;
        rematch: number[];
    };
    clocks: Clocks | null;
    rematch: string | null;
    time: number;
}

export interface Summary {
    id: string;
    spec: string;
    game: string;
    status: Match["status"];
    seats: Seat[];
    clock: ClockSetting | null;
    ply: number;
    to_move: number;
    created: number;
    updated: number;
    outcome: Outcome | null;
    you: number[];
}

export interface Ply {
    position: string;
    view: View;
    to_move: number;
    last: (Last & { at: number | null }) | null;
    outcome: Outcome | null;
}

export interface MatchEvent {
    n: number;
    at: number;
    kind: string;
    seat: number | null;
    /** Who has joined. */
    name?: string | null;
    move?: string;
    to_ply?: number;
    match?: string;
    /** Why an engine cannot go on, and what belongs to that reason. */
    reason?: string;
    note?: string;
    /** When lots are drawn: who sits where from now on, by the seats of before. */
    order?: number[];
}

export type CommandKind =
    | "move"
    | "resign"
    | "offer-draw"
    | "decline-draw"
    | "ask-takeback"
    | "accept-takeback"
    | "decline-takeback"
    | "rematch"
    | "abort";

export interface Command {
    id: string;
    ply: number;
    kind: CommandKind;
    seat?: number;
    move?: string;
    to_ply?: number;
}

export interface Fault {
    code: string;
    message: string;
    field: string | null;
}

export type SeatWish =
    | { kind: "me" | "beside"; name?: string }
    | { kind: "engine"; level: number }
    | { kind: "engine"; engine: string }
    | { kind: "open" };

export interface MatchWish {
    game?: string;
    options?: Record<string, string>;
    position?: string;
    record?: string;
    seats?: SeatWish[];
    order?: "drawn" | "given";
    public?: boolean;
    takebacks?: boolean;
    help?: boolean;
    clock?: ClockSetting | null;
}
