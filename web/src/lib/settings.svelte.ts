/** What a person has chosen for this browser. */

import type { Fingers } from "../board/types";
import { recall, remember } from "./drawer";

const THEMES = ["auto", "light", "dark"] as const;
const MOTIONS = ["auto", "on", "off"] as const;
export const BOARDS = ["wood", "felt", "distinct", "contrast"] as const;
export const SIZES = ["usual", "small", "large"] as const;
/** What a finger does on spaces that are too small for it. */
export const FINGERS = ["zoom", "confirm", "plain"] as const;
export type BoardTheme = (typeof BOARDS)[number];
export type BoardSize = (typeof SIZES)[number];
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

function oneOf<T extends string>(known: readonly T[], key: string): T {
    const kept = recall(key);
    return known.find((each) => each === kept) ?? known[0]!;
}

class Settings {
    #theme = $state<Theme>(oneOf(THEMES, "theme"));
    #motion = $state<Motion>(oneOf(MOTIONS, "motion"));
    #board = $state<BoardTheme>(oneOf(BOARDS, "board"));
    #size = $state<BoardSize>(oneOf(SIZES, "size"));
    #fingers = $state<Fingers>(oneOf(FINGERS, "fingers"));
    #sound = $state(recall("sound") === "on");
    #name = $state(recall("name") ?? "");
    #calm = $state(false);

    constructor() {
        const asked = matchMedia("(prefers-reduced-motion: reduce)");
        this.#calm = asked.matches;
        asked.addEventListener("change", () => (this.#calm = asked.matches));
        this.#dress();
    }

    get theme(): Theme {
        return this.#theme;
    }
    set theme(theme: Theme) {
        this.#theme = theme;
        remember("theme", theme);
        this.#dress();
    }

    get motion(): Motion {
        return this.#motion;
    }
    set motion(motion: Motion) {
        this.#motion = motion;
        remember("motion", motion);
        this.#dress();
    }
    /** Whether things may move on the screen. */
    get moves(): boolean {
        return this.#motion === "on" || (this.#motion === "auto" && !this.#calm);
    }

    get board(): BoardTheme {
        return this.#board;
    }
    set board(board: BoardTheme) {
        this.#board = board;
        remember("board", board);
        this.#dress();
    }

    get size(): BoardSize {
        return this.#size;
    }
    set size(size: BoardSize) {
        this.#size = size;
        remember("size", size);
        this.#dress();
    }

    get fingers(): Fingers {
        return this.#fingers;
    }
    set fingers(fingers: Fingers) {
        this.#fingers = fingers;
        remember("fingers", fingers);
    }

    get sound(): boolean {
        return this.#sound;
    }
    set sound(sound: boolean) {
        this.#sound = sound;
        remember("sound", sound ? "on" : "off");
    }

    get name(): string {
        return this.#name;
    }
    set name(name: string) {
        this.#name = name.trim();
        remember("name", this.#name);
    }

    #dress(): void {
        document.documentElement.dataset.theme = this.#theme;
        document.documentElement.dataset.motion = this.#motion;
        document.documentElement.dataset.board = this.#board;
        document.documentElement.dataset.size = this.#size;
    }
}

export const settings = new Settings();
