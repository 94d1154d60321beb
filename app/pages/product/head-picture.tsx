import { type Drawn, type Format, Picture } from "../../ui/picture.tsx";

/** A head picture in its three sheets: beside the words, and as a strip above them on tablets and on phones. */
export type HeadArt = Record<Format, Drawn>;

const CLASSES = {
  wide: "head-wide max-ms:hidden",
  middle: "size-full max-sm:hidden ms:hidden",
  phone: "size-full sm:hidden",
};

/** A picture that draws itself once: lanes, the wrong part, the ring, its joint. A chart of time is never mirrored. */
export function HeadPicture({ art, chart }: { art: HeadArt; chart: boolean }) {
  return (["wide", "middle", "phone"] as const).map((format) => (
    <Picture
      key={format}
      of={art[format]}
      fit={format === "phone" ? "xMidYMid slice" : "xMaxYMid slice"}
      className={`${chart ? "" : "mirrors"} ${CLASSES[format]}`}
    />
  ));
}
