import { join } from "node:path";
import { type BuildSettings, buildSettings, isLocal } from "../build.config.ts";
import { precompress } from "./compress.ts";
import { hashInlineScripts } from "./csp.ts";
import { placeholders } from "./placeholders.ts";
import { run } from "./run.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeSocialImages } from "./social-images.ts";
import { stampBuild } from "./stamp.ts";
import { writeStaticHeaders } from "./static-headers.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "build/client");

async function build(settings: BuildSettings) {
  const { siteUrl, relayUrl } = settings;
  process.chdir(root);
  await run("node", ["art/draw.ts"]);
  await run("node", ["scripts/cut-fonts.ts"]);
  await run("react-router", ["build", "--logLevel", "warn"], { NODE_ENV: "production" });
  await writeSocialImages(client);
  await writeSiteFiles(client, siteUrl, new Date());
  const policy = hashInlineScripts(client, siteUrl, relayUrl);
  if (relayUrl) writeStaticHeaders(client, policy);
  await precompress(client);
  await stampBuild();
  if (!isLocal(siteUrl))
    for (const left of placeholders(settings)) console.warn(`Still a placeholder: ${left}`);
}

try {
  await build(buildSettings(process.env));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
