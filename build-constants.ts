import { LOCAL_SITE_URL, parseSiteUrl, SITE_URL_RULE } from "./settings/site-url.ts";

/** The lowest versions of browsers in which everything works; the README names them. Built files hold nothing that they lack. */
export const OLDEST_BROWSERS = { chrome: "109", firefox: "115", safari: "16.4" };

/** The folder in which a build is made; it replaces `build` once it is finished. */
export const STAGING_DIR = ".cache/build";

/** The file of the site that names the packages and fonts sent to visitors, with their licences. */
export const NOTICES_FILE = "third-party-notices.txt";

/**
 * Reads a URL from a setting, without a slash at its end.
 * @throws Error with one sentence that names the setting
 */
export function readUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} must be an http or https URL, such as https://example.com; it is "${value}".`);
  return value.replace(/\/+$/, "");
}

/**
 * Reads where the pages and the relay are. It does not read `site.config.ts`: Vite restarts when anything changes that
 * its settings are made from.
 * @throws Error with one sentence that names the wrong variable
 */
export function buildUrls(env: Record<string, string | undefined>) {
  const siteUrl = parseSiteUrl(env.SITE_URL || LOCAL_SITE_URL);
  if (!siteUrl) throw new Error(SITE_URL_RULE);
  return {
    /** URL of the site, without a slash at the end. */
    siteUrl,
    /** URL of the relay on another host; empty for the server that serves the pages. */
    relayUrl: env.RELAY_URL ? readUrl("RELAY_URL", env.RELAY_URL) : "",
  };
}
