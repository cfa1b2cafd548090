/** Which language to speak. */

import { negotiateLanguages } from "@fluent/langneg";
import { languages } from "virtual:words";

export const SOURCE = "en";

/** The codes of all languages, in the order of their names. */
export const codes = Object.keys(languages).sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other), "en"),
);

/** Languages by the codes that they answer to besides their own: `no` is `nb` here. */
const others = new Map(
    Object.entries(languages).flatMap(([code, { also = [] }]) =>
        also.map((other): [string, string] => [other, code]),
    ),
);

/** The first request that can be met, as Fluent negotiates it: `zh-TW` is met by `zh-Hant`. */
export function choose(
    requested: readonly (string | null | undefined)[],
    known: readonly string[] = codes,
    also: ReadonlyMap<string, string> = others,
): string {
    const asked = requested
        .filter((each) => each !== null && each !== undefined)
        .map((each) => (known.includes(each) ? each : likely(each)));
    const [met = SOURCE] = negotiateLanguages(asked, [...known, ...also.keys()], {
        strategy: "lookup",
        defaultLocale: SOURCE,
    });
    return also.get(met) ?? met;
}

/** A request with the script that goes without saying: `zh-CN` is `zh-Hans-CN`. */
function likely(requested: string): string {
    // Fluent cannot read regions of the world, as in `es-419`, and they are of no help here.
    const plain = requested
        .replace(/[.@].*/, "")
        .replace(/[-_]\d{3}\b/, "")
        .replaceAll("_", "-");
    try {
        return new Intl.Locale(plain).maximize().baseName;
    } catch {
        return "";
    }
}

/** The name of a language in that language: Deutsch, Français. */
export function nameOf(language: string): string {
    return languages[language]?.name ?? language;
}

export function directionOf(language: string): "ltr" | "rtl" {
    return languages[language]?.direction ?? "ltr";
}
