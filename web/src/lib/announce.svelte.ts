/** Sentences for the ears: read out by screen readers through one place on the page. */

interface Spoken {
    id: number;
    text: string;
    urgent: boolean;
}

const KEPT = 4;

class Announcer {
    /** The latest sentences; each one that is added is read out. */
    spoken: Spoken[] = $state.raw([]);
    #count = 0;

    say(text: string, urgent = false): void {
        if (!text) return;
        this.spoken = [...this.spoken.slice(1 - KEPT), { id: ++this.#count, text, urgent }];
    }
}

export const announcer = new Announcer();
