/** Seals a text with a user name and a password, and opens it with the same pair; the same code on both sides. */

/** What may be published: base64 of the salt, the nonce and the sealed text with its tag. */
export interface Sealed {
  salt: string;
  nonce: string;
  text: string;
}

/** OWASP's figure for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const toBytes = (text: string) => new TextEncoder().encode(text);

async function keyOf(username: string, password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  // as JSON, so that no two pairs read the same
  const pair = toBytes(JSON.stringify([username, password]));
  const secret = await crypto.subtle.importKey("raw", pair, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", iterations: ROUNDS, salt },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** Seals `text`; salt and nonce are new each time. */
export async function seal(text: string, username: string, password: string): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await keyOf(username, password, salt);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, toBytes(text));
  return { salt: toBase64(salt), nonce: toBase64(iv), text: toBase64(new Uint8Array(sealed)) };
}

/** The sealed text, or undefined for any other pair than the one it was sealed with. */
export async function open(sealed: Sealed, username: string, password: string): Promise<string | undefined> {
  const key = await keyOf(username, password, fromBase64(sealed.salt));
  try {
    const iv = fromBase64(sealed.nonce);
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, fromBase64(sealed.text));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}
