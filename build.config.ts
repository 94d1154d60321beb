import { address, buildAddresses } from "./build.addresses.ts";
import { dashboardUrl, type OwnerLink, site } from "./site.config.ts";

/** The build's settings, read from the environment. */
export interface BuildSettings extends ReturnType<typeof buildAddresses> {
  demo: { username: string; password: string; dashboardUrl: string };
}

const PASSWORD_MIN = 12;
/** For a first run; the README tells it to everyone. */
export const DEMO_PASSWORD = "clarity-demo-2025";

/** True for addresses that only this machine reaches. */
export function isLocal(siteUrl: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
}

/**
 * Checks the links of `site.config.ts`.
 * @throws Error with one sentence that names the wrong one
 */
export function checkLinks(links: readonly OwnerLink[], evidence: Record<string, string>): void {
  const named = links.map(({ label, url }) => [label.en, url] as const);
  for (const [name, url] of [...named, ...Object.entries(evidence)])
    if (url) address(`The link of ${name} in site.config.ts`, url);
}

/**
 * Reads the build's settings.
 * @throws Error with one sentence that names the wrong variable
 */
export function buildSettings(env: Record<string, string | undefined>): BuildSettings {
  checkLinks([...site.company, ...site.legal, ...site.social], site.evidence);
  const addresses = buildAddresses(env);
  const password = env.DEMO_PASSWORD || DEMO_PASSWORD;
  if (!isLocal(addresses.siteUrl) && password.length < PASSWORD_MIN)
    throw new Error(`DEMO_PASSWORD must have at least ${PASSWORD_MIN} characters when SITE_URL is public.`);
  return {
    ...addresses,
    demo: {
      username: env.DEMO_USERNAME || "demo",
      password,
      dashboardUrl: `${address("DASHBOARD_URL", env.DASHBOARD_URL || dashboardUrl)}/`,
    },
  };
}
