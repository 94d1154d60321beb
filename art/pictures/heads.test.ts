import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { toSvg } from "../engine/drawing.ts";
import { heads } from "./heads.ts";

/** Budget for one head picture in all formats, compressed bytes. */
const BUDGET = 30_000;
const draw = () => heads.flatMap((head) => head());
const all = draw();

test("eleven pages have a head for each of three widths", () => {
  expect(all).toHaveLength(33);
  expect(new Set(all.map(({ file }) => file)).size).toBe(11);
  expect(draw()).toEqual(all);
});

test.each([...Map.groupBy(all, ({ file }) => file)])("%s is light, its formats together", (_, formats) => {
  // The build compresses better, and a dozen times slower.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };
  expect(brotliCompressSync(toSvg(formats), { params }).length).toBeLessThan(BUDGET);
});

describe.each(all.map((drawing) => [drawing.file, drawing.format, drawing] as const))(
  "%s, %s",
  (_, __, drawing) => {
    const { layers } = drawing;

    test("has its six layers, and only valid numbers", () => {
      const svg = toSvg([drawing]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|class=/);
      expect(Object.keys(layers)).toEqual(["lanes", "field", "halo", "warm", "ring", "joint"]);
    });

    test("has one warm layer", () => {
      expect(layers.warm).toContain("var(--ember)");
      for (const layer of ["lanes", "field", "halo", "ring", "joint"])
        expect(layers[layer]).not.toContain("ember");
    });

    test("has one ring and lines that can draw themselves", () => {
      expect(layers.ring?.match(/<circle[^>]+var\(--acc\)/g)).toHaveLength(1);
      for (const line of layers.lanes?.match(/<path[^>]+>/g) ?? []) expect(line).toContain("pathLength");
    });
  },
);

/** Centre and radius of the ring of a head. */
function ringOf(file: string, format: string) {
  const layers = all.find((one) => one.file === file && one.format === format)?.layers ?? {};
  const [, x, y, r] = /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(layers.halo ?? "") ?? [];
  return { layers, ring: [Number(x), Number(y)] as const, r: Number(r) };
}

/** Every corner of the lines and polygons of a layer. */
const corners = (markup = "") =>
  [...markup.matchAll(/[ML]([-.\d]+) ([-.\d]+)/g)].map(([, x, y]): [number, number] => [
    Number(x),
    Number(y),
  ]);

const HALO = 4.5;

describe.each(["wide", "middle", "phone"])("%s", (format) => {
  test("the ring of training covers no other copy", () => {
    const { layers, ring, r } = ringOf("training-capability", format);
    const near = corners(layers.field).map(([x, y]) => Math.hypot(x - ring[0], y - ring[1]));
    expect(near.length).toBeGreaterThan(100);
    expect(Math.min(...near)).toBeGreaterThan(r + HALO);
  });

  test("the ring of the programme stands clear of the draft beside it", () => {
    const { layers, ring, r } = ringOf("managed-services", format);
    const draft = corners(layers.field).slice(0, 10);
    expect(Math.max(...draft.map(([x]) => x))).toBeLessThan(ring[0] - r - HALO);
  });

  test("the joint of the simulation covers nothing warm", () => {
    const { layers, ring, r } = ringOf("red-teaming", format);
    const dots = [...(layers.warm ?? "").matchAll(/M([\d.]+) ([\d.]+)a([\d.]+)/g)];
    expect(dots.length).toBeGreaterThan(0);
    for (const [, x, y, dot] of dots)
      expect(Math.hypot(Number(x) + Number(dot) - ring[0], Number(y) - ring[1])).toBeGreaterThan(r);
  });
});
