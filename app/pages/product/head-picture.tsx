import { type Drawn, type Format, Picture } from "../../ui/picture.tsx";

/** A head picture in its three sheets: beside the words, and as a strip above them on tablets and on phones. */
export type HeadArt = Record<Format, Drawn>;

/** Draws itself once: lanes, what is warm, the ring, its joint. */
export function HeadPicture({ art }: { art: HeadArt }) {
  return (["wide", "middle", "phone"] as const).map((format) => (
    <Picture
      key={format}
      of={art[format]}
      fit={format === "phone" ? "xMidYMid slice" : "xMaxYMid slice"}
      className={`head-sheet head-${format}`}
    />
  ));
}
