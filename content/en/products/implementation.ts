import type { ProductPage } from "../../types/products.ts";

export const implementation: ProductPage = {
  title: "Fraud Impact Assessment: the true cost",
  description:
    "Find out what fraud costs you beyond the stolen amount: fees, review hours, refused parcels and genuine customers turned away.",
  sentence:
    "Find out what fraud costs you beyond the stolen amount: fees, working hours, refused parcels and genuine customers turned away.",
  number: "25%",
  caption: ["more than", "was booked"],
  label: "64 booked",
  subject: "16 not booked",
  give: [
    { name: "Twelve months of records", text: "Ledger lines, disputes, returns, SMS bills and rotas." },
    { name: "An hour with each team", text: "Finance, operations, support and review." },
    {
      name: "A contact in finance",
      text: "One person who agrees the definitions and can defend them later.",
    },
  ],
  get: [
    { name: "Cost by step", text: "From the stolen amount to the full cost, with source and owner." },
    {
      name: "A low and a high figure",
      text: "Ranges show which figures are booked and which are judgement.",
    },
    {
      name: "The customers you refused",
      text: "A sample reviewed by hand: who was genuine, who never came back.",
    },
    {
      name: "Cash on delivery",
      text: "Refused parcels: changed minds, wrong addresses, or orders nobody meant to accept.",
    },
    { name: "A ranking", text: "Causes by cost, each with a spending limit for its fix." },
    { name: "A model you keep", text: "A workbook with every assumption visible and open to change." },
  ],
  isNot: [
    { name: "An audit", text: "We do not test or sign your accounts." },
    { name: "A promise of savings", text: "It shows where money is lost." },
    { name: "A market average", text: "Every figure is yours." },
  ],
  benefits: [
    "A budget with a reason",
    "One definition of loss",
    "The most expensive fraud first",
    "A baseline for next year",
  ],
  trial: {
    heading: "Bring one disputed order",
    text: "We'll calculate its full cost with you.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
};
