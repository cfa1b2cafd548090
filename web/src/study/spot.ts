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
const OTHERS = ["lang", "position", "moves"];

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

/** The address of the analysis of a place. */
export function addressOf(spot: Spot): string {
    const query = queryOf(spot);
    return `/analyse/${encodeURIComponent(spot.game)}${query && `?${query}`}`;
}

export const after = (spot: Spot, ...moves: string[]): Spot => ({
    ...spot,
    moves: [...spot.moves, ...moves],
});
