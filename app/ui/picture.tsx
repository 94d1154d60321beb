/** A drawn picture: layers of one file of `art/drawn/`, in their order. Decorative unless it has a label. */
export function Picture({
  layers = ["all"],
  ...props
}: {
  src: string;
  /** Which of the file's drawings, if it holds one picture for several widths. */
  format?: string;
  /** The file's viewBox, or a crop of it. */
  box: string;
  /** In drawing order; `all` of a drawing that was made `still`. */
  layers?: readonly string[];
  label?: string;
  /** How the box meets the space it is given, as `preserveAspectRatio`. */
  fit?: string;
  className?: string;
}) {
  // named by aria-label, or hidden
  const name = props.label ? { role: "img", "aria-label": props.label } : { "aria-hidden": true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the name comes with the spread
    <svg
      viewBox={props.box}
      preserveAspectRatio={props.fit}
      className={props.className}
      focusable="false"
      {...name}
    >
      {layers.map((layer) => (
        <use
          key={layer}
          href={`${props.src}#${props.format ? `${props.format}-` : ""}${layer}`}
          className={`layer-${layer}`}
        />
      ))}
    </svg>
  );
}
