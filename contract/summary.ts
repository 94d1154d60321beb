/** What stands above a refused form, by the number of answers to mend, from one; page and server say the same. */
export const summary = [
  "One answer needs a look before this can be sent.",
  "Two answers need a look before this can be sent.",
  "Three answers need a look before this can be sent.",
  "Four answers need a look before this can be sent.",
  "Five answers need a look before this can be sent.",
  "Six answers need a look before this can be sent.",
];

/** `{field}` is the label of the first. */
export const summaryFirst = "The first is {field}. Nothing you typed is lost.";
