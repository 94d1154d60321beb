import { hash, randomInt } from "node:crypto";
import { latinDigits } from "../../contract/normalize.ts";
import { DAY_MS } from "../days.ts";
import { createRateLimit } from "../guard/rate-limit.ts";
import type { LeadStore } from "../store/store.ts";
import { isSameSecret } from "../text.ts";

const VALID_MS = 10 * 60_000;
const DIGITS = 8;

const hashOfCode = (email: string, code: string) => hash("sha256", `${email} ${code}`, "base64url");
/** Holds no email, as a code that nobody uses stays in the store. */
const keyOf = (email: string) => `desk code ${hash("sha256", email, "base64url")}`;

function makeCode(email: string, now: number) {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  return { code, record: { hash: hashOfCode(email, code), until: now + VALID_MS } };
}

type SignInCode = ReturnType<typeof makeCode>["record"];

/** Makes a code and puts it into the store, for a desk that cannot send mails. */
export async function storeCode(store: LeadStore, email: string, now: number): Promise<string> {
  const { code, record } = makeCode(email, now);
  await store.setValue(keyOf(email), JSON.stringify(record));
  return code;
}

const TRIES_MAX = 5;
/** Codes for a user that strangers may have mailed in ten minutes, and in a day. */
const [MAILS_PER_TEN_MINUTES, MAILS_PER_DAY] = [25, 100] as const;

/**
 * Makes and checks codes. A code is valid once, for ten minutes and five tries. A mailed one works only in the browser that
 * asked for it, a printed one only in the first browser that tries it.
 */
export function createCodes(store: LeadStore, users: readonly string[], now: () => number) {
  let openCodes: (SignInCode & { email: string; browser: string; tries: number })[] = [];
  /** The browsers in which users have signed in since the start. */
  const known = new Set<string>();
  const countMails = createRateLimit(MAILS_PER_TEN_MINUTES);
  const countDay = createRateLimit(MAILS_PER_DAY, DAY_MS);

  return {
    /** Counts a code that a stranger asks for. Emails share 4,096 counters a day, so invented ones cannot fill the table. */
    isOverLimit: (email: string) => Boolean(countMails(email) ?? countDay(hash("sha256", email).slice(0, 3))),

    /** Returns whether this user has signed in with this browser, which no stranger can claim. */
    isKnown: (email: string, browser: string) => known.has(`${email} ${browser}`),

    /** Returns a code for a user; undefined for anybody else, after the same work. */
    create(email: string, browser: string): string | undefined {
      const { code, record } = makeCode(email, now());
      if (!users.includes(email)) return undefined;
      openCodes.push({ ...record, email, browser, tries: 0 });
      return code;
    },

    /** Returns whether a code is this user's, whose codes are then all used up. */
    async check(email: string, browser: string, typed: string): Promise<boolean> {
      const stored = await store.takeValue(keyOf(email));
      if (stored) openCodes.push({ ...(JSON.parse(stored) as SignInCode), email, browser, tries: 0 });
      openCodes = openCodes.filter(({ until }) => until > now());
      const tried = openCodes.filter((code) => code.email === email && code.browser === browser);
      // Counted before they are compared, so that posts at the same moment have no more tries.
      for (const code of tried) code.tries++;
      const expected = hashOfCode(email, latinDigits(typed).replace(/\D/g, ""));
      if (!tried.some((code) => code.tries <= TRIES_MAX && isSameSecret(code.hash, expected))) return false;
      openCodes = openCodes.filter((code) => code.email !== email);
      known.add(`${email} ${browser}`);
      return users.includes(email);
    },
  };
}
