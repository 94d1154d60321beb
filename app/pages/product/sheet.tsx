import type { ReactNode } from "react";
import type { RecordRow, SampleRecord } from "../../../content/types/products.ts";
import { Status } from "../../ui/status.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

interface SheetProps {
  title: string;
  date?: string;
  sample: string;
  /** The level of the title in the page's outline. */
  level?: "h2" | "h3" | undefined;
  children: ReactNode;
}

/** A sheet of sample data under its title, its date and the SAMPLE tag. */
export function Sheet({ level: Heading = "h3", ...props }: SheetProps) {
  return (
    <div className="break-inside-avoid border border-ink bg-raised">
      <div className="flex min-h-15 flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule px-5 py-3 sm:px-7">
        <Heading className="flex-1 text-body/normal font-medium">
          <WholeWords text={props.title} />
        </Heading>
        {props.date ? (
          <p className="text-small tabular-nums text-ink2 max-sm:order-1 max-sm:basis-full">{props.date}</p>
        ) : null}
        <p className="sample-tag">{props.sample}</p>
      </div>
      {props.children}
    </div>
  );
}

function Value({ row: { value, tone, mono } }: { row: RecordRow }) {
  if (tone)
    return (
      <dd className="arabic:text-small">
        <Status tone={tone} word={value} />
      </dd>
    );
  return (
    <dd className={mono ? "text-small tabular-nums arabic:text-small" : "text-small"}>
      <WholeWords text={value} />
    </dd>
  );
}

/** One sample record: rows of keys and values. */
export function RecordSheet({
  record,
  sample,
  level,
}: { record: SampleRecord } & Pick<SheetProps, "sample" | "level">) {
  return (
    <Sheet title={record.title} sample={sample} level={level}>
      <dl className="@container mx-5 pt-1.5 pb-3 sm:mx-7">
        {record.rows.map((row) => (
          <div
            key={row.key}
            className="flex min-h-11.5 items-baseline gap-x-4 border-b border-rule py-2.5 last:border-0"
          >
            <dt className="text-small w-28 shrink-0 text-ink2 @md:w-44">
              <WholeWords text={row.key} />
            </dt>
            <Value row={row} />
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
