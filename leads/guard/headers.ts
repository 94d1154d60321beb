/** The build's part of the content security policy; written to `build/csp.json`. */
export interface BuildPolicy {
  /** Origin that the pages were built for, or empty. */
  site: string;
  relay: string;
  /** Hashes of the inline scripts and sheets by the path of their page, quoted as in a policy. */
  pages: Record<string, string[]>;
}

/** Features this site never uses; injected code cannot use them either. */
const PERMISSIONS = ["camera", "geolocation", "microphone"].map((feature) => `${feature}=()`).join(", ");

const HSTS_SECONDS = 365 * 24 * 3_600;

/** The headers of scripts, fonts and drawings: subresources need no document headers, which are 300 bytes. */
export function fileHeaders(siteUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": `max-age=${HSTS_SECONDS}` }),
  };
}

export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...fileHeaders(siteUrl),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
  };
}

export const NOTHING_ALLOWED =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Returns the policy of one page; `hashes` are those of its inline scripts and sheets. */
export function pagePolicy(hashes: readonly string[], relay: string): string {
  const allowed = relay ? `'self' ${relay}` : "'self'";
  return [
    // Also for fonts, the manifest, prefetches and, without a relay, requests.
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    ["style-src 'self'", ...hashes].join(" "),
    "img-src 'self' data:",
    ...(relay ? [`connect-src ${allowed}`] : []),
    `form-action ${allowed}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "child-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
