import { html, page, type View } from "./page.ts";

export const signInPage = (view: View): string => {
  const { words } = view;
  return page(
    view,
    words.signIn,
    html`<p>${words.signInText}</p><form method="post" action="/sign-in" class="narrow"><label for="address">${words.email}</label><input id="address" name="address" inputmode="email" autocapitalize="none" autocomplete="email" required autofocus dir="ltr"><button>${words.sendCode}</button></form>`,
  );
};

/** Asks for the code that was sent to an address. */
export const codePage = (view: View, address: string, isWrong = false): string => {
  const { words } = view;
  const known = html`<input type="hidden" name="address" value="${address}">`;
  const error = html`<p id="wrong" class="bad" role="alert">${words.wrongCode}</p>`;
  return page(
    view,
    words.typeCode,
    html`<p>${view.isMailDown ? html`<span class="bad">${words.codeDown}</span>` : words.codeText}</p>${isWrong && error}<form method="post" action="/code" class="narrow">${known}<label for="code">${words.code}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus dir="ltr"${isWrong && html` aria-invalid="true" aria-describedby="wrong"`}><button>${words.signIn}</button></form><form method="post" action="/sign-in" class="narrow">${known}<button class="quiet">${words.again}</button></form>`,
  );
};
