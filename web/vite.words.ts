/**
 * The words of each language, as modules and as manifests, from the Fluent files of the project.
 *
 * `virtual:words` says which languages there are and fetches one; `virtual:words/de` has what every
 * page of a language needs, and fetches the rest file by file. So a page loads one language, and
 * however many there are, each costs it no more than its name.
 *
 * The file of a game is fetched in two parts: `virtual:words/de/qomet` for all pages with the game,
 * and `virtual:words/de/qomet/learn` for its lessons, puzzles and rule page.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../src/fourfold/locales");
const GAMES = resolve(import.meta.dirname, "../src/fourfold/games");
const SOURCE = "en";
/** The file that switches a language on. */
const SWITCH = "language.ftl";
/** Needed on every page. */
const FIRST = ["board", "common", "web"];
/** Words of the terminal and of errors, which the server writes itself, stay out of the build. */
const ELSEWHERE = ["cli", "errors", "language", "server"];
/** The messages of a game that only pages for learning say. */
const LEARN = /^(learn|study)-/;
/** The messages of a game that Python writes. */
const REFUSED = /^error-/;
const NAME = "virtual:words";
const MANIFEST = resolve(import.meta.dirname, "public/app.webmanifest");

const languages = (): string[] =>
    readdirSync(LOCALES)
        .filter((each) => existsSync(join(LOCALES, each, SWITCH)))
        .sort();

const games = (): string[] => readdirSync(GAMES).filter((each) => existsSync(pathOf(SOURCE, each)));

/** Where the words of a game, or else those of a shared file, are. */
const pathOf = (language: string, file: string): string =>
    existsSync(join(GAMES, file))
        ? join(GAMES, file, "locales", `${language}.ftl`)
        : join(LOCALES, language, `${file}.ftl`);

/** The messages of a file by their names, without remarks. */
function messages(language: string, file: string): Map<string, string> {
    const path = pathOf(language, file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const each = text.replace(/^#.*\n?/gm, "").split(/^(?=-?[a-zA-Z][\w-]* *=)/m);
    return new Map(each.map((said) => [said.split("=")[0]!.trim(), said.trimEnd()]));
}

/** What a language says; what it does not say yet, in English. */
function words(language: string, file: string, part?: string): string {
    const isGame = games().includes(file);
    return [...new Map([...messages(SOURCE, file), ...messages(language, file)])]
        .filter(([id]) => !isGame || (!REFUSED.test(id) && LEARN.test(id) === (part === "learn")))
        .map(([, said]) => said)
        .filter(Boolean)
        .join("\n");
}

/** One short message, which has no variables. */
const message = (language: string, file: string, id: string): string =>
    messages(language, file)
        .get(id)
        ?.match(/= (.*)/)?.[1] ?? "";

const later = (): string[] => [
    ...readdirSync(join(LOCALES, SOURCE))
        .filter((each) => each.endsWith(".ftl"))
        .map((each) => each.slice(0, -4))
        .filter((each) => !FIRST.includes(each) && !ELSEWHERE.includes(each)),
    ...games().flatMap((game) => [game, `${game}/learn`]),
];

function all(): string {
    const each = languages().map((code) => {
        const name = message(code, "language", "language-name");
        const direction = message(code, "language", "language-direction");
        const also = message(code, "language", "language-also").split(",");
        const codes = also.map((other) => other.trim()).filter(Boolean);
        const told = JSON.stringify({ name, direction, ...(codes.length && { also: codes }) });
        return `${JSON.stringify(code)}: {...${told}, load: () => import("${NAME}/${code}")}`;
    });
    return `export const languages = {${each.join(",\n")}};`;
}

function one(language: string): string {
    const more = later().map((file) => `"${file}": () => import("${NAME}/${language}/${file}")`);
    return [
        `export const first = ${JSON.stringify(FIRST.map((file) => words(language, file)).join("\n"))};`,
        `export const more = {${more.join(",\n")}};`,
    ].join("\n");
}

function source(id: string): string {
    const [, language, file, part] = id.split("/");
    if (language === undefined) return all();
    if (file === undefined) return one(language);
    return `export default ${JSON.stringify(words(language, file, part))};`;
}

/** What the installed app is called and says of itself. */
function manifest(language: string): string {
    const told = JSON.parse(readFileSync(MANIFEST, "utf8")) as object;
    const description = message(language, "web", "web-description");
    const dir = message(language, "language", "language-direction");
    return JSON.stringify({ ...told, lang: language, dir, description }, null, 4);
}

const manifestPath = (language: string) => `app.${language}.webmanifest`;

export function fluent(): Plugin {
    return {
        name: "fourfold-words",
        resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
        load(id) {
            if (!id.startsWith(`\0${NAME}`)) return null;
            const [, language, file] = id.split("/");
            if (language !== undefined)
                for (const each of file === undefined ? FIRST : [file])
                    this.addWatchFile(pathOf(language, each));
            return source(id);
        },
        /** What the page itself says, before any script, is English. */
        transformIndexHtml: (page) =>
            page.replace(/%(web-[\w-]+)%/g, (_, id: string) => message(SOURCE, "web", id)),
        generateBundle() {
            for (const language of languages())
                this.emitFile({
                    type: "asset",
                    fileName: manifestPath(language),
                    source: manifest(language),
                });
        },
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const found = request.url?.match(/^\/app\.([\w-]+)\.webmanifest$/)?.[1];
                if (!found || !languages().includes(found)) return next();
                response.setHeader("Content-Type", "application/manifest+json");
                response.end(manifest(found));
            });
        },
    };
}
