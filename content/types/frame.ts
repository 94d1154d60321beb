import type { CatalogueId, ProductGroup } from "./catalogue.ts";
import type { Link, SitePath } from "./parts.ts";

/** A product or service: `desktop` and `mobile` are its labels in a menu that does not use its name. */
export interface MenuItem {
  id: CatalogueId;
  path: SitePath;
  name: string;
  desktop?: string;
  mobile?: string;
  /** Another path of the same page, used by the desktop menu. */
  desktopPath?: SitePath;
}

export interface Menu {
  name: string;
  items: readonly MenuItem[];
}

/** A link of the bar and of the mobile menu. `also` is the other version of its page. */
export interface TopLink extends Link {
  also?: SitePath;
}

/** The words around every page. The scripts of every page hold them. */
export interface FrameWords {
  skip: string;
  /** The logo's. */
  home: SitePath;
  primaryNav: string;
  topLinks: readonly TopLink[];
  menus: Record<ProductGroup, Menu>;
  /** Stands for both menus where scripts do not run. */
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
    solutions: string;
    company: string;
    about: Link;
    contact: Link;
    legal: string;
    social: string;
    /** With {year} and {brand}. */
    copyright: string;
  };
  /** Shown in the place of a page that failed. */
  broken: { heading: string; text: string; home: Link };
}

/** What the sheet of the drop-down menus adds to the names of the frame. Fetched with the sheet. */
export interface MenuSheetWords {
  /** A line of at most 8 words under each name. */
  lines: Record<CatalogueId, string>;
  /** Beside the list. */
  asides: Record<ProductGroup, readonly { heading: string; text: string; link: Link }[]>;
}
