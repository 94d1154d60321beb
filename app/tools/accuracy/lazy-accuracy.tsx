import { lazyTool } from "../lazy-tool.tsx";
import styles from "./accuracy.css?url";

/** The accuracy explorer, loaded when the visitor comes near; until then its default state stands in its place. */
export const LazyAccuracy = lazyTool(
  styles,
  () => import("./explorer.tsx"),
  import.meta.env.SSR ? () => import("./explorer.tsx") : undefined,
);
