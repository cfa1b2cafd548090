/** boardgame.io with everything in memory and a game that has no rules: two take turns. */

import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

const server = Server({
    games: [{ name: "turns", ...(await import("./turns.mjs")).turns }],
    origins: [Origins.LOCALHOST],
});
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(`http://127.0.0.1:${appServer.address().port}`);
