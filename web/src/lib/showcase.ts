/**
 * A few moves that make the board of a game look like itself, in the order in which the games are
 * shown. Games not named here come after these, with the board on which they start.
 */
export const showcase: Record<string, string[]> = {
    quantik: ["Cc2", "Ac3", "Ca4", "Ab1", "Ba2", "Dd3", "Ba1", "Db2"],
    qomet: ["d4", "c4", "c5", "b2", "e3", "d6", "g4", "f2", "b6", "a7"],
    exago: ["f6", "f7", "g7", "g6", "e5", "e6", "h7", "d5", "h8", "f5", "d6", "g8", "e7", "f8"],
};

export function inOrder<T extends { name: string }>(games: readonly T[]): T[] {
    const names = Object.keys(showcase);
    const rank = ({ name }: T) => (names.includes(name) ? names.indexOf(name) : names.length);
    return games.toSorted((one, other) => rank(one) - rank(other));
}
