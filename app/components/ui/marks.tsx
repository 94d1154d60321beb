/** The brand's own small marks; placeholders until the drawn set replaces them. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <circle cx="14" cy="14" r="11" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <circle cx="14" cy="14" r="3" fill="currentColor" />
    </svg>
  );
}

export function Chevron() {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M1.5 3.5 5 7l3.5-3.5" />
    </svg>
  );
}

export function HalfDisc() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <path d="M9 1.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
    </svg>
  );
}
