/** Short words about a match: the options that are not the usual ones, the clock, how long ago. */

import type { Clock } from "../payloads";
import { say, words } from "./words.svelte";

/** `exago?players=3&size=5` as `3 players, sides of 5`, and nothing for the usual game. */
export function optionsText(spec: string): string {
    const [game = "", options = ""] = spec.split("?");
    const told = [...new URLSearchParams(options)].map(([key, value]) => {
        const brief = `${game}-brief-${key}`;
        const number = /^\d+$/.test(value) ? Number(value) : value;
        return words.has(brief) ? say(brief, { value: number }) : `${key}=${value}`;
    });
    return words.list(told);
}

export function clockText(clock: Clock | null): string {
    if (!clock) return say("web-clock-none");
    if (clock.kind === "days") return say("web-clock-days-text", { days: clock.days });
    const minutes = clock.base / 60;
    return clock.increment
        ? say("web-clock-increment-text", { minutes, seconds: clock.increment })
        : say("web-clock-minutes-text", { minutes });
}

const UNITS = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
] as const;

export function ago(time: number, now: number): string {
    const passed = Math.max(0, now - time);
    const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
    for (const [unit, length] of UNITS)
        if (passed >= length) return format.format(-Math.floor(passed / length), unit);
    return format.format(0, "second");
}
