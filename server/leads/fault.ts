/** What went wrong, for the log: a code or the fault's name, never its message, which may repeat what a visitor typed. */
export function codeOf(error: unknown): string {
  const { code, errcode, name } = error as { code?: string; errcode?: number; name?: string };
  return [code ?? name ?? "unknown fault", errcode].filter(Boolean).join(" ");
}
