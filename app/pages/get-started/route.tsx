import "./get-started.css";
import { COMPANY_NAME_MIN, MOBILE_MIN, NAME_MIN, SHORT_MAX } from "../../../contract/limits.ts";
import { countries, industries, type UseCase, useCaseIds } from "../../../contract/options.ts";
import { registrationPayload } from "../../../contract/payloads.ts";
import { fields, type RegistrationDraft } from "../../../contract/registration.ts";
import { CheckboxGroup } from "../../forms/checkbox-group.tsx";
import { Field, optionsOf } from "../../forms/field.tsx";
import { LeadForm } from "../../forms/lead-form.tsx";
import { NameField } from "../../forms/shared-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { useRouter } from "../../navigation/router.tsx";
import { useCaseStar } from "../../pictures/get-started.ts";
import { LocalOfficeHours } from "../../sections/local-office-hours.tsx";
import { OutsideLink } from "../../ui/links.tsx";
import { MarkupErrorBoundary } from "../../ui/markup-error-boundary.tsx";
import { layerUrls } from "../../ui/picture.tsx";
import type { PageProps } from "../data.server.ts";

const initial: RegistrationDraft = {
  name: "",
  companyName: "",
  industry: "",
  mobileNumber: "",
  country: "",
  useCases: [],
};
const url = layerUrls(useCaseStar);

/** A star with a point for each use case, clockwise from the top; those that are ticked are filled. */
function UseCaseStar(props: { ticked: readonly UseCase[]; className: string }) {
  return (
    <svg aria-hidden="true" viewBox={useCaseStar.box} className={props.className}>
      <use href={url("ground")} />
      {useCaseIds.map((id, index) => (
        <use
          key={id}
          href={url("point")}
          transform={`rotate(${36 * index})`}
          data-ticked={props.ticked.includes(id)}
          className="star-point"
        />
      ))}
      <use href={url("lines")} />
    </svg>
  );
}

/** Lead registration; a success opens the home page, where its toast still stands. */
function RegistrationForm({ head, form: words }: PageProps<"get-started">["data"]) {
  const { open } = useRouter();
  const form = useLeadForm({
    kind: "registration",
    initial,
    buildPayload: registrationPayload,
    rules: fields,
    words,
    isLogged: true,
    hasNext: true,
    onSent: (isShown) => isShown && open(words.nextPath),
  });
  const { labels, choose } = words;
  const ticked = form.answers.useCases;
  const { call, demo } = head.next;
  return (
    <LeadForm
      form={form}
      className="registration cols"
      head={
        <>
          <div className="registration-head">
            <h1 className="text-display">{head.heading}</h1>
            <p className="text-intro mt-4 mb-8 max-w-96 text-ink-muted columns:mb-12">{head.intro}</p>
          </div>
          <UseCaseStar ticked={ticked} className="registration-star max-w-100 max-columns:hidden" />
        </>
      }
      after={
        <dl className="mt-8 grid gap-x-8 gap-y-6 pairs:grid-cols-2">
          <div className="border-t border-ink pt-4">
            <dt className="font-medium">{call.name}</dt>
            <dd className="text-ink-muted">
              {call.text}
              <LocalOfficeHours text={call.localHours} />
            </dd>
          </div>
          <div className="border-t border-ink pt-4">
            <dt className="font-medium">{demo.name}</dt>
            <dd className="text-ink-muted">{demo.text}</dd>
            <dd>
              <OutsideLink to={words.booking} className="link" />
            </dd>
          </div>
        </dl>
      }
    >
      <NameField label={labels.name} minLength={NAME_MIN} />
      <Field<RegistrationDraft>
        as="input"
        name="companyName"
        label={labels.companyName}
        autoComplete="organization"
        required
        minLength={COMPANY_NAME_MIN}
        maxLength={SHORT_MAX}
      />
      <div className="bar:grid-cols-fields grid gap-x-8 pairs:col-span-2">
        <Field<RegistrationDraft>
          name="industry"
          label={labels.industry}
          as="select"
          options={optionsOf(industries, words.industries)}
          choose={choose}
          required
        />
        <Field<RegistrationDraft>
          as="input"
          name="mobileNumber"
          label={labels.mobileNumber}
          type="tel"
          autoComplete="tel"
          required
          minLength={MOBILE_MIN}
          maxLength={SHORT_MAX}
        />
        <Field<RegistrationDraft>
          name="country"
          label={labels.country}
          as="select"
          options={optionsOf(countries, words.countries)}
          choose={choose}
          autoComplete="country-name"
          required
        />
      </div>
      <CheckboxGroup<RegistrationDraft>
        name="useCases"
        label={labels.useCases}
        hint={words.useCasesHint}
        options={optionsOf(useCaseIds, words.useCases)}
        picture={<UseCaseStar ticked={ticked} className="size-26 shrink-0 columns:hidden" />}
      />
    </LeadForm>
  );
}

export default function GetStarted({ data }: PageProps<"get-started">) {
  return (
    <div className="wrap pt-8 pb-16 pairs:pt-12">
      <MarkupErrorBoundary name="form">
        <RegistrationForm {...data} />
      </MarkupErrorBoundary>
    </div>
  );
}
