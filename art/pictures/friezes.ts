import type { ProductId } from "../../content/types/catalogue.ts";
import { jointMarks, loneTile, type Place, socket, strapStar } from "../engine/broken.ts";
import type { Drawing } from "../engine/drawing.ts";
import { field } from "../engine/field.ts";
import {
  APOTHEM,
  CIRCUMRADIUS,
  decagon,
  decagonStar,
  FLAT,
  innerChords,
  place,
  seedStar,
  spokes,
} from "../engine/paths.ts";
import { pens } from "../engine/pens.ts";
import { add, type Point, polar, times } from "../engine/plane.ts";
import { box, dial, level, lozenge, SHRINK } from "../engine/shapes.ts";
import { cellF } from "../engine/tiles.ts";

/** One tile, px; whole, so that tiles that a page places side by side stay sharp. Its decagon is as high as the frieze. */
const STEP = 69;
const TILES = 8;
/** Width of a unit, px, and the edge length it is drawn at. */
export const WIDTH = TILES * STEP;
export const EDGE = STEP / (2 * APOTHEM);
const HEIGHT = 72;
const R = CIRCUMRADIUS * EDGE;
const MIDDLE: Point = [STEP / 2, HEIGHT / 2];
const ROTATION = -18;

const { open, closed, dots, rounds } = pens(1);
const hair = (lists: Parameters<typeof open>[0]) => open(lists, "field", 0.6);
const thin = (rings: Parameters<typeof closed>[0], ground = "none", colour = "line") =>
  closed(rings, ground, colour, 0.9);

/** A motif inside a tile's decagon, by its centre and its number in the unit. */
type Motif = (centre: Point, nth: number) => string;

/** The stages of a tile, from plan to result. */
const STAGES: readonly Motif[] = [
  (at) => hair(spokes(...at, 29, 18)) + rounds([at], 29, "none", "line", 0.9),
  (at) =>
    hair(spokes(...at, 29, 18)) + thin([decagon(...at, 29, 0)]) + rounds([at], 27.6, "none", "field", 0.6),
  (at) => thin([decagonStar(...at, 29, 0)]) + hair(innerChords(...at, 29, 0, [3])),
  (at) => strapStar(at, 30, -18, 4.6, "var(--sand)") + thin([seedStar(...at, 40, 0)], "paper"),
];

