import { LOCAL_SITE_URL, parseSiteUrl, SITE_URL_RULE } from "./contract/site-url.ts";
import { dashboardUrl, site } from "./site.config.ts";

/** The build's settings, read from the environment. */
export interface BuildSettings {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string;
  /** Another relay with the same API; empty for our own server. */
  relayUrl: string;
  mailbox: string;
  demo: { username: string; password: string; dashboardUrl: string };
  /** Address of the relay that `npm run dev` starts. */
  devServer: string;
}

/** The folder in which a build is made; it replaces `build` once it is finished. */
export const UNFINISHED_BUILD = ".react-router/build";

const PASSWORD_MIN = 12;
/** For a first run; the README tells it to everyone. */
export const DEMO_PASSWORD = "clarity-demo-2025";

function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(
      `${name} must be an http or https address, such as https://example.com; it is "${value}".`,
    );
  return value.replace(/\/+$/, "");
}

/** True for addresses that only this machine reaches. */
export function isLocal(siteUrl: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
}

/**
 * Reads the build's settings.
 * @throws Error with one sentence that names the wrong variable
 */
export function buildSettings(env: Record<string, string | undefined>): BuildSettings {
  const siteUrl = parseSiteUrl(env.SITE_URL || LOCAL_SITE_URL);
  if (!siteUrl) throw new Error(SITE_URL_RULE);
  const password = env.DEMO_PASSWORD || DEMO_PASSWORD;
  if (!isLocal(siteUrl) && password.length < PASSWORD_MIN)
    throw new Error(`DEMO_PASSWORD must have at least ${PASSWORD_MIN} characters when SITE_URL is public.`);
  return {
    siteUrl,
    relayUrl: env.RELAY_URL ? address("RELAY_URL", env.RELAY_URL) : "",
    mailbox: site.mailbox,
    demo: {
      username: env.DEMO_USERNAME || "demo",
      password,
      dashboardUrl: `${address("DASHBOARD_URL", env.DASHBOARD_URL || dashboardUrl)}/`,
    },
    devServer: "http://127.0.0.1:3001",
  };
}
