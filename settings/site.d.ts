import type { Settings } from "./schema.ts";

export type { LocalizedText, Office, OwnerLink, Settings } from "./schema.ts";

/** The owner's settings. All of them are public. */
export const site: Settings["site"];
/** The URL that the demo log-in opens. Only the build reads it. */
export const dashboardUrl: string;
/** The colours that differ from those of `app/styles/colours.css`, by name. */
export const colours: Settings["colours"];
