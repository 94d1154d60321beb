import { readConfig } from "../leads/config.ts";
import { buildIfStale } from "./build-fingerprint.ts";
import { portProblem } from "./free-port.ts";

try {
  // Settings and port come first: nobody should wait for a build to learn that they cannot be used.
  const { port, host } = readConfig();
  const problem = await portProblem(port, host, "npm start");
  if (problem) throw new Error(problem);
  await buildIfStale();
  await import("../server/main.ts");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
