import { expect, it } from "vitest";
import { forms } from "../../content/en/forms.ts";
import { fill } from "../../content/texts.ts";
import { privacyText } from "./privacy-note.tsx";

it("has a sentence for each setting that is filled in, and on complaints if the company's registered name is", () => {
  const { privacyNote: words } = forms.contact;
  const { responsible, hosting, retention, relay, processors, rights, complaint } = words;
  const filled = { entity: "Clarity", address: "London", mailbox: "info@example.com" };
  const empty = { ...filled, country: "", period: "", host: "", names: "", basis: "" };
  expect(privacyText(words, false, empty)).toBe(fill(`${responsible} ${rights}`, filled));
  const each = { country: hosting, period: retention, host: relay, names: processors };
  for (const [setting, sentence] of Object.entries(each))
    expect(privacyText(words, false, { ...empty, [setting]: "X" })).toBe(
      fill(`${responsible} ${sentence} ${rights}`, { ...filled, [setting]: "X" }),
    );
  expect(privacyText(words, true, { ...empty, basis: "B." })).toBe(
    fill(`${responsible} B. ${rights} ${complaint}`, filled),
  );
  const all = {
    ...filled,
    country: "the UAE",
    period: "2 years",
    host: "relay.example",
    names: "A",
    basis: "B.",
  };
  const sentences = [responsible, "B.", hosting, retention, relay, processors, rights, complaint];
  expect(privacyText(words, true, all)).toBe(fill(sentences.join(" "), all));
});
