import type { IncomingMessage } from "node:http";
import { type BlockList, isIP, isIPv6 } from "node:net";

/** Some proxies add a port to the address, and brackets around an IPv6 address. */
const PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;
const plain = (address: string) =>
  address
    .trim()
    .replace(PORT, "$1$2")
    .replace(/^::ffff:(?=\d+\.)/i, "");

/** Tells whether an address is one of the trusted proxies. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const bare = plain(address);
  return isIP(bare) > 0 && trusted.check(bare, isIPv6(bare) ? "ipv6" : "ipv4");
}

/**
 * Returns the visitor's address: the nearest hop that is not a trusted proxy.
 * @param peer the socket's own address
 * @param forwarded the `X-Forwarded-For` header, read from right to left while each hop is trusted
 */
export function visitorAddress(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  let address = plain(peer);
  for (const hop of forwarded?.split(",").reverse() ?? []) {
    if (!isIP(plain(hop)) || !isTrusted(address, trusted)) break;
    address = plain(hop);
  }
  return address;
}

/** Returns the key of a visitor: an IPv4 address, or the /64 network that one IPv6 customer is given. */
export function visitorKey(written: string): string {
  const address = plain(written);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Returns the key that a request's posts are counted under. */
export function visitorOf({ headers, socket }: IncomingMessage, trusted: BlockList): string {
  const forwarded = headers["x-forwarded-for"]?.toString();
  return visitorKey(visitorAddress(socket.remoteAddress ?? "", forwarded, trusted));
}
