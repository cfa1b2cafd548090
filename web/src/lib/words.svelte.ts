/** Every sentence on the screen, from the Fluent files that the whole project shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "./api";
import { PSEUDO, pseudo } from "./pseudo";
import { choose, isRightToLeft } from "./languages";
import { recall, remember } from "./drawer";

/** Words of the terminal and of errors, which the server writes itself, stay out of the build. */
const files = import.meta.glob<string>(
    [
        "../../../src/fourfold/locales/*/*.ftl",
        "!../../../src/fourfold/locales/*/{cli,errors,server}.ftl",
    ],
    { query: "?raw", import: "default" },
);
const SOURCE = "en";
const MARKS = /[\u2068\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const needed = new Set(["board", "common", "web"]);

const pathOf = (language: string, file: string) =>
    `../../../src/fourfold/locales/${language}/${file}.ftl`;

export const languages: string[] = [
    ...new Set(Object.keys(files).map((path) => path.split("/").at(-2)!)),
].sort();

export type Arguments = Record<string, FluentVariable>;

class Words {
    language = $state(SOURCE);
    #bundles: FluentBundle[] = $state.raw([]);

    get direction(): "ltr" | "rtl" {
        return isRightToLeft(this.language) ? "rtl" : "ltr";
    }

    /** Give a message with its arguments filled in. */
    say = (id: string, given: Arguments = {}): string => {
        for (const bundle of this.#bundles) {
            const pattern = bundle.getMessage(id)?.value;
            if (pattern) return this.#tidy(bundle.formatPattern(pattern, given, []));
        }
        return id;
    };

    /** Leave out the marks around names where everything runs the same way. */
    #tidy(text: string): string {
        return this.direction === "rtl" || RIGHT_TO_LEFT.test(text)
            ? text
            : text.replace(MARKS, "");
    }

    /** Things side by side, as the language lists them: `a, b, c`. */
    list = (items: Iterable<string>): string =>
        new Intl.ListFormat(this.language, { type: "unit", style: "short" }).format(items);

    has = (id: string): boolean => this.#bundles.some((bundle) => bundle.hasMessage(id));

    /** Load more files of words, for example those of a game. */
    async need(...more: string[]): Promise<void> {
        const fresh = more.filter((file) => !needed.has(file));
        if (!fresh.length) return;
        fresh.forEach((file) => needed.add(file));
        await this.#load(this.language);
    }

    async speak(language: string): Promise<void> {
        await this.#load(language);
        remember("language", language);
        speak(language === PSEUDO ? SOURCE : language);
        document.documentElement.lang = language;
        document.documentElement.dir = this.direction;
    }

    async #load(language: string): Promise<void> {
        const chain = language === PSEUDO ? [PSEUDO] : [...new Set([language, SOURCE])];
        const bundles = await Promise.all(chain.map((each) => bundle(each)));
        this.language = language;
        this.#bundles = bundles;
    }
}

const texts = new Map<string, Promise<string>>();

/** The text of a file; a language that lacks it, or cannot be fetched now, has none. */
function text(path: string): Promise<string> {
    const known = texts.get(path);
    if (known) return known;
    const asked = files[path]?.() ?? Promise.resolve("");
    const kept = asked.catch(() => {
        texts.delete(path);
        return "";
    });
    texts.set(path, kept);
    return kept;
}

async function bundle(language: string): Promise<FluentBundle> {
    const disguised = language === PSEUDO;
    const made = new FluentBundle(language, disguised ? { transform: pseudo } : {});
    const paths = [...needed].map((file) => pathOf(disguised ? SOURCE : language, file));
    for (const source of await Promise.all(paths.map(text)))
        made.addResource(new FluentResource(source), { allowOverrides: true });
    return made;
}

export const words = new Words();
export const say = words.say;

/** The language to begin with: asked for in the address, chosen before, or the browser's. */
export function firstLanguage(): string {
    const asked = new URLSearchParams(location.search).get("lang");
    return choose([asked, recall("language"), ...navigator.languages], [...languages, PSEUDO]);
}
