/** Which language to speak, and which way it is written. */

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)(-|$)|-(arab|hebr)(-|$)/i;
const SHORT: Record<string, string> = { xb: "ar-XB" };

export function isRightToLeft(language: string): boolean {
    return RIGHT_TO_LEFT.test(language);
}

/** The first wish that can be met: `fr-CA` is met by `fr`. */
export function choose(wishes: (string | null | undefined)[], known: string[]): string {
    for (const wish of wishes) {
        if (!wish) continue;
        const language = SHORT[wish.toLowerCase()] ?? wish;
        for (const candidate of [language, language.split("-")[0]!]) {
            const found = known.find((each) => each.toLowerCase() === candidate.toLowerCase());
            if (found) return found;
        }
    }
    return "en";
}

/** The name of a language in that language: Deutsch, français. */
export function nameOf(language: string): string {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
