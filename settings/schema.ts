import * as v from "valibot";

/** Signs that could turn, hide or break the text around them; braces name the slots of the site's own sentences. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069{}]/u;
export const isPlaceholder = (text: string) =>
  /example\.(com|org|net)|7946 0000|\+971 [24] 000 0000/.test(text);
const PHONE_PATTERN = /^\+\d{8,15}$/;
/** The form posts to a URL that ends in the mailbox. */
const MAILBOX = /^[\w+-]+(\.[\w+-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d][a-z\d-]*[a-z\d]$/i;

/** Returns the rule of an object: each key that is not listed is named, as is each that is missing. */
const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    const names = Object.keys(entries).join(", ");
    if (issue.expected === "never") return `is not a setting; here there are ${names}`;
    return issue.expected === "Object" ? `must be { … } with ${names}` : "is missing";
  });

/** Returns the rule of a text in one line. */
const line = (max: number) =>
  v.pipe(
    v.string("must be a text in quotation marks"),
    v.trim(),
    v.maxGraphemes(max, `must have at most ${max} letters`),
    v.check(
      (text) => !UNSAFE.test(text),
      "must be one line without { or }, or marks that turn its direction",
    ),
  );
const nonEmpty = (max: number) => v.pipe(line(max), v.minLength(1, "must not be empty"));
const perLanguage = <Rule extends v.GenericSchema<string | undefined, string>>(rule: Rule) =>
  group({ en: rule, ar: rule });
const EMPTY = { en: "", ar: "" };
/** A text that is hidden while it is empty. */
const optionalText = v.optional(perLanguage(line(500)), EMPTY);
/** A text that a page cannot do without. */
const requiredText = (max: number) => perLanguage(nonEmpty(max));

/** Returns the rule of a text that may be empty. */
const emptyOr = (isValid: (text: string) => boolean, problem: string) =>
  v.pipe(
    line(500),
    v.check((text) => !text || isValid(text), problem),
  );
const link = v.optional(
  emptyOr(
    (url) => URL.parse(url)?.protocol === "https:" && !/\s/.test(url),
    "must be an address that starts with https://",
  ),
  "",
);
/** One URL for all languages, or one for each. */
const linkPerLanguage = v.optional(
  v.pipe(
    v.union(
      [link, perLanguage(link)],
      "must be an address that starts with https://, or { en: …, ar: … } with one each",
    ),
    v.transform((url) => (typeof url === "string" ? { en: url, ar: url } : url)),
  ),
  "",
);
const isPhone = (number: string) => PHONE_PATTERN.test(number.replaceAll(" ", ""));
const PHONE_PROBLEM = "must be + and 8 to 15 digits, such as +971 50 000 0000";

/** Returns whether a day is over in every time zone; "" is never over. */
const isPast = (day: string) => day !== "" && Date.now() > Date.parse(day) + 36 * 3_600_000;

