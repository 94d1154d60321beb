/** The eight steps. One page shows them as a timeline, another as a racetrack. */
export const journey = {
  heading: "Customer Journey",
  steps: [
    {
      id: 1,
      title: "Discover the Gaps",
      subtitle: "Fraud Resilience Assessment",
      description:
        "We test your own processes with your written permission: password reset, refund, one-time code. You learn which controls worked, with the evidence.",
      call: "Walk the track before the race",
      path: "/services/fraud-resilience-assessment",
      picture: "fraud-resilience-assessment",
    },
    {
      id: 2,
      title: "Size Up the Risk",
      subtitle: "Fraud Impact Assessment",
      description:
        "Find out what fraud costs you, cause by cause. Your board sees a low and a high total, and can set a budget.",
      call: "Know what a slow corner costs",
      path: "/services/implementation",
      picture: "implementation",
    },
    {
      id: 3,
      title: "Build a Strong Defense",
      subtitle: "Fraud Program Development",
      description:
        "Decide who owns fraud risk, who may stop a payment and who decides at 3 a.m. We write it down with your people, rehearse it and hand it over.",
      call: "Agree who does what in the pits",
      path: "/services/managed-services",
      picture: "managed-services",
    },
    {
      id: 4,
      title: "Automate the Guardrails",
      subtitle: "AI-Managed Risk Engine",
      description:
        "The engine scores each event in real time. Clear cases are passed or stopped at once. The others get a further check or a reviewer, who sees the reasons with the case.",
      call: "Brake in time",
      path: "/solutions/fraud-detection",
      picture: "fraud-detection",
    },
    {
      id: 5,
      title: "Customize to Win",
      subtitle: "Risk Rule Engine",
      description:
        "Add your own rules, for example for first transfers abroad in the week before Eid. Test each on past events before it may stop a payment.",
      call: "Set up the car for your own track",
      path: "/solutions/fraud-detection",
      picture: "rule-engine",
    },
    {
      id: 6,
      title: "Reinforce with Smart Controls",
      subtitle: "List & Velocity Guards",
      description:
        "Keep lists of cards, devices and phone numbers used in fraud, and limit how often each may be tried. A new card does not reset the count for the device.",
      call: "Keep to the limit in the pit lane",
      path: "/solutions/risk-assessment",
      picture: "risk-assessment",
    },
    {
      id: 7,
      title: "Know Your Users, Protect Their Trust",
      subtitle: "Digital Identity Intelligence",
      description:
        "Check whether name, phone number, email, device and address belong together. When one does not match, you choose a further check.",
      call: "Know every car on the track",
      path: "/solutions/digital-identity",
      picture: "digital-identity",
    },
    {
      id: 8,
      title: "Join the Power of Community",
      subtitle: "Fraud Intelligence Sharing Platform",
      description:
        "A fraudster stopped at one company often tries the next with the same device. Share confirmed signals without names and receive those of other members.",
      call: "Wave a yellow flag for the other cars",
      path: "/solutions/fraud-intelligence",
      picture: "fraud-intelligence",
    },
  ],
  readMore: "Read about this step",
  actions: [
    { label: "Request an Assessment", path: "/request-assessment" },
    { label: "Schedule Demo", path: "/get-started" },
  ],
  start: "Start the journey",
  timeline: {
    intro: "Eight steps from finding the gaps to sharing what you learn. You can begin with any of them.",
    finish: { name: "Finish line", text: "Fraud changes, so repeat the first step with new tests." },
    other: { label: "See the same eight steps on a racetrack", path: "/new-customer-journey" },
  },
  track: {
    intro: "Eight steps as one lap, from finding the gaps to sharing results.",
    startLap: "Start your lap",
    finish: "Chequered flag",
    other: { label: "See the same eight steps as a timeline", path: "/customer-journey" },
    drive: "Scroll to drive.",
    startLine: "Start / finish",
    alt: "A figure-of-eight racetrack with eight numbered corners, a bridge where it crosses itself, and one start and finish line.",
  },
} as const;
