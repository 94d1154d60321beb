import { buildIfStale } from "./stamp.ts";

try {
  await buildIfStale();
  await import("../server/main.ts");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