/** Older browsers know the zones of cities alone. */
function isTimeZone(name: string) {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
const clock = {
  city: requiredText(18),
  timeZone: v.pipe(
    v.string("must be a text in quotation marks"),
    v.check(isTimeZone, "must be a time zone such as Asia/Dubai"),
  ),
};
const BESIDE = ["contact", "requests"] as const;
const office = group({
  ...clock,
  address: requiredText(200),
  phone: v.pipe(line(40), v.check(isPhone, PHONE_PROBLEM)),
  beside: v.picklist(BESIDE, 'must be "contact" or "requests"'),
  isTeam: v.optional(v.boolean("must be true or false"), false),
});
/** Version 1.0.0 had three offices by their cities. */
const officeList = (value: unknown) => {
  const { london, dubai, abuDhabi } = Object(value);
  if (!london) return value;
  const contact = { beside: "contact" };
  return [
    { ...london, ...contact },
    { ...dubai, ...contact, isTeam: true },
    { ...abuDhabi, beside: "requests" },
  ];
};
const offices = v.pipe(
  v.unknown(),
  v.transform(officeList),
  v.tupleWithRest([office], office, "must be a list in [ ] with one at least"),
  v.maxLength(6, "must be six at most"),
  v.check(
    (list) => BESIDE.every((place) => list.some(({ beside }) => beside === place)),
    'must have one with beside: "contact" and one with beside: "requests"',
  ),
);
const OFFICE_HOURS = {
  from: 9,
  to: 18,
  text: {
    en: "Monday-Friday 9:00 AM-6:00 PM GMT",
    ar: "من الاثنين إلى الجمعة، من\u00a09:00 ص إلى 6:00 م بتوقيت غرينتش (GMT)",
  },
};
const links = v.optional(
  v.array(group({ label: requiredText(60), url: linkPerLanguage }), "must be a list in [ ]"),
  [],
);

/** Returns the rule of a number of at most so many digits behind the point. */
const number = (min: number, max: number, digits = 0) => {
  const problem = `must be ${digits ? "a number" : "a number without a point,"} from ${min} to ${max}, without quotation marks`;
  return v.pipe(
    v.number(problem),
    v.check(
      (value) => value >= min && value <= max && Number(value.toFixed(digits)) === value,
      digits ? `${problem}, with at most ${digits} digits behind the point` : problem,
    ),
  );
};
/** Returns the rule of texts that may be left out, one by one or all. */
function texts<Name extends string>(...names: Name[]) {
  const rule = group(
    Object.fromEntries(names.map((name) => [name, optionalText])) as Record<Name, typeof optionalText>,
  );
  return v.optional(rule, {} as v.InferInput<typeof rule>);
}
const shown = v.optional(v.boolean("must be true or false"), true);
/** Left out of a build after its last day. */
const announcement = v.optional(
  v.pipe(
    group({
      text: optionalText,
      until: emptyOr((day) => /^\d{4}-\d\d-\d\d$/.test(day), "must be a day such as 2026-12-31"),
    }),
    v.transform(({ text, until }) => ({ text: isPast(until) ? EMPTY : text, until })),
  ),
  { until: "" },
);
const roles = texts("chiefExecutive", "riskScience", "fraudServices", "engineering", "dataProtection");
const COLOURS = [
  ...["paper", "raised", "sand", "rule", "field", "ink", "ink-muted", "line", "accent", "accent-strong"],
  ...["on-accent", "accent-tint", "ok", "warn", "bad", "ember", "ember-muted", "ember-tint"],
];
/** The names that colours had before, which owners' files may still use. */
const formerColours: Record<string, string> = {
  ink2: "ink-muted",
  acc: "accent",
  acc2: "accent-strong",
  "on-acc": "on-accent",
  "acc-t": "accent-tint",
  "ember-m": "ember-muted",
  "ember-t": "ember-tint",
};
const currentName = (name: string) => formerColours[name] ?? name;
const colourName = v.pipe(v.string(), v.transform(currentName));
const colour = v.pipe(
  v.string("must be a text in quotation marks"),
  v.regex(/^#[\da-f]{6}$/i, "must be a colour such as #0b6a52"),
);
const colourGroup = group(
  Object.fromEntries(COLOURS.map((name) => [name, v.optional(group({ light: colour, dark: colour }))])),
);

/** All that `site.config.ts` may hold. A setting that a newer version adds has a default, so that an older file stays valid. */
export const schema = group({
  site: group({
    brand: nonEmpty(40),
    slogan: requiredText(120),
    mailbox: v.pipe(
      nonEmpty(254),
      v.regex(MAILBOX, "must be an email address such as info@example.com, in ASCII"),
    ),
    whatsApp: v.optional(emptyOr(isPhone, PHONE_PROBLEM), ""),
    booking: linkPerLanguage,
    legalEntity: optionalText,
    logo: v.optional(
      emptyOr(
        (path) => /^\/[\w./-]+$/.test(path),
        "must be the path of a file in public/, such as /logo.svg",
      ),
      "",
    ),
    announcement,
    offices,
    officeHours: v.optional(
      v.pipe(
        group({ from: number(0, 23), to: number(1, 24), text: requiredText(90) }),
        v.check(({ from, to }) => from < to, "must have a from that is before its to"),
      ),
      OFFICE_HOURS,
    ),
    clocks: v.optional(v.pipe(v.array(group(clock)), v.maxLength(6, "must be six cities at most")), []),
    leads: texts("address", "country", "period", "names", "basis"),
    figures: group({
      records: requiredText(30),
      accuracy: number(90, 100, 2),
      otherAccuracy: number(90, 100, 2),
      patterns: number(1, 1_000_000),
      lossReduction: v.pipe(
        group({ least: number(1, 100), most: number(1, 100) }),
        v.check(({ least, most }) => least <= most, "must have a least that is not above its most"),
      ),
    }),
    facts: texts(
      "hostingCountry",
      "subProcessors",
      "eventRetention",
      "penetrationTest",
      "soc2",
      "exit",
      "responseTime",
    ),
    company: links,
    legal: links,
    social: links,
    badges: v.optional(group({ gdpr: shown, soc2: shown, iso27001: shown }), {}),
    evidence: v.optional(group({ gdpr: link, soc2: link, iso27001: link }), {}),
    leaders: roles,
    leaderCities: roles,
  }),
  dashboardUrl: v.pipe(
    nonEmpty(500),
    v.check(
      (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ""),
      "must be an address that starts with https:// or http://",
    ),
  ),
  colours: v.optional(
    v.pipe(v.record(colourName, v.unknown(), "must be { … } with colours"), colourGroup),
    {},
  ),
});

export type Settings = v.InferOutput<typeof schema>;
/** A text in each language of the site. */
export type LocalizedText = Readonly<Settings["site"]["slogan"]>;
export type Office = Settings["site"]["offices"][number];
export type OwnerLink = Settings["site"]["company"][number];
