import "./turned.css";

/** The state of the tile at a number of open joints: its angle in degrees, and both in words. */
export type Reading = (open: number) => { angle: string; text: string };

/** A finger that has gone this far across, in CSS px, drags. Less may be the start of a scroll. */
const DRAG_FROM = 8;

/** Lets a finger drag the slider from any place. WebKit drags by touch only what is pressed on the thumb, here of 1 px. */
function followFinger(slider: HTMLInputElement): void {
  let from: number | undefined;
  slider.onpointermove = ({ pointerType, clientX }) => {
    if (pointerType !== "touch") return;
    from ??= clientX;
    if (Math.abs(clientX - from) < DRAG_FROM) return;
    const { left, width } = slider.getBoundingClientRect();
    const share = (clientX - left) / width;
    const before = slider.value;
    slider.valueAsNumber = Number(slider.max) * (document.dir === "rtl" ? 1 - share : share);
    if (slider.value !== before) slider.dispatchEvent(new Event("input"));
  };
  const settle = () => {
    from = undefined;
    slider.dataset.settled = slider.value;
  };
  slider.onchange = slider.onpointerup = settle;
  slider.onpointercancel = () => {
    // The page is scrolled instead; Chromium has already jumped to the finger.
    slider.value = slider.dataset.settled ?? slider.max;
    slider.dispatchEvent(new Event("input"));
    settle();
  };
}

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
  followFinger(slider);
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
