import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { LIGHT } from "../../illustrations/engine/palette.ts";
import { SOCIAL, socialImage } from "../../illustrations/social.ts";

const { width, height } = SOCIAL;
/** The colour of empty paper, as a pixel has it. */
const paper = Buffer.from(`${LIGHT.paper?.slice(1)}ff`, "hex").readUInt32LE();

interface Words {
  brand?: string;
  slogan?: string;
  title?: string;
}

/** Draws a page's picture and returns its size and its colours, pixel by pixel. */
function drawn(language: "en" | "ar", { brand = "Brand", slogan = "Slogan", title = "Title" }: Words) {
  const png = Buffer.from(socialImage(title, language, { brand, slogan: { en: slogan, ar: slogan } }));
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const pixels = new Resvg(svg).render().pixels;
  return {
    bytes: png.length,
    size: [png.readUInt32BE(16), png.readUInt32BE(20)],
    colours: new Uint32Array(pixels.buffer, pixels.byteOffset, width * height),
  };
}

/** The columns in which two pictures differ, from the left. */
function columnsApart(one: Uint32Array, other: Uint32Array): number[] {
  const columns = new Set<number>();
  for (const [at, colour] of one.entries()) if (colour !== other[at]) columns.add(at % width);
  return [...columns].sort((a, b) => a - b);
}

/** Eighty letters and more. */
const sentences = {
  Latin: "Wir finden die Schwächen in Łódź und São Paulo, bevor Betrüger sie finden und nützen",
  Arabic: "نكشف نقاط الضعف في ضوابط مكافحة الاحتيال لديكم ونساعدكم على إغلاقها نهائيًا معًا",
  "one-word": "Versicherungsbetrugsbekämpfungsgesellschaftsmitarbeiterinnenfortbildungszentrumss",
};

test("a page's picture has the size networks expect and carries its own title", () => {
  const one = drawn("en", { title: "About Us" });
  const other = drawn("en", { title: "Training & Capability Building" });
  for (const { size, bytes } of [one, other]) {
    expect(size).toEqual([width, height]);
    expect(bytes).toBeLessThan(400_000);
  }
  expect(columnsApart(one.colours, other.colours)).not.toEqual([]);
});

describe.each(["en", "ar"] as const)("in %s", (language) => {
  const { colours: empty } = drawn(language, { brand: "", slogan: "", title: "" });

  test.each(Object.entries(sentences))(
    "a name, a title and a slogan of eighty letters keep off the pattern: %s",
    (_, words) => {
      const { colours } = drawn(language, { brand: words, slogan: words, title: `${words}.` });
      const covered = colours.filter((colour, at) => colour !== empty[at] && empty[at] !== paper);
      expect(covered).toHaveLength(0);
    },
  );
});

test.each([
  ["Haddad & Sons حداد Risk", "Haddad & Sons جداد Risk"],
  ["Łódź Ασφάλεια", "Lódź Ασφάλεια"],
  ["معلومات Безопасность", "معلومات Безопасноеть"],
])("no letter of a name is lost: %s is not %s", (brand, other) => {
  expect(columnsApart(drawn("en", { brand }).colours, drawn("en", { brand: other }).colours)).not.toEqual([]);
});

test("a Latin name in an Arabic title reads from the left, also with a sign at the end of a line", () => {
  const { colours } = drawn("ar", { title: "عن Haddad & Sons" });
  const [letter = 0, sign = 0, arabic = 0] = ["عن Naddad & Sons", "عن Haddad + Sons", "عر Haddad & Sons"].map(
    (title) => columnsApart(colours, drawn("ar", { title }).colours).at(-1),
  );
  expect(letter).toBeLessThan(sign);
  expect(sign).toBeLessThan(arabic);
});

test("letters that no font has are left out", () => {
  const { colours } = drawn("en", { brand: "Fraud 中国 🙂", title: "中国银行" });
  expect(columnsApart(colours, drawn("en", { brand: "Fraud", title: "" }).colours)).toEqual([]);
});
