/**
 * A language nobody speaks, made from the English sentences: longer, accented, right to left.
 * Whatever is not translated, does not fit or runs the wrong way shows at once.
 */

export const PSEUDO = "ar-XB";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DRESSED = "áƀçđéƒǧĥíĵķłɱńóƥɋřśŧúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁṀŃÓƤɊŘŚŦÚṼŴẊÝŽ";
const OVERRIDE = "\u202e";
const END = "\u202c";

export function pseudo(text: string): string {
    const dressed = [...text]
        .map((letter) => {
            const at = PLAIN.indexOf(letter);
            if (at < 0) return letter;
            const other = [...DRESSED][at]!;
            return "aeiou".includes(letter) ? other + other : other;
        })
        .join("");
    return dressed.trim() ? OVERRIDE + dressed + END : dressed;
}
