import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { STAGING_DIR } from "../build-constants.ts";
import { type BuildSettings, buildSettings, isLocal, unsetValues } from "../build-settings.ts";
import { openItems } from "../leads/go-live-checklist.ts";
import { staleLaws } from "../settings/laws-checked.ts";
import { OWNER_DIR } from "../settings/read-settings.ts";
import { site } from "../settings/site.js";
import { fingerprint, STAMP } from "./build-fingerprint.ts";
import { precompress } from "./compress.ts";
import { hashInlineScripts, writeStaticHeaders } from "./csp.ts";
import { addFontLicences, subsetFonts } from "./fonts.ts";
import { writePublicFiles, writeSocialImages } from "./images.ts";
import { prerenderSite } from "./prerender.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeSupplierCheck } from "./supplier-check.ts";

const root = join(import.meta.dirname, "..");
const unfinished = join(root, STAGING_DIR);
const client = join(unfinished, "client");

/** Puts the finished build in the place of the last one. */
async function replaceBuild() {
  const last = join(root, ".cache/last-build");
  await rm(last, { recursive: true, force: true });
  await rename(join(root, "build"), last).catch(() => {});
  await rename(unfinished, join(root, "build"));
  await rm(last, { recursive: true, force: true });
}

/**
 * Keeps a site with placeholders from the public.
 * @throws Error with a line for each
 */
function checkUnset(settings: BuildSettings) {
  const { placeholders, oneLanguage } = unsetValues(settings);
  for (const item of openItems(site)) console.warn(`Before going live: ${item.en}`);
  for (const text of oneLanguage) console.warn(`Empty in one language: ${text}`);
  const list = placeholders.map((left) => `Not set yet: ${left}`).join("\n");
  if (settings.allowPlaceholders) console.warn(list);
  else if (list)
    throw new Error(
      `${list}\nSet these in ${OWNER_DIR}, or build with ALLOW_PLACEHOLDERS=1 for a site to try out.`,
    );
}

async function build(settings: BuildSettings) {
  if (/[#%?]/.test(root))
    throw new Error(`Rename the folder ${root}: the build's tools can read no path with #, % or ?.`);
  const { siteUrl, relayUrl } = settings;
  if (!isLocal(siteUrl)) checkUnset(settings);
  process.chdir(root);
  await rm(unfinished, { recursive: true, force: true });
  await subsetFonts();
  // A source that is changed from here on makes this build stale.
  const stamp = await fingerprint();
  await prerenderSite();
  await addFontLicences(client);
  await writeSocialImages(client);
  await writeSiteFiles(client, siteUrl, new Date());
  await writeSupplierCheck(client, siteUrl);
  const policy = await hashInlineScripts(client, siteUrl, relayUrl);
  if (relayUrl) await writeStaticHeaders(client, policy);
  await writePublicFiles(client);
  await precompress(client);
  await writeFile(join(unfinished, STAMP), stamp);
  await replaceBuild();
  for (const [rule, month] of staleLaws(new Date()))
    console.warn(
      `Read the sources of ${rule} again (content/laws.ts, content/en/why-us.ts), last read in ${month}, and set the month in settings/laws-checked.ts.`,
    );
}

try {
  await build(buildSettings(process.env));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
