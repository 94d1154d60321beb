/** The price tiers that `?plan=` can name on the assessment request. */
export const plans = ["basic", "advanced", "monitoring"] as const;
export type Plan = (typeof plans)[number];

/** Returns the pre-filled message with the line of a price tier. */
export const withPlan = (message: string, line: string) => `${message}\n\n${line}`;
