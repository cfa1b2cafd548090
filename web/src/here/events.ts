/** What a server tells piece by piece (server-sent events). */

import { EventSourceParserStream } from "eventsource-parser/stream";

/** The data of each event of an answer; whoever stops listening ends it. */
export async function* eventsOf(answer: Response): AsyncGenerator<string> {
    const reader = answer
        .body!.pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .getReader();
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done) return;
            yield value.data;
        }
    } finally {
        reader.cancel().catch(() => {});
    }
}
