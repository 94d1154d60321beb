import { readSettings, SettingsError } from "./read-settings.ts";

// In what browsers run, the plugin of `vite.config.ts` puts the values in the place of this module; `site.d.ts` has its types.
export const { site, dashboardUrl, colours } = await readSettings().catch((error) => {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
});
