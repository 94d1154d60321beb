import { Resolver } from "node:dns/promises";
import { faultOf } from "../fault.ts";

/** Looks up records. A name that has none gives an empty list; when no answer comes at all, the promise is rejected. */
export interface Dns {
  txt: (name: string) => Promise<string[]>;
  /** Both kinds of IP address. */
  addresses: (name: string) => Promise<string[]>;
  /** The names of the servers that take mail for a domain. */
  mailServers: (name: string) => Promise<string[]>;
}

const ANSWER_MS = 2_000;
const TRIES = 2;

async function orNone<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer;
  } catch (error) {
    if (["ENOTFOUND", "ENODATA"].includes(faultOf(error).code ?? "")) return [];
    throw error;
  }
}

/** Returns the DNS that this machine uses. */
export function systemDns(): Dns {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  return {
    txt: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join("")),
    async addresses(name) {
      const both = [orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))];
      return (await Promise.all(both)).flat();
    },
    mailServers: async (name) => (await orNone(resolver.resolveMx(name))).map(({ exchange }) => exchange),
  };
}
