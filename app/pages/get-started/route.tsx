import { KeepMarkup } from "../../ui/keep-markup.tsx";
import type { PageProps } from "../data.server.ts";
import { RegistrationForm } from "./registration-form.tsx";

export default function GetStarted({ data: { head, form } }: PageProps<"get-started">) {
  return (
    <div className="wrap pt-8 pb-16 pairs:pt-12">
      <KeepMarkup name="form">
        <RegistrationForm words={form} head={head} />
      </KeepMarkup>
    </div>
  );
}
