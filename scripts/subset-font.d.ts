declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Cuts a font down to some letters, pins its axes, converts it. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
