/**
 * A game, however somebody gives it: a record, an address of ours, a list of moves with or without
 * numbers, or a position. What each of them says, the server knows; here it is only told apart.
 */

import * as api from "../lib/api";
import { rowOf } from "../lib/moves";
import { gameIn } from "../lib/packing";
import { say } from "../lib/words.svelte";
import type { ListedGame, Outcome, RecordRead, SetUpGame } from "../payloads";
import { look, readRecord } from "./ask";
import { linesAt, spotAt, type Lines, type Spot } from "./spot";

const ADDRESS = /^\/?(m|review|analyse)\/([^?#\s]+)(?:\?([^#\s]*))?(?:#\S*)?$/;
/** A link that holds a whole game, of whatever site. */
const HOLDING = /^\S*\bopen\?([^#\s]*)$/;
/** Characters of a list with as many moves as a match can have. */
const LONGEST = 10_000;

const isRecord = (text: string): boolean => text.startsWith("[");
const TAG = /^\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\][^\S\n]*$/gm;
/** What stands between the moves of other programs: comments, and the result at the end. */
const BETWEEN = /\{[^}]*\}|(?<!\S)(?:1-0|0-1|1\/2-1\/2|\*)(?!\S)/g;
/** Our results of a game that is over; other programs write others, which follow from the moves. */
export const FINISHED = /^(seat \d+ wins|draw), /;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Refusals of a record that may have come from another program, or was typed. */
const FORGIVEN = /^record-(tag|date|number|move|result)/;
export const isAddress = (text: string): boolean => /^https?:|^\/?(m|review|analyse)\//.test(text);

/** A place in a game from what somebody has given; `here` is where they are. */
export async function spotFrom(text: string, here: Spot | null = null): Promise<Spot> {
    const given = await unfolded(text);
    if (isRecord(given)) return fromRecord(given);
    if (isAddress(given)) {
        const { kind, name, query } = address(given);
        if (kind !== "analyse") return fromRecord(await api.record(name));
        const spot = spotAt(name, query);
        await look(spot);
        return spot;
    }
    if (given.length > LONGEST) throw new api.Trouble("too-long", say("study-paste-long"));
    const moves = given.includes("/") ? null : movesIn(given);
    return fitting(await likely(await places(here), moves?.[0]), (spot) => ({
        ...spot,
        position: moves ? null : given,
        moves: moves ?? [],
    }));
}

/** The branches of a given analysis; none for anything else. */
export function linesIn(text: string): Lines {
    const given = text.trim();
    return isAddress(given) ? linesAt(address(given).query) : [];
}

/** The same as a record, for whoever reads only those. */
export async function recordFrom(text: string): Promise<string> {
    const given = await unfolded(text);
    if (isRecord(given)) return (await read(given)).record;
    if (isAddress(given)) {
        const { kind, name } = address(given);
        if (kind !== "analyse") return api.record(name);
    }
    const spot = await spotFrom(given);
    const [{ outcome }, game] = await Promise.all([look(spot), api.setUp(spot.game, spot.options)]);
    return recordOf(spot, game, outcome);
}

/** The game in a link that holds a whole one; nothing for any other text. */
export async function heldIn(text: string): Promise<string | null> {
    const query = HOLDING.exec(text.trim())?.[1];
    return query === undefined ? null : gameIn(query).catch(() => null);
}

/** What somebody has given; of a link with a whole game in it, the game. */
async function unfolded(text: string): Promise<string> {
    const given = text.trim();
    if (!HOLDING.test(given)) return given;
    const record = await heldIn(given);
    if (record === null) throw new api.Trouble("page");
    return record.trim();
}

async function fromRecord(text: string): Promise<Spot> {
    const { game, options, start, moves } = (await read(text)).found;
    return { game, options, position: start, moves };
}

/**
 * A record and what it says. The server reads strictly; what it refuses is rewritten once, so that
 * records with other tags, without some of ours, or with capital letters are read, too.
 */
async function read(record: string): Promise<{ record: string; found: RecordRead }> {
    try {
        return { record, found: await readRecord(record) };
    } catch (error) {
        const { code } = error as api.Trouble;
        if (!FORGIVEN.test(code)) throw error;
        try {
            const again = await rewritten(record);
            return { record: again, found: await readRecord(again) };
        } catch (second) {
            // The first complaint names the line, unless that was about a tag which is forgiven.
            throw code.startsWith("record-tag") ? second : error;
        }
    }
}

/** A record as the server reads it, from one that was written less strictly. */
async function rewritten(text: string): Promise<string> {
    const tags = new Map<string, string>();
    const rest = text.replaceAll(TAG, (_, tag: string, value: string) => {
        tags.set(tag.toLowerCase(), value);
        return "";
    });
    const moves = movesIn(rest.replaceAll(BETWEEN, " "));
    const game = tags.get("game")?.toLowerCase();
    const options = Object.fromEntries(new URLSearchParams(tags.get("options")));
    const likeliest = game
        ? [{ game, options, position: null, moves }]
        : await likely(await places(null), moves[0]);
    const position = tags.get("position") ?? null;
    const spot = await fitting(likeliest, (place) => ({ ...place, position, moves }));
    const [{ outcome }, setUp] = await Promise.all([
        look(spot),
        api.setUp(spot.game, spot.options),
    ]);
    return recordOf(spot, setUp, outcome, tags);
}

interface Address {
    readonly kind: string;
    readonly name: string;
    readonly query: string;
}

function address(text: string): Address {
    const [, kind, name, query = ""] = ADDRESS.exec(within(text)) ?? [];
    if (!kind || !name) throw new api.Trouble("unreadable", say("study-paste-unknown"));
    return { kind, name: decodeURIComponent(name), query };
}

/** An address without the site, which must be this one. */
function within(text: string): string {
    if (!/^https?:/.test(text) || !URL.canParse(text)) return text;
    const { host, pathname, search, hash } = new URL(text);
    if (host !== location.host)
        throw new api.Trouble("elsewhere", say("study-paste-elsewhere", { site: host }));
    return hash.startsWith("#/") ? hash.slice(1) : pathname + search + hash;
}

/** The moves of a list, without the numbers before them. */
export const movesIn = (text: string): string[] =>
    text
        .split(/[\s,;]+/)
        .map((word) => word.replace(/^\d+[.):]+/, ""))
        .filter((word) => word && !/^\d+$/.test(word));

/** Where a list of moves can begin: in the game that is open, or in any other, for any number. */
async function places(here: Spot | null): Promise<Spot[]> {
    const games = await api.games();
    const usual = games.flatMap(({ name, ...game }) =>
        [{}, ...counts(game)].map((options) => ({
            game: name,
            options,
            position: null,
            moves: [],
        })),
    );
    const near = usual.filter(({ game }) => game === here?.game);
    return [...(here ? [here] : []), ...near, ...usual.filter((each) => !near.includes(each))];
}

/**
 * The places where a move can be played; if there are none, the first place, which will say what is
 * wrong with it.
 */
async function likely(places: readonly Spot[], move: string | undefined): Promise<readonly Spot[]> {
    if (move === undefined) return places;
    const isLegal = await Promise.all(
        places.map(async (spot) => {
            const { legal } = await look({ ...spot, position: null, moves: [] });
            return legal.some((each) => each.move.toLowerCase() === move.toLowerCase());
        }),
    );
    const found = places.filter((_, i) => isLegal[i]);
    return found.length ? found : places.slice(0, 1);
}

/** The options that say how many play, but for the usual number. */
function counts({ options }: Pick<ListedGame, "options">): Record<string, string>[] {
    const players = options.find(({ key }) => key === "players");
    const values =
        players?.values ??
        (players?.low != null && players.high != null
            ? Array.from(
                  { length: players.high - players.low + 1 },
                  (_, i) => `${players.low! + i}`,
              )
            : []);
    return values.filter((each) => each !== players?.default).map((players) => ({ players }));
}

/** Moves as they stand, and with capital letters where games have them: nowhere, or in front. */
function cases(moves: readonly string[]): (readonly string[])[] {
    const small = moves.map((move) => move.toLowerCase());
    const capital = small.map((move) => move.charAt(0).toUpperCase() + move.slice(1));
    return [moves, ...[small, capital].filter((each) => each.some((move, i) => move !== moves[i]))];
}

/** The first place that there can be; otherwise what is wrong with the one that comes nearest. */
async function fitting(places: readonly Spot[], at: (spot: Spot) => Spot): Promise<Spot> {
    let nearest: { trouble: api.Trouble; at: number; spot: Spot } | null = null;
    for (const spot of places.map(at))
        for (const moves of cases(spot.moves))
            try {
                await look({ ...spot, moves });
                return { ...spot, moves };
            } catch (error) {
                const trouble = error as api.Trouble;
                if (api.passes(trouble)) throw trouble;
                const wrong = Number(trouble.field?.split(".")[1] ?? 0);
                if (!nearest || rank(trouble, wrong) > rank(nearest.trouble, nearest.at))
                    nearest = { trouble, at: wrong, spot };
            }
    throw await complaint(nearest!.trouble, nearest!.at, nearest!.spot);
}

/** Nothing that can be read comes last, then what goes wrong soonest. */
const rank = ({ code }: api.Trouble, at: number): number =>
    code === "move-unreadable" && at === 0 ? -1 : at;

async function complaint(trouble: api.Trouble, at: number, spot: Spot): Promise<api.Trouble> {
    const { moves } = spot;
    if (!trouble.field?.startsWith("moves.")) return trouble;
    if (rank(trouble, at) < 0) return new api.Trouble("unreadable", say("study-paste-unknown"));
    const [{ to_move }, { seats, layout }] = await Promise.all([
        look({ ...spot, moves: [] }),
        api.setUp(spot.game, spot.options),
    ]);
    const about = {
        number: rowOf(at, seats),
        name: say("seat-name", { seat: layout.colours[(to_move + at) % seats] ?? "" }),
        move: moves[at] ?? "",
        reason: trouble.message,
    };
    return new api.Trouble("move", say("study-paste-wrong", about));
}

/** A record of what was played, with what is known of it from the tags of another one. */
export function recordOf(
    spot: Spot,
    game: SetUpGame,
    outcome: Outcome | null,
    known: ReadonlyMap<string, string> = new Map(),
): string {
    const computed = !outcome
        ? "unfinished"
        : outcome.winner === null
          ? `draw, ${outcome.reason}`
          : `seat ${outcome.winner + 1} wins, ${outcome.reason}`;
    const given = known.get("result") ?? "";
    const result = FINISHED.test(given) || given === "unfinished" ? given : null;
    const resigned = result === null ? undefined : known.get("resigned");
    const day = known.get("date") ?? "";
    const tags = [
        ["Game", game.name],
        ["Options", game.spec.split("?")[1] ?? ""],
        ["Rules", known.get("rules") ?? `${game.rules}`],
        ...Array.from({ length: game.seats }, (_, seat) => [
            `Seat${seat + 1}`,
            known.get(`seat${seat + 1}`) ?? "?",
        ]),
        ["Date", DATE.test(day) ? day : "?"],
        ...(spot.position === null ? [] : [["Position", spot.position]]),
        ...(resigned === undefined ? [] : [["Resigned", resigned]]),
        ["Result", result ?? computed],
    ];
    const moves = spot.moves.map((move, at) =>
        at % game.seats ? move : `${at / game.seats + 1}. ${move}`,
    );
    const head = tags.map(([tag, value]) => `[${tag} "${value}"]`).join("\n");
    return `${head}\n\n${moves.join(" ")}\n`;
}
