import { sampleCall } from "../../../content/sample-call.ts";

/** A piece of JSON: its keys are quiet, and its reasons warm. A long line goes on further in than the deepest begins. */
const Json = ({ text }: { text: string }) => (
  <pre lang="en" dir="ltr" className="min-w-0 wrap-anywhere whitespace-break-spaces">
    {text.split("\n").map((line) => (
      <code key={line} className={`code block call-line ${/"points"/.test(line) ? "text-ember" : ""}`}>
        {line.split(/("\w+":)/).map((part) =>
          part.endsWith(":") ? (
            <span key={part} className="text-ink2">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </code>
    ))}
  </pre>
);

/** A call to the interface and its answer as JSON, side by side where there is room. */
export const SampleCall = ({ heading, text }: { heading: string; text: string }) => (
  <section className="ink">
    <div className="wrap cols gap-y-8 py-16">
      <div className="columns:col-span-3">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 text-ink2">{text}</p>
      </div>
      <div className="border-rule columns:col-start-4 columns:col-end-8 columns:border-e">
        <Json text={sampleCall.request} />
      </div>
      <div className="columns:col-start-8 columns:col-end-13">
        <Json text={sampleCall.answer} />
      </div>
    </div>
  </section>
);
