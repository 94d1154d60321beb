import { isPlaceholder } from "./settings/schema.ts";
import { dashboardUrl, site } from "./settings/site.js";
import { buildUrls, readUrl } from "./settings/urls.ts";

/** The build's settings, read from the environment. */
export interface BuildSettings extends ReturnType<typeof buildUrls> {
  /** True if a public site may have placeholders, to try it out. */
  allowPlaceholders: boolean;
  demo: { username: string; password: string; dashboardUrl: string };
}

const PASSWORD_MIN = 12;
/** For a first run; the README tells it to everyone. */
export const DEMO_PASSWORD = "clarity-demo-2025";

/** True for URLs that only this machine reaches. */
export function isLocal(siteUrl: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
}

/**
 * Reads the build's settings.
 * @throws Error with one sentence that names the wrong variable
 */
export function buildSettings(env: Record<string, string | undefined>): BuildSettings {
  const urls = buildUrls(env);
  const password = env.DEMO_PASSWORD || DEMO_PASSWORD;
  if (!isLocal(urls.siteUrl) && password.length < PASSWORD_MIN)
    throw new Error(`DEMO_PASSWORD must have at least ${PASSWORD_MIN} characters when SITE_URL is public.`);
  return {
    ...urls,
    allowPlaceholders: env.ALLOW_PLACEHOLDERS === "1",
    demo: {
      username: env.DEMO_USERNAME || "demo",
      password,
      dashboardUrl: new URL(env.DASHBOARD_URL ? readUrl("DASHBOARD_URL", env.DASHBOARD_URL) : dashboardUrl)
        .href,
    },
  };
}

interface UnsetValues {
  /** Values from a reserved range, and the password of the README. */
  placeholders: string[];
  /** Texts that one language lacks. */
  oneLanguage: string[];
}

function walk(value: unknown, path: string, found: UnsetValues) {
  if (typeof value === "string") {
    if (isPlaceholder(value)) found.placeholders.push(`${path} in site.config.ts (${value})`);
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
