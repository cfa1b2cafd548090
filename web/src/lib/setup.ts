/** From what was chosen on the screen to the match that the server is asked for. */

import type { Clock, ListedGame, MatchRequest, SeatRequest } from "../payloads";

/** Who sits on a seat beside mine: a person here, a person elsewhere, a level, or an engine. */
export type Company = "beside" | "open" | number | Guest;

/** An engine of others. Written as text, because that is what a list of choices can hold. */
export type Guest = `engine:${string}`;
export const guest = (name: string): Guest => `engine:${name}`;

export interface Plan {
    options: Record<string, string>;
    clock: Clock | null;
    begins: "drawn" | "me" | "others";
    takebacks: boolean;
    /** Whether people elsewhere agree to hints, for everybody. */
    help: boolean;
    public: boolean;
}

export const plain = (): Plan => ({
    options: {},
    clock: null,
    begins: "drawn",
    takebacks: true,
    help: false,
    public: false,
});

export function requestFor(
    game: string,
    plan: Plan,
    others: Company[],
    name: string,
): MatchRequest {
    const me: SeatRequest = name ? { kind: "me", name } : { kind: "me" };
    const rest = others.map(seatFor);
    const isPublic = plan.public && others.includes("open");
    return {
        game,
        options: plan.options,
        seats: plan.begins === "others" ? [...rest, me] : [me, ...rest],
        order: plan.begins === "drawn" ? "drawn" : "given",
        public: isPublic,
        // Two people who look for company with the same settings find each other.
        pair: isPublic,
        takebacks: plan.takebacks,
        // Where nobody else plays, nobody is cheated. Strangers meet on even ground.
        help: !others.includes("open") || (plan.help && !plan.public),
        clock: plan.clock,
    };
}

function seatFor(company: Company): SeatRequest {
    if (typeof company === "number") return { kind: "engine", level: company };
    if (company === "beside" || company === "open") return { kind: company };
    return { kind: "engine", engine: company.slice(guest("").length) };
}

/** The option that says how many play, in games where that can be chosen. */
export function playersOption(game: ListedGame): string | null {
    const { low, high } = game.seats;
    return low < high && game.options.some((each) => each.key === "players") ? "players" : null;
}

/** Every number from low to high. */
export const between = (low: number, high: number): number[] =>
    Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** Company for one seat more or fewer, keeping who was there. */
export function resized(company: Company[], count: number, usual: Company): Company[] {
    return Array.from({ length: count }, (_, index) => company[index] ?? usual);
}
