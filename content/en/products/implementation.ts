import type { ProductPage } from "../../parts.ts";

export const implementation = {
  title: "Fraud Impact Assessment: the true cost",
  description:
    "Find out what fraud costs you beyond the stolen amount: fees, review hours, refused parcels and genuine customers turned away.",
  sentence:
    "We find what fraud costs beyond the stolen amount: fees, hours, refused parcels and genuine customers turned away.",
  number: "25%",
  caption: ["more than", "was booked"],
  label: "Booked as loss: SAR 640,000",
  subject: "Fees, couriers, support and review: SAR\u00a0160,000",
  subjectText: "One stroke is SAR 10,000.",
  give: [
    {
      name: "Twelve months of records",
      text: "Ledgers, disputes, returns, SMS bills and rotas. Names and card numbers are removed first.",
    },
    {
      name: "An hour with each team",
      text: "Finance, operations, support and review know the costs that no ledger shows.",
    },
    {
      name: "A contact in finance",
      text: "One person who agrees the definitions and can defend them later.",
    },
  ],
  get: [
    {
      name: "Cost by step",
      text: "From the stolen amount to the full cost. Each line names its source and its owner.",
    },
    {
      name: "A low and a high figure",
      text: "The range separates what is booked from what is judgement, with the reason.",
    },
    {
      name: "The customers you refused",
      text: "A sample reviewed by hand: who was genuine, and who never came back.",
    },
    {
      name: "Cash on delivery",
      text: "Refused parcels, split into changed minds, wrong addresses and orders placed in bad faith.",
    },
    {
      name: "A ranking",
      text: "Causes by cost, each with the most it makes sense to spend on the fix.",
    },
    {
      name: "A model you keep",
      text: "A workbook with every assumption visible. Change one, and the total follows.",
    },
  ],
  isNot: [
    { name: "An audit", text: "We do not test or sign your accounts." },
    {
      name: "A promise of savings",
      text: "It shows where money is lost. What you save depends on what you fix.",
    },
    { name: "A market average", text: "Every figure is yours. Surveys fill no gaps." },
  ],
  benefits: [
    "A budget with a reason",
    "One definition of loss",
    "The most expensive fraud first",
    "A baseline for next year",
  ],
  trial: {
    heading: "Bring one disputed order",
    text: "We calculate its full cost with you, line by line. Insurers bring one suspicious claim: we add the assessor’s hours, and the honest claims that waited meanwhile, to what was paid.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
