/** Days in a row on which a puzzle of the day was solved, in whichever game. */

import { recall, remember } from "./drawer";

/** The day by the calendar on this device: a number that goes up by one at midnight. */
export function today(now = new Date()): number {
    return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

interface Streak {
    /** The last day, and how many there were up to it. */
    readonly day: number;
    readonly days: number;
    /** Games whose puzzle was solved that day. */
    readonly games: readonly string[];
}

function kept(): Streak {
    const [day, days, ...games] = (recall("puzzle-days") ?? "").split(" ");
    return { day: Number(day) || 0, days: Number(days) || 0, games };
}

/** How many days there are in a row, up to today or yesterday. */
export function streak(today: number): number {
    const { day, days } = kept();
    return day >= today - 1 ? days : 0;
}

/** The games whose puzzle of the day is solved. */
export function solvedToday(today: number): readonly string[] {
    const { day, games } = kept();
    return day === today ? games : [];
}

export function keepDay(today: number, game: string): void {
    const games = new Set([...solvedToday(today), game]);
    const days = kept().day === today ? streak(today) : streak(today) + 1;
    remember("puzzle-days", [today, days, ...games].join(" "));
}
