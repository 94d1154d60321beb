/**
 * Returns the text of a script that calls the function of a file with these arguments, without doc comments and
 * indentation.
 * @param source the text of a `.js` file that exports one function, which uses nothing from outside itself
 */
export function inlineScript(source: string, ...args: unknown[]): string {
  const run = source.replaceAll(/^ *\/?\*.*\n|^ +|^export default /gm, "").trim();
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}
