import type { Drawn } from "../../ui/drawn.server.ts";
import { Picture } from "../../ui/picture.tsx";

/** A head picture in its three sheets: beside the words, and as a strip above them on tablets and on phones. */
export type HeadArt = Record<"wide" | "middle" | "phone", Drawn>;

/** Draws itself once: lanes, what is warm, the ring, its joint. */
export function HeadPicture({ art }: { art: HeadArt }) {
  return (["wide", "middle", "phone"] as const).map((format) => (
    <Picture
      key={format}
      {...art[format]}
      fit={format === "phone" ? "xMidYMid slice" : "xMaxYMid slice"}
      className={`head-sheet head-${format}`}
    />
  ));
}
