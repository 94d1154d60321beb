/**
 * The text of a script that calls a function with these arguments, without its indentation. The function must not use
 * anything from outside itself, and its comments would be sent to the browser: write them above it.
 */
export const inlineScript = <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string =>
  `(${String(run).replaceAll(/\n\s+/g, "\n")})(${args.map((arg) => JSON.stringify(arg)).join()})`;
