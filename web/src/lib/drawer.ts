/** Small things kept in this browser. A browser that keeps nothing forgets them, and that is all. */

export function recall(key: string): string | null {
    try {
        return localStorage.getItem(`fourfold:${key}`);
    } catch {
        return null;
    }
}

export function remember(key: string, value: string): void {
    try {
        localStorage.setItem(`fourfold:${key}`, value);
    } catch {
        // Nothing is lost but the memory of it.
    }
}

export function forget(key: string): void {
    try {
        localStorage.removeItem(`fourfold:${key}`);
    } catch {
        // It was never kept.
    }
}
