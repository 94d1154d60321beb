const figure =
  /\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:%|في المئة|(?:b|m)illion\b|مليار|مليون)|(?<![+\d.,])\d[\d,]*\+(?!\d)|\+\d{2,}(?![\d,:]|\s\d)|\b24\/7(?:\/365)?/gi;

/**
 * Finds the figures of a text that read as claims: percentages, millions and billions, "60+" or "+60", and "24/7".
 * Returns them as written, with inner spaces taken out but for the one before a word. Telephone numbers,
 * ids, dates and plain counts are not claims.
 */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(figure)].map(([found]) =>
    found.replace(/\s*(?:%|في المئة)/, "%").replace(/\s*–\s*/, "–"),
  );
}
