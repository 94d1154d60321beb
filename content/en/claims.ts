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
    note: "Company figure. Ask what counts as one record.",
    more: "Also ask how many are confirmed fraud, recent and from your countries.",
  },
  accuracy: {
    value: `${accuracy}%`,
    meaning: "detection accuracy",
    note: `Company figure. We also publish ${otherAccuracy}%. ${accuracyAdvice}`,
    more: "Do not rely on either figure before you have the answers. If the figure means the share of all events classified correctly, it says little when fraud is rare.",
  },
  patterns: {
    value: `${patterns}+`,
    meaning: "detection patterns",
    note: "Company figure. Ask for the list of patterns.",
    more: "Also ask which data each pattern needs, and whether you have that data.",
  },
  monitoring: {
    value: "24/7",
    meaning: "monitoring",
    note: "Company figure. Technical support is 24/7/365.",
    more: "Ask who watches, from where, and how soon they call. Office hours are Monday-Friday, 9:00 AM-6:00 PM GMT.",
  },
  "loss-reduction": {
    value: `${lossReduction.least}–${lossReduction.most}%`,
    meaning: "lower fraud losses",
    note: "Company figure. Your result depends on where you start.",
    more: "This site gives no source for it. Ask what was counted as a loss, where, over which period and compared with what.",
  },
};

/** Figures that look like claims and are not: samples, and what a price tier contains. */
export const otherFigures = [
  { value: `${otherAccuracy}%`, where: "Footnote of the accuracy" },
  { value: "85%", where: "Sample report, Detection Capability" },
  { value: "62%", where: "Sample report, Prevention Measures" },
  { value: "48%", where: "Sample report, Response Time" },
  { value: "91%", where: "Sample report, Data Security" },
  { value: "10+", where: "Advanced Assessment, 10+ scenarios" },
  { value: "24/7/365", where: "Hours of technical support" },
];
