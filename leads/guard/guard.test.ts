import { BlockList } from "node:net";
import { expect, it, vi } from "vitest";
import { keyOfIp, visitorIp } from "./client-ip.ts";
import { createRateLimit } from "./rate-limit.ts";

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8, "ipv4");
proxies.addAddress("::1", "ipv6");

it.each([
  ["what a visitor put before it is not", "10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["two proxies in a row", "::1", "198.51.100.1, 10.2.3.4", "198.51.100.1"],
  ["garbage is no address", "10.0.0.1", "198.51.100.1, x'; drop", "10.0.0.1"],
  ["a mapped address is IPv4", "10.0.0.1", "1.1.1.1, 0:0:0:0:0:FFFF:c633:6401", "198.51.100.1"],
  ["a port is no part of it", "10.0.0.1", "[2001:db8::5]:4021, 10.2.3.4:80", "2001:db8::5"],
  ["no header", "10.0.0.1", undefined, "10.0.0.1"],
])("the visitor's address: %s", (_, peer, forwarded, expected) => {
  expect(visitorIp(peer, forwarded, proxies)).toBe(expected);
});

it.each([
  ["198.51.100.1", "198.51.100.1"],
  ["::ffff:102:304", "1.2.3.4"],
  ["64:ff9b:0:0:0:0:c633:6401", "198.51.100.1"],
  ["64:ff9b:1::102:304", "64:ff9b:1:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s is counted as %s", (address, key) => {
  expect(keyOfIp(address)).toBe(key);
});

it("refuses new visitors while it counts as many as fit, and drops no counter that is in use", () => {
  const countPost = createRateLimit(1);
  expect([countPost("first"), countPost("first")]).toEqual([undefined, expect.anything()]);
  const others = Array.from({ length: 49_999 }, (_, index) => countPost(String(index)));
  expect(new Set(others)).toEqual(new Set([undefined]));
  for (const visitor of ["one more", "first"]) expect(countPost(visitor)).toBeDefined();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 600_000);
  expect(countPost("one more")).toBeUndefined();
  vi.restoreAllMocks();
});

it("counts the networks of an IPv6 /48 together too, so that they cannot fill it", () => {
  const countPost = createRateLimit(2);
  const countFrom = (network: number) => countPost(keyOfIp(`2001:db8:7:${network.toString(16)}::1`));
  for (let network = 0; network < 32; network++) expect(countFrom(network)).toBeUndefined();
  expect(countFrom(32)).toBeDefined();
  expect(countPost(keyOfIp("2001:db8:8::1"))).toBeUndefined();
});
