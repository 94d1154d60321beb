import { Arrow } from "../../ui/marks.tsx";
import { type Drawn, Picture } from "../../ui/picture.tsx";

/** A strip at the end of the page that leads to the next product of the menu. */
export const NextProduct = (props: { label: string; name: string; path: string; drawing: Drawn }) => {
  // The arrow stays on the line of the last word.
  const last = props.name.lastIndexOf(" ") + 1;
  return (
    <a href={props.path} className="group block overflow-hidden border-t border-ink bg-sand print:hidden">
      <span className="wrap flex items-center gap-x-8 max-pairs:flex-col max-pairs:items-start pairs:min-h-64">
        <span className="flex-1 max-pairs:pt-9">
          <span className="block text-small text-ink2">{props.label}</span>
          <span className="block text-title group-hover:text-acc">
            {props.name.slice(0, last)}
            <span className="whitespace-nowrap">
              {props.name.slice(last)} <Arrow className="mirrors ms-1 inline-block h-5 w-9" />
            </span>
          </span>
        </span>
        <Picture
          of={props.drawing}
          fit="xMidYMax slice"
          className="next-picture mirrors max-pairs:w-full pairs:self-stretch"
        />
      </span>
    </a>
  );
};
