/** The URL of the site while SITE_URL is not set. */
export const LOCAL_SITE_URL = "http://localhost:3000";

export const SITE_URL_RULE = "SITE_URL must be an origin such as https://www.example.com, without a path.";

/** Returns the origin that SITE_URL names, without a slash at the end; undefined when it is anything else. */
export function parseSiteUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}
