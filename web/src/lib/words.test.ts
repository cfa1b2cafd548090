import { beforeEach, describe, expect, it, vi } from "vitest";
import { choose, directionOf, nameOf } from "./languages";
import { pseudo } from "./pseudo";
import glossary from "../../../tests/data/glossary.json";
import negotiation from "../../../tests/data/negotiation.json";

async function speaking(language: string) {
    const { words, say } = await import("./words.svelte");
    await words.speak(language);
    return { words, say };
}

beforeEach(() => vi.resetModules());

describe("a sentence", () => {
    it("comes in the language that is spoken", async () => {
        const { say } = await speaking("fr");
        expect(say("web-turn", { who: "you" })).toBe("À vous de jouer");
        expect(say("web-turn", { who: "other", name: "Ann" })).toBe("Au tour de Ann");
        expect(document.documentElement.lang).toBe("fr");
    });

    it("gets its plurals and numbers right", async () => {
        const english = await speaking("en");
        expect(english.say("web-watching", { count: 1 })).toBe("One person is watching.");
        expect(english.say("web-watching", { count: 1500 })).toBe("1,500 people are watching.");
        const french = await speaking("fr");
        expect(french.say("web-list-playing", { ply: 1 })).toBe("1 coup joué");
        expect(french.say("web-watching", { count: 1500 })).toMatch(/^1\s500 personnes/);
    });

    it("keeps a name of another script together, and leaves no marks around others", async () => {
        const { say } = await speaking("en");
        expect(say("web-join", {})).toBe("Join");
        expect(say("web-thinking", { name: "Ann" })).toBe("Ann is thinking …");
        expect(say("web-thinking", { name: "נועה" })).toBe("\u2068נועה\u2069 is thinking …");
    });

    it("of a game is there once its words were asked for", async () => {
        const { words, say } = await speaking("en");
        expect(words.has("exago-name")).toBe(false);
        await words.need("exago");
        expect(say("exago-name")).toBe("Exago");
    });

    it("stays in the language that is spoken if the words of another cannot be fetched", async () => {
        const { words, say } = await speaking("fr");
        const { languages } = await import("virtual:words");
        const load = vi.spyOn(languages.ar!, "load").mockRejectedValue(new TypeError());
        await expect(words.choose("ar")).rejects.toMatchObject({ code: "unloaded" });
        const { lang, dir } = document.documentElement;
        expect([words.language, lang, dir, say("web-close")]).toEqual([
            "fr",
            "fr",
            "ltr",
            "Fermer",
        ]);
        // What failed is asked for again.
        load.mockRestore();
        await words.choose("ar");
        expect([words.language, document.documentElement.dir]).toEqual(["ar", "rtl"]);
    });

    it("of the game on the screen must come along with another language", async () => {
        const { words, say } = await speaking("fr");
        await words.need("exago");
        const { languages } = await import("virtual:words");
        const own = await languages.de!.load();
        const exago = () => Promise.reject(new TypeError());
        const broken = { ...own, more: { ...own.more, exago } };
        vi.spyOn(languages.de!, "load").mockResolvedValue(broken);
        await expect(words.speak("de")).rejects.toMatchObject({ code: "unloaded" });
        expect([words.language, say("exago-name")]).toEqual(["fr", "Exago"]);
    });

    it("is English at first if the words of the wanted language cannot be fetched", async () => {
        const { greet, words, say } = await import("./words.svelte");
        const { languages } = await import("virtual:words");
        vi.spyOn(languages.de!, "load").mockRejectedValue(new TypeError());
        localStorage.setItem("fourfold:language", "de");
        await greet();
        expect([words.language, document.documentElement.lang, say("web-close")]).toEqual([
            "en",
            "en",
            "Close",
        ]);
        expect(localStorage.getItem("fourfold:language"), "the wish is not forgotten").toBe("de");
    });

    it("of a language that lacks it is English as soon as that is there", async () => {
        const { say } = await speaking("zxx");
        expect(say("web-close")).toBe("…");
        await vi.waitFor(() => expect(say("web-close")).toBe("Close"));
    });

    it("without what belongs into it has a gap, never a brace or its own name", async () => {
        const { say } = await speaking("en");
        expect(say("web-thinking")).toBe("… is thinking …");
        expect(say("web-nowhere")).toBe("…");
    });

    it("is a list with the language's own comma", async () => {
        const { words } = await speaking("en");
        expect(words.list(["a", "b", "c"])).toBe("a, b, c");
        expect(words.list([])).toBe("");
    });

    it("from right to left keeps its parts in that order, whatever they begin with", async () => {
        const { words, say } = await speaking("ar");
        await words.need("board");
        const plain = (text: string) => text.replace(/\u2067/g, "<").replace(/\u2069/g, ">");
        expect(plain(words.list(["a1 كرة", "b1 مكعب"]))).toBe("<a1 كرة>، <b1 مكعب>");
        expect(plain(words.list(["a1 كرة", "b1 مكعب", "c1"]))).toMatch(/^<<a1 كرة>، <b1 مكعب>>، /);
        expect(plain(words.list(["a1", "b1", "c1"]))).toMatch(/^<.*b1.*>، /);
        expect(plain(words.together(["Ann", "سارة"]))).toMatch(/Ann.* و<سارة>$/);
        expect(say("web-thinking", { name: "Ann" })).toContain("\u2068Ann\u2069");
    });

    it("keeps moves in one line", async () => {
        const { unbroken } = await import("./words.svelte");
        expect(unbroken("f6-g7=a3, a1-x, 2-6")).toBe("f6\u2060-\u2060g7=a3, a1\u2060-\u2060x, 2-6");
    });

    it("in the pseudo-language is complete, dressed up and runs right to left", async () => {
        const { say } = await speaking("ar-XB");
        expect(say("web-close")).toBe(pseudo("Close"));
        expect(document.documentElement.dir).toBe("rtl");
    });
});

