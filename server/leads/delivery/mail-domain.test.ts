import { describe, expect, it } from "vitest";
import type { Dns } from "./dns.ts";
import { describeDomain } from "./mail-domain.ts";

interface Zone {
  txt?: string[];
  a?: string[];
  mx?: string[];
}

/** Returns a DNS with these records. */
function dnsOf(zones: Record<string, Zone>): Dns {
  const look = (kind: keyof Zone) => async (name: string) => zones[name]?.[kind] ?? [];
  return { txt: look("txt"), addresses: look("a"), mailServers: look("mx") };
}

const HOST = "mail.example.com";
const addresses = ["192.0.2.1", "2001:db8::1"];

/** Returns the three lines about example.com, by what they are about. */
async function linesOf(zones: Record<string, Zone>, host = HOST, domain = "example.com") {
  const lines = await describeDomain(domain, host, dnsOf({ [HOST]: { a: addresses }, ...zones }));
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
}
const spfOf = async (record: string, zones: Record<string, Zone> = {}, host = HOST) =>
  (
    await linesOf(
      { "example.com": { txt: ["another=record", record], ...zones["example.com"] }, ...zones },
      host,
    )
  ).SPF;

describe("SPF", () => {
  const chain = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [
      `s${n}.example.net`,
      { txt: [`v=spf1 include:s${n + 1}.example.net -all`] },
    ]),
  );
  const provider = { "spf.example.net": { txt: ["v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all"] } };

  it.each<[string, Record<string, Zone>]>([
    ["v=spf1 ip4:192.0.2.1 ip6:2001:db8::1 -all", {}],
    ["v=spf1 include:spf.example.net ~all", provider],
    ["v=spf1 redirect=spf.example.net", provider],
    ["v=spf1 a:mail.example.com/24//64 -all", {}],
    ["V=SPF1 MX -all", { "example.com": { mx: [HOST] } }],
  ])("%s lists the host", async (record, zones) => {
    const withRecord = {
      ...zones,
      "example.com": { ...zones["example.com"], txt: ["another=record", record] },
    };
    expect((await linesOf(withRecord)).SPF).toBe(`lists ${HOST}.`);
  });

  it.each([
    ["v=spf1 ip4:192.0.2.1 -all", "2001:db8::1"],
    ["v=spf1 -ip4:192.0.2.1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all", "192.0.2.1"],
    ["v=spf1 ip4:198.51.100.1 -all", "192.0.2.1, 2001:db8::1"],
  ])("%s does not list %s of the company's own host", async (record, missing) => {
    expect(await spfOf(record)).toBe(`does not list ${HOST} (${missing}), so receivers may refuse.`);
  });

  it("cannot tell for the host of a provider, nor for one inside the company's network", async () => {
    const zones = {
      ...provider,
      "smtp.example.net": { a: ["203.0.113.9"] },
      "relay.example.com": { a: ["10.0.0.9"] },
    };
    for (const host of ["smtp.example.net", "relay.example.com", "127.0.0.1", "unknown.example.com"])
      expect(await spfOf("v=spf1 include:spf.example.net -all", zones, host)).toMatch(
        `cannot be known, because a provider may send from other addresses than ${host}`,
      );
  });

  it.each<[string, string, Record<string, Zone>]>([
    ["v=spf1 -all", "lets nobody send mail of example.com", {}],
    ["v=spf1 exists:%{i}.example.net -all", "the record decides for each mail", {}],
    ["v=spf1 ip4:192.0.2.300 -all", "a part that is wrong: ip4:192.0.2.300", {}],
    ["v=spf1 ipv4:192.0.2.1 -all", "a part that is wrong: ipv4:192.0.2.1", {}],
    ["v=spf1 include:nowhere.example -all", "nowhere.example has no SPF record", {}],
    ["v=spf1 include:s0.example.net -all", "needs more than 10 DNS look-ups", chain],
    ["v=spf2", "example.com has no SPF record, so receivers may refuse", {}],
  ])("%s: %s", async (record, sentence, zones) => {
    expect(await spfOf(record, zones)).toContain(sentence);
  });

  it("is void when there are two records", async () => {
    const { SPF } = await linesOf({ "example.com": { txt: ["v=spf1 -all", "v=spf1 a -all"] } });
    expect(SPF).toContain("example.com has 2 SPF records");
  });
});

it("finds DKIM keys under the usual selectors, but for those that were withdrawn", async () => {
  const zones = {
    "google._domainkey.example.com": { txt: ["v=DKIM1; k=rsa; p=MIGf"] },
    "s1._domainkey.example.com": { txt: ["k=rsa; p="] },
    "k1._domainkey.example.com": { txt: ["p=MIGf"] },
  };
  expect((await linesOf(zones)).DKIM).toMatch(/^there is a key for google, k1;/);
  expect((await linesOf({})).DKIM).toMatch(/^cannot be known without the selector/);
});

it("reads the DMARC policy of the domain, or of the one above it", async () => {
  const zones = {
    "_dmarc.example.com": { txt: ["v=DMARC1; p=reject; sp=quarantine"] },
    "_dmarc.two.example": { txt: ["v=DMARC1; p=none", "v=DMARC1; p=reject"] },
  };
  const of = async (domain: string) => (await linesOf(zones, HOST, domain)).DMARC;
  expect(await of("example.com")).toContain('policy of example.com is "reject": receivers refuse');
  expect(await of("web.example.com")).toContain('policy of example.com is "quarantine": receivers take');
  expect(await of("two.example")).toContain("2 records");
  expect(await of("example.org")).toContain("TXT record _dmarc.example.org with v=DMARC1; p=none");
});

it("says of each that DNS did not answer", async () => {
  const silent = () => Promise.reject(Object.assign(new Error("queryTxt"), { code: "ETIMEOUT" }));
  const lines = await describeDomain("example.com", HOST, {
    txt: silent,
    addresses: silent,
    mailServers: silent,
  });
  expect(lines).toEqual(
    ["SPF", "DKIM", "DMARC"].map(
      (what) => `${what}: cannot be known now, because DNS did not answer (ETIMEOUT).`,
    ),
  );
});
