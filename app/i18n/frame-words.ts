import type { Words } from "../../content/words.ts";
import { useShown } from "../navigation/router.tsx";

/** Returns the words of bar, menus and footer. They are a file of their own, of which a visitor fetches one language. */
export const useFrameWords = (): Words["frame"] => useShown(({ page }) => page.frame);
