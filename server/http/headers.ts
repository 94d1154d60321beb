/** What the build knows and the policy needs; written to `build/csp.json`. */
export interface BuildPolicy {
  /** Origin the pages name as theirs, or empty. */
  site: string;
  /** Origin of a third-party relay, or empty. */
  relay: string;
  /** Path of a page to the hashes of its inline scripts, quoted as a policy wants them. */
  pages: Record<string, string[]>;
}

/** Features this site never uses, so that nothing that slips in can. */
const PERMISSIONS = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

const HSTS_SECONDS = 365 * 24 * 3_600;

/** What a script, a font or a drawing needs; the rest binds documents only and would cost each file 300 bytes. */
export function fileHeaders(siteUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": `max-age=${HSTS_SECONDS}` }),
  };
}

/** The headers of every page and of every answer to a call. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...fileHeaders(siteUrl),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
  };
}

/** For answers that are no page. */
export const NOTHING_ALLOWED =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of one page; `hashes` are those of its inline scripts. */
export function pagePolicy(hashes: readonly string[], relay: string): string {
  const ours = relay ? `'self' ${relay}` : "'self'";
  return [
    // Firefox asks it for what is fetched ahead; all that has a directive of its own is named
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${ours}`,
    `form-action ${ours}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "child-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
