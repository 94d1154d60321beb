import { site } from "../../settings/site.js";

const { records, accuracy, otherAccuracy, patterns, lossReduction } = site.figures;

/** Stands once under the figures of a page. */
export const claimsNote = "Our figures. Ask us what was counted, where and when.";

/** Every marketing figure of the site. */
export const claims = {
  records: { value: records.en, meaning: "fraud intelligence records" },
  accuracy: { value: `${accuracy}%`, meaning: "detection accuracy" },
  patterns: { value: `${patterns}+`, meaning: "detection patterns" },
  monitoring: { value: "24/7", meaning: "monitoring" },
  "loss-reduction": { value: `${lossReduction.least}–${lossReduction.most}%`, meaning: "lower fraud losses" },
} as const;

/** Figures that look like claims and are not: samples, and what a price tier contains. */
export const otherFigures = [
  { value: `${otherAccuracy}%`, where: "Footnote of the accuracy" },
  { value: "85%", where: "Sample report, Detection Capability" },
  { value: "62%", where: "Sample report, Prevention Measures" },
  { value: "48%", where: "Sample report, Response Time" },
  { value: "91%", where: "Sample report, Data Security" },
  { value: "25%", where: "Sample of the Fraud Impact Assessment" },
  { value: "10+", where: "Advanced Assessment, 10+ scenarios" },
  { value: "24/7/365", where: "Hours of technical support" },
] as const;
