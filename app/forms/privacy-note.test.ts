import { expect, it } from "vitest";
import { forms } from "../../content/en/forms.ts";
import { privacyText } from "./privacy-note.tsx";

const { privacyNote } = forms.contact;
const filled = { entity: "Clarity", address: "London", mailbox: "info@example.com" };
const empty = { ...filled, country: "", period: "", host: "", names: "", basis: "" };

it("says who is responsible and where to write, and nothing about settings that are empty", () => {
  expect(privacyText(privacyNote, false, empty)).toBe(
    "Clarity, London, is responsible for the personal data in this form and uses it to answer you. To see, correct or delete that data, write to info@example.com.",
  );
});

it("adds the complaint once the registered name of the company is set, and a legal basis that its owner wrote", () => {
  const basis = "You have asked us to.";
  const text = privacyText(privacyNote, true, { ...empty, basis });
  expect(text).toContain(basis);
  expect(text.endsWith(privacyNote.complaint)).toBe(true);
});

it("says where the data is kept, how long, and who else receives it, once the owner has set it", () => {
  const set = { country: "the UAE", period: "24 months", host: "relay.example", names: "Example Mail" };
  expect(privacyText(privacyNote, false, { ...empty, ...set })).toContain(
    "The data is stored in the UAE. The data is deleted after 24 months. It reaches us through relay.example. Example Mail process it for us.",
  );
});
