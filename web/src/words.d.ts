/** What `vite.words.ts` makes of the Fluent files. */

declare module "virtual:words" {
    /** The words of one language: those of every page, and the others by file or game. */
    export interface LanguageWords {
        readonly first: string;
        readonly more: Readonly<Record<string, () => Promise<{ default: string }>>>;
    }

    export interface Offered {
        /** Its own name for itself. */
        readonly name: string;
        readonly direction: "ltr" | "rtl";
        /** Codes that it answers to besides its own. */
        readonly also?: readonly string[];
        readonly load: () => Promise<LanguageWords>;
    }

    export const languages: Readonly<Record<string, Offered>>;
}

/** What `vite.python.ts` says of the files of Python. */
declare module "virtual:python" {
    import type { Python } from "./here/files";

    /** Nothing, where the app was built without it. */
    export const python: Python | null;
}
