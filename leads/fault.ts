import { getSystemErrorMap } from "node:util";

/** The parts of a thrown value that code and operators look at. */
export interface Fault {
  name: string;
  message: string;
  code?: string;
  /** SQLite's own code. */
  errcode?: number;
}

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: "unknown fault", message: String(error) };
  return {
    name: error.name,
    message: error.message,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...("errcode" in error && typeof error.errcode === "number" && { errcode: error.errcode }),
  };
}

/** Returns a code or a name for the log, never the message, which may repeat what a visitor typed. */
export function codeOf(error: unknown): string {
  const { code, errcode, name } = faultOf(error);
  return [code ?? name, errcode].filter(Boolean).join(" ");
}

/** Returns what went wrong in words, such as "permission denied (EACCES)"; SQLite's messages are words already. */
export function reasonOf(error: unknown): string {
  const { code = "", message } = faultOf(error);
  const [, words] = [...getSystemErrorMap().values()].find(([name]) => name === code) ?? [];
  return words ? `${words} (${code})` : message;
}
