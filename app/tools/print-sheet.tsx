/** Prints the tool without the rest of its page. */
function printSheet() {
  const { dataset } = document.documentElement;
  dataset.printsTool = "";
  addEventListener("afterprint", () => delete dataset.printsTool, { once: true });
  print();
}

/** A button that prints the tool alone. */
export function PrintSheet({ label, disabled }: { label: string; disabled: boolean }) {
  return (
    <button type="button" className="link scripts-off:hidden" disabled={disabled} onClick={printSheet}>
      {label}
    </button>
  );
}
