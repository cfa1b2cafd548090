/** A text so short that a link can hold it: compressed, in letters that no address minds. */

const piped = async (
    data: Uint8Array<ArrayBuffer>,
    through: TransformStream,
): Promise<ArrayBuffer> =>
    new Response(new Blob([data]).stream().pipeThrough(through)).arrayBuffer();

export async function pack(text: string): Promise<string> {
    const packed = await piped(
        new TextEncoder().encode(text),
        new CompressionStream("deflate-raw"),
    );
    const letters = btoa(String.fromCharCode(...new Uint8Array(packed)));
    return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record in the query of a link that holds a whole game; nothing where it holds none. */
export async function gameIn(query: string): Promise<string | null> {
    const sent = new URLSearchParams(query).get("game");
    return sent ? unpack(sent) : null;
}

/** Give the text back; what was never packed throws. */
export async function unpack(letters: string): Promise<string> {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const data = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await piped(data, new DecompressionStream("deflate-raw")));
}
