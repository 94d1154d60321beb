import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { isFree } from "./free-port.ts";

const LISTENING = "0A";

/** Returns the inodes of the sockets that listen on a port, as Linux lists them. */
function inodesOf(port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  return ["tcp", "tcp6"].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING)
      .map((columns) => columns[9] ?? ""),
  );
}

/** Lists a folder of /proc; empty where the process has ended or belongs to somebody else. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function link(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

/** Names the process that listens on a port; undefined where the system does not tell. */
function portHolder(port: number): string | undefined {
  if (process.platform !== "linux") return undefined;
  const sockets = inodesOf(port).map((inode) => `socket:[${inode}]`);
  const pid = list("/proc").find(
    (name) =>
      /^\d+$/.test(name) &&
      list(`/proc/${name}/fd`).some((fd) => sockets.includes(link(`/proc/${name}/fd/${fd}`))),
  );
  if (!pid) return undefined;
  return `process ${pid} (${readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()})`;
}

/** Returns a sentence when a port is in use: who holds it, and how the command is run at another. */
export async function portProblem(port: number, host: string, command: string): Promise<string | undefined> {
  if (await isFree(port, host)) return undefined;
  const holder = portHolder(port) ?? "another process";
  return `Port ${port} is in use by ${holder}. End it, or choose another port: PORT=${port + 1} ${command}`;
}
