/** A text so short that a link can hold it: compressed, in letters that no address minds. */

/** The most letters that the text of a game has. */
export const LONGEST = 65_536;

const piped = (
    data: Uint8Array<ArrayBuffer>,
    through: TransformStream,
): ReadableStream<Uint8Array<ArrayBuffer>> => new Blob([data]).stream().pipeThrough(through);

export async function pack(text: string): Promise<string> {
    const packed = await new Response(
        piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw")),
    ).arrayBuffer();
    const letters = btoa(String.fromCharCode(...new Uint8Array(packed)));
    return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record in the query of a link that holds a whole game; nothing where it holds none. */
export async function gameIn(query: string): Promise<string | null> {
    const sent = new URLSearchParams(query).get("game");
    return sent ? unpack(sent) : null;
}

/** Give the text back; what was never packed throws, and so does what would never end. */
export async function unpack(letters: string): Promise<string> {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const data = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const reader = piped(data, new DecompressionStream("deflate-raw")).getReader();
    const coder = new TextDecoder();
    let text = "";
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return text + coder.decode();
        text += coder.decode(value, { stream: true });
        // A few letters can stand for more than a device has room for.
        if (text.length > LONGEST) {
            await reader.cancel();
            throw new RangeError("too long");
        }
    }
}
