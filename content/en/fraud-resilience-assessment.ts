export const fraudResilienceAssessment = {
  landing: {
    headline: "Simulate, Strengthen, Secure: Stay Ahead of Fraud Threats",
    intro:
      "With your written permission, we attack your processes as a fraudster would. You learn which controls hold, which do not, and what to fix first.",
    learnMore: "Learn More",
  },
  actions: {
    assessment: { label: "Request an Assessment", path: "/request-assessment" },
    sampleReport: { label: "Request a Sample Report", path: "/request-sample-report" },
  },
  contents: {
    label: "On this page",
    request: { label: "Request Assessment", path: "/request-assessment" },
    backToTop: "Back to top",
  },
  overview: {
    heading: "Overview",
    definition:
      "A proactive fraud simulation and evaluation for eCommerce and digital platforms, using ethical hacking and automated analysis.",
    goalsHeading: "Four goals",
    goals: [
      "Identify hidden vulnerabilities",
      "Strengthen detection and mitigation",
      "Minimize financial losses",
      "Improve resilience against account takeover, refund fraud, bot attacks and more",
    ],
    flowHeading: "Four steps",
    flow: {
      simulate: {
        name: "Simulation",
        tooltip: "Testers and scripts use test accounts, synthetic data and our own cards, in agreed hours.",
      },
      detect: {
        name: "Detection",
        tooltip: "For each attempt you see the first alert, the first action and the minutes between them.",
      },
      report: {
        name: "Reporting",
        tooltip: "Each finding names the process, the steps to reproduce it, the evidence and a rating.",
      },
      remedy: {
        name: "Remediation",
        tooltip:
          "Each action has a time frame; you name its owner. After the fix we can repeat the attacks that succeeded.",
      },
    },
  },
  methodology: {
    heading: "Methodology",
    intro: "No test starts before you sign.",
    phases: {
      discovery: {
        name: "Discovery",
        description:
          "We use your service as a customer would, list each control and choose the scenarios with you.",
        steps: [
          "Scope and written permission",
          "Map of processes and controls",
          "Choice of scenarios",
          "Test accounts and data",
        ],
      },
      testing: {
        name: "Simulation & Testing",
        description:
          "Testers and scripts run the scenarios in the agreed hours, and we log every response and its time.",
        steps: [
          "Manual attack paths",
          "Automated and bot runs",
          "A second path (Advanced)",
          "Control response log",
        ],
      },
      analysis: {
        name: "Analysis & Reporting",
        description:
          "We rank the weak controls by severity and discuss the results with the people who will fix them.",
        steps: [
          "Fraud Resilience Score",
          "Findings with report pages",
          "Risk Mitigation Plan",
          "Walk-through with your team",
        ],
      },
    },
    give: {
      name: "You give",
      text: "Written permission, a contact who can stop us at any moment, and your own alert log",
    },
    briefing: { label: "Request a detailed methodology briefing", path: "/request-assessment" },
  },
  scenarios: {
    heading: "Fraud Scenarios",
    intro:
      "Choose those that would hurt you most. Banks: start with the eleven bank scenarios in the {selfCheck}.",
    selfCheck: "self-check",
    key: "Pale marks are ordinary activity, {fraud}. Sample data.",
    fraud: "orange marks are fraud",
    labels: { whatItIs: "What it is", earlySigns: "Early signs", whatWeTest: "What we test" },
  },
  benefits: {
    heading: "What You Get",
    intro: "A score, the findings behind it and a plan with dates.",
    report: {
      title: "Fraud Resilience Report",
      scoreLabel: "SAMPLE SCORE",
      scoreName: "Fraud Resilience Score",
      score: 76,
      outOf: "of 100",
      reading: "The response is late: evening alerts are read in the morning.",
      weight: "weight {n}",
      subScores: {
        detection: {
          name: "Detection Capability",
          percent: 85,
          weight: 40,
          text: "attempts that raised an alert",
        },
        prevention: {
          name: "Prevention Measures",
          percent: 62,
          weight: 20,
          text: "attempts that were stopped",
        },
        response: {
          name: "Response Time",
          percent: 48,
          weight: 15,
          tone: "bad",
          text: "alerts acted on in time",
        },
        security: {
          name: "Data Security",
          percent: 91,
          weight: 25,
          text: "personal fields that were masked",
        },
      },
    },
    findings: {
      heading: "Detailed Findings",
      pages: "Report pages {pages}",
      rows: [
        {
          name: "Account Takeover Vulnerability",
          rating: "HIGH / Critical",
          tone: "bad",
          pages: "12-15",
          text: "A reset by SMS, a new number and a purchase with the saved card all passed, from a new device.",
        },
        {
          name: "Gift Card Balance Checking",
          rating: "MED / Moderate",
          tone: "warn",
          pages: "23-24",
          text: "The balance page answered a script that tried our test cards one after another, without login or limit.",
        },
      ],
    },
    plan: {
      heading: "Risk Mitigation Plan",
      horizons: [
        {
          name: "Immediate actions",
          term: "within 30 days",
          text: "Block saved cards after a reset on a new device. Limit balance checks. Name an owner for alerts at night.",
        },
        {
          name: "Short-term improvements",
          term: "within 90 days",
          text: "Assess reset, number change and payment together. Repeat both attacks.",
        },
        {
          name: "Long-term strategy",
          term: "6-12 months",
          text: "Replace SMS codes for resets. Score refunds with the same care as payments.",
        },
      ],
    },
    strategy: {
      heading: "Custom Strategy",
      items: [
        { name: "Technology integration", text: "Show device signals to the refund desk." },
        { name: "Process optimization", text: "Put someone on call with the authority to hold orders." },
        { name: "Team training", text: "Rehearse calls that ask to change a number." },
      ],
    },
  },
  audience: {
    heading: "Who It's For",
    intro:
      "Banks too: five of the fourteen scenarios apply to you. Six more, such as push payment scams and SIM swap, are each a separate Fraud Simulation.",
    tiles: [
      { name: "eCommerce platforms", text: "Checkout, refunds and cash on delivery." },
      { name: "Marketplaces", text: "Buyers, sellers or both can be fake." },
      { name: "Subscription businesses", text: "Endless trials and disputed renewals." },
      { name: "Digital services", text: "Codes and credit are gone once delivered." },
      { name: "Payment providers", text: "Merchants that do not exist, and cards that are not the payer’s." },
    ],
  },
  pricing: {
    heading: "Pricing",
    intro: "Four things set the price: scenarios, channels, volume and duration.",
    requestPath: "/request-assessment",
    tiers: [
      {
        plan: "basic",
        name: "Basic Assessment",
        terms: "Custom quote",
        line: "Quick audits",
        items: [
          "5-6 scenarios",
          "Basic vulnerability assessment",
          "Fraud Resilience Score",
          "High-level recommendations",
        ],
        button: "Request Quote",
      },
      {
        plan: "advanced",
        name: "Advanced Assessment",
        terms: "Custom quote",
        line: "Deep resilience evaluations",
        items: [
          "10+ scenarios with A/B paths",
          "Full simulation report",
          "Detailed vulnerability mapping",
          "Customized mitigation plan",
        ],
        badge: "Most Popular",
        button: "Get a Custom Plan",
      },
      {
        plan: "monitoring",
        name: "Ongoing Monitoring",
        terms: "Subscription",
        line: "Long-term protection",
        items: [
          "Continuous simulations",
          "Live alerts and notifications",
          "Quarterly trend reports",
          "Emerging threat intelligence",
          "Monthly review meetings",
        ],
        button: "Subscribe Now",
      },
    ],
  },
  compliance: {
    heading: "Ethical & Compliance Standards",
    intro: "Evidence for each badge on request.",
    badges: [
      { name: "GDPR Compliant", evidence: "gdpr" },
      { name: "SOC 2", evidence: "soc2" },
      { name: "ISO 27001", evidence: "iso27001" },
    ],
    statements: [
      {
        name: "Explicit written permission only",
        text: "We stay within the agreed parameters and stop when you say so.",
      },
      {
        name: "No production data exposure",
        text: "We use only test accounts and synthetic data, on live systems or in a test environment, as the signed scope says. No customer record is copied.",
      },
      {
        name: "Regulatory compliance",
        text: "We follow the GDPR and the data protection law of your country.",
      },
    ],
  },
  addons: {
    heading: "Add-on Services",
    items: [
      { name: "Continuous Monitoring", text: "Your tests again, after each release." },
      { name: "Employee Training", text: "Practice on the findings of your report." },
      { name: "Consulting & Integration", text: "Help for those who carry out the plan." },
      {
        name: "Competitor Benchmarking",
        text: "Your published limits, refund terms and checks, compared with those of competitors.",
      },
    ],
  },
  closing: {
    heading: "Find your weakest control before a fraudster does",
    text: "Tell us which processes matter. We ask about the scope, then send a quote.",
  },
} as const;
