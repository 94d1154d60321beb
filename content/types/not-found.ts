import type { PageHead } from "./pages.ts";
import type { Link } from "./parts.ts";

export interface NotFoundWords {
  head: PageHead;
  code: string;
  text: string;
  home: Link;
  /** Stands before the address that was asked for. */
  asked: string;
}
