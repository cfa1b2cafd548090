/**
 * Python in a worker of the page. It is told where its files are, starts, and then answers calls:
 * functions of `fourfold.browser.doors.House` by their names, with what they are given.
 *
 * While Python thinks, it takes a breath every now and then where the browser lets it (JavaScript
 * Promise Integration), so that it hears when somebody says stop. Elsewhere the page has to end
 * the whole worker.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loadPyodide, type PyodideInterface } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { Python, Served, Table } from "./files";

/** What it takes to start, fetched, unpacked and compiled. */
export interface Lent {
    machine: WebAssembly.Module;
    library: ArrayBuffer;
    sources: ArrayBuffer;
}

/** What the page says. */
export type Said =
    | { start: Python; base: string; lent: Lent | null }
    | { id: number; call: string; given: unknown[]; spec?: string }
    | { id: number; stream: unknown[] }
    | { stop: number };

/** What the page hears. */
export type Heard =
    | { progress: number }
    | { lent: Lent }
    | { ready: { gentle: boolean } }
    | { failed: Lack }
    | { id: number; value: unknown }
    | { id: number; part: string }
    | { id: number; done: true }
    | { id: number; lack: Lack }
    | { id: number; fault: string };

/** What was missing when something failed: the connection, or the file where it was; or neither. */
export type Lack = "connection" | "file" | "nothing";

/** Something lacks that has to be fetched. */
class Lacking extends Error {
    constructor(readonly lack: Lack) {
        super(lack);
    }
}

const tell = (heard: Heard) => postMessage(heard);
const HOME = "/home/fourfold";

let told: { files: Python; base: string };
let python: PyodideInterface;
let house: PyProxy & Record<string, PyCallable>;
/** Whether thinking can be stopped without ending the worker. */
const gentle = "Suspending" in WebAssembly;
let working: number | null = null;
const waiting: Exclude<Said, { start: Python } | { stop: number }>[] = [];
const stopped = new Set<number>();
const there = new Set<string>();
let fetchedBytes = 0;

/** Fetch a file and say how far it has come. */
async function fetched({ path }: Served): Promise<Response> {
    const answer = await fetch(new URL(path, told.base)).catch(() => {
        throw new Lacking("connection");
    });
    if (!answer.ok || !answer.body) throw new Lacking("file");
    const counted = answer.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            transform(part, controller) {
                fetchedBytes += part.byteLength;
                tell({ progress: fetchedBytes });
                controller.enqueue(part);
            },
        }),
    );
    return new Response(counted);
}

/** What breaks off on its way lacks the connection. */
const arrived = <T>(coming: Promise<T>): Promise<T> =>
    coming.catch((error: unknown) => {
        throw error instanceof TypeError ? new Lacking("connection") : error;
    });

const bytes = (file: Served): Promise<ArrayBuffer> =>
    arrived(fetched(file).then((answer) => answer.arrayBuffer()));

const WASM = { headers: { "Content-Type": "application/wasm" } };

/** Fetch a file that is kept compressed. */
async function unpacked(file: Served, init?: ResponseInit): Promise<Response> {
    return new Response(
        (await fetched(file)).body!.pipeThrough(new DecompressionStream("gzip")),
        init,
    );
}

/** Fetch everything that it takes to start. */
async function gathered(files: Python): Promise<Lent> {
    const [machine, library, sources] = await arrived(
        Promise.all([
            WebAssembly.compileStreaming(unpacked(files.machine, WASM)),
            unpacked(files.library).then((answer) => answer.arrayBuffer()),
            unpacked(files.sources).then((answer) => answer.arrayBuffer()),
        ]),
    );
    const all = { machine, library, sources };
    tell({ lent: all });
    return all;
}

/** Pyodide asks for its files by their usual names, and compiles them; let it have what is there. */
function lend({ machine, library }: Lent): () => void {
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = async (asked, init) => {
        const name = String(asked instanceof Request ? asked.url : asked);
        if (name.endsWith("/python_stdlib.zip")) return new Response(library);
        return name.endsWith("/pyodide.asm.wasm") ? new Response(null, WASM) : fetch(asked, init);
    };
    WebAssembly.instantiateStreaming = async (_, imports) => ({
        module: machine,
        instance: await WebAssembly.instantiate(machine, imports),
    });
    return () => {
        globalThis.fetch = fetch;
        WebAssembly.instantiateStreaming = instantiateStreaming;
    };
}

/** How the entries of an archive begin, and how long that is without their names. */
const [ENTRY, HEADING] = [0x04034b50, 30];

