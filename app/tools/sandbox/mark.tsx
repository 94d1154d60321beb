const LOZENGE = "M5 0 10 5 5 10 0 5Z";
const shapes = { passed: "M1 5h8", stopped: "M5 .5v9", missed: LOZENGE, caught: LOZENGE } as const;

/** The mark of a payment, by what becomes of it. */
export function Mark({ of }: { of: keyof typeof shapes }) {
  return (
    <svg width="10" height="10" aria-hidden="true" className="shrink-0 overflow-visible">
      <path className={of} d={shapes[of]} />
    </svg>
  );
}
