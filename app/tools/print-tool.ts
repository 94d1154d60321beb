/** Prints the tool of the page alone: the stylesheet hides the rest while `data-print` is on `<html>`. */
export function printTool(): void {
  const { dataset } = document.documentElement;
  dataset.print = "";
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}
