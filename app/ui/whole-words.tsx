/** Text whose lines never break inside a word with a hyphen: "cash-out" stays in one piece. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\w+(?:-\w+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
