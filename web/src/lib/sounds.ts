/** Short sounds, made on the spot: wood on wood. */

import type { BoardEvent } from "../board/types";

export type Sound = BoardEvent["kind"] | "refused";

interface Note {
    frequency: number;
    after?: number;
    volume?: number;
}

const NOTES: Record<Sound, Note[]> = {
    pick: [{ frequency: 520, volume: 0.06 }],
    back: [{ frequency: 390, volume: 0.06 }],
    place: [{ frequency: 300 }],
    slide: [{ frequency: 260, volume: 0.14 }],
    push: [{ frequency: 220 }],
    home: [{ frequency: 350, volume: 0.12 }],
    end: [{ frequency: 392 }, { frequency: 494, after: 0.12 }, { frequency: 587, after: 0.24 }],
    refused: [{ frequency: 140 }],
};

let context: AudioContext | null = null;

/** Play a sound some milliseconds from now. */
export function play(sound: Sound, at = 0): void {
    try {
        context ??= new AudioContext();
        for (const note of NOTES[sound]) knock(context, note, at / 1000);
    } catch {
        // A browser without sound stays silent.
    }
}

/** A low tone that dies away at once. */
function knock(
    audio: AudioContext,
    { frequency, after = 0, volume = 0.22 }: Note,
    at: number,
): void {
    const start = audio.currentTime + at + after;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(volume, start + 0.004);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.18);
}
