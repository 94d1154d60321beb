import type { BuildSettings } from "../../build-settings.ts";
import { officesBeside } from "../../content/contact-details.ts";
import { type CountryId, type LawSource, laws } from "../../content/laws.ts";
import { type MenuItem, nextOf, type ProductGroup } from "../../content/menus.ts";
import { officeHoursChart } from "../../content/office-hours.ts";
import { fill } from "../../content/texts.ts";
import type { ClaimId, LeadFormWords, Words } from "../../content/words.ts";
import { thankYouPath } from "../../contract/form-paths.ts";
import { leadKinds } from "../../contract/kinds.ts";
import { labels } from "../../contract/labels.ts";
import { formatPlural, type Language, languageOf, locales, localPath } from "../../contract/language.ts";
import { lawsChecked } from "../../settings/laws-checked.ts";
import { site } from "../../settings/site.js";
import { breadcrumbs, organization, type PageMeta, pageMeta, service, webSite } from "../layout/page-meta.ts";
import { racetrackLap } from "../pictures/journey.ts";
import { products } from "../pictures/products.ts";
import type { PageTemplate } from "../routes.ts";
import { seal } from "./login/sealed.ts";

type Demo = BuildSettings["demo"];
type WithMeta = { meta: PageMeta };
const CLAIMS: readonly ClaimId[] = ["records", "accuracy", "patterns", "monitoring", "loss-reduction"];

/** The products of a group, as its menu lists them. */
function menuOf(group: ProductGroup, { layout, home, menuPanel }: Words) {
  const { groups, cards } = home.catalogue;
  const items = layout.menus[group].items.map(({ id, path, name }) => {
    return { id, path, name, line: menuPanel.lines[id], card: cards[id] };
  });
  return { name: groups[group], items };
}

function homeData(words: Words, path: string) {
  const { claims, contactDetails, forms, home, pages } = words;
  const language = languageOf(path);
  const { about, catalogue, contact, hero, panels, pilot } = home;
  const offices = officesBeside("contact").map(({ address, phone }) => ({
    address: address[language],
    phone,
  }));
  const company = organization({ mailbox: site.mailbox, offices, slogan: hero.slogan });
  return {
    meta: pageMeta(pages.home, company, webSite(language)),
    hero,
    panels,
    heroForm: forms["hero-assessment"],
    contactForm: forms["home-contact"],
    catalogue: { heading: catalogue.heading, lists: [menuOf("solutions", words), menuOf("services", words)] },
    about,
    pilot: { ...pilot, claims: CLAIMS.map((id) => claims[id]) },
    contact: { ...contact, details: contactDetails.contact },
  };
}

function aboutData({ about, pages }: Words, path: string) {
  const language = languageOf(path);
  const { leadership, facts } = about;
  const values = { ...site.facts, legalEntity: site.legalEntity };
  const rows = (Object.keys(facts.names) as (keyof Words["about"]["facts"]["names"])[]).flatMap((fact) => {
    const text = values[fact][language];
    return text ? [{ name: facts.names[fact], text }] : [];
  });
  // A person's name and city follow the role, once the owner has set them.
  const roles = leadership.roles.map(({ id, question, answer, role }) => {
    const texts = [role, site.leaders[id][language], site.leaderCities[id][language]];
    return { id, question, answer, texts: texts.filter(Boolean) };
  });
  return { meta: pageMeta(pages.about), words: about, comma: labels[language].comma, roles, rows };
}

/**
 * Returns a product with its menu.
 * @throws Error when no menu lists one that fits
 */
function findProduct({ layout }: Words, fits: (item: MenuItem) => boolean) {
  for (const group of ["solutions", "services"] as const) {
    const item = layout.menus[group].items.find(fits);
    if (item) return { ...item, group };
  }
  throw new Error("No menu lists this product.");
}

/** Keeps an "&" on the line of the word after it. */
const keepAmpersand = (name: string) => name.replace("& ", "&\u00a0");

function productData(words: Words, here: string) {
  const { id, name, path, group } = findProduct(words, (item) => item.path === here);
  if (id === "fraud-resilience-assessment") throw new Error(`${path} is no page of a product.`);
  const page = words.products[id];
  const next = findProduct(words, (item) => item.id === nextOf(id));
  const labels = words.productLabels;
  const { title, description, sentence } = page;
  const crumbs = breadcrumbs(labels.groups[group], { label: name, path });
  const latency = site.facts.responseTime[languageOf(here)];
  return {
    meta: pageMeta({ path, title, description }, service({ name, intro: sentence, path }), crumbs),
    id,
    name: keepAmpersand(name),
    page,
    labels,
    picture: products[id].stage,
    isDark: group === "solutions",
    call: page.call && {
      ...page.call,
      text: latency ? `${page.call.text} ${fill(labels.latency, { latency })}` : page.call.text,
    },
    /** The next product of the menu, with its illustration in the file of the page that leads to it. */
    next: { name: keepAmpersand(next.name), path: next.path, drawing: products[id].next },
    sandbox: id === "risk-assessment" ? words.sandbox : undefined,
  };
}

function assessmentData(words: Words, path: string) {
  const { fraudResilienceAssessment, layout, pages, productLabels } = words;
  const canonical = pages.fraudResilienceAssessment.path;
  const { items } = layout.menus.services;
  const name = items.find((item) => item.path === canonical)?.name ?? "";
  const intro = fraudResilienceAssessment.overview.definition;
  return {
    meta: pageMeta(
      { ...pages.fraudResilienceAssessment, path, canonicalPath: canonical },
      service({ name, intro, path: canonical }),
      breadcrumbs(productLabels.groups.services, { label: name, path: canonical }),
    ),
    words: fraudResilienceAssessment,
    scenarios: words.scenarios,
    banks: words.bankScenarios,
    selfCheck: words.selfCheck,
  };
}

