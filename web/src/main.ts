import { mount } from "svelte";
import App from "./app/App.svelte";
import { greet } from "./lib/words.svelte";
import "./theme.css";

await greet();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD)
    void navigator.serviceWorker
        ?.register(`${import.meta.env.BASE_URL}sw.js`)
        .catch(() => undefined);
