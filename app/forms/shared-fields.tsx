import type { Words } from "../../content/words.ts";
import { EMAIL_MAX, MESSAGE_MAX, SHORT_MAX } from "../../contract/limits.ts";
import { Field } from "./field.tsx";

interface Props {
  label: string;
  required?: boolean;
  minLength?: number;
  defaultValue?: string;
  className?: string;
  why?: Words["forms"]["assessment"]["why"];
}

/** The fields that most forms share, with their autofill tokens. */
const fields = {
  name: { autoComplete: "name", required: true, maxLength: SHORT_MAX },
  email: { autoComplete: "email", required: true, maxLength: EMAIL_MAX, type: "email" },
  company: { autoComplete: "organization", maxLength: SHORT_MAX },
} as const;

const sharedField = (name: keyof typeof fields) => (props: Props) => (
  <Field<typeof fields> as="input" name={name} {...fields[name]} {...props} />
);
export const NameField = sharedField("name");
export const EmailField = sharedField("email");
export const CompanyField = sharedField("company");

/** The message of a visitor, over both columns. */
export const MessageField = (props: { label: string; rows: number }) => (
  <Field<{ message: string }>
    as="textarea"
    name="message"
    required
    maxLength={MESSAGE_MAX}
    className="pairs:col-span-2"
    {...props}
  />
);
