import type { NamedText, SitePath } from "./parts.ts";

/** The interactive tools: where other pages lead to them. */
export interface ToolsWords {
  /** Introduces the list on the home page. */
  intro: string;
  /** Their names are links; the text is for llms.txt. */
  list: readonly (NamedText & { path: SitePath })[];
}
