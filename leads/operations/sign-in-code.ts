import { hash, randomInt } from "node:crypto";
import type { Outbox } from "../store/outbox.ts";

const VALID_MS = 10 * 60_000;
const DIGITS = 8;

/** A code with which a person signs in at the desk, without the code itself. */
export interface SignInCode {
  hash: string;
  /** Milliseconds since 1970. */
  until: number;
}

export const hashOfCode = (email: string, code: string) => hash("sha256", `${email} ${code}`, "base64url");
const noteOf = (email: string) => `desk code ${email}`;

/** Makes a code of eight digits. */
export function makeCode(email: string, now: number): { code: string; made: SignInCode } {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  return { code, made: { hash: hashOfCode(email, code), until: now + VALID_MS } };
}

/** Makes a code and notes it in the store, for a desk that cannot send mails. */
export async function noteCode(outbox: Outbox, email: string, now: number): Promise<string> {
  const { code, made } = makeCode(email, now);
  await outbox.setNote(noteOf(email), JSON.stringify(made));
  return code;
}

/** Returns the code that is noted for a person, once. */
export async function takeCode(outbox: Outbox, email: string): Promise<SignInCode | undefined> {
  const note = await outbox.takeNote(noteOf(email));
  return note && JSON.parse(note);
}
