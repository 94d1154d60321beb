import { WholeWords } from "../../ui/whole-words.tsx";
import type { PageProps } from "../data.server.ts";

type Data = PageProps<"why-us">["data"];

/** Six reasons: a large figure, and beside it one thing that we do. */
export const Advantages = ({ advantages, claimsNote }: Pick<Data, "advantages" | "claimsNote">) => (
  <div className="wrap section">
    <ol className="border-b border-ink">
      {advantages.map(({ figure, name, text, language }) => (
        <li
          key={name}
          className="cols items-center gap-y-4 border-rule py-8 first:pt-0 not-last:border-b columns:min-h-48"
        >
          <WholeWords
            as="p"
            className={`${figure.length > 12 ? "text-title" : "why-figure text-display"} columns:col-span-6 ${language ? "language-name" : ""}`}
            lang={language}
            text={figure}
          />
          <div className="columns:col-span-6">
            <h2 className="text-head">{name}</h2>
            <WholeWords as="p" className="text-intro mt-1 text-ink2" text={text} />
          </div>
        </li>
      ))}
    </ol>
    <p className="mt-5">{claimsNote}</p>
  </div>
);
