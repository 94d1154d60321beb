let email = "";

/** Keeps the address typed in the hero while this visit lasts: in memory only, gone with the page. */
export function rememberEmail(typed: string) {
  email = typed;
}
export const rememberedEmail = () => email;
