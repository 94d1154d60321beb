import type { kinds, LeadKind } from "../../contract/kinds.ts";

type Entries<Kind extends LeadKind> = (typeof kinds)[Kind]["fields"]["entries"];
/** The name of a field of any form. */
export type FieldName = { [Kind in LeadKind]: keyof Entries<Kind> }[LeadKind];

/** The parts of the record and of the notice, in their order. */
export const parts = {
  record: [
    ...(["responsible", "officer", "purposes", "basis", "people", "answers", "beside", "address"] as const),
    ...(["storage", "recipients", "transfers", "period", "security", "decisions", "requests"] as const),
  ],
  notice: [
    ...(["responsible", "answers", "beside", "address", "purposes", "basis", "storage"] as const),
    ...(["recipients", "transfers", "period", "cookies", "decisions", "rights", "authority"] as const),
  ],
};
export type Paper = keyof typeof parts;
export const paperNames = ["record", "notice"] as const satisfies Paper[];
export type Part = (typeof parts)[Paper][number];
