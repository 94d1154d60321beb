/** Longest `mailto:` address that common mail programs take whole, in characters. */
const MAILTO_MAX = 1_900;

/** The relay body as a person reads it: one block a key; what only steers the relay is left out. */
export function plainText(body: object): string {
  const said = Object.entries(body).filter(([key]) => !key.startsWith("_"));
  return said.map(([key, value]) => `${key}: ${value}`).join("\n");
}

/**
 * A pre-filled mail that holds what could not be sent.
 * @param cut the note that ends a text too long for a mail link
 */
export function mailtoLink(mailbox: string, body: object, cut: string): string {
  const { _subject, subject } = body as Record<string, string>;
  const head = `mailto:${mailbox}?subject=${encodeURIComponent(_subject ?? subject ?? "")}&body=`;
  const whole = encodeURIComponent(plainText(body));
  if (head.length + whole.length <= MAILTO_MAX) return head + whole;
  const end = encodeURIComponent(`\n\n${cut}`);
  let room = MAILTO_MAX - head.length - end.length;
  let text = "";
  for (const sign of plainText(body)) {
    const encoded = encodeURIComponent(sign.isWellFormed() ? sign : "�");
    room -= encoded.length;
    if (room < 0) break;
    text += encoded;
  }
  return head + text + end;
}
