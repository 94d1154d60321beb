import { type UseCase, useCaseIds } from "../../../contract/options.ts";
import { useCaseStar } from "../../pictures/get-started.ts";
import { layerUrls } from "../../ui/picture.tsx";

const url = layerUrls(useCaseStar);

/** A star with a point for each use case, clockwise from the top; those that are ticked are filled. */
export function UseCaseStar(props: { ticked: readonly UseCase[]; className: string }) {
  return (
    <svg aria-hidden="true" viewBox={useCaseStar.box} className={props.className}>
      <use href={url("ground")} />
      {useCaseIds.map((id, index) => (
        <use
          key={id}
          href={url("point")}
          transform={`rotate(${36 * index})`}
          data-ticked={props.ticked.includes(id)}
          className="star-point"
        />
      ))}
      <use href={url("lines")} />
    </svg>
  );
}
