import { expect, it } from "vitest";
import { seal, unseal } from "./sealed.ts";

const DASHBOARD_URL = "https://dashboard.example.com/";

it("opens only with the right credentials", async () => {
  const sealed = await seal(DASHBOARD_URL, "demo", "clarity-demo-2025");
  expect(await unseal(sealed, "demo", "clarity-demo-2025")).toBe(DASHBOARD_URL);
  expect(await unseal(sealed, "demo", "clarity-demo-2026")).toBeUndefined();
  expect(await unseal(sealed, "\u200Fdemo ", "clarity-demo-2025")).toBe(DASHBOARD_URL);
  expect(await unseal(sealed, "Demo", "clarity-demo-2025")).toBeUndefined();
  expect(await unseal(sealed, "democlarity", "-demo-2025")).toBeUndefined();
});

it("hides the text and differs each time", async () => {
  const [first, second] = await Promise.all([
    seal(DASHBOARD_URL, "demo", "x"),
    seal(DASHBOARD_URL, "demo", "x"),
  ]);
  expect(atob(first.text)).not.toContain("dashboard");
  expect(first.salt).not.toBe(second.salt);
  expect(first.text).not.toBe(second.text);
});

it("notices a changed byte", async () => {
  const sealed = await seal(DASHBOARD_URL, "demo", "x");
  const bytes = atob(sealed.text);
  const changed = btoa(String.fromCharCode(bytes.charCodeAt(0) ^ 1) + bytes.slice(1));
  expect(await unseal({ ...sealed, text: changed }, "demo", "x")).toBeUndefined();
});

it("keeps names beyond Latin", async () => {
  const sealed = await seal("https://example.com/لوحة", "هدى", "كلمة-سر-طويلة");
  expect(await unseal(sealed, "هدى", "كلمة-سر-طويلة")).toBe("https://example.com/لوحة");
});