/** Lay out the files of an archive, which are not compressed one by one. */
function layOut(archive: ArrayBuffer): void {
    const view = new DataView(archive);
    const coder = new TextDecoder();
    const folders = new Set<string>();
    let at = 0;
    while (view.getUint32(at, true) === ENTRY) {
        const size = view.getUint32(at + 18, true);
        const name = at + HEADING;
        const start = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
        const path = coder.decode(new Uint8Array(archive, name, view.getUint16(at + 26, true)));
        const folder = `${HOME}/${path}`.replace(/\/[^/]*$/, "");
        if (!folders.has(folder)) python.FS.mkdirTree(folder);
        folders.add(folder);
        python.FS.writeFile(`${HOME}/${path}`, new Uint8Array(archive, start, size));
        at = start + size;
    }
}

/** Fluent for Python: the library that the page speaks with. */
function bundle(language: string, isIsolating: boolean) {
    const made = new FluentBundle(language, { useIsolating: isIsolating });
    return {
        add: (text: string) => void made.addResource(new FluentResource(text)),
        has: (name: string) => made.hasMessage(name),
        say: (name: string, given: string) => {
            const pattern = made.getMessage(name)?.value;
            const faults: Error[] = [];
            const text = pattern ? made.formatPattern(pattern, JSON.parse(given), faults) : "";
            return [text, faults.map(String)];
        },
    };
}

const channel = new MessageChannel();
let breathed = () => {};
channel.port1.onmessage = () => breathed();
/** Let the worker hear what was said meanwhile. */
const breathe = () =>
    new Promise<void>((resolve) => {
        breathed = resolve;
        channel.port2.postMessage(null);
    });
const isStopped = () => working !== null && stopped.has(working);

async function start(files: Python, base: string, given: Lent | null): Promise<void> {
    told = { files, base };
    const script = import(/* @vite-ignore */ new URL(files.script.path, base).href).catch(() => {
        throw new Lacking("connection");
    });
    // The other files say it more exactly, and are waited for first.
    script.catch(() => undefined);
    const lent = given ?? (await gathered(files));
    const restore = lend(lent);
    python = await loadPyodide({
        indexURL: new URL("assets/", base).href,
        createPyodideModule: (await script).default,
        lockFileContents: JSON.stringify({ info: files.info, packages: {} }),
    });
    restore();
    layOut(lent.sources);
    python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
    python.pyimport("os").environ.update(python.toPy(files.solutions));
    const doors = python.pyimport("fourfold.browser.doors");
    doors.furnish(bundle);
    house = doors.House(doors.listener(breathe, isStopped));
    tell({ ready: { gentle } });
}

const gameOf = (spec: string): string => spec.split("?")[0]!;

/** The tables for a game: those for its options, or all of them where none is for just these. */
function tablesFor(spec: string): Table[] {
    const { tables } = told.files;
    const fitting = tables.filter((table) => table.spec === spec);
    return fitting.length ? fitting : tables.filter((each) => gameOf(each.spec) === gameOf(spec));
}

/** Have the tables of a game at hand before it is thought about. */
async function lay(spec: string): Promise<void> {
    for (const table of tablesFor(spec)) {
        if (there.has(table.name)) continue;
        const folder = `${HOME}/fourfold/games/${gameOf(table.spec)}/tables`;
        python.FS.mkdirTree(folder);
        const content = new Uint8Array(await bytes(table));
        python.FS.writeFile(`${folder}/${table.name}`, content);
        there.add(table.name);
    }
}

const run = (callable: PyCallable, given: unknown[]): unknown =>
    gentle ? callable.callPromising(...given) : callable(...given);

async function stream(id: number, given: unknown[]): Promise<void> {
    await lay(house.about!(...given) as string);
    const parts = house.stream!(...given) as PyProxy & { __next__: PyCallable };
    const next = python.globals.get("next") as PyCallable;
    try {
        while (!stopped.has(id)) {
            const part = await run(next, [parts, undefined]);
            if (part === undefined || stopped.has(id)) break;
            tell({ id, part: part as string });
            await breathe();
        }
    } finally {
        parts.destroy();
    }
    tell({ id, done: true });
}

async function work(): Promise<void> {
    while (working === null && waiting.length) {
        const next = waiting.shift()!;
        working = next.id;
        try {
            if (stopped.has(next.id)) tell({ id: next.id, done: true });
            else {
                if ("stream" in next) await stream(next.id, next.stream);
                else {
                    if (next.spec !== undefined) await lay(next.spec);
                    tell({ id: next.id, value: await run(house[next.call]!, next.given) });
                }
            }
        } catch (error) {
            if (error instanceof Lacking) tell({ id: next.id, lack: error.lack });
            else tell({ id: next.id, fault: String(error) });
        }
        stopped.delete(next.id);
        working = null;
    }
}

onmessage = ({ data }: MessageEvent<Said>) => {
    if ("stop" in data) stopped.add(data.stop);
    else if ("start" in data)
        start(data.start, data.base, data.lent).then(work, (error: unknown) =>
            tell({ failed: error instanceof Lacking ? error.lack : "nothing" }),
        );
    else {
        waiting.push(data);
        if (house) void work();
    }
};
