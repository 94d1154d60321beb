import { createContext, useContext } from "react";
import type { FieldErrors } from "../../contract/check.ts";

/** What a field reads of its form. */
export const FieldContext = createContext({
  /** Prefix of the ids, so that two forms can be on one page. */
  id: "",
  isSubmitting: false,
  errors: {} as FieldErrors,
  /** The first of several wrong fields; its description also says how many are wrong. */
  first: undefined as string | undefined,
  optional: "",
});

/** Returns the id of a form's sentence on how many answers are wrong. */
export const summaryId = (form: string) => `${form}-summary`;

/** Returns the ids, the state and the message of a field of the surrounding form. */
export function useField(name: string) {
  const { id, isSubmitting, errors, first, optional } = useContext(FieldContext);
  const field = `${id}-${name}`;
  return {
    id: field,
    hintId: `${field}-hint`,
    errorId: `${field}-error`,
    /** The ids of the texts that describe a problem of the field. */
    problemIds: name === first ? `${field}-error ${summaryId(id)}` : `${field}-error`,
    error: errors[name],
    isSubmitting,
    optional,
  };
}
