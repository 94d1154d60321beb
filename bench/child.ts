import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a program that prints `Listening on ADDRESS`. */
export async function startChild(args: string[], { cwd = ".", env = {} as Record<string, string> } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH ?? "", PORT: "0", RATE_LIMIT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.on("close", () => reject(new Error(`${args.join(" ")} ended: ${text}`)));
  child.stdout.on("data", (chunk) => {
    text += chunk;
    const [, url] = /^Listening on (\S+)$/m.exec(text) ?? [];
    if (url) resolve(url);
  });
  const url = await promise;
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const gone = once(child, "close");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
