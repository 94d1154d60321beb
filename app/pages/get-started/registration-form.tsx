import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { registrationForm } from "../../../content/en/forms.ts";
import { check } from "../../../contract/check.ts";
import { COMPANY_NAME_MIN, MOBILE_MIN, NAME_MIN, SHORT_MAX } from "../../../contract/limits.ts";
import { countries, industries, useCases } from "../../../contract/options.ts";
import { registrationPayload } from "../../../contract/payloads.ts";
import { type Draft, fields } from "../../../contract/registration.ts";
import { site } from "../../../site.config.ts";
import { Choices } from "../../forms/choices.tsx";
import { Field } from "../../forms/field.tsx";
import { FormColumns } from "../../forms/form-columns.tsx";
import { NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";

const initial: Draft = {
  name: "",
  companyName: "",
  industry: "",
  mobileNumber: "",
  country: "",
  useCases: [],
};
const body = (answers: Draft) => registrationPayload(answers, site.mailbox);
const rules = (answers: Draft) => check(fields, answers);

/** Lead registration; a success leads home, where its toast still stands. */
export function RegistrationForm({ words, aside }: { words: typeof registrationForm; aside: ReactNode }) {
  const navigate = useNavigate();
  const lead = useLeadForm({
    kind: "registration",
    initial,
    body,
    check: rules,
    words,
    log: true,
    onSent: (isShown) => isShown && navigate("/"),
  });
  const { labels, choose } = words;
  return (
    <FormColumns lead={lead} words={words} aside={aside}>
      <div className="field-grid">
        <NameField label={labels.name} minLength={NAME_MIN} />
        <Field
          name="companyName"
          label={labels.companyName}
          autoComplete="organization"
          required
          minLength={COMPANY_NAME_MIN}
          maxLength={SHORT_MAX}
        />
        <Field name="industry" label={labels.industry} options={industries} choose={choose} required />
        <Field
          name="mobileNumber"
          label={labels.mobileNumber}
          why={words.why}
          type="tel"
          autoComplete="tel"
          required
          minLength={MOBILE_MIN}
          maxLength={SHORT_MAX}
        />
        <Field
          name="country"
          label={labels.country}
          options={countries}
          choose={choose}
          autoComplete="country-name"
          required
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Choices name="useCases" label={labels.useCases} hint={words.useCasesHint} options={useCases} />
        </div>
      </div>
    </FormColumns>
  );
}
