/** Price tiers that `?plan=` names on the assessment request. */
export const plans = ["basic", "advanced", "monitoring"] as const;
export type Plan = (typeof plans)[number];

/** The pre-filled message of a visitor who comes from a price card, with the card's line. */
export const withPlan = (message: string, line: string) => `${message}\n\n${line}`;
