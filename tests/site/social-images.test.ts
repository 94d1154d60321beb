import { expect, test } from "vitest";
import { SOCIAL, socialImage } from "../../illustrations/social.ts";

const { width, height } = SOCIAL;
/** Draws a page's picture. */
const draw = (brand: string, title = "Title") =>
  Buffer.from(socialImage(title, "en", { brand, slogan: { en: "Slogan", ar: "" } }));

test("a page's picture has the size networks expect and carries its own title", () => {
  const one = draw("Brand", "About Us");
  const other = draw("Brand", "Training & Capability Building");
  for (const png of [one, other]) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.length).toBeLessThan(400_000);
  }
  expect(one.equals(other)).toBe(false);
});

test("no letter of a name is lost", () => {
  const png = draw("Łódź Ασφάλεια حداد");
  for (const name of ["Lódź Ασφάλεια حداد", "Łódź Ασφαλεια حداد", "Łódź Ασφάλεια جداد"])
    expect(png.equals(draw(name)), name).toBe(false);
});
