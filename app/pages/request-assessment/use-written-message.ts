import { useState } from "react";
import { MESSAGE_MAX } from "../../../contract/limits.ts";
import { useShown } from "../../navigation/router.tsx";

/**
 * Returns the message that the page before this one wrote for the visitor, as the self-check does. It comes with the
 * navigation and never in the address: it names weaknesses. After a reload it is gone.
 */
export function useWrittenMessage(): string | undefined {
  const [message] = useState(useShown((shown) => shown.message));
  return message?.slice(0, MESSAGE_MAX);
}
