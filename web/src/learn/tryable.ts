/** Things to try that the rules refuse. */

import type { LegalMove } from "../payloads";

/** The move that stands for what is to be tried. It is nobody's move text. */
export const TRY = "?";

/** What a board has to offer so that some forbidden picks can be made: by itself it has no use for
 * a piece that may not be taken up, or for putting one back where it was. */
export function offering(
    legal: readonly LegalMove[],
    picks: readonly string[],
): readonly LegalMove[] {
    const [first, second] = picks;
    if (picks.length < 2) return legal;
    const begun = legal.some((each) => each.picks[0] === first && each.picks.length > 1);
    return begun && first !== second ? legal : [...legal, { move: TRY, picks }];
}
