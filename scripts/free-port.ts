import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns a TCP port of the loopback that is free at the moment. */
export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  return (probe.address() as AddressInfo).port;
}

/** Returns a sentence when a port of an IP address of this machine is in use: how the command is run at another. */
export async function portProblem(port: number, host: string, command: string): Promise<string | undefined> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
      return `Port ${port} is in use. End what uses it, or choose another port: PORT=${port + 1} ${command}`;
  } finally {
    probe.close();
  }
  return undefined;
}
