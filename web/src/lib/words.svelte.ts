/** Every sentence on the screen, from the Fluent files that the whole project shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languages } from "virtual:words";
import { speak, Trouble } from "./api";
import { recall, remember } from "./drawer";
import { choose, codes, directionOf, SOURCE } from "./languages";
import { PSEUDO, pseudo } from "./pseudo";

/** Around what is filled in: it begins, running as its letters or from right to left, and ends. */
const [UNDECIDED, LEFTWARD, DONE] = [0x2068, 0x2067, 0x2069].map((code) =>
    String.fromCodePoint(code),
) as [string, string, string];
const MARKS = /[\u2067-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Keeps what stands on both sides in one line. */
const JOINED = String.fromCodePoint(0x2060);
/** Stands for what nobody can say now. */
const UNSAID = "…";
/** Milliseconds that a page may take until it asks for the words it needs. */
const PATIENCE = 300;
/** Files of words that somebody has asked for, besides those that every page needs. */
const needed = new Set<string>();

export type Arguments = Record<string, FluentVariable>;

class Words {
    language = $state(SOURCE);
    #own: FluentBundle | null = $state.raw(null);
    /** English, fetched only if something cannot be said otherwise. */
    #source: FluentBundle | null = $state.raw(null);
    #fetching = false;
    /** How often words are on their way: what they will say is not missing. */
    #awaited = 0;

    get direction(): "ltr" | "rtl" {
        return this.language === PSEUDO ? "rtl" : directionOf(this.language);
    }

    /** 1 where the way on leads to the right, -1 where it leads to the left. */
    get onward(): 1 | -1 {
        return this.direction === "rtl" ? -1 : 1;
    }

    /** Give a message with its arguments filled in. */
    say = (id: string, given: Arguments = {}): string => {
        const said = this.#own && message(this.#own, id, given);
        if (said) return this.#tidy(said);
        if (!this.#own || this.language === SOURCE || this.#source)
            return this.#tidy(lastResort(this.#source ?? this.#own, id, given));
        this.#fetchSource(() => !this.#awaited && !message(this.#own!, id, given));
        return UNSAID;
    };

    /** Leave out the marks around names where everything runs the same way. */
    #tidy(text: string): string {
        if (this.direction === "rtl") return turned(text);
        return RIGHT_TO_LEFT.test(text) ? text : text.replace(MARKS, "");
    }

    /** Things side by side, with the language's own comma between them. */
    list = (items: readonly string[]): string =>
        items.length
            ? items.reduce((first, second) => this.say("two-items", { first, second }))
            : "";

    /** Names side by side, with the language's own word between the last two. */
    together = (names: readonly string[]): string =>
        this.#tidy(
            new Intl.ListFormat(this.language, { type: "conjunction" }).format(
                names.map((name) => UNDECIDED + name + DONE),
            ),
        );

    has = (id: string): boolean =>
        [this.#own, this.#source].some((bundle) => bundle?.hasMessage(id));

    /** Load more files of words, for example those of a game. */
    async need(...more: string[]): Promise<void> {
        const fresh = more.filter((file) => !needed.has(file));
        if (!fresh.length) return;
        fresh.forEach((file) => needed.add(file));
        await this.#load(this.language);
    }

    /** Speak a language whose words are there; otherwise everything stays as it was. */
    async speak(language: string): Promise<void> {
        await Promise.all(texts(language)).catch(() => {
            throw new Trouble("unloaded");
        });
        await this.#load(language);
        const told = language === PSEUDO ? SOURCE : language;
        speak(told);
        const { documentElement: page } = document;
        page.lang = language;
        page.dir = this.direction;
        document
            .querySelector("link[rel=manifest]")
            ?.setAttribute("href", `${import.meta.env.BASE_URL}app.${told}.webmanifest`);
        document
            .querySelector("meta[name=description]")
            ?.setAttribute("content", this.say("web-description"));
    }

    /** Speak a language from now on. */
    async choose(language: string): Promise<void> {
        await this.speak(language);
        remember("language", language);
    }

    async #load(language: string): Promise<void> {
        this.#awaited++;
        const own = await bundle(language);
        if (this.#source) this.#source = await bundle(SOURCE);
        this.#awaited--;
        this.language = language;
        this.#own = own;
    }

    /** Fetch English, unless a page was only about to ask for what is missing. */
    #fetchSource(missing: () => boolean): void {
        if (this.#fetching) return;
        this.#fetching = true;
        setTimeout(async () => {
            if (missing()) this.#source = await bundle(SOURCE);
            this.#fetching = false;
        }, PATIENCE);
    }
}

/**
 * Text from right to left in which parts of that script, and lists, run the same way, whatever they
 * begin with.
 * A browser decides by the first letter that is not in a part of a part: lists of such parts would
 * run from left to right, and so would what begins with a space of the board.
 */
function turned(text: string): string {
    const marks = [...text];
    const begun: number[] = [];
    for (const [at, mark] of marks.entries())
        if (mark === UNDECIDED || mark === LEFTWARD) begun.push(at);
        else if (mark === DONE) {
            const start = begun.pop() ?? at;
            const inside = marks.slice(start + 1, at);
            if (inside.includes(DONE) || RIGHT_TO_LEFT.test(inside.join("")))
                marks[start] = LEFTWARD;
        }
    return marks.join("");
}

/** A message that can be said without a fault, or nothing. */
function message(bundle: FluentBundle, id: string, given: Arguments): string {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return "";
    const faults: Error[] = [];
    const said = bundle.formatPattern(pattern, given, faults);
    return faults.length ? "" : said;
}

/** What is left of a message if something is missing; never its name, a brace or nothing at all. */
function lastResort(bundle: FluentBundle | null, id: string, given: Arguments): string {
    const pattern = bundle?.getMessage(id)?.value;
    const said = pattern ? bundle.formatPattern(pattern, given, []) : "";
    return said.replace(/\{[^{}]*\}/g, UNSAID) || UNSAID;
}

const known = new Map<string, Promise<string>>();

/** A text, fetched once; one that cannot be fetched now is tried again next time. */
function fetched(key: string, load: () => Promise<string>): Promise<string> {
    const before = known.get(key);
    if (before) return before;
    const kept = load();
    known.set(key, kept);
    kept.catch(() => known.delete(key));
    return kept;
}

/** Everything that was asked for, in a language. */
function texts(language: string): Promise<string>[] {
    const offered = languages[language === PSEUDO ? SOURCE : language];
    if (!offered) return [];
    const first = fetched(language, async () => (await offered.load()).first);
    const more = [...needed].map((file) =>
        fetched(
            `${language}/${file}`,
            async () => (await (await offered.load()).more[file]?.())?.default ?? "",
        ),
    );
    return [first, ...more];
}

/** A language as far as it can be fetched now. */
async function bundle(language: string): Promise<FluentBundle> {
    const made = new FluentBundle(language, language === PSEUDO ? { transform: pseudo } : {});
    const there = texts(language).map((text) => text.catch(() => ""));
    for (const text of await Promise.all(there)) made.addResource(new FluentResource(text));
    return made;
}

/** Text in which no line breaks within a move, such as f6-g7. */
export const unbroken = (text: string): string =>
    text.replace(/\b([a-m]\d{1,2})-(?=[a-mx])/g, `$1${JOINED}-${JOINED}`);

export const words = new Words();
export const say = words.say;

/**
 * Speak the language that a link asks for, that was chosen before, or that the browser wants; if
 * its words cannot be had, English.
 */
export async function greet(): Promise<void> {
    const asked = new URLSearchParams(location.search).get("lang");
    const wanted = asked?.toLowerCase() === "xb" ? PSEUDO : asked;
    const known = [...codes, PSEUDO];
    const language = choose([wanted, recall("language"), ...navigator.languages], known);
    const isAsked = wanted && choose([wanted], known) === language;
    try {
        await (isAsked ? words.choose(language) : words.speak(language));
    } catch {
        // Without English, too, there are pictures, and words as soon as some can be fetched.
        await words.speak(SOURCE).catch(() => undefined);
    }
}