describe("the language", () => {
    it("is the first request that can be met", () => {
        expect(choose(["de-AT", "fr-CA", "en"], ["en", "fr"])).toBe("fr");
        expect(choose([null, undefined, "pt-BR"], ["en", "pt-BR"])).toBe("pt-BR");
        expect(choose(["tlh"], ["en"])).toBe("en");
    });

    it("is negotiated as the server does it", () => {
        const also = new Map([
            ["no", "nb"],
            ["nn", "nb"],
        ]);
        const met = Object.keys(negotiation).map((asked) => [
            asked,
            choose([asked], Object.keys(glossary), also),
        ]);
        const wanted = Object.entries(negotiation).map(([asked, code]) => [asked, code ?? "en"]);
        expect(met).toEqual(wanted);
    });

    it("knows its own name and which way it is written", () => {
        expect([nameOf("fr"), directionOf("fr")]).toEqual(["Français", "ltr"]);
    });
});

describe("every message that the app names", () => {
    const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
        query: "?raw",
        import: "default",
        eager: true,
    });
    const english = import.meta.glob<string>(
        [
            "../../../src/fourfold/locales/en/{web,board}.ftl",
            "../../../src/fourfold/games/*/locales/en.ftl",
        ],
        { query: "?raw", import: "default", eager: true },
    );

    it("has a sentence, and every sentence is used", () => {
        const there = new Set(
            Object.values(english).flatMap((text) =>
                [...text.matchAll(/^(web-[\w-]+) =/gm)].map(([, id]) => id!),
            ),
        );
        const code = Object.values(sources).join("\n");
        const named = [...code.matchAll(/"(web-[\w-]+)"/g)].map(([, id]) => id!);
        expect(named.filter((id) => !there.has(id))).toEqual([]);
        const stems = [...code.matchAll(/[`](web-[\w-]*)\$\{/g)].map(([, stem]) => stem!);
        const used = (id: string) =>
            named.includes(id) || stems.some((stem) => id.startsWith(stem));
        expect([...there].filter((id) => !used(id))).toEqual([]);
    });
});
