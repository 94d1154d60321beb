import { type BuildSettings, DEMO_PASSWORD } from "../build.config.ts";
import { site } from "../site.config.ts";

const reserved = /example\.(com|org|net)|7946 0000|\+971 [24] 000 0000/;

function walk(value: unknown, path: string, found: string[]) {
  if (typeof value === "string") {
    if (reserved.test(value)) found.push(`${path} in site.config.ts (${value})`);
  } else if (value && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`, found);
    if ("en" in value && "ar" in value && !value.en !== !value.ar)
      found.push(`${path} in site.config.ts (empty in one language)`);
  }
}

/**
 * Names what a public site should not go out with: values from a reserved range, texts that one language lacks, and the
 * password of the README.
 */
export function unsetValues({ demo }: BuildSettings): string[] {
  const found: string[] = [];
  walk(site, "site", found);
  walk(demo.dashboardUrl, "dashboardUrl", found);
  if (demo.password === DEMO_PASSWORD) found.push("DEMO_PASSWORD (the one of the README)");
  return found;
}
