/** The URL of the site while SITE_URL is not set. */
export const LOCAL_SITE_URL = "http://localhost:3000";

export const SITE_URL_RULE = "SITE_URL must be an origin such as https://www.example.com, without a path.";

/** Returns the origin that SITE_URL names, without a slash at the end; undefined when it is anything else. */
export function parseSiteUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

/** Reads a URL from a setting, without a slash at its end; throws an Error with one sentence that names the setting. */
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
