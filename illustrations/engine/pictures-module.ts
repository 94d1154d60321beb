import { type Drawing, idPrefix } from "./drawing.ts";

const srcOf = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());
const start = (drawings: readonly Drawing[]) => [
  ...new Set(drawings.map(({ file }) => `import ${srcOf(file)}Src from "./${file}.svg?url&no-inline";`)),
];
const namesOf = ({ layers }: Drawing) => JSON.stringify(Object.keys(layers));
const prefixOf = (drawing: Drawing) => (drawing.format ? `prefix: "${idPrefix(drawing)}", ` : "");
const typeOf = ({ layers }: Drawing) =>
  `PictureAsset<${Object.keys(layers)
    .map((layer) => `"${layer}"`)
    .join(" | ")}>`;
const placeOf = (drawing: Drawing) =>
  `{ src: ${srcOf(drawing.file)}Src, ${prefixOf(drawing)}box: "${drawing.viewBox}" }`;

/** Writes a value for each drawing of a picture: alone, or one for each format. */
const perFormat = (picture: readonly Drawing[], write: (drawing: Drawing) => string) =>
  picture[0]?.format
    ? `{ ${picture.map((drawing) => `${drawing.format}: ${write(drawing)}`).join(", ")} }`
    : picture.map(write).join();
const byName = (drawings: readonly Drawing[]) => [...Map.groupBy(drawings, ({ name }) => name)];

/**
 * Returns the TypeScript module of a page: what it needs to place each of its pictures, typed with the names of the
 * layers. Layers and each position are separate exports, so that the bundler drops those that no page uses.
 */
export function picturesModule(drawings: readonly Drawing[]): string {
  const exports = byName(drawings).flatMap(([name, picture]) => [
    `export const ${name}: ${perFormat(picture, typeOf)} = ${perFormat(picture, placeOf)};`,
    ...picture.slice(0, 1).map((drawing) => `export const ${name}Layers = ${namesOf(drawing)} as const;`),
    ...Object.entries(picture[0]?.positions ?? {}).map(([key, value]) => {
      return `export const ${name}${capital(key)} = ${JSON.stringify(value)} as const;`;
    }),
  ]);
  const type = 'import type { PictureAsset } from "../ui/picture.tsx";';
  return [type, ...start(drawings), ...exports, ""].join("\n");
}

/** Returns a module of pictures that only the build reads: those of each file, with the layers in drawing order. */
export function buildModule(name: string, drawings: readonly Drawing[]): string {
  const place = (drawing: Drawing) => placeOf(drawing).replace(" }", `, layers: ${namesOf(drawing)} }`);
  const files = [...Map.groupBy(drawings, ({ file }) => file)].map(([file, group]) => {
    const pictures = byName(group).map(([picture, formats]) => `${picture}: ${perFormat(formats, place)}`);
    return `  "${file}": { ${pictures.join(", ")} },`;
  });
  return [...start(drawings), `export const ${name} = {`, ...files, "};", ""].join("\n");
}

const declaration = ([name, value]: [string, string | number]) => ` --${name}: ${value};`;

/** Returns the stylesheet of the positions at which a page carries its pictures on; empty if there are none. */
export const propertiesCss = (drawings: readonly Drawing[]): string =>
  drawings
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .map(([selector, values]) => `${selector} {${Object.entries(values).map(declaration).join("")} }\n`)
    .join("");

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the stylesheet of the sizes and tiles of pictures, measured from their corner: no page's stylesheet copies them.
 * The ten joints of a tile are numbered, since pages show them one after another.
 */
export function positionsCss(drawings: readonly Drawing[]): string {
  const lines = drawings.flatMap(({ name, viewBox, tile, near }) => {
    if (!tile) return [];
    const [x = 0, y = 0, width, height] = viewBox.split(" ").map(Number);
    const all = { width, height, "tile-x": tile[0] - x, "tile-y": tile[1] - y, ...(near && { near }) };
    return Object.entries(all).map(([key, value]) => `  --${kebab(name)}-${key}: ${value};`);
  });
  const joints = Array.from({ length: 10 }, (_, nth) => {
    return `:is(.layer-joint-${nth + 1}, .layer-closed-${nth + 1}) { --nth: ${nth}; }`;
  });
  return ["@theme inline reference {", ...lines, "}", ...joints, ""].join("\n");
}
