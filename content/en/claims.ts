import { site } from "../../site.config.ts";
import type { Claims } from "../types/claims.ts";

const { records, accuracy, otherAccuracy, patterns, lossReduction } = site.figures;

/** Shown with the accuracy figures wherever they are. */
export const accuracyAdvice = "Ask for detection rate, false positives, sample and period.";

/** Every marketing figure of the site. A page shows the value together with its note. */
export const claims: Claims = {
  records: {
    value: records.en,
    meaning: "fraud intelligence records",
    note: "Company figure. A record is one observation, not one person and not one fraud. Ask how many are confirmed, recent and from your countries.",
  },
  accuracy: {
    value: `${accuracy}%`,
    meaning: "detection accuracy",
    note: `Company figure; we also publish ${otherAccuracy}%, so ask which sample each comes from. It is the share of all events classified correctly, so it says little when fraud is rare. ${accuracyAdvice}`,
  },
  "accuracy-second-reading": {
    value: `${otherAccuracy}%`,
    meaning: "detection accuracy, our other figure",
    note: `Company figure; we also publish ${accuracy}%, so ask which sample each comes from. It is the share of all events classified correctly, so it says little when fraud is rare. ${accuracyAdvice}`,
  },
  patterns: {
    value: `${patterns}+`,
    meaning: "detection patterns",
    note: "Company figure. It counts the types of fraud pattern that the engine looks for. Your own rules are extra.",
  },
  monitoring: {
    value: "24/7",
    meaning: "monitoring",
    note: "Company figure. Monitoring and technical support run 24/7/365. Office hours are Monday-Friday, 9:00 AM-6:00 PM GMT.",
  },
  "loss-reduction": {
    value: `${lossReduction.least}–${lossReduction.most}%`,
    meaning: "lower fraud losses",
    note: "Company figure: the fall in fraud losses after our work, compared with the period before it. Ask us for our evidence: what was counted, where and over which period. Your result depends on where you start.",
  },
};

/** Figures that look like claims and are not: samples, and what a price tier contains. */
export const otherFigures = [
  { value: "85%", where: "Sample report, Detection Capability" },
  { value: "62%", where: "Sample report, Prevention Measures" },
  { value: "48%", where: "Sample report, Response Time" },
  { value: "91%", where: "Sample report, Data Security" },
  { value: "10+", where: "Advanced Assessment, 10+ scenarios" },
  { value: "15%", where: "Rule sandbox, money lost to fraud" },
  { value: "24/7/365", where: "Hours of technical support" },
];
