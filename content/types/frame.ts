import type { CatalogueId, ProductGroup } from "./catalogue.ts";
import type { Link, OutsideLinkWords, SitePath, Template } from "./parts.ts";

/** A product or service. `desktop` and `mobile` are its labels in one menu, where they differ from its name. */
export interface MenuItem {
  id: CatalogueId;
  path: SitePath;
  name: string;
  desktop?: string;
  mobile?: string;
  /** The second path of the page, used by the desktop menu. */
  desktopPath?: SitePath;
}

export interface Menu {
  name: string;
  items: readonly MenuItem[];
}

/** A link of the bar and of the mobile menu. `alsoPath` leads to the other version of its page. */
export interface TopLink extends Link {
  alsoPath?: SitePath;
}

/** The words of bar, menus and footer. They are in the scripts of every page, so keep them short. */
export interface FrameWords {
  skip: string;
  /** The link of the logo. */
  homePath: SitePath;
  primaryNav: string;
  topLinks: readonly TopLink[];
  menus: Record<ProductGroup, Menu>;
  /** Replaces both menus when scripts do not run. */
  bothMenus: Link;
  demo: Link;
  schedule: Link;
  menu: string;
  openMenu: string;
  closeMenu: string;
  switchToDark: string;
  switchToLight: string;
  light: string;
  dark: string;
  theme: string;
  footer: {
    slogan: string;
    company: string;
    about: Link;
    contact: Link;
    whatsApp: OutsideLinkWords;
    legal: string;
    social: string;
    copyright: Template<"year" | "brand">;
  };
  /** While a page is being fetched, and when it cannot be. */
  opening: { loading: string; failed: string; again: string; stay: string };
  /** Shown instead of a page that failed. */
  broken: { heading: string; text: string; home: Link };
}

/** The words in the sheet of the drop-down menus, fetched with it. The names of the products are in `FrameWords`. */
export interface MenuSheetWords {
  /** A line under the name of each product, also on the home page. */
  lines: Record<CatalogueId, string>;
}
