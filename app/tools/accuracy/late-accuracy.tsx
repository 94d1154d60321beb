import { lateTool } from "../late-tool.tsx";
import styles from "./accuracy.css?url";

/** The accuracy explorer, loaded when the visitor comes near; until then its default state stands in its place. */
export const LateAccuracy = lateTool(
  styles,
  () => import("./explorer.tsx"),
  import.meta.env.SSR ? () => import("./explorer.tsx") : undefined,
);
