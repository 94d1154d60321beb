import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { LIGHT } from "../../illustrations/engine/palette.ts";
import { SOCIAL, socialImage } from "../../illustrations/social.ts";

const { width, height } = SOCIAL;
/** The colour of empty paper, as a pixel has it. */
const paper = Buffer.from(`${LIGHT.paper?.slice(1)}ff`, "hex").readUInt32LE();

/** Draws a page's picture. */
const draw = (language: "en" | "ar", brand: string, title = "Title", slogan = "Slogan") =>
  Buffer.from(socialImage(title, language, { brand, slogan: { en: slogan, ar: slogan } }));

/** Returns the colours of a picture, pixel by pixel. */
function coloursOf(png: Buffer): Uint32Array {
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
}

test("a page's picture has the size networks expect and carries its own title", () => {
  const one = draw("en", "Brand", "About Us");
  const other = draw("en", "Brand", "Training & Capability Building");
  for (const png of [one, other]) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.length).toBeLessThan(400_000);
  }
  expect(one.equals(other)).toBe(false);
});

test.each([
  ["en", "Versicherungsbetrugsbekämpfungsgesellschaftsmitarbeiterinnenfortbildungszentrumss"],
  ["ar", "نكشف نقاط الضعف في ضوابط مكافحة الاحتيال لديكم ونساعدكم على إغلاقها نهائيًا معًا"],
] as const)("a name, a title and a slogan of eighty letters keep off the pattern: %s", (language, words) => {
  const empty = coloursOf(draw(language, "", "", ""));
  const written = coloursOf(draw(language, words, `${words}.`, words));
  const covered = written.filter((colour, at) => colour !== empty[at] && empty[at] !== paper);
  expect(covered).toHaveLength(0);
});

test("no letter of a name is lost", () => {
  const png = draw("en", "Łódź Ασφάλεια حداد");
  for (const name of ["Lódź Ασφάλεια حداد", "Łódź Ασφαλεια حداد", "Łódź Ασφάλεια جداد"])
    expect(png.equals(draw("en", name)), name).toBe(false);
});
