/** What we decided where the printed rules are silent: the ends of the ids of the sentences. */
export const decisions: Record<string, string[]> = {
    quantik: ["both", "start"],
    qomet: ["corner", "diamond", "repetition", "both"],
    exago: ["groups", "own", "duty", "first", "relocated", "stuck"],
};
