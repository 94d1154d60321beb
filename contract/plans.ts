/** Price tiers that `?plan=` names on the assessment request, and the line each adds to its message. */
const lines = {
  basic: "Plan of interest: Basic Assessment",
  advanced: "Plan of interest: Advanced Assessment",
  monitoring: "Plan of interest: Ongoing Monitoring",
} as const;

export type Plan = keyof typeof lines;
export const plans = Object.keys(lines) as Plan[];

/** The pre-filled message of a visitor who comes from a price card. */
export const withPlan = (message: string, plan: Plan) => `${message}\n\n${lines[plan]}`;
