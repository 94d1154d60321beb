import { band, bandLayers, bandPositions } from "../../pictures/assessment.ts";
import { Picture } from "../../ui/picture.tsx";

/** The row of stars, broken, under repair and whole; or, `whole`, from there on. It is never scaled: its box cuts it. */
export function Band({ whole = false, className }: { whole?: boolean; className: string }) {
  const shared = { layers: bandLayers, fit: whole ? "xMinYMid slice" : "xMidYMid slice" };
  const box = (format: "wide" | "phone") =>
    (whole ? bandPositions : { wide: band.wide.box, phone: band.phone.box })[format];
  return (
    <div className={`grid content-center overflow-hidden border-ink ${className}`}>
      <Picture
        {...shared}
        of={band.wide}
        box={box("wide")}
        className="mirrors h-121 w-full max-columns:hidden"
      />
      <Picture
        {...shared}
        of={band.phone}
        box={box("phone")}
        className="mirrors h-59 w-full pairs:h-82 columns:hidden"
      />
    </div>
  );
}
