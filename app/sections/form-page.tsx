import type { ReactNode } from "react";
import type { Detail } from "../../content/contact-details.ts";
import type { Words } from "../../content/words.ts";
import { MarkupErrorBoundary } from "../ui/markup-error-boundary.tsx";
import { ContactDetails } from "./contact-details.tsx";

/** The page of a form: its name and its sentence, below them the form or what follows it, and beside that other ways. */
export function FormPage(props: {
  head: Words["contact"];
  details: readonly Detail[];
  /** Stands below the other ways. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const { head, details, below, children } = props;
  return (
    <div className="wrap pt-8 pb-20 pairs:pt-12 pairs:pb-28">
      <h1 className="text-display">{head.heading}</h1>
      <p className="text-intro mt-5 mb-8 max-w-intro text-ink-muted pairs:mb-12">{head.intro}</p>
      <div className="cols gap-y-16">
        <div className="columns:col-span-6">
          <MarkupErrorBoundary name="form">{children}</MarkupErrorBoundary>
        </div>
        <div className="columns:col-span-5 columns:col-start-8">
          <ContactDetails details={details} />
          {below}
        </div>
      </div>
    </div>
  );
}
