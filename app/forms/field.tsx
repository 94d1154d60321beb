import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from "react";
import type { Words } from "../../content/words.ts";
import { formTooltipTimings } from "../ui/hover-intent.ts";
import { Chevron } from "../ui/marks.tsx";
import { NoBreakText } from "../ui/no-break-text.tsx";
import { useHoverDetails } from "../ui/use-hover-details.ts";
import { useField } from "./form-context.ts";

/** An option of a select or a check box: the value that is sent, and its label. */
export interface Option {
  value: string;
  label: string;
}

/** Returns options from the values of the contract and the labels of a language. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));

interface SharedProps<Name extends string> {
  name: Name;
  label: string;
  required?: boolean;
  hint?: string;
  why?: Words["forms"]["assessment"]["why"];
  /** Shown between the hint and the error message. */
  note?: ReactNode;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  defaultValue?: string;
  className?: string;
}

interface Lengths {
  minLength?: number;
  maxLength?: number;
}

type ControlProps =
  | ({ as: "input"; type?: HTMLInputTypeAttribute } & Lengths)
  /** `choose` is the text of the first, empty option. */
  | { as: "select"; options: readonly Option[]; choose: string }
  /** `rows` is the height in lines. */
  | ({ as: "textarea"; rows: number; textArea?: Ref<HTMLTextAreaElement>; onBlur?: () => void } & Lengths);

type FieldProps<Name extends string> = SharedProps<Name> & ControlProps;

/** Returns the direction of an answer: in every language, emails and phone numbers are written from left to right. */
const directionOf = (type: HTMLInputTypeAttribute | undefined) =>
  type === "email" || type === "tel" ? "ltr" : "auto";

/** The error message of a field. It is always in the page, so that the server can fill it in. */
export function ErrorSlot({ id, name, error }: { id: string; name: string; error: string | undefined }) {
  return (
    <span
      id={id}
      data-error-for={name}
      hidden={!error}
      className="error-mark text-small relative block ps-5 text-bad"
    >
      {/* The browser's words may be in another language than the page. */}
      {error && <bdi>{error}</bdi>}
    </span>
  );
}

/**
 * Explains why a field is asked for: a tooltip for mouse and keyboard, under it and over its own field. On touch
 * screens, and in narrow windows, a disclosure below the label.
 */
function WhyWeAsk(props: { id: string; words: Words["forms"]["assessment"]["why"]; field: string }) {
  const { id, words, field } = props;
  const hover = useHoverDetails<HTMLDivElement>(formTooltipTimings);
  return (
    <div {...hover}>
      <details id={id}>
        <summary className="text-small inline-link -my-1 py-1 whitespace-nowrap text-ink-muted">
          {words.summary}
          <span className="sr-only">: {field}</span>
        </summary>
        <NoBreakText
          as="p"
          className="why text-small border border-ink bg-raised px-3 py-2"
          text={words.text}
        />
      </details>
    </div>
  );
}

/** A labelled input, select or text area with its hint and error message. `Fields` are those of its form. */
export function Field<Fields extends object>(props: FieldProps<keyof Fields & string>) {
  const { name, label, required = false, hint, why, note, autoComplete, defaultValue, className } = props;
  const { id, hintId, errorId, problemIds, error, isSubmitting, optional } = useField(name);
  const control = {
    id,
    name,
    required,
    autoComplete,
    defaultValue,
    disabled: isSubmitting,
    className: "control",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": hint ? `${hintId} ${problemIds}` : problemIds,
  };
  const lengths = props.as !== "select" && { minLength: props.minLength, maxLength: props.maxLength };
  return (
    <div className={className}>
      <div className="@container relative mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-small font-medium">
          {label}
          {!required && <span className="font-normal text-ink-muted">&nbsp;{optional}</span>}
        </label>
        {why && <WhyWeAsk id={`${id}-why`} words={why} field={label} />}
      </div>
      {props.as === "select" ? (
        <span className="relative block">
          <select {...control} className="control select">
            <option value="">{props.choose}</option>
            {props.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Chevron size={14} className="pointer-events-none absolute end-4 top-4.75" />
        </span>
      ) : props.as === "textarea" ? (
        <textarea
          {...control}
          {...lengths}
          ref={props.textArea}
          onBlur={props.onBlur}
          rows={props.rows}
          dir="auto"
        />
      ) : (
        <input {...control} {...lengths} type={props.type} dir={directionOf(props.type)} />
      )}
      {/* The message has its line before it is needed: nothing moves. */}
      <div className="field-notes min-h-10 pt-1">
        {hint && (
          <p id={hintId} className="text-small text-ink-muted">
            {hint}
          </p>
        )}
        {note}
        <ErrorSlot id={errorId} name={name} error={error} />
      </div>
    </div>
  );
}
