import { Resvg } from "@resvg/resvg-js";
import { inked } from "../../illustrations/engine/palette.ts";

/** The box round everything that is visible of drawn markup, strokes included, in units of the picture. */
export function extent(markup: string) {
  const svg = inked(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${markup}</svg>`);
  const box = new Resvg(svg).getBBox();
  if (!box) throw new Error("Nothing is drawn.");
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
