/** The server's clock as seen from here, and what is left on the clocks of a match. */

import type { Clocks } from "../payloads";

/** Messages older than this estimate by more are no latency: the clocks themselves have moved. */
const LEAP = 2_000;

/**
 * Follows the server's clock. A message needs time to arrive, so the truth is never earlier than
 * what the quickest message said: the estimate only ever moves forward, and no clock shown with
 * it ever gains time.
 */
export class ServerTime {
    #offset = -Infinity;

    constructor(private readonly tick: () => number = () => performance.now()) {}

    heard(time: number): void {
        const offset = time - this.tick();
        if (offset > this.#offset || offset < this.#offset - LEAP) this.#offset = offset;
    }

    now(): number {
        return this.#offset === -Infinity ? Date.now() : this.#offset + this.tick();
    }
}

export function left(clocks: Clocks, seat: number, now: number): number {
    const remaining = clocks.remaining[seat] ?? 0;
    const spent = clocks.running === seat ? Math.max(0, now - clocks.at) : 0;
    return Math.max(0, remaining - spent);
}

/** How a clock writes a time: 2 d 4 h, 1:02:03, 4:05, and with tenths when it gets close: 9.4. */
export function written(ms: number, language: string): string {
    const day = 86_400_000;
    if (ms >= day) {
        const unit = (value: number, name: string) =>
            new Intl.NumberFormat(language, {
                style: "unit",
                unit: name,
                unitDisplay: "narrow",
            }).format(value);
        const hours = Math.floor((ms % day) / 3_600_000);
        return `${unit(Math.floor(ms / day), "day")} ${unit(hours, "hour")}`;
    }
    const digits = (value: number, least: number) =>
        new Intl.NumberFormat(language, { minimumIntegerDigits: least, useGrouping: false }).format(
            value,
        );
    if (ms < 10_000) {
        return new Intl.NumberFormat(language, {
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
        }).format(Math.floor(ms / 100) / 10);
    }
    // A clock that shows 0:10 has more than nine seconds left, never less than it says.
    const seconds = Math.ceil(ms / 1000);
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return h
        ? `${digits(h, 1)}:${digits(m, 2)}:${digits(s, 2)}`
        : `${digits(m, 1)}:${digits(s, 2)}`;
}
