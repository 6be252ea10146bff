// The drawings, hung up out of sight: whatever shows one of them refers to it by its id.
import "./art.css";
import address from "./sprite.svg";

const answer = await fetch(address);
if (!answer.ok) throw new Error(`No drawings: ${answer.status}.`);
const { documentElement: sprite } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
sprite.setAttribute("class", "unseen");
sprite.setAttribute("aria-hidden", "true");
document.body.append(document.adoptNode(sprite));
