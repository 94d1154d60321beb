/** The result of one check. */
export interface Finding {
  check: string;
  level: "ok" | "warning" | "FAULT";
  /** The finding and, unless it is ok, the thing to do. */
  text: string;
}

/** Makes the findings of one check. */
export const findingsOf = (check: string) => ({
  ok: (text: string): Finding => ({ check, level: "ok", text }),
  warning: (text: string): Finding => ({ check, level: "warning", text }),
  fault: (text: string): Finding => ({ check, level: "FAULT", text }),
});

/** Names how many of some pages, with the first as an example. */
export const someOf = (paths: readonly string[], all: readonly unknown[]): string =>
  `${paths.length} of ${all.length} pages, such as ${paths[0]}`;
