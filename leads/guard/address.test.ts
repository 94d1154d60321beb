import { BlockList } from "node:net";
import { expect, it } from "vitest";
import { visitorAddress, visitorKey } from "./address.ts";

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8, "ipv4");
proxies.addAddress("::1", "ipv6");

it.each([
  ["no header is trusted without a proxy", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["what a visitor put before it is not", "10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["two proxies in a row", "::1", "198.51.100.1, 10.2.3.4", "198.51.100.1"],
  ["garbage is no address", "10.0.0.1", "198.51.100.1, x'; drop", "10.0.0.1"],
  ["a mapped address is IPv4", "10.0.0.1", "1.1.1.1, 0:0:0:0:0:FFFF:c633:6401", "198.51.100.1"],
  ["a port is no part of it", "10.0.0.1", "[2001:db8::5]:4021, 10.2.3.4:80", "2001:db8::5"],
  ["no header", "10.0.0.1", undefined, "10.0.0.1"],
])("the visitor's address: %s", (_, peer, forwarded, expected) => {
  expect(visitorAddress(peer, forwarded, proxies)).toBe(expected);
});

it.each([
  ["198.51.100.1", "198.51.100.1"],
  ["2001:0db8:0001::9", "2001:db8:1:0::/64"],
  ["::ffff:102:304", "1.2.3.4"],
  ["64:ff9b:0:0:0:0:c633:6401", "198.51.100.1"],
  ["64:ff9b:1::102:304", "64:ff9b:1:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s is counted as %s", (address, key) => {
  expect(visitorKey(address)).toBe(key);
});
