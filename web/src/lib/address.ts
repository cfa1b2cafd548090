/**
 * Addresses within the app. A server gives every page an address of its own; on a plain web space
 * there is one file, and what stands after # says which page is meant.
 */

/** Whether pages are told apart by what stands after #. */
export const HASHED = import.meta.env.VITE_ALONE === "1";

/** A page as a link within the document. */
export const to = (address: string): string => (HASHED ? `#${address}` : address);

/** A page as a link for other people. */
export const abroad = (address: string): string => new URL(to(address), location.href).href;

/** Whether a link leads to the computer on which it is opened, and so is of no use to others. */
export function isLoopback(link: string): boolean {
    if (!URL.canParse(link)) return false;
    const { hostname } = new URL(link);
    return (
        /(^|\.)localhost$/.test(hostname) || /^127\.[\d.]+$/.test(hostname) || hostname === "[::1]"
    );
}

/** The page that the browser shows: `/learn/exago`, with its query. */
export function shown({ pathname, search, hash }: Location = location): {
    path: string;
    query: string;
} {
    if (!HASHED) return { path: pathname, query: search };
    // What stands after a second # is for the page itself.
    const own = hash.split("#")[1] ?? "";
    const [path = "", query = ""] = own.startsWith("/") ? own.split(/\?(.*)/s) : ["/"];
    return { path, query: query && `?${query}` };
}

/** What an address says to the page itself: the key of a personal link, for example. */
export const aside = ({ hash }: Location = location): URLSearchParams =>
    new URLSearchParams(hash.split("#")[HASHED ? 2 : 1] ?? "");
