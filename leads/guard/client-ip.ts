// Attack: a forged `X-Forwarded-For`, or many addresses of one IPv6 network, to pass for many visitors.
import type { IncomingMessage } from "node:http";
import { type BlockList, isIP, isIPv6, SocketAddress } from "node:net";

/** Some proxies add a port to the address, and brackets around an IPv6 address. */
const PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;
/** IPv4 as a translator for servers with IPv6 alone (NAT64) writes it. */
const TRANSLATED = /^64:ff9b::(?=[\da-f]+:[\da-f]+$)/;
const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Returns whether a `Host` is this machine's own name or address, and not one of the network. */
export const isLoopbackHost = (host: string | undefined) => THIS_MACHINE.test(host ?? "");

/** Returns a host or an origin without the dot that may end its name, as in `https://www.example.com.`. */
export const withoutDot = (host: string) => host.replace(/\.(?=(?::\d+)?$)/, "");

/** Returns the one spelling of an address, that of IPv4 where IPv6 only carries it; other text stays as it is. */
function canonicalIp(written: string): string {
  const [address = ""] = written.trim().replace(PORT, "$1$2").split("%");
  if (!isIPv6(address)) return address;
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const bare = canonicalIp(address);
  return isIP(bare) > 0 && trusted.check(bare, isIPv6(bare) ? "ipv6" : "ipv4");
}

/** Returns the visitor's IP: the nearest hop that is not a trusted proxy. The header is read from its end. */
export function visitorIp(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  let ip = canonicalIp(peer);
  for (const hop of forwarded?.split(",").reverse() ?? []) {
    if (!isIP(canonicalIp(hop)) || !isTrusted(ip, trusted)) break;
    ip = canonicalIp(hop);
  }
  return ip;
}

/** Returns the key of a visitor: an IPv4 address, or the /64 network that one IPv6 customer is given. */
export function keyOfIp(written: string): string {
  const address = canonicalIp(canonicalIp(written).replace(TRANSLATED, "::ffff:"));
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.join(":")}::/64`;
}

/** Returns the key that a request's posts are counted under. */
export function visitorKeyOf({ headers, socket }: IncomingMessage, trusted: BlockList): string {
  const forwarded = headers["x-forwarded-for"]?.toString();
  return keyOfIp(visitorIp(socket.remoteAddress ?? "", forwarded, trusted));
}
