import { type Drawn, type Format, Picture } from "../../ui/picture.tsx";

/** A head picture in its three sheets: beside the words, and as a strip above them on tablets and on phones. */
export type HeadArt = Record<Format, Drawn>;

const CLASSES = {
  wide: "head-wide max-lg:hidden",
  middle: "size-full max-sm:hidden lg:hidden",
  phone: "size-full sm:hidden",
};

/** A picture that draws itself once: lanes, the wrong part, the ring, its joint. */
export function HeadPicture({ art }: { art: HeadArt }) {
  return (["wide", "middle", "phone"] as const).map((format) => (
    <Picture
      key={format}
      of={art[format]}
      fit={format === "phone" ? "xMidYMid slice" : "xMaxYMid slice"}
      className={`mirrors ${CLASSES[format]}`}
    />
  ));
}
