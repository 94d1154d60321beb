import "./move-threshold.css";
import { fill } from "../../../content/fill.ts";
import { countsAt, type MovingThreshold } from "./threshold-counts.ts";

/** Moves the threshold of a chart by its slider: the line and its labels follow, and the sentence counts again. */
export function moveThreshold(slider: HTMLInputElement, { words, ...threshold }: MovingThreshold): void {
  const figure = slider.closest(".figure");
  const marker = slider.previousElementSibling;
  const sentence = slider.labels?.[0]?.nextElementSibling;
  if (!figure || !(marker instanceof HTMLElement) || !sentence) return;
  const follow = () => {
    const counts = countsAt(slider.valueAsNumber, threshold);
    const { line, passed, stopped } = counts;
    slider.ariaValueText = sentence.textContent = fill(words.value, counts);
    // At its own threshold the drawing shows its own line.
    figure.toggleAttribute("data-moved", line !== threshold.line);
    marker.style.setProperty("--at", `${line}cqi`);
    // Near the ends of the axis there is room for the numbers only.
    const named = line >= 25 && line <= 85;
    const labels = {
      line: fill(words.line, counts),
      passed: named ? `${passed}\n${words.passed}` : String(passed),
      stopped: named ? `${stopped}\n${words.stopped}` : String(stopped),
    };
    const spans = Object.entries(labels).map(([className, textContent]) =>
      Object.assign(document.createElement("span"), { className, textContent }),
    );
    marker.replaceChildren(...spans);
  };
  slider.oninput = follow;
  follow();
}
