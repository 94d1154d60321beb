import { expect, it } from "vitest";
import { kinds, leadKinds } from "../../contract/kinds.ts";
import * as forms from "./forms.ts";

it.each(leadKinds)("has words for every number of answers of %s that may need a look", (kind) => {
  expect(forms.contactForm.summary.length).toBeGreaterThanOrEqual(
    Object.keys(kinds[kind].fields.entries).length,
  );
});
