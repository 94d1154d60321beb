import type { ReactNode } from "react";
import * as v from "valibot";
import type { RegistrationFormWords } from "../../../content/types/forms.ts";
import { check } from "../../../contract/check.ts";
import { COMPANY_NAME_MIN, MOBILE_MIN, NAME_MIN, SHORT_MAX } from "../../../contract/limits.ts";
import { countries, industries, useCaseIds } from "../../../contract/options.ts";
import { registrationPayload } from "../../../contract/payloads.ts";
import { type Draft, fields } from "../../../contract/registration.ts";
import { site } from "../../../settings/site.js";
import { CheckboxGroup } from "../../forms/checkbox-group.tsx";
import { draftOf } from "../../forms/draft.ts";
import { Field, optionsOf } from "../../forms/field.tsx";
import { FormColumns } from "../../forms/form-columns.tsx";
import { NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { useOpenPage } from "../../navigation/open-page.ts";

const draft = v.object({ ...draftOf(fields).entries, useCases: v.array(v.picklist(useCaseIds)) });
const initial: Draft = {
  name: "",
  companyName: "",
  industry: "",
  mobileNumber: "",
  country: "",
  useCases: [],
};
const body = (answers: Draft) => registrationPayload(answers, site.mailbox);

/** Lead registration; a success leads home, where its toast still stands. */
export function RegistrationForm({ words, aside }: { words: RegistrationFormWords; aside: ReactNode }) {
  const openPage = useOpenPage();
  const lead = useLeadForm({
    kind: "registration",
    draft,
    initial,
    body,
    check: (answers) => check(fields, answers, words.rules),
    words,
    log: true,
    leads: true,
    onSent: (isShown) => isShown && openPage(words.nextPath),
  });
  const { labels, choose } = words;
  return (
    <FormColumns lead={lead} aside={aside}>
      <NameField label={labels.name} minLength={NAME_MIN} />
      <Field<Draft>
        as="input"
        name="companyName"
        label={labels.companyName}
        autoComplete="organization"
        required
        minLength={COMPANY_NAME_MIN}
        maxLength={SHORT_MAX}
      />
      <Field<Draft>
        name="industry"
        label={labels.industry}
        as="select"
        options={optionsOf(industries, words.industries)}
        choose={choose}
        required
      />
      <Field<Draft>
        as="input"
        name="mobileNumber"
        label={labels.mobileNumber}
        why={words.why}
        type="tel"
        autoComplete="tel"
        required
        minLength={MOBILE_MIN}
        maxLength={SHORT_MAX}
      />
      <Field<Draft>
        name="country"
        label={labels.country}
        as="select"
        options={optionsOf(countries, words.countries)}
        choose={choose}
        autoComplete="country-name"
        required
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <CheckboxGroup<Draft>
          name="useCases"
          label={labels.useCases}
          hint={words.useCasesHint}
          options={optionsOf(useCaseIds, words.useCases)}
        />
      </div>
    </FormColumns>
  );
}
