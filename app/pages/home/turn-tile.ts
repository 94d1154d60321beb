import "./turned.css";

/** The state of the tile at a number of open joints: its angle in degrees, and both in words. */
export type Reading = (open: number) => { angle: string; text: string };

/** Turns the drawing's tile by its slider: its joints close one by one, and the last one releases the payment. */
export function turnTile(
  slider: HTMLInputElement,
  readingOf: Reading,
  onRelease: (released: boolean) => void,
): void {
  const hero = slider.closest<HTMLElement>(".hero");
  if (!hero) return;
  const hint = slider.previousElementSibling;
  const joints = hero.querySelectorAll<SVGElement>(".story-joints use");
  const start = Number(readingOf(Number(slider.max)).angle);
  slider.oninput = () => {
    const open = slider.valueAsNumber;
    const { angle, text } = readingOf(open);
    hero.dataset.turned = open === 0 ? "home" : "";
    hero.style.setProperty("--turned", `${Number(angle) - start}deg`);
    for (const [index, joint] of joints.entries()) joint.toggleAttribute("data-closed", index >= open);
    slider.ariaValueText = text;
    if (hint) hint.textContent = text;
    onRelease(open === 0);
  };
}
