/**
 * The games that are kept in this browser, each with all its events, in IndexedDB.
 *
 * Where nothing can be stored, because the browser forbids it or is full, games are kept for as
 * long as the page is open, and `trouble` says so.
 */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Match, Written } from "../payloads";

/** A match as it was written down, with all its events. */
export interface Kept extends Omit<Written, "before" | "shown"> {
    /** The match as it was told last; games of older versions do not have it. */
    readonly shown?: Match;
    readonly updated: number;
    /** The version that was copied from the server, which has not deleted its own yet. */
    readonly moving?: number;
}

/** What could not be read, with its text. */
export interface Aside {
    id: string;
    text: string;
    at: number;
}

interface Shelves extends DBSchema {
    matches: { key: string; value: Kept; indexes: { updated: number } };
    aside: { key: string; value: Aside };
}

/** Another page has written meanwhile. */
export class Overtaken extends Error {}

export type Trouble = "full" | "forbidden" | null;

const NAME = "fourfold";
/** What each version has added; who comes from an old one goes through all later steps. */
const STEPS: ((db: IDBPDatabase<Shelves>) => void)[] = [
    (db) => db.createObjectStore("matches", { keyPath: "id" }).createIndex("updated", "updated"),
    (db) => db.createObjectStore("aside", { keyPath: "id" }),
];

export class Store {
    trouble: Trouble = null;
    #opening: Promise<IDBPDatabase<Shelves> | null> | null = null;
    /** What cannot be stored is kept here. */
    readonly #memory = new Map<string, Kept>();
    /** What cannot be read, and is still where it was. */
    readonly #unread = new Map<string, Aside>();

    #open(): Promise<IDBPDatabase<Shelves> | null> {
        return (this.#opening ??= this.#opened().catch(() => {
            this.trouble = "forbidden";
            return null;
        }));
    }

    /** Open the shelves; some browsers refuse it at once, others after a while. */
    async #opened(): Promise<IDBPDatabase<Shelves>> {
        return openDB<Shelves>(NAME, STEPS.length, {
            upgrade: (db, from) => STEPS.slice(from).forEach((step) => step(db)),
            // A newer page wants to change the shelves: let it, and open them again when needed.
            blocking: (_, __, event) => {
                (event.target as IDBDatabase).close();
                this.#opening = null;
            },
            terminated: () => (this.#opening = null),
        });
    }

    /** Whether nothing can be stored, as far as is known. */
    async refuses(): Promise<boolean> {
        await this.#open();
        return this.trouble !== null;
    }

    /** Why a game would be lost with the page. */
    worry(id: string): Trouble {
        return this.#memory.has(id) ? this.trouble : null;
    }

    async get(id: string): Promise<Kept | undefined> {
        const db = await this.#open();
        return this.#memory.get(id) ?? (await db?.get("matches", id).catch(() => undefined));
    }

    /** All games, as they are stored: some may be damaged, in whatever way. */
    async all(): Promise<Partial<Kept>[]> {
        const db = await this.#open();
        const stored = (await db?.getAll("matches").catch(() => [])) ?? [];
        return [...stored.filter(({ id }) => !this.#memory.has(id)), ...this.#memory.values()];
    }

    /** Write a game again whose events are whole, if that is possible. */
    async mend({ before: _, ...told }: Written): Promise<void> {
        const kept = { ...told, updated: told.summary.updated };
        this.#unread.delete(told.id);
        await (await this.#open())?.put("matches", kept).catch(() => undefined);
    }

    /** Write all of it or nothing; `Overtaken` if another page was faster. */
    async write(changes: readonly Written[]): Promise<void> {
        const db = await this.#open();
        if (db)
            try {
                await this.#commit(db, changes);
                return;
            } catch (error) {
                if (error instanceof Overtaken) throw error;
                const full = error instanceof DOMException && error.name === "QuotaExceededError";
                this.trouble = full ? "full" : "forbidden";
            }
        for (const change of changes) {
            const known = await this.get(change.id);
            this.#memory.set(change.id, joined(known, change));
        }
    }

    async #commit(db: IDBPDatabase<Shelves>, changes: readonly Written[]): Promise<void> {
        const writing = db.transaction("matches", "readwrite");
        const done = writing.done;
        done.catch(() => undefined);
        try {
            for (const change of changes) {
                const known = this.#memory.get(change.id) ?? (await writing.store.get(change.id));
                await writing.store.put(joined(known, change));
            }
        } catch (error) {
            try {
                writing.abort();
            } catch {
                // It has ended by itself.
            }
            throw error;
        }
        await done;
        changes.forEach(({ id }) => this.#memory.delete(id));
        this.trouble = null;
    }

    /**
     * Keep a copy of a match of the server, which does not count before it is settled. Return
     * whether it is stored.
     */
    async adopt(copy: Written, moving: number): Promise<boolean> {
        const db = await this.#open();
        if (!db || this.trouble) return false;
        const change = db.transaction("matches", "readwrite");
        change.done.catch(() => undefined);
        try {
            const known = await change.store.get(copy.id);
            // Another tab may have copied as much, or more, or be done.
            if (!known || (known.moving !== undefined && known.moving < moving))
                await change.store.put({ ...joined(undefined, copy), moving });
            await change.done;
            return true;
        } catch {
            return false;
        }
    }

    /** Let the copy of that version count, or drop it. */
    async settle(id: string, moving: number, isOurs: boolean): Promise<void> {
        const change = (await this.#open())?.transaction("matches", "readwrite");
        const known = await change?.store.get(id);
        if (change && known?.moving === moving) {
            const { moving: _, ...kept } = known;
            await (isOurs ? change.store.put(kept) : change.store.delete(id));
        }
        await change?.done;
    }

    async remove(id: string): Promise<void> {
        this.#memory.delete(id);
        await (await this.#open())?.delete("matches", id);
    }

    /** Keep the text of something that cannot be read, away from what can. */
    async setAside(content: { id?: unknown }): Promise<void> {
        const aside = asideOf(content);
        try {
            const moving = (await this.#open())!.transaction(["matches", "aside"], "readwrite");
            moving.done.catch(() => undefined);
            await moving.objectStore("aside").put(aside);
            await moving.objectStore("matches").delete(content.id as string);
            await moving.done;
        } catch {
            // There is no room for it.
            this.leave(content);
        }
    }

    /** Leave something where it is that cannot be read, at least now. */
    leave(content: { id?: unknown }): void {
        const aside = asideOf(content);
        this.#unread.set(aside.id, aside);
    }

    async isAside(id: string): Promise<boolean> {
        if (this.#unread.has(id)) return true;
        return !!(await (await this.#open())?.count("aside", id).catch(() => 0));
    }

    async aside(): Promise<Aside[]> {
        const stored = (await (await this.#open())?.getAll("aside").catch(() => [])) ?? [];
        return [...stored, ...this.#unread.values()];
    }

    async dropAside(id: string): Promise<void> {
        const db = await this.#open();
        if (this.#unread.delete(id)) await db?.delete("matches", id);
        await db?.delete("aside", id);
    }
}

const asideOf = (content: { id?: unknown }): Aside => ({
    id: String(content.id),
    text: JSON.stringify(content, null, 1),
    at: Date.now(),
});

function joined(known: Kept | undefined, change: Written): Kept {
    const events = known?.events ?? [];
    if (events.length !== change.before) throw new Overtaken();
    return {
        id: change.id,
        format: change.format,
        events: [...events, ...change.events],
        summary: change.summary,
        shown: change.shown,
        updated: change.summary.updated,
    };
}
