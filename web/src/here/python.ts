/** A worker with Python in it: started when it is first needed, and again after it was ended. */

import { python as files } from "virtual:python";
import type { Heard, Lack, Lent, Said } from "./worker";

/** Python could not be had: the browser lacks something. */
export class NoPython extends Error {
    override name = "NoPython";
}

/** These pages were built without Python. */
export class NotBuilt extends Error {
    override name = "NotBuilt";
}

/** A file could not be had: it was not fetched before, and nobody answers now. */
export class Unfetched extends Error {
    override name = "Unfetched";
}

/** A file is not where it was: there is a newer version. */
export class Outdated extends Error {
    override name = "Outdated";
}

const LACKS: Record<Lack, new () => Error> = {
    nothing: NoPython,
    connection: Unfetched,
    file: Outdated,
};

interface Listener {
    part?(text: string): void;
    resolve(value: unknown): void;
    reject(error: Error): void;
}

/** What the files of the page stand below. */
const base = (): string => new URL(import.meta.env.BASE_URL, location.href).href;

export const isBuilt = files !== null;

/** What a browser must have. */
export const isPossible = (): boolean =>
    isBuilt &&
    typeof Worker !== "undefined" &&
    typeof WebAssembly !== "undefined" &&
    typeof DecompressionStream !== "undefined";

/** All files of Python, with how much there is to fetch. */
export function everything(): { paths: string[]; bytes: number } {
    if (!files) return { paths: [], bytes: 0 };
    const { script, machine, library, sources, first, tables } = files;
    const all = [script, machine, library, sources, first, ...tables];
    return {
        paths: all.map(({ path }) => new URL(path, base()).href),
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    };
}

let first: Promise<Readonly<Record<string, unknown>>> | null = null;

/** What is known without Python, by the address it is asked for. */
export const known = (): Promise<Readonly<Record<string, unknown>>> =>
    (first ??= files
        ? fetch(new URL(files.first.path, base()))
              .then((answer) => answer.json())
              .catch((error: unknown) => {
                  first = null;
                  throw error;
              })
        : Promise.resolve({}));

/** How much is fetched before Python starts. */
const FIRST = files
    ? files.machine.bytes + files.library.bytes + files.sources.bytes
    : Number.POSITIVE_INFINITY;

/** How far the start has come when everything is fetched. */
const FETCHED = 0.8;

/** What the first worker has fetched and compiled, for those that come after it. */
let lent: Promise<Lent | null> | null = null;

export class Python {
    #worker: Worker | null = null;
    #starting: Promise<void> | null = null;
    #gentle = false;
    #ready = false;
    #listeners = new Map<number, Listener>();
    #last = 0;
    /** Lets others have what this worker fetches, as long as it has not come. */
    #lend: ((found: Lent | null) => void) | null = null;

    /** `progress` hears how far the start has come, from 0 to 1. */
    constructor(private readonly progress: (share: number) => void) {}

    get isReady(): boolean {
        return this.#ready;
    }

    /** Start, if it has not been; it can be stopped before it is ready. */
    start(): Promise<void> {
        return (this.#starting ??= new Promise<void>((resolve, reject) => {
            if (!isPossible()) {
                reject(isBuilt ? new NoPython() : new NotBuilt());
                return;
            }
            const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
            this.#worker = worker;
            void this.#borrow().then((found) => {
                if (this.#worker !== worker) return;
                this.progress(found ? FETCHED : 0);
                this.#say({ start: files!, base: base(), lent: found });
            });
            const fail = (lack: Lack) => {
                const error = new LACKS[lack]();
                this.end(error);
                reject(error);
            };
            // A script that fails says why; one that could not be fetched says nothing.
            worker.onerror = ({ message }) => fail(message ? "nothing" : "connection");
            worker.onmessage = ({ data }: MessageEvent<Heard>) => {
                if ("progress" in data) {
                    if (!this.#ready) this.progress(FETCHED * Math.min(1, data.progress / FIRST));
                } else if ("lent" in data) {
                    this.#lend?.(data.lent);
                    this.#lend = null;
                } else if ("ready" in data) {
                    this.#gentle = data.ready.gentle;
                    this.#ready = true;
                    this.progress(1);
                    resolve();
                } else if ("failed" in data) fail(data.failed);
                else this.#hear(data);
            };
        }));
    }

    /** Get what another worker has fetched, or nothing: then this one fetches it for the others. */
    #borrow(): Promise<Lent | null> {
        if (lent) return lent;
        lent = new Promise((resolve) => (this.#lend = resolve));
        return Promise.resolve(null);
    }

    /**
     * Call a function of the house. `spec` is the game whose tables it needs; what comes of a call
     * that somebody stops does not count.
     */
    call<T>(name: string, given: unknown[], spec?: string, signal?: AbortSignal): Promise<T> {
        return this.#ask({ call: name, given, spec }, signal) as Promise<T>;
    }

    /** Have something told piece by piece, until it ends or somebody stops it. */
    async stream(
        given: unknown[],
        part: (text: string) => void,
        signal?: AbortSignal | null,
    ): Promise<void> {
        await this.#ask({ stream: given }, signal, part);
    }

    async #ask(
        asked: { call: string; given: unknown[]; spec?: string } | { stream: unknown[] },
        signal?: AbortSignal | null,
        part?: (text: string) => void,
    ): Promise<unknown> {
        await this.start();
        if (signal?.aborted) return undefined;
        const id = ++this.#last;
        const stop = () => this.#stop(id);
        signal?.addEventListener("abort", stop);
        try {
            return await new Promise<unknown>((resolve, reject) => {
                this.#listeners.set(id, { part, resolve, reject });
                this.#say({ id, ...asked });
            });
        } finally {
            signal?.removeEventListener("abort", stop);
        }
    }

    /** End the worker; what was asked fails, and the next question starts another one. */
    end(error: Error = new NoPython()): void {
        this.#worker?.terminate();
        this.#worker = this.#starting = null;
        if (this.#lend) {
            // Whoever waits for it fetches everything itself.
            this.#lend(null);
            this.#lend = lent = null;
        }
        this.#ready = false;
        this.progress(1);
        const left = [...this.#listeners.values()];
        this.#listeners.clear();
        left.forEach(({ reject }) => reject(error));
    }

    #stop(id: number): void {
        const listener = this.#listeners.get(id);
        if (!listener) return;
        if (this.#gentle) {
            this.#say({ stop: id });
            return;
        }
        this.#listeners.delete(id);
        listener.resolve(undefined);
        // It does not hear us while it thinks.
        this.end();
    }

    #say(said: Said): void {
        this.#worker?.postMessage(said);
    }

    #hear(heard: Extract<Heard, { id: number }>): void {
        const listener = this.#listeners.get(heard.id);
        if (!listener) return;
        if ("part" in heard) {
            listener.part?.(heard.part);
            return;
        }
        this.#listeners.delete(heard.id);
        if ("lack" in heard) listener.reject(new LACKS[heard.lack]());
        else if ("fault" in heard) listener.reject(new Error(heard.fault));
        else listener.resolve("value" in heard ? heard.value : undefined);
    }
}
