/** Tests share a page. Whatever one of them does to it is undone before the next. */

import { afterEach, vi } from "vitest";

afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    if (typeof localStorage === "undefined") return;
    localStorage.clear();
    sessionStorage.clear();
});
