import { expect, it } from "vitest";
import { supplierCheck } from "../content/en/supplier-check.ts";
import { supplierTable } from "./supplier-check.ts";

it("writes one line for each question, with the URL of its source, and no cell that is a formula", () => {
  const groups = [
    {
      name: "Data, and hosting",
      questions: [{ ask: "Where?" }, { ask: "=1+1", answer: 'In "one" place', path: "/ar/about" } as const],
    },
  ];
  expect(supplierTable({ ...supplierCheck, groups }, "ar", "https://example.com")).toBe(
    [
      "\uFEFFGroup,Question,Answer,Source",
      '"Data, and hosting",Where?,We answer in writing.,',
      `"Data, and hosting",'=1+1,"In ""one"" place",https://example.com/ar/about`,
      "",
    ].join("\r\n"),
  );
});
