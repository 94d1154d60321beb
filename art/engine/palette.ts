/** The light palette, for pictures that leave the page: social images and icons. */
export const LIGHT: Readonly<Record<string, string>> = {
  paper: "#F5F1E8",
  raised: "#FBF9F4",
  sand: "#E9E0CE",
  ink: "#14201D",
  ink2: "#4A554F",
  line: "#1B2824",
  acc: "#0B6A52",
  ember: "#B9441B",
  "ember-m": "#E5A685",
  "ember-t": "#F3D5C3",
};

/** Markup with its colour tokens written out. Throws on a token the palette lacks. */
export function inked(markup: string): string {
  return markup.replace(/var\(--([\w-]+)\)/g, (_, token: string) => {
    const colour = LIGHT[token];
    if (!colour) throw new Error(`No colour for --${token} outside the page.`);
    return colour;
  });
}
