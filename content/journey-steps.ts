import type { JourneyStep } from "./types/journey.ts";

type Fixed = "id" | "path" | "picture";

const STEPS: readonly Pick<JourneyStep, Fixed>[] = [
  { id: 1, path: "/services/fraud-resilience-assessment", picture: "fraud-resilience-assessment" },
  { id: 2, path: "/services/implementation", picture: "implementation" },
  { id: 3, path: "/services/managed-services", picture: "managed-services" },
  { id: 4, path: "/solutions/fraud-detection", picture: "fraud-detection" },
  { id: 5, path: "/solutions/fraud-detection", picture: "rule-engine" },
  { id: 6, path: "/solutions/risk-assessment", picture: "risk-assessment" },
  { id: 7, path: "/solutions/digital-identity", picture: "digital-identity" },
  { id: 8, path: "/solutions/fraud-intelligence", picture: "fraud-intelligence" },
];

/** Returns the steps in order, in the words of a language. */
export const journeySteps = (
  words: Record<JourneyStep["id"], Omit<JourneyStep, Fixed>>,
): readonly JourneyStep[] => STEPS.map((step) => ({ ...step, ...words[step.id] }));
