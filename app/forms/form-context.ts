import { createContext, useContext } from "react";
import type { FieldErrors } from "../../contract/check.ts";

/** The state of a form that its fields read. */
interface FormState {
  /** Prefix of the ids, so that two forms can be on one page. */
  id: string;
  busy: boolean;
  errors: FieldErrors;
  optional: string;
}

export const FormContext = createContext<FormState>({ id: "", busy: false, errors: {}, optional: "" });

/** Returns the ids, the state and the message of a field of the surrounding form. */
export function useField(name: string) {
  const { id, busy, errors, optional } = useContext(FormContext);
  const field = `${id}-${name}`;
  return {
    id: field,
    hintId: `${field}-hint`,
    errorId: `${field}-error`,
    error: errors[name],
    busy,
    optional,
  };
}
