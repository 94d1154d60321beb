import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns a TCP port of the loopback that is free at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Tells whether nothing listens on a TCP port of an address of this machine. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  probe.once("listening", () => resolve(true));
  probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE"));
  const free = await promise;
  probe.close();
  return free;
}
