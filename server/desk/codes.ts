import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { Outbox } from "../leads/store/outbox.ts";

const VALID_MS = 10 * 60_000;
const TRIES = 5;
const DIGITS = 8;

interface Code {
  hash: string;
  /** Milliseconds since 1970. */
  until: number;
}

const hashOf = (address: string, code: string) =>
  createHash("sha256").update(`${address} ${code}`).digest("base64url");
const noteOf = (address: string) => `desk code ${address}`;
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns an address as people and codes are compared. */
export const addressOf = (text: string) => text.trim().toLowerCase();

/** Makes a code of eight digits for an address. */
function makeCode(address: string, now: number): { code: string; made: Code } {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  return { code, made: { hash: hashOf(address, code), until: now + VALID_MS } };
}

/** Makes a code and notes it in the store, for a desk that cannot send mails. */
export async function noteCode(outbox: Outbox, address: string, now: number): Promise<string> {
  const { code, made } = makeCode(address, now);
  await outbox.setNote(noteOf(address), JSON.stringify(made));
  return code;
}

/** Makes and checks codes. A code is valid once, for ten minutes and five tries. */
export function createCodes(outbox: Outbox, people: readonly string[], now: () => number) {
  /** The codes sent to each person, and the hashes of those that were used up. */
  const sent = new Map<string, Code[]>();
  const tries = new Map<string, number>();

  async function valid(address: string): Promise<Code[]> {
    const note = await outbox.note(noteOf(address));
    const all: Code[] = [...(sent.get(address) ?? []), ...(note ? [JSON.parse(note)] : [])];
    return all.filter(({ hash, until }) => until > now() && (tries.get(hash) ?? 0) < TRIES);
  }

  return {
    /** Returns a code for a person; undefined for anybody else, after the same work. */
    make(address: string): string | undefined {
      const { code, made } = makeCode(address, now());
      if (!people.includes(address)) return undefined;
      const earlier = (sent.get(address) ?? []).filter(({ until }) => until > now());
      sent.set(address, [...earlier, made]);
      return code;
    },

    /** Tells whether a code is the one of this person, which is then used up. */
    async check(address: string, code: string): Promise<boolean> {
      const hash = hashOf(address, code.replace(/\D/g, ""));
      const open = await valid(address);
      // Counted before they are compared, so that posts at the same moment have no more tries.
      for (const one of open) tries.set(one.hash, (tries.get(one.hash) ?? 0) + 1);
      const found = open.find((one) => isSame(one.hash, hash));
      if (found) tries.set(found.hash, TRIES);
      return found !== undefined && people.includes(address);
    },
  };
}
