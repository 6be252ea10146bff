// Where the page begins: its words first, then all that is seen.
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/reset.css";
import { preferred, speak } from "./words/words.svelte";

await speak(preferred());
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as well, if online: a plain-HTTP address on a network has none.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
