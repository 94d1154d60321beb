/** A part of the page that can be printed alone. */
export type PrintedPart = "report" | "tool";

/** Prints one part of the page. The stylesheet hides the others while `data-print` on `<html>` names it. */
export function printPart(part: PrintedPart): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}
