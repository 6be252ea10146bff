// Where the page begins: its words first, then all that is seen.
import { mount } from "svelte";
import App from "./App.svelte";
import { recallFace } from "./parts/face";
import { loadAgain } from "./state/again";
import { followLinks } from "./state/place.svelte";
import { followSettings } from "./state/settings.svelte";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { preferred, speak } from "./words/words.svelte";

followSettings();
followLinks();
recallFace();
try {
  await speak(preferred());
} catch (error) {
  loadAgain();
  throw error;
}
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as well, if online: a plain-HTTP address on a network has none.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
