import { createContext, useContext } from "react";
import type { FieldErrors } from "../../contract/check.ts";

/** What a field needs to know of its form. */
interface FormState {
  /** Starts every id of the form, so that two forms can share a page. */
  id: string;
  busy: boolean;
  errors: FieldErrors;
  optional: string;
}

export const FormContext = createContext<FormState>({ id: "", busy: false, errors: {}, optional: "" });

/** Ids, state and message of one field of the form around. */
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
