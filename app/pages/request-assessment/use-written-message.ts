import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { MESSAGE_MAX } from "../../../contract/limits.ts";

/**
 * Returns the message that the page before this one wrote for the visitor, as the self-check does. It comes with the
 * navigation and never in the address: it names weaknesses. After a reload it is gone.
 */
export function useWrittenMessage(): string | undefined {
  const { state } = useLocation();
  const type = useNavigationType();
  const [message] = useState<unknown>(type === "PUSH" ? state?.message : undefined);
  return typeof message === "string" ? message.slice(0, MESSAGE_MAX) : undefined;
}
