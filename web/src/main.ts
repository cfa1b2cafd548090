import { mount } from "svelte";
import App from "./app/App.svelte";
import { install, serve } from "./lib/offline.svelte";
import { greet } from "./lib/words.svelte";
import "./theme.css";

await greet();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) serve().then(install, () => undefined);
