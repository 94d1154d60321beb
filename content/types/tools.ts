import type { NamedText, SitePath } from "./parts.ts";

/** The interactive tools: where other pages lead to them. */
export interface ToolsWords {
  /** Their names are links; the text is for llms.txt. */
  list: readonly (NamedText & { path: SitePath })[];
}

/** The end of a tool's panel. */
export interface ToolActionsWords {
  close: string;
  link: string;
  print: string;
  copied: string;
  copyRefused: string;
}
