/** A place in a game: where it started and what was played since. It is also an address. */

export interface Spot {
    readonly game: string;
    readonly options: Readonly<Record<string, string>>;
    /** Null is the beginning of the game. */
    readonly position: string | null;
    readonly moves: readonly string[];
}

/** From `exago?size=4`. */
export function spotOf(spec: string, position: string | null = null, moves: string[] = []): Spot {
    const [game = "", options = ""] = spec.split("?");
    return { game, options: Object.fromEntries(new URLSearchParams(options)), position, moves };
}

/** Parameters of an address that are no options of a game. */
const OTHERS = ["lang", "position", "moves", "branches"];

export function spotAt(game: string, query: string): Spot {
    const given = new URLSearchParams(query);
    const options = [...given].filter(([key]) => !OTHERS.includes(key));
    return {
        game,
        options: Object.fromEntries(options),
        position: given.get("position"),
        moves: given.get("moves")?.split(",").filter(Boolean) ?? [],
    };
}

export function queryOf({ options, position, moves }: Spot): string {
    const given = new URLSearchParams(options);
    if (position !== null) given.set("position", position);
    if (moves.length) given.set("moves", moves.join(","));
    return `${given}`;
}

/** Moves that were tried, from the start of an analysis to the end of each branch. */
export type Lines = readonly (readonly string[])[];

/** The address of the analysis of a place, with all that was tried there. */
export function addressOf(spot: Spot, lines: Lines = []): string {
    const given = new URLSearchParams(queryOf(spot));
    // One line that ends at the place is in the moves already.
    if (lines.some((line) => line.join() !== spot.moves.join()))
        given.set("branches", packed(lines));
    const query = `${given}`;
    return `/analyse/${encodeURIComponent(spot.game)}${query && `?${query}`}`;
}

/** Return the lines in the query of an analysis. */
export function linesAt(query: string): Lines {
    let before: string[] = [];
    const lines = new URLSearchParams(query).get("branches")?.split(";") ?? [];
    return lines.map((line) => {
        const [shared, ...moves] = line.split(",");
        before = [...before.slice(0, Number(shared) || 0), ...moves.filter(Boolean)];
        return before;
    });
}

/** Each line says how many moves it shares with the one before: `0,Aa1,Bb2;1,Ca2`. */
function packed(lines: Lines): string {
    let before: readonly string[] = [];
    return lines
        .map((line) => {
            const split = line.findIndex((move, at) => move !== before[at]);
            const shared = split < 0 ? line.length : split;
            before = line;
            return [shared, ...line.slice(shared)].join();
        })
        .join(";");
}

export const after = (spot: Spot, ...moves: string[]): Spot => ({
    ...spot,
    moves: [...spot.moves, ...moves],
});
