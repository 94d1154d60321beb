import { BlockList, isIP } from "node:net";
import { faultOf } from "../fault.ts";
import type { Dns } from "./dns.ts";

type Verdict = "pass" | "refuse" | "unknown";

/** One part of a record: which addresses it is about, and what it says of them. */
interface Term {
  /** "unknown" depends on the single mail; a list of terms is an included record. */
  about: "all" | "unknown" | BlockList | Term[];
  verdict: Verdict;
}

/** A record that receivers cannot use; the message is a sentence about it. */
export class SpfFault extends Error {}

/** More look-ups make receivers ignore a record (RFC 7208, 4.6.4). */
const LOOKUPS_MAX = 10;

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

interface Part {
  /** The record's domain. */
  domain: string;
  name: string;
  /** The part behind the colon. */
  value: string;
  /** The lengths of the network for each family. */
  bits: { ipv4: number; ipv6: number };
}

const PART = /^([-+~?]?)(all|include|a|mx|ip4|ip6|ptr|exists)(?::([^/]+))?(?:\/(\d+))?(?:\/\/(\d+))?$/i;

/** Reads the record of a domain, with those it includes. */
function createReader(dns: Dns) {
  let lookups = 0;

  function count() {
    lookups += 1;
    if (lookups > LOOKUPS_MAX)
      throw new SpfFault(`needs more than ${LOOKUPS_MAX} DNS look-ups, so receivers may ignore it`);
  }

  async function recordOf(domain: string): Promise<string> {
    const records = (await dns.txt(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
    const [record = ""] = records;
    if (records.length === 1) return record;
    throw new SpfFault(
      record
        ? `${domain} has ${records.length} SPF records, so receivers use none; put them together in one`
        : `${domain} has no SPF record, so receivers may refuse; your mail provider says which record to add`,
    );
  }

  async function addressesOf({ domain, name, value }: Part): Promise<string[]> {
    if (name.startsWith("ip")) return [value];
    count();
    const hosts = name === "mx" ? await dns.mailServers(value || domain) : [value || domain];
    return (await Promise.all(hosts.map(dns.addresses))).flat();
  }

  async function aboutOf(part: Part): Promise<Term["about"]> {
    if (part.name === "all") return "all";
    if (part.name === "ptr" || part.name === "exists") count();
    if (part.value.includes("%") || part.name === "ptr" || part.name === "exists") return "unknown";
    if (part.name === "include") {
      count();
      return termsOf(part.value);
    }
    const list = new BlockList();
    for (const address of await addressesOf(part))
      list.addSubnet(address, part.bits[familyOf(address)], familyOf(address));
    return list;
  }

  async function termOf(domain: string, text: string): Promise<Term> {
    const unreadable = () => new SpfFault(`the SPF record of ${domain} has a part that is wrong: ${text}`);
    const [whole, sign, name = "", value = "", first, second] = PART.exec(text) ?? [];
    if (!whole) throw unreadable();
    const is6 = name.toLowerCase() === "ip6";
    const bits = { ipv4: Number(first ?? 32), ipv6: Number((is6 ? first : second) ?? 128) };
    try {
      const about = await aboutOf({ domain, name: name.toLowerCase(), value, bits });
      return { about, verdict: sign === "" || sign === "+" ? "pass" : "refuse" };
    } catch (error) {
      // Node refuses a network that is none.
      throw faultOf(error).code?.startsWith("ERR_") ? unreadable() : error;
    }
  }

  async function termsOf(domain: string): Promise<Term[]> {
    const [, ...parts] = (await recordOf(domain)).trim().split(/\s+/);
    const terms: Term[] = [];
    for (const part of parts) if (!/^[a-z][\w.-]*=/i.test(part)) terms.push(await termOf(domain, part));
    const redirect = parts.find((part) => /^redirect=/i.test(part))?.slice("redirect=".length);
    if (!redirect || terms.some(({ about }) => about === "all")) return terms;
    count();
    return [...terms, ...(await termsOf(redirect))];
  }
  return termsOf;
}

function isAbout({ about }: Term, address: string): boolean | undefined {
  if (about === "all") return true;
  if (about === "unknown") return undefined;
  if (about instanceof BlockList) return about.check(address, familyOf(address));
  const verdict = verdictOf(about, address);
  return verdict === "unknown" ? undefined : verdict === "pass";
}

function verdictOf(terms: readonly Term[], address: string): Verdict {
  for (const term of terms) {
    const applies = isAbout(term, address);
    if (applies === undefined) return "unknown";
    if (applies) return term.verdict;
  }
  return "refuse";
}

const letsAnyIn = (terms: readonly Term[]): boolean =>
  terms.some(({ about, verdict }) => verdict === "pass" && (!Array.isArray(about) || letsAnyIn(about)));

/**
 * Returns what the SPF record of a domain says of these addresses.
 * @throws SpfFault when receivers cannot use the record
 */
export async function readSpf(domain: string, addresses: readonly string[], dns: Dns) {
  const terms = await createReader(dns)(domain);
  const having = (verdict: Verdict) => addresses.filter((address) => verdictOf(terms, address) === verdict);
  return { refused: having("refuse"), unknown: having("unknown"), letsAnyIn: letsAnyIn(terms) };
}
