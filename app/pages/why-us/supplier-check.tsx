import { PageLink } from "../../ui/links.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import type { PageProps } from "../data.server.ts";

/** The answers for a supplier questionnaire: the table of all questions first, then what we do and what we do not do. */
export const SupplierCheck = ({ words }: { words: PageProps<"why-us">["data"]["supplierCheck"] }) => (
  <section aria-labelledby="supplier-check" className="wrap section pt-0">
    <div className="cols items-center gap-y-6">
      <h2 id="supplier-check" className="text-title columns:col-span-6">
        {words.heading}
      </h2>
      <p className="columns:col-span-6">
        <PageLink to={words.file} download className="btn max-pairs:w-full" />
      </p>
    </div>
    <ul className="mt-10 border-t border-ink">
      {words.answers.map(({ is, text }) => (
        <li key={text} className="cols items-baseline gap-y-1 border-b border-rule py-5">
          <p className="text-head columns:col-span-2">{is}</p>
          <WholeWords as="p" className="text-intro columns:col-span-10" text={text} />
        </li>
      ))}
    </ul>
    <p className="mt-5">{words.further}</p>
  </section>
);
