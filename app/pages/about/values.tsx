import { useRef } from "react";
import type { Words } from "../../../content/words.ts";
import { useSeen } from "../../ui/use-seen.ts";
import { WholeWords } from "../../ui/whole-words.tsx";

/** The values, and beside each the act that it forbids, whose verb is struck by a strap once the list is seen. */
export function Values({ words }: { words: Words["about"]["values"] }) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useSeen(list, 0.3);
  return (
    <section id="values" aria-labelledby="values-heading" className="ink">
      <div className="wrap py-18 pairs:py-24">
        <h2 id="values-heading" className="text-title">
          {words.heading}
        </h2>
        <ul ref={list} data-seen={seen} className="mt-8 border-t border-ink pairs:mt-12">
          {words.items.map(({ name, act, rest, text }) => (
            <li
              key={name}
              className="cols items-center border-rule py-6 not-last:border-b columns:min-h-43 columns:py-4"
            >
              <h3 className="text-display columns:col-span-6">{name}</h3>
              <div className="max-columns:mt-3 columns:col-span-6">
                <p className="text-head">
                  <span className="sr-only">{words.never} </span>
                  <s className="struck relative inline-block no-underline">{act}</s> {rest}
                </p>
                <WholeWords as="p" className="mt-1 text-ink2" text={text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
