import "react";

declare global {
  /** Set by vite.config.ts from the build's environment. */
  const __SITE_URL__: string;
  const __RELAY_URL__: string;
  /** The page's background, which the browser's bar takes. */
  const __THEME_COLORS__: { light: string; dark: string };
}

declare module "react" {
  /** Invoker commands (WHATWG HTML): a button opens a dialog without scripts. React's types do not know them yet. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
