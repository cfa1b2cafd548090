/** Where the files of Python are, as the build says. */

export interface Served {
    /** Below the address of the app. */
    path: string;
    bytes: number;
}

export interface Table extends Served {
    /** The game with its options. */
    spec: string;
    /** What Python calls it. */
    name: string;
}

export interface Python {
    script: Served;
    machine: Served;
    library: Served;
    sources: Served;
    /** Answers for the first screen, so that it does not wait. */
    first: Served;
    tables: Table[];
    /** Variables of Python's environment that name whole solutions on the net. */
    solutions: Record<string, string>;
    /** What Pyodide says of itself. */
    info: Record<string, string>;
}