/** The motif of each product and service, taken from its own illustration. */
const MOTIFS: Record<ProductId, Motif> = {
  "fraud-detection": (at) =>
    hair(dial(at, 27, 50, (k) => (k % 5 ? 2.5 : 5))) +
    rounds([at], 26, "none", "line", 0.9) +
    thin([decagonStar(...at, 23.5, -90)], "sand") +
    hair(innerChords(...at, 23.5, -90, [3])) +
    thin([seedStar(...at, 23.5, -90)], "paper"),
  "transaction-monitoring": (at) =>
    thin([30, 18, 6].map((r) => decagon(...at, r, 18))) +
    hair([24, 12].map((r) => [...decagon(...at, r, 18), polar(at, r, 18)])),
  "kyc-verification": (at) =>
    thin(
      [10, 17, 14, 25, 34].map((height, k) => box(at[0] - 23 + 9.4 * k, at[1] + 17 - height, 8, height)),
      "sand",
    ) + open([level(at[1] + 17.5, at[0] - 27, at[0] + 27)]),
  "risk-assessment": (at) =>
    hair([-18, 0, 18].map((y) => level(at[1] + y, at[0] - 27, at[0] + 27))) +
    thin(
      [-18, 0, 18].flatMap((y) =>
        (y ? [-17, 0, 17] : [-24, -8, 8, 24]).map((x) => lozenge(add(at, [x, y]), 5.4)),
      ),
      "sand",
    ),
  "digital-identity": (at) => {
    const petals = times(10, (k) =>
      place(
        [
          [8, 0],
          [18, -5.1],
          [31, 0],
          [18, 5.1],
        ],
        at,
        36 * k - 90,
      ),
    );
    return (
      thin(
        petals.filter((_, k) => k % 2),
        "sand",
      ) +
      thin(petals.filter((_, k) => k % 2 === 0)) +
      rounds([at], 3.5, "none", "line", 0.9)
    );
  },
  "fraud-intelligence": (at) => {
    const r = 11.6;
    const around = times(5, (k) => polar(at, r * CIRCUMRADIUS, 72 * k - 90));
    return (
      thin(around.map((centre) => decagon(...centre, r, -90))) +
      thin(
        around.map((centre) => decagonStar(...centre, r * FLAT, -72)),
        "sand",
      ) +
      dots([at], 2)
    );
  },
  implementation: (at) => {
    const wedge = [-18, 18].map((angle) => polar(at, 31, angle - 36));
    return (
      hair([24, 17].map((r) => [...decagon(...at, r, 18), polar(at, r, 18)])) +
      thin([decagon(...at, 31, 18), decagon(...at, 10, 18)]) +
      thin([[at, ...wedge]], "sand") +
      dots([at], 2)
    );
  },
  "managed-services": (at, nth) => (STAGES[nth % 4] ?? STAGES[0])?.(at, nth) ?? "",
  training: (at) =>
    thin(
      [at, ...times(6, (k) => polar(at, 19.5, 60 * k))].map((centre) => decagonStar(...centre, 8.6, -90)),
      "sand",
    ),
  "red-teaming": (at) =>
    thin([decagonStar(...at, 30, 0)], "sand") +
    `<g stroke-dasharray="2.6 2">${thin([decagonStar(...at, 30, 9)])}</g>`,
  "training-capability": (at) =>
    times(4, (k) => 31 * SHRINK ** (0.75 * k))
      .map((r, k) => thin([decagonStar(...at, r, 18 * k)], k % 2 ? "paper" : "sand"))
      .join(""),
};

/** The four layers of a frieze: the unit that a page repeats, and the parts of the tile that is turned. */
function frieze(file: string, unit: string, tile: string): Drawing {
  const wrong: Place = { centre: MIDDLE, s: EDGE, rotation: ROTATION };
  return {
    file,
    name: "frieze",
    viewBox: `0 0 ${STEP} ${HEIGHT}`,
    layers: {
      "frieze-unit": unit,
      "frieze-socket": socket(wrong),
      "frieze-tile": tile,
      "frieze-joints": jointMarks(wrong, () => true).join(""),
    },
    positions: { step: STEP, unit: WIDTH },
  };
}

/** A row of woven stars. */
function stars(): Drawing {
  const crop = { x: -2 * STEP, y: 0, width: WIDTH + 4 * STEP, height: HEIGHT };
  const { stars, straps } = field({
    cell: cellF,
    s: EDGE,
    origin: MIDDLE,
    rotation: ROTATION,
    crop,
    owns: ({ centre: [x] }) => x >= -0.01 && x < WIDTH - 0.01,
  });
  return frieze(
    "frieze",
    stars + straps,
    loneTile({ centre: MIDDLE, s: EDGE, rotation: ROTATION }, 0, "cold"),
  );
}

/** A row of touching tiles with a product's motif in each. */
function row(id: ProductId): Drawing {
  const motif = MOTIFS[id];
  const tile = (nth: number, x = STEP * nth) => {
    const centre = add(MIDDLE, [x, 0]);
    return thin([decagon(...centre, R, ROTATION)], "paper") + motif(centre, nth);
  };
  return frieze(id, times(TILES, (nth) => tile(nth)).join(""), tile(TILES - 1, 0));
}

/** The band above the footer, `WIDTH` apart and never scaled: of stars, and for each product of its own motif. */
export const friezes = (): Drawing[] => [stars(), ...(Object.keys(MOTIFS) as ProductId[]).map(row)];
