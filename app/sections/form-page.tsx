import type { ReactNode } from "react";
import type { Words } from "../../content/words.ts";
import { KeepMarkup } from "../ui/keep-markup.tsx";

/** The page of a form: its name and its sentence, below them the form or what follows it, and beside that other ways. */
export function FormPage(props: { head: Words["contact"]; aside: ReactNode; children: ReactNode }) {
  const { head, aside, children } = props;
  return (
    <div className="wrap pt-8 pb-20 pairs:pt-12 pairs:pb-28">
      <div className="cols mb-8 items-end gap-y-3 pairs:mb-12">
        <h1 className="text-display columns:col-span-7">{head.heading}</h1>
        <p className="text-intro max-w-lead text-ink2 columns:col-span-5">{head.intro}</p>
      </div>
      <div className="cols gap-y-16">
        <div className="columns:col-span-7">
          <KeepMarkup name="form">{children}</KeepMarkup>
        </div>
        <div className="columns:col-span-5">{aside}</div>
      </div>
    </div>
  );
}
