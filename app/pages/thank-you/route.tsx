import { SentPanel } from "../../forms/sent-panel.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { PageProps } from "../data.server.ts";

/** The page that a form sent without scripts leads to. */
export default function ThankYou({ data: { head, words, details } }: PageProps<"thank-you">) {
  return (
    <FormPage head={head} details={details}>
      <SentPanel isOpen words={words}>
        <h2 className="text-title max-w-80">{words.next.heading}</h2>
      </SentPanel>
    </FormPage>
  );
}
