import { type BuildSettings, DEMO_PASSWORD } from "../build.config.ts";
import { site } from "../settings/site.js";

const reserved = /example\.(com|org|net)|7946 0000|\+971 [24] 000 0000/;

interface UnsetValues {
  /** Values from a reserved range, and the password of the README. */
  placeholders: string[];
  /** Texts that one language lacks. */
  oneLanguage: string[];
}

function walk(value: unknown, path: string, found: UnsetValues) {
  if (typeof value === "string") {
    if (reserved.test(value)) found.placeholders.push(`${path} in site.config.ts (${value})`);
  } else if (value && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key, found);
    if ("en" in value && "ar" in value && !value.en !== !value.ar)
      found.oneLanguage.push(`${path} in site.config.ts`);
  }
}

/** Names what a public site should not go out with. */
export function unsetValues({ demo }: BuildSettings): UnsetValues {
  const found: UnsetValues = { placeholders: [], oneLanguage: [] };
  walk({ ...site, dashboardUrl: demo.dashboardUrl }, "", found);
  if (demo.password === DEMO_PASSWORD) found.placeholders.push("DEMO_PASSWORD (the one of the README)");
  return found;
}
