/**
 * Stands where a long page's first screen ends: the first paint waits for it (`root.tsx`), so that no half-read row is
 * shown and then moves. A page without one is painted once it is read whole.
 */
export const FirstScreenEnd = () => <i id="first-screen-end" hidden />;
