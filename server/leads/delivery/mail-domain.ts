import { BlockList, isIP } from "node:net";
import { domainToASCII } from "node:url";
import { codeOf } from "../fault.ts";
import type { Dns } from "./dns.ts";
import { readSpf, SpfFault } from "./spf.ts";

const SELECTORS = ["default", "google", "selector1", "selector2", "s1", "s2", "k1", "mail", "dkim"];

/** Networks from which no mail reaches the internet: what leaves them has another address. */
const inside = new BlockList();
for (const [net, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["127.0.0.0", 8],
] as const)
  inside.addSubnet(net, bits);
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");

const isInside = (address: string) => inside.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

async function spf(domain: string, host: string, dns: Dns): Promise<string> {
  const addresses = isIP(host) ? [host] : await dns.addresses(host);
  const { refused, unknown, letsAnyIn } = await readSpf(domain, addresses, dns);
  if (!letsAnyIn) return `lets nobody send mail of ${domain}, so receivers may refuse`;
  if (unknown.length > 0) return "cannot be known, because the record decides for each mail";
  if (addresses.length > 0 && refused.length === 0) return `lists ${host}`;
  const isOwn = host === domain || host.endsWith(`.${domain}`);
  if (isOwn && addresses.length > 0 && !addresses.some(isInside))
    return `does not list ${host} (${refused.join(", ")}), so receivers may refuse`;
  return `cannot be known, because a provider may send from other addresses than ${host}; compare the record with the one it asks for`;
}

async function dkim(domain: string, dns: Dns): Promise<string> {
  const isKey = async (selector: string) =>
    (await dns.txt(`${selector}._domainkey.${domain}`)).some((text) => /\bp=\s*\w/.test(text));
  const found = await Promise.all(SELECTORS.map(isKey));
  const keys = SELECTORS.filter((_, index) => found[index]);
  if (keys.length === 0)
    return "cannot be known without the selector; your mail provider has a page that checks it";
  return `there is a key for ${keys.join(", ")}; the test mail's source says "dkim=pass" if it was signed with one`;
}

const policies: Record<string, string> = {
  none: "receivers let mail in that fails SPF and DKIM, and report it",
  quarantine: "receivers take mail that fails SPF and DKIM for spam",
  reject: "receivers refuse mail that fails SPF and DKIM",
};

/** Returns the domain and those above it, but for the last: "a.b.c" gives "a.b.c" and "b.c". */
function domainsFrom(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

async function dmarc(domain: string, dns: Dns): Promise<string> {
  for (const one of domainsFrom(domain)) {
    const records = (await dns.txt(`_dmarc.${one}`)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1)
      return `_dmarc.${one} has ${records.length} records, so receivers use none; keep one`;
    const tag = (name: string) =>
      new RegExp(`;\\s*${name}\\s*=\\s*(\\w+)`, "i").exec(record)?.[1]?.toLowerCase();
    const policy = (one !== domain && tag("sp")) || tag("p") || "";
    const meaning = Object.hasOwn(policies, policy) ? policies[policy] : "receivers cannot read it";
    return `the policy of ${one} is "${policy}": ${meaning}`;
  }
  return `there is no policy, which large receivers ask for; the least is a TXT record _dmarc.${domain} with v=DMARC1; p=none`;
}

/**
 * Returns a line each about SPF, DKIM and DMARC: whether they let mail of this domain in that is sent by this host.
 * @param domain of the sender's address
 * @param host of SMTP_URL
 */
export async function describeDomain(domain: string, host: string, dns: Dns): Promise<string[]> {
  const name = domainToASCII(domain);
  const checks = { SPF: spf(name, host, dns), DKIM: dkim(name, dns), DMARC: dmarc(name, dns) };
  const lines = Object.entries(checks).map(async ([what, check]) => {
    const words = await check.catch((error) =>
      error instanceof SpfFault
        ? error.message
        : `cannot be known now, because DNS did not answer (${codeOf(error)})`,
    );
    return `${what}: ${words}.`;
  });
  return Promise.all(lines);
}
