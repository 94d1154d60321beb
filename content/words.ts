import type * as en from "./en/words.ts";
import type { ProductId } from "./menus.ts";
import type { WordsOf } from "./translated.ts";
import type { OutsideLinkWords, ProductPage } from "./types.ts";

/** Everything that the site says in one language. The English words are the schema. */
export type Words = {
  readonly [Name in keyof typeof en]: Name extends "products"
    ? Readonly<Record<ProductId, ProductPage>>
    : WordsOf<(typeof en)[Name]>;
};

export type ClaimId = keyof Words["claims"];
export type JourneyStep = Words["journey"]["steps"][number];
export type Scenario = Words["scenarios"][number];
export type ScenarioId = Scenario["id"];
export type BankScenario = Words["bankScenarios"][number];

/** The sections of the Fraud Resilience Assessment, and what stands around them. */
export type Sections = Words["fraudResilienceAssessment"];

/** The words of any lead form. */
export type LeadFormWords = Omit<Words["forms"]["contact"], "labels" | "sendsLabels"> & {
  sendsLabels: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
  booking?: OutsideLinkWords;
};

/** The questions of the self-check about a scenario, and whose scenarios it asks about. */
export type QuestionId = keyof Words["selfCheck"]["questions"];
export type Audience = keyof Words["selfCheck"]["audience"]["choices"];

/** The sandbox: its rules, the results of a payment and the kinds of payments. */
export type Rule = keyof Words["sandbox"]["limits"];
export type PaymentResult = keyof Words["sandbox"]["keys"];
export type PaymentGroup = keyof Words["sandbox"]["why"]["who"];
