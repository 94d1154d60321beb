/** The place of a picture in its file, as `app/pictures/` exports it. */
export interface PictureAsset<Layer extends string = string> {
  src: string;
  /** The start of its layers' ids, where a file holds one picture in several formats. */
  prefix?: string;
  /** The file with its layers of labels, where that is not `src`. */
  labels?: string;
  /** Its viewBox. */
  box: string;
  /** Its layers in drawing order, where the data of a page passes them. */
  layers?: readonly Layer[];
}

/** Returns the function that gives a layer its URL, for `<use>`. */
export const layerUrls =
  <Layer extends string>({ src, prefix = "", labels = src }: PictureAsset<Layer>) =>
  (layer: Layer): string =>
    `${layer.endsWith("labels") ? labels : src}#${prefix}${layer}`;

/**
 * A picture of `app/pictures/`: some of its layers, one above the other, each with a class where there are several. It is
 * decorative.
 */
export function Picture<Layer extends string>(props: {
  of: PictureAsset<Layer>;
  /** In drawing order; `all` without it. */
  layers?: readonly NoInfer<Layer>[];
  /** A crop of the picture. */
  box?: string;
  /** Value of `preserveAspectRatio`. */
  fit?: string;
  className?: string | undefined;
}) {
  const { of, layers, box = of.box, fit, className } = props;
  const shown: readonly string[] = layers ?? of.layers ?? ["all"];
  const url = layerUrls<string>(of);
  return (
    <svg aria-hidden="true" viewBox={box} preserveAspectRatio={fit} className={className}>
      {shown.map((layer) => (
        <use key={layer} href={url(layer)} className={shown.length > 1 ? `layer-${layer}` : undefined} />
      ))}
    </svg>
  );
}
