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

/** The parts of `site.config.ts` that lead elsewhere. */
interface OwnerLinks extends Record<"company" | "legal" | "social", readonly OwnerLink[]> {
  booking: string;
  evidence: Record<string, string>;
  mailbox: string;
  whatsApp: string;
}

/**
 * Checks the links, the mailbox and the WhatsApp number of `site.config.ts`.
 * @throws Error with one sentence that names the wrong one
 */
export function checkLinks({
  booking,
  company,
  evidence,
  legal,
  mailbox,
  social,
  whatsApp,
}: OwnerLinks): void {
  const footer = Object.entries({ company, legal, social }).flatMap(([group, links]) =>
    links.map(({ label, url }) => [`${group}, ${label.en}`, url] as const),
  );
  const badges = Object.entries(evidence).map(([name, url]) => [`evidence.${name}`, url] as const);
  for (const [name, url] of [["booking", booking] as const, ...footer, ...badges])
    if (url && URL.parse(url)?.protocol !== "https:")
      throw new Error(
        `${name} in site.config.ts must be an address that starts with https://; it is "${url}".`,
      );
  // It is also part of the address that forms post to.
  if (!/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(mailbox))
    throw new Error(
      `mailbox in site.config.ts must be an email address such as info@example.com, in ASCII; it is "${mailbox}".`,
    );
  if (whatsApp && !/^\+\d{8,15}$/.test(whatsApp.replaceAll(" ", "")))
    throw new Error(
      `whatsApp in site.config.ts must be + and 8 to 15 digits, such as +971 50 000 0000; it is "${whatsApp}".`,
    );
}

/**
 * Reads the build's settings.
 * @throws Error with one sentence that names the wrong variable
 */
export function buildSettings(env: Record<string, string | undefined>): BuildSettings {
  checkLinks(site);
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
