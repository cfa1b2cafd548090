/** A server of its own for tests whose owner has set it up otherwise. */

import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const FOURFOLD = "../.venv/bin/fourfold";

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "fourfold-web-"));

/** Let others use a server at its address, for as long as they do. */
export async function housed(
    use: (address: string) => Promise<void>,
    given: string[] = [],
    env: Record<string, string> = {},
): Promise<void> {
    const data = join(newFolder(), "matches.db");
    const server = spawn(FOURFOLD, ["serve", "--port", "0", "--data", data, ...given], {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, ...env },
    });
    const said = await new Promise<string>((resolve, reject) => {
        server.stdout.once("data", (line) => resolve(String(line)));
        server.once("exit", () => reject(new Error("the server did not start")));
    });
    await use(/http:\/\/[^ ]+/.exec(said)![0]);
    server.kill();
}
