import type { Why } from "../../content/types/forms.ts";
import { EMAIL_MAX, SHORT_MAX } from "../../contract/limits.ts";
import { Field } from "./field.tsx";

interface Props {
  label: string;
  required?: boolean;
  minLength?: number;
  defaultValue?: string;
  className?: string;
  why?: Why;
}

/** The fields that most forms share, with their autofill tokens. */
export function NameField(props: Props) {
  return (
    <Field<{ name: string }>
      as="input"
      name="name"
      autoComplete="name"
      required
      maxLength={SHORT_MAX}
      {...props}
    />
  );
}

export function EmailField(props: Props) {
  return (
    <Field<{ email: string }>
      as="input"
      name="email"
      type="email"
      autoComplete="email"
      required
      maxLength={EMAIL_MAX}
      {...props}
    />
  );
}

export function CompanyField(props: Props) {
  return (
    <Field<{ company: string }>
      as="input"
      name="company"
      autoComplete="organization"
      maxLength={SHORT_MAX}
      {...props}
    />
  );
}
