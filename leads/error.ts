import { getSystemErrorMap } from "node:util";
import { lookUp } from "./text.ts";

const problems: Record<string, string> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was cut",
  EPIPE: "the connection was cut",
  EHOSTUNREACH: "there is no way to this host",
  ENETUNREACH: "there is no way to this host",
  ENOTFOUND: "there is no host of this name",
  EAI_AGAIN: "DNS did not answer",
  ETIMEOUT: "DNS did not answer",
  ETIMEDOUT: "it timed out",
  CERT_HAS_EXPIRED: "its certificate has expired",
  CERT_NOT_YET_VALID: "its certificate is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed, so nobody trusts it",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate comes from an authority that this machine does not know",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "its certificate comes from an authority that this machine does not know",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "it sends its certificate without those between it and the authority",
};

/** Returns in words why a host could not be reached or trusted, or undefined when the code has none. */
export const networkProblem = (code = ""): string | undefined => lookUp(problems, code);

export interface ErrorInfo {
  name: string;
  message: string;
  code?: string;
  /** SQLite's own code. */
  errcode?: number;
}

export function errorInfo(error: unknown): ErrorInfo {
  if (!(error instanceof Error)) return { name: "unknown fault", message: String(error) };
  return {
    name: error.name,
    message: error.message,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...("errcode" in error && typeof error.errcode === "number" && { errcode: error.errcode }),
  };
}

/** Returns a code or a name for the log, never the message, which may repeat what a visitor typed. */
export function errorCode(error: unknown): string {
  const { code, errcode, name } = errorInfo(error);
  return [code ?? name, errcode].filter(Boolean).join(" ");
}

/** Returns what went wrong in words, such as "permission denied (EACCES)"; SQLite's messages are words already. */
export function describeError(error: unknown): string {
  const { code = "", message } = errorInfo(error);
  const [, words] = [...getSystemErrorMap().values()].find(([name]) => name === code) ?? [];
  return words ? `${words} (${code})` : message;
}
