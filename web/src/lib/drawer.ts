/** Small things kept in this browser; where it keeps nothing, for as long as the page is open. */

const memory = new Map<string, string>();

export function recall(key: string): string | null {
    const known = memory.get(key);
    if (known !== undefined) return known;
    try {
        return localStorage.getItem(`fourfold:${key}`);
    } catch {
        return null;
    }
}

export function remember(key: string, value: string): void {
    try {
        localStorage.setItem(`fourfold:${key}`, value);
        memory.delete(key);
    } catch {
        memory.set(key, value);
    }
}

export function forget(key: string): void {
    memory.delete(key);
    try {
        localStorage.removeItem(`fourfold:${key}`);
    } catch {
        // It was never kept.
    }
}
