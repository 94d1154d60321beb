import { dashboardUrl, site } from "../site.config.ts";

const reserved = /example\.(com|org|net)|7946 0000|\+971 4 000 0000/;

function walk(value: unknown, path: string, found: string[]) {
  if (typeof value === "string") {
    if (reserved.test(value)) found.push(`${path} (${value})`);
  } else if (value && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`, found);
  }
}

/** Names every value of site.config.ts that is still from a reserved range. */
export function placeholders(): string[] {
  const found: string[] = [];
  walk(site, "site", found);
  walk(dashboardUrl, "dashboardUrl", found);
  return found;
}
