import "./turned.css";
import { fill } from "../../../content/fill.ts";
import type { HandleWords } from "./hero-handle.tsx";
import { DEGREES_PER_JOINT, JOINTS, readingOf } from "./joints.ts";

/** Turns the drawing's tile by its slider: its joints close one by one, and the reading falls. */
export function turnTile(slider: HTMLInputElement, words: HandleWords): void {
  const hero = slider.closest<HTMLElement>(".hero");
  if (!hero) return;
  const hint = slider.previousElementSibling;
  const joints = hero.querySelectorAll<SVGElement>(".story-joints use");
  slider.oninput = () => {
    const open = slider.valueAsNumber;
    hero.dataset.turned = open === 0 ? "home" : "";
    hero.style.setProperty("--turned", `${(open - JOINTS) * DEGREES_PER_JOINT}deg`);
    for (const [index, joint] of joints.entries()) joint.toggleAttribute("data-closed", index >= open);
    const reading = fill(words.value, readingOf(open));
    slider.ariaValueText = reading;
    if (hint) hint.textContent = reading;
  };
}
