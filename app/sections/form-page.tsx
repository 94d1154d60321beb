import type { ReactNode } from "react";
import type { FormPageWords } from "../../content/types/form-pages.ts";
import { formHead, formHeadLayers } from "../drawn/form-head.ts";
import { Crumb } from "../ui/crumb.tsx";
import { KeepMarkup } from "../ui/keep-markup.tsx";
import { Picture } from "../ui/picture.tsx";

interface FormPageProps {
  head: FormPageWords;
  children: ReactNode;
}

/**
 * The page of a form: its head with a picture, and the form below. Each valid answer adds a strap to the picture, and a
 * success closes it; the page of thanks, which has no form, opens with it closed.
 */
export function FormPage({ head, children }: FormPageProps) {
  return (
    <div className="form-page relative overflow-clip">
      <Picture
        of={formHead}
        layers={formHeadLayers}
        className="mirrors absolute -top-24 start-full -ms-105 hidden h-85 w-280 max-w-none md:block lg:start-1/2 lg:top-0 lg:ms-40"
      />
      <div className="wrap relative pt-10 pb-20 sm:pt-14 sm:pb-32">
        <Crumb crumbs={[...(head.crumbLink ? [head.crumbLink] : []), { label: head.crumb }]} />
        <h1 className="text-display mt-6 max-w-heading sm:mt-8 arabic:mt-10 lg:max-w-215">{head.heading}</h1>
        <p className="text-intro max-w-lead mt-6 mb-12 text-ink2 sm:mb-17">{head.lead}</p>
        <KeepMarkup name="form">{children}</KeepMarkup>
      </div>
    </div>
  );
}
