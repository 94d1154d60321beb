/** The most letters of a name in one large line; a longer name is smaller and wraps. */
const ONE_LINE = 9;
/** The most letters of a name in two lines; a longer one takes three. */
const TWO_LINES = 24;

/** Returns the classes of a company's name in the bar; a capital counts as one letter and a half. */
export function nameClass(brand: string): string {
  const letters = brand.length + (brand.match(/\p{Lu}/gu)?.length ?? 0) / 2;
  if (letters <= ONE_LINE) return "text-intro tracking-tight whitespace-nowrap";
  return letters <= TWO_LINES ? "long-name" : "long-name longest-name";
}
