/** The little that has to be known of a record before the server reads it strictly. */

function tag(record: string, name: string): string | null {
    return new RegExp(`^\\s*\\[${name} "(.*)"\\]\\s*$`, "m").exec(record)?.[1] ?? null;
}

export function isFinished(record: string): boolean {
    const result = tag(record, "Result");
    return result !== null && result !== "unfinished";
}

/** How many seats a record names. */
export function seatsOf(record: string): number {
    return [...record.matchAll(/^\s*\[Seat\d+ "/gm)].length;
}
