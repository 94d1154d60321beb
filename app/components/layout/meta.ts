import type { MetaDescriptor } from "react-router";

/** The head of a page, as its loader made it. */
export const meta = ({ loaderData }: { loaderData?: { meta: MetaDescriptor[] } | undefined }) =>
  loaderData?.meta ?? [];
