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
    const labels = [
      fill(words.line, counts),
      named ? `${passed}\n${words.passed}` : passed,
      named ? `${stopped}\n${words.stopped}` : stopped,
    ];
    for (const [index, label] of labels.entries()) {
      const element = marker.children[index] ?? marker.appendChild(document.createElement("span"));
      element.textContent = String(label);
    }
  };
  slider.oninput = follow;
  follow();
}
