import { expect, type Locator, type Page } from "@playwright/test";
import { forms } from "../../content/en/forms.ts";
import { formPaths } from "../../contract/form-paths.ts";
import { type LeadKind, leadKinds, payloadOf } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { site } from "../../settings/site.js";
import { open } from "./e2e.ts";

/** Returns the body that the relay must get for a form's sample answers. */
export const bodyOf = (kind: LeadKind): Record<string, string> =>
  payloadOf(kind, samples[kind], site.mailbox);

/** The forms as a visitor meets them. */
export const leadForms = leadKinds.map((kind) => ({
  kind,
  path: formPaths[kind],
  answers: samples[kind],
  body: bodyOf(kind),
  ...forms[kind].toasts,
  idle: forms[kind].submit,
  busy: forms[kind].busy,
  /** These two write a failure to the console. */
  logged: kind === "home-contact" || kind === "registration",
}));

export const formOf = (page: Page, kind: LeadKind) => page.locator(`form[data-form="${kind}"]`);

/** Opens a form's page and waits until it is hydrated. */
export async function openForm(page: Page, kind: LeadKind) {
  await open(page, formPaths[kind]);
  return formOf(page, kind);
}

/** Answers a form by hand: types, chooses, ticks. */
export async function answer(page: Page, kind: LeadKind, answers: Record<string, unknown> = samples[kind]) {
  const form = formOf(page, kind);
  for (const [name, value] of Object.entries(answers)) {
    const control = form.locator(`[name="${name}"]`);
    if (Array.isArray(value)) for (const id of value) await form.locator(`[value="${id}"]`).check();
    else if (await control.evaluate((element) => element.tagName === "SELECT"))
      await control.selectOption(String(value));
    else await control.fill(String(value));
  }
}

/** Keeps the posts of forms from the server, and answers each with the status that `release` gives. */
export async function holdPosts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const held = { posts: 0, release: resolve };
  await page.route("**/ajax/**", async (route) => {
    held.posts += 1;
    await route.fulfill({ status: await promise });
  });
  return held;
}

/** Returns the current values of the visible fields. */
export const valuesOf = (page: Page, kind: LeadKind) =>
  formOf(page, kind).evaluate((form) => {
    const data = new FormData(form as HTMLFormElement);
    const names = [...new Set(data.keys())].filter((name) => !name.startsWith("_"));
    return Object.fromEntries(
      names.map((name) => [name, name === "useCases" ? data.getAll(name) : data.get(name)]),
    );
  });

/** Expects that a form's success and its toast are in view, the toast over no answer, control or next step. */
export async function expectUncovered(form: Locator) {
  const toast = form.locator("[data-toast]");
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(form.locator("[data-result=success]")).toBeInViewport({ ratio: 0.99 });
  const covered = await toast.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const parts = document.querySelectorAll("main :is(.control, .btn, dl > div, [data-result], details)");
    const isCovered = (part: Element) => {
      if (part.contains(one)) return false;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    return [...parts].filter(isCovered).map(({ outerHTML }) => outerHTML);
  });
  expect(covered).toEqual([]);
}
