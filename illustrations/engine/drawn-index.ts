import { type Drawing, idPrefix } from "./drawing.ts";

type Entry = ReturnType<typeof entryOf>;

/** Returns what there is to know of each drawing, by its file, its picture's name and its format, if it has one. */
export function drawnIndex(drawings: readonly Drawing[]) {
  const index: Record<string, Record<string, Entry | Record<string, Entry>>> = {};
  for (const drawing of drawings) {
    const { file, name, format } = drawing;
    const entry = entryOf(drawing);
    index[file] = {
      ...index[file],
      [name]: format ? { ...index[file]?.[name], [format]: entry } : entry,
    };
  }
  return index;
}

function entryOf(drawing: Drawing) {
  const { format, viewBox, layers, counts, positions } = drawing;
  return {
    ...(format && { prefix: idPrefix(drawing) }),
    box: viewBox,
    layers: Object.keys(layers),
    ...(counts && { counts }),
    ...(positions && { positions }),
  };
}

/**
 * Returns the TypeScript module of one file: what a page needs to place each of its pictures, typed with the names of
 * the layers. Layers and positions are separate exports, so that the bundler drops those that no page uses.
 */
export function drawnModule(drawings: readonly Drawing[]): string {
  const pictures = [...Map.groupBy(drawings, ({ name }) => name).values()];
  return [
    'import type { Drawn } from "../ui/picture.tsx";',
    `import src from ".//${drawings[0]?.file}.svg?url&no-inline";`,
    ...pictures.flatMap(exportsOf),
    "",
  ].join("\n");
}

function exportsOf(picture: readonly Drawing[]): string[] {
  const [{ name, format, layers, positions }] = picture as [Drawing];
  const each = (of: (drawing: Drawing) => string) =>
    format
      ? `{ ${picture.map((drawing) => `${drawing.format}: ${of(drawing)}`).join(", ")} }`
      : picture.map(of).join();
  return [
    `export const ${name}: ${each(typeOf)} = ${each(placeOf)};`,
    `export const ${name}Layers = ${JSON.stringify(Object.keys(layers))} as const;`,
    ...(positions ? [`export const ${name}Positions = ${JSON.stringify(positions)} as const;`] : []),
  ];
}

const typeOf = ({ layers }: Drawing): string =>
  `Drawn<${Object.keys(layers)
    .map((layer) => `"${layer}"`)
    .join(" | ")}>`;

const placeOf = (drawing: Drawing): string =>
  `{ src, ${drawing.format ? `prefix: "${idPrefix(drawing)}", ` : ""}box: "${drawing.viewBox}" }`;
