import { WholeWords } from "../ui/whole-words.tsx";

/** Numbers steps side by side, under one line each. */
export function NumberedSteps(props: {
  steps: readonly { name: string; text: string }[];
  /** Classes that set the columns. */
  className: string;
}) {
  return (
    <ol className={`grid gap-x-6 gap-y-8 ${props.className}`}>
      {props.steps.map(({ name, text }, index) => (
        <li key={name} className="flex gap-x-3 border-t border-ink pt-4 md:block md:pt-3">
          <p aria-hidden="true" className="text-head w-8 shrink-0 text-ink2 md:mb-3">
            {index + 1}
          </p>
          <div>
            <h3 className="text-intro">
              <WholeWords text={name} />
            </h3>
            <p className="mt-1.5 text-body/text text-ink2">
              <WholeWords text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
