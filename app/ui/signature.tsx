import type { ScenarioId } from "../../content/words.ts";
import { signatures } from "../pictures/scenarios.ts";
import { Picture } from "./picture.tsx";

/** The mark a fraud leaves, as a small chart. */
export function Signature({ id, className }: { id: ScenarioId; className?: string | undefined }) {
  return <Picture of={signatures} layers={[id]} className={className} />;
}
