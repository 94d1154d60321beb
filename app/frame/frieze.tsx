import { useId } from "react";
import { useMatches } from "react-router";
import { pathIn } from "../../contract/language.ts";
import { friezePositions, frieze as stars } from "../drawn/frieze.ts";
import { type Drawn, layerUrls } from "../ui/picture.tsx";
import { useFrameWords } from "../words/frame-words.ts";

const { step, unit } = friezePositions;
/** The pattern's tile, px: whole device pixels at densities of 1.25, 1.5, 1.75 and 2.625. Others would look soft. */
const PATTERN = { width: 2 * unit, height: 80 };
const HEIGHT = 72;
/** Half a tile: the pattern's edges lie within tiles, where there is room, and not in the knots between them. */
const HALF = Math.floor(step / 2);

/** Returns three numbers of a path, the same in both languages: tiles before the wrong one, and more of them on wider screens. */
function placeOf(path: string) {
  const sum = [...path].reduce((total, letter) => (total * 33 + letter.charCodeAt(0)) % 9973, 7);
  return [1 + (sum % 3), sum % 5, sum % 8] as const;
}

/** A band of tiles, one of them out of true. It can be turned into its place: a checkbox, so that it works without scripts. */
export function Frieze() {
  const { footer } = useFrameWords();
  const page = useMatches().at(-1);
  const path = pathIn(page?.id ?? "", "en");
  // A product's page has its own motif; all others have woven stars.
  const { frieze = stars } = (page?.loaderData ?? {}) as { frieze?: Drawn };
  const pattern = useId();
  const url = layerUrls<string>(frieze);
  const [phone, tablet, desktop] = placeOf(path);
  const band = <rect width="100%" height={HEIGHT} fill={`url(#${pattern})`} />;
  return (
    <div className="flex overflow-hidden border-y border-ink">
      <svg aria-hidden="true" width={step * phone} height={HEIGHT} className="mirrors -ms-8.5 shrink-0">
        <pattern id={pattern} x={-HALF} patternUnits="userSpaceOnUse" {...PATTERN}>
          {[HALF - unit, HALF, HALF + unit].map((x) => (
            <use key={x} href={url("frieze-unit")} x={x} />
          ))}
        </pattern>
        {band}
      </svg>
      {[[tablet, "max-sm:hidden"] as const, [desktop, "max-lg:hidden"] as const].map(([tiles, widths]) => (
        <svg
          key={widths}
          aria-hidden="true"
          width={step * tiles}
          height={HEIGHT}
          className={`mirrors shrink-0 ${widths}`}
        >
          {band}
        </svg>
      ))}
      <span className="relative shrink-0">
        <input key={path} type="checkbox" aria-label={footer.tile} className="frieze-control" />
        <svg aria-hidden="true" width={step} height={HEIGHT} className="relative overflow-visible">
          {band}
          {(["frieze-socket", "frieze-tile", "frieze-joints"] as const).map((layer) => (
            <use key={layer} href={url(layer)} className={layer} />
          ))}
        </svg>
      </span>
      <svg aria-hidden="true" height={HEIGHT} className="mirrors min-w-0 flex-1">
        {band}
      </svg>
    </div>
  );
}
