import { mount } from "svelte";
import App from "./app/App.svelte";
import { routes } from "./app/routes";
import { install, serve } from "./lib/offline.svelte";
import { place } from "./lib/place.svelte";
import { find } from "./lib/router";
import { greet } from "./lib/words.svelte";
import "./theme.css";

// The page and its words are fetched side by side; the app says so if the page does not come.
find(routes, place.path)
    ?.route.load()
    .catch(() => undefined);
await greet();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

// What is kept for later must not delay what is wanted now.
if (import.meta.env.PROD && "serviceWorker" in navigator)
    place.shown.then(serve).then(install, () => undefined);
