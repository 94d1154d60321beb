/** Longest `mailto:` link that common mail programs accept, in characters. */
const MAILTO_MAX = 1_900;

/** Returns the relay body as text, one line per key, without the keys that steer the relay. */
export function plainText(body: object): string {
  const said = Object.entries(body).filter(([key]) => !key.startsWith("_"));
  return said.map(([key, value]) => `${key}: ${value}`).join("\n");
}

/**
 * Returns a `mailto:` link whose mail has the relay body as its text.
 * @param cut added where the text had to be cut
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
    const encoded = encodeURIComponent(/\p{Surrogate}/u.test(sign) ? "�" : sign);
    room -= encoded.length;
    if (room < 0) break;
    text += encoded;
  }
  return head + text + end;
}