/** Returns an ISO day, month or year as people write it. */
const formatDate = (date: string, language: Language) =>
  new Date(date).toLocaleDateString(locales[language], {
    timeZone: "UTC",
    year: "numeric",
    ...(date.length > 4 && { month: "long" }),
    ...(date.length > 7 && { day: "numeric" }),
  });

/** A law or a rule of a regulator: its usual name, its demand, its title, and its number where that is known. */
interface LawWords {
  name: string;
  text: string;
  title: string;
  number?: string;
}

const isText = (part: string | undefined): part is string => Boolean(part);

/** Returns the laws of each country with their sources: the text itself, or the reports about it. */
function lawsWithSources(words: Words["whyUs"]["laws"], language: Language) {
  const [oldest = ""] = Object.values(lawsChecked).sort();
  const source = (law: LawSource, { title, number }: LawWords) => ({
    texts: [{ parts: [title, number, formatDate(law.date, language)].filter(isText), url: law.url }],
    reports: law.reports?.map(({ by, date, url }) => ({
      parts: [by, date && formatDate(date, language)].filter(isText),
      url,
    })),
  });
  return {
    ...words,
    text: fill(words.text, { month: formatDate(oldest, language) }),
    countries: Object.entries(words.countries).map(([country, { name, laws: texts }]) => {
      const rows = Object.entries<LawSource>(laws[country as CountryId]).map(([id, law]) => {
        const text = (texts as Record<string, LawWords>)[id];
        if (!text) throw new Error(`The law ${id} has no words.`);
        return { id, name: text.name, text: text.text, ...source(law, text) };
      });
      return { id: country, name, count: formatPlural(words.count, rows.length, language), rows };
    }),
  };
}

function whyUsData(words: Words, path: string) {
  const { accuracy, claims, claimsNote, pages, supplierCheck, whyUs } = words;
  const { language } = whyUs.region;
  const foreign = language === languageOf(path) ? undefined : language;
  const { heading, file, yes, no, answers, further } = supplierCheck;
  return {
    meta: pageMeta(pages.whyUs),
    ...whyUs,
    accuracy,
    claimsNote,
    advantages: [
      ...CLAIMS.map((id) => ({ figure: claims[id].value, ...whyUs.claims[id], language: undefined })),
      // The word's language, where it is not the page's.
      { figure: whyUs.region.word, name: whyUs.region.name, text: whyUs.region.text, language: foreign },
    ],
    laws: lawsWithSources(whyUs.laws, languageOf(path)),
    supplierCheck: {
      heading,
      file,
      further,
      answers: answers.map(({ reply, text }) => ({ reply: { yes, no }[reply], text })),
    },
  };
}

/** Seals the dashboard's URL; neither it nor the password is shipped. */
async function loginData({ forms, login, pages }: Words, _path: string, demo: Demo) {
  const { username, password, dashboardUrl } = demo;
  const sealed = await seal(dashboardUrl, username, password);
  return { meta: pageMeta(pages.login), head: login, form: forms.login, sealed };
}

function thankYouData({ contactDetails, forms }: Words, path: string) {
  const language = languageOf(path);
  const kind = leadKinds.find((id) => localPath(thankYouPath(id), language) === path);
  if (!kind) throw new Error(`No form leads to ${path}.`);
  const { toasts, next, booking }: LeadFormWords = forms[kind];
  const { title, text } = toasts.success;
  const ownPath = localPath(thankYouPath(kind), language);
  return {
    meta: pageMeta({ path: ownPath, title, description: text, noindex: true }),
    head: { heading: title, intro: text },
    words: { next, booking },
    details: contactDetails.contact,
  };
}

/**
 * What each page is made of: its head, and from the words of its language what its component shows. It runs while the site is
 * prerendered, and what it returns travels with the page, not with the scripts.
 */
export const pageData = {
  home: homeData,
  about: aboutData,
  "why-us": whyUsData,
  contact: ({ contact, contactDetails, forms, officeHours, pages }, path) => ({
    meta: pageMeta(pages.contact),
    head: contact,
    form: forms.contact,
    details: contactDetails.contact,
    chart: officeHoursChart(officeHours, languageOf(path)),
  }),
  "get-started": ({ forms, getStarted, pages }) => ({
    meta: pageMeta(pages.getStarted),
    head: getStarted,
    form: forms.registration,
  }),
  login: loginData,
  "customer-journey": ({ journey, pages }) => ({ meta: pageMeta(pages.customerJourney), words: journey }),
  "new-customer-journey": ({ journey, pages }) => ({
    meta: pageMeta(pages.newCustomerJourney),
    words: journey,
    lap: racetrackLap,
  }),
  "request-assessment": ({ contactDetails, forms, pages, requestAssessment }) => ({
    meta: pageMeta(pages.requestAssessment),
    head: requestAssessment,
    form: forms.assessment,
    details: contactDetails.request,
  }),
  "request-sample-report": ({ contactDetails, forms, pages, requestSampleReport }) => ({
    meta: pageMeta(pages.requestSampleReport),
    head: requestSampleReport,
    form: forms["sample-report"],
    details: contactDetails.request,
  }),
  product: productData,
  "fraud-resilience-assessment": assessmentData,
  "thank-you": thankYouData,
  "not-found": ({ notFound }) => ({ meta: pageMeta(notFound.head), words: notFound }),
} satisfies Record<PageTemplate, (words: Words, path: string, demo: Demo) => WithMeta | Promise<WithMeta>>;

/** The props of the page in a folder. */
export interface PageProps<Of extends PageTemplate> {
  data: Awaited<ReturnType<(typeof pageData)[Of]>>;
}
