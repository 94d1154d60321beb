import { type Plan, plans } from "../../../contract/form-paths.ts";
import { useShown } from "../../navigation/router.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** The price tier that `?plan=` names; the prerendered page cannot know it, so it comes after hydration. */
export function usePlan(): Plan | undefined {
  const search = useShown((shown) => shown.search);
  const hydrated = useHydrated();
  const asked = new URLSearchParams(search).get("plan");
  return hydrated ? plans.find((plan) => plan === asked) : undefined;
}
