/** Encrypts a text with a user name and a password, and decrypts it with the same pair. Build and page share it. */
import { latinDigits, withoutInvisible } from "../../../contract/normalize.ts";

/** An encrypted text that may be published. Each part is base64; `text` includes the authentication tag. */
export interface Sealed {
  salt: string;
  nonce: string;
  text: string;
}

/** The number that OWASP advises for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const toBytes = (text: string) => new TextEncoder().encode(text);

async function keyOf(username: string, password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  // As JSON, because plain concatenation would give "ab" + "c" the key of "a" + "bc".
  const pair = toBytes(JSON.stringify([latinDigits(withoutInvisible(username)), password]));
  const secret = await crypto.subtle.importKey("raw", pair, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", iterations: ROUNDS, salt },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** Encrypts a text, with a new salt and nonce each time. */
export async function seal(text: string, username: string, password: string): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await keyOf(username, password, salt);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, toBytes(text));
  return { salt: toBase64(salt), nonce: toBase64(iv), text: toBase64(new Uint8Array(sealed)) };
}

/** Decrypts a text. Returns undefined when the user name or the password is another. */
export async function unseal(sealed: Sealed, username: string, password: string) {
  const key = await keyOf(username, password, fromBase64(sealed.salt));
  try {
    const iv = fromBase64(sealed.nonce);
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, fromBase64(sealed.text));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}
