import { type Country, countries } from "../contract/options.ts";
import type { Person } from "../contract/person.ts";
import { typedTelephone } from "../contract/typed.ts";
import type { KeptLead } from "./lead.ts";

const codes: Record<Country, string> = {
  Egypt: "20",
  "Saudi Arabia": "966",
  "United Arab Emirates": "971",
  Qatar: "974",
};
const NATIONAL_MIN = 8;

/** Returns a telephone number that can be dialled from abroad (E.164) where the country is known; undefined for a text that is none. */
export function internationalPhone({ phone = "", country }: Person): string | undefined {
  const number = typedTelephone(phone);
  const known = countries.find((one) => one === country);
  if (!number || number.startsWith("+") || !known) return number;
  const code = codes[known];
  if (number.startsWith(code) && number.length >= code.length + NATIONAL_MIN) return `+${number}`;
  return `+${code}${number.replace(/^0/, "")}`;
}

export const crmColumns = [
  ...["First name", "Last name", "Company", "Email", "Phone", "Job title", "Country", "Source"],
  ...["Medium", "Campaign", "Message", "Received", "Answered"],
];

/** Returns the first name and the rest; CRMs want the last one, so a single name is that. */
function namesOf(name: string): [first: string, last: string] {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return rest.length > 0 ? [first, rest.join(" ")] : ["", first];
}

const dayOf = (ms: number | undefined) => (ms === undefined ? "" : new Date(ms).toISOString().slice(0, 10));

/** Returns the cells of a lead for a CRM: none of those that every CRM wants is empty. */
export function crmCells(lead: KeptLead): string[] {
  const { person, origin, receivedAt, answered } = lead;
  const { email = "", phone = "", jobTitle = "", country = "", message = "" } = person;
  const [first, last] = namesOf(person.name ?? "");
  const company = person.company || email.split("@")[1] || last;
  return [
    ...[first, last || email || "not given", company || "not given", email],
    ...[internationalPhone(person) ?? phone, jobTitle, country],
    ...[origin.source || origin.via, origin.medium, origin.campaign],
    ...[message, dayOf(receivedAt), dayOf(answered?.at)],
  ];
}
