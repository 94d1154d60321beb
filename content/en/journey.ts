import type { Journey } from "../types/journey.ts";

/** The eight steps. One page shows them as a timeline, another as a race track. */
export const journey: Journey = {
  heading: "Customer Journey",
  steps: [
    {
      id: 1,
      title: "Discover the Gaps",
      subtitle: "Fraud Resilience Assessment",
      description:
        "We attack your own journeys with your written permission: the reset, the refund, the one-time code. You learn which controls held, which gave way, and on which page of the report to read why.",
      path: "/services/fraud-resilience-assessment",
      picture: "fraud-resilience-assessment",
      corner: "Corner 1",
      call: "Walk the track before you race it.",
    },
    {
      id: 2,
      title: "Size Up the Risk",
      subtitle: "Fraud Impact Assessment",
      description:
        "Put a price on what was found. Count the loss, the fees, the refused parcels, the hours in review and the good customers turned away. Now the board can compare fraud with other costs.",
      path: "/services/implementation",
      picture: "implementation",
      corner: "Corner 2",
      call: "Know what a slow corner costs a lap.",
    },
    {
      id: 3,
      title: "Build a Strong Defense",
      subtitle: "Fraud Program Development",
      description:
        "Decide who owns fraud, who may stop a payment, and what happens at three in the morning. Write it down, rehearse it, and hand it to people who were in the room.",
      path: "/services/managed-services",
      picture: "managed-services",
      corner: "Corner 3",
      call: "Build the crew before the car.",
    },
    {
      id: 4,
      title: "Automate the Guardrails",
      subtitle: "AI-Managed Risk Engine",
      description:
        "Let the engine score each event while it waits. The clear cases pass or stop by themselves; the doubtful few reach a person, with the reasons on top.",
      path: "/solutions/fraud-detection",
      picture: "fraud-detection",
      corner: "Corner 4",
      call: "Brake before you see the wall.",
    },
    {
      id: 5,
      title: "Customize to Win",
      subtitle: "Risk Rule Engine",
      description:
        "Add what only you know: the corridor that turns bad before Eid, the reseller with two shops. Try each rule on last month's events before it may stop anyone.",
      path: "/solutions/fraud-detection",
      picture: "rule-engine",
      corner: "Corner 5",
      call: "Set the car up for your own circuit.",
    },
    {
      id: 6,
      title: "Reinforce with Smart Controls",
      subtitle: "List & Velocity Guards",
      description:
        "Keep the names, cards and handsets you already know, each with an end date. Count every key against a limit, so that changing the card does not reset the clock.",
      path: "/solutions/risk-assessment",
      picture: "risk-assessment",
      corner: "Corner 6",
      call: "Hold the limit through the fast part.",
    },
    {
      id: 7,
      title: "Know Your Users, Protect Their Trust",
      subtitle: "Digital Identity Intelligence",
      description:
        "Ask whether name, number, e-mail, device and address have met before. Most have, and those customers pass without another code. The one that disagrees is worth a question.",
      path: "/solutions/digital-identity",
      picture: "digital-identity",
      corner: "Corner 7",
      call: "Know every car on the track.",
    },
    {
      id: 8,
      title: "Join the Power of Community",
      subtitle: "Fraud Intelligence Sharing Platform",
      description:
        "The card that failed with you tries your neighbour next. Share the signal, never the customer, and receive theirs in return. Then go back to step one with a harder test.",
      path: "/solutions/fraud-intelligence",
      picture: "fraud-intelligence",
      corner: "Corner 8",
      call: "Warn the next car by radio.",
    },
  ],
  readMore: "Read about this step",
  timeline: {
    lead: "Eight steps from finding the gaps to sharing what you learn. Each stands by itself, so you may begin at any of them.",
    start: {
      heading: "Start with what you do not know.",
      text: "The first step needs your written permission and a list of the journeys that matter to you.",
      button: "Start the journey",
    },
    finish: {
      heading: "Finish line",
      text: "You end where you began, with every joint tested. Fraud changes its route, so the next lap starts here.",
      actions: [
        { label: "Schedule Demo", path: "/get-started" },
        { label: "Request an Assessment", path: "/request-assessment" },
      ],
    },
    other: { label: "See the same eight steps as a lap", path: "/new-customer-journey" },
  },
  track: {
    lead: "Eight corners. One lap from finding the gaps to sharing what you learn.",
    start: {
      heading: "Lights out.",
      text: "Scroll to drive. The car keeps to the road and each corner names its step.",
      button: "Start the journey",
    },
    finish: {
      heading: "Chequered flag",
      text: "One lap done, eight corners known. The second is quicker because you have the notes from the first.",
      actions: [
        { label: "Schedule Demo", path: "/get-started" },
        { label: "Request an Assessment", path: "/request-assessment" },
      ],
    },
    other: { label: "See the same eight steps as a timeline", path: "/customer-journey" },
    startLine: "Start / finish",
    picture:
      "A figure-eight race track with eight numbered corners, a bridge where it crosses itself, and one start and finish line.",
  },
};
