import type { FraudResilienceAssessment } from "../types/fraud-resilience-assessment.ts";
import { productLabels } from "./product-labels.ts";
import { scenarios } from "./scenarios.ts";

const counted = ["Fourteen", "Fifteen", "Sixteen"][scenarios.length - 14] ?? scenarios.length;

export const fraudResilienceAssessment: FraudResilienceAssessment = {
  landing: {
    headline: "Simulate, Strengthen, Secure: Stay Ahead of Fraud Threats",
    lead: "We play the fraudster on your journeys, by agreement, and show you which control answered and which did not.",
    learnMore: "Learn More",
    stages: ["Simulate", "Strengthen", "Secure"],
  },
  actions: [
    { label: "Request an Assessment", path: "/request-assessment" },
    { label: "Request a Sample Report", path: "/request-sample-report" },
  ],
  contents: {
    label: "On this page",
    entries: [
      { id: "overview-section", label: "Overview" },
      { id: "methodology-section", label: "Methodology" },
      { id: "scenarios-section", label: "Fraud Scenarios" },
      { id: "benefits-section", label: "What You Get" },
      { id: "audience-section", label: "Who It's For" },
      { id: "pricing-section", label: "Pricing" },
      { id: "compliance-section", label: "Compliance" },
      { id: "addons-section", label: "Add-on Services" },
    ],
    request: { label: "Request Assessment", path: "/request-assessment" },
    backToTop: "Back to top",
  },
  overview: {
    heading: "Fraud Resilience Assessment",
    definition:
      "A proactive fraud simulation and evaluation for eCommerce and digital platforms, using ethical hacking and automated analysis.",
    goalsHeading: "Four goals",
    goals: [
      {
        name: "Identify hidden vulnerabilities",
        text: "The ones between two systems, where each believes the other is checking.",
      },
      {
        name: "Strengthen detection and mitigation",
        text: "See what your controls saw, minute by minute, and what they did about it.",
      },
      {
        name: "Minimize financial losses",
        text: "Mend first what costs most, not what is easiest to describe.",
      },
      {
        name: "Improve resilience against account takeover, refund fraud, bot attacks and more",
        text: `Choose from ${scenarios.length} scenarios. You can have them run again after the repair.`,
      },
    ],
    flowHeading: "Four steps, one loop",
    flow: [
      {
        name: "Simulation",
        text: "We run the attack, safely and with permission.",
        tooltip:
          "Our testers and scripts use test accounts, synthetic details and cards set up for the test, at hours you agree to. Your contact can stop it at once.",
      },
      {
        name: "Detection",
        text: "We record what your controls saw, and when.",
        tooltip:
          "Your team's log is laid beside ours. For each attempt you see the first alert, the first action, and the minutes between them.",
      },
      {
        name: "Reporting",
        text: "Every finding is scored, proven and given a page.",
        tooltip:
          "Each finding names the journey, the steps to repeat it, the evidence and a rating. The sub-scores show which of the four parts holds you back.",
      },
      {
        name: "Remediation",
        text: "A plan closes the gaps in an order you can afford.",
        tooltip:
          "Actions stand in three horizons, each with an owner on your side. You can have what got through run once more, to see whether the repair holds.",
      },
    ],
  },
  methodology: {
    heading: "Three phases, one agreed scope",
    lead: "Nothing starts before you sign, and nothing runs that is not on the page you signed.",
    phases: [
      {
        count: "1 of 3",
        name: "Discovery",
        steps: [
          "Scope and written permission",
          "Map of journeys and controls",
          "Choice of scenarios",
          "Test accounts and data",
        ],
        description:
          "We walk your journeys as a customer: register, log in, pay, return, ask for help. We list each control and who owns it. Together we choose the scenarios, the hours and the caps, and put them into one signed page.",
      },
      {
        count: "2 of 3",
        name: "Simulation & Testing",
        steps: [
          "Manual attack paths",
          "Automated and bot runs",
          "A/B paths per scenario",
          "Control response log",
        ],
        description:
          "Ethical testers and scripts play the chosen scenarios at the agreed hours, with synthetic data. Each is tried at least two ways where your tier includes it. Your contact can stop us at any moment. We log what answered, and after how long.",
      },
      {
        count: "3 of 3",
        name: "Analysis & Reporting",
        steps: [
          "Fraud Resilience Score",
          "Findings with report pages",
          "Risk Mitigation Plan",
          "Walk-through with your team",
        ],
        description:
          "We sort what gave way by what it can cost you, not by how clever it was. You get a score, findings you can repeat yourself, and a plan in three horizons. Then we go through it with the people who will do the mending.",
      },
    ],
    terms: [
      {
        heading: productLabels.needs,
        items: [
          {
            name: "Written permission",
            text: "One page, signed by someone who may give it, for suppliers in the path too.",
            kind: "before we start",
          },
          {
            name: "A contact who can stop us",
            text: "One person we can reach in every agreed hour.",
            kind: "during the test",
          },
          {
            name: "Your own log",
            text: "What your controls saw in those hours, to lay beside ours.",
            kind: "after each run",
          },
        ],
      },
      {
        heading: productLabels.isNot,
        items: [
          {
            name: "Not a penetration test",
            text: "It tries your rules and routines. Your code needs a test of its own.",
          },
          {
            name: "Not a certificate",
            text: "The score tells of the days we tested, not of the year after.",
          },
          {
            name: "Not a test of persons",
            text: "The report says what a process answered, never who did.",
          },
        ],
      },
    ],
    briefing: { label: "Request a detailed methodology briefing", path: "/request-assessment" },
  },
  scenarios: {
    heading: `${counted} ways a pattern breaks`,
    lead: "Each fraud leaves a mark. Open one for its early signs and for what we test.",
    key: "How to read: time runs left to right, amount runs up. Plain marks are ordinary activity.",
    keyWarm: "Ember marks are the fraud.",
    keySample: "Every figure is invented.",
    labels: { whatItIs: "What it is", earlySigns: "Early signs", whatWeTest: "What we test" },
  },
  benefits: {
    heading: "What You Get",
    lead: "A score, findings you can repeat, and a plan. This is a sample: the company, the score and the findings are invented.",
    sample: "SAMPLE",
    report: {
      title: "Fraud Resilience Report",
      company: "Example retailer",
      date: "8 May 2025",
      scoreLabel: "SAMPLE SCORE",
      scoreName: "Fraud Resilience Score",
      score: 76,
      outOf: "of 100",
      reading:
        "This retailer sees most attacks and keeps its data well. It answers late: the alert is raised in the evening and read in the morning.",
      subScores: [
        {
          name: "Detection Capability",
          percent: 85,
          value: "85%",
          text: "Most attempts raised an alert. The gift card page raised none.",
        },
        {
          name: "Prevention Measures",
          percent: 62,
          value: "62%",
          text: "Checkout stops what it knows. The password reset does not ask.",
        },
        {
          name: "Response Time",
          percent: 48,
          value: "48%",
          tone: "bad",
          text: "Alerts wait overnight and through Friday. Nobody is named to answer them.",
        },
        {
          name: "Data Security",
          percent: 91,
          value: "91%",
          text: "Personal details are masked for agents and in exports.",
        },
      ],
      print: "Print the sample report",
      notice: "SAMPLE. The company, the score and every finding are invented.",
    },
    findings: {
      heading: "Detailed Findings",
      columns: { name: "Finding", severity: "Severity", pages: "Report pages" },
      labels: { seen: "What we saw", effect: "What it allows", fix: "How to close it" },
      rows: [
        {
          name: "Account Takeover Vulnerability",
          rating: "HIGH",
          severity: "Critical",
          tone: "bad",
          pages: "12-15",
          seen: "A reset by SMS, a change of number and a purchase on the saved card went through from a new handset in one session.",
          effect:
            "Whoever holds the customer's number for an hour, by SIM swap or by a persuasive call, holds the account and its card.",
          fix: "Hold saved cards after a reset on a new device. Tell the customer in the app and by e-mail, not only by SMS, before a new number counts.",
        },
        {
          name: "Gift Card Balance Checking",
          rating: "MED",
          severity: "Moderate",
          tone: "warn",
          pages: "23-24",
          seen: "The balance page answered a script asking for number after number, without a log-in and without a limit.",
          effect:
            "Cards that hold money can be found by trying, and spent before the person they were given to opens the envelope.",
          fix: "Ask for the PIN with the number. Limit checks by device and by address, and count the failures.",
        },
      ],
    },
    plan: {
      heading: "Risk Mitigation Plan",
      horizons: [
        {
          name: "Immediate actions",
          term: "within 30 days",
          actions: [
            "Hold saved cards after a reset on a new device",
            "Limit gift card balance checks by device and address",
            "Name who answers an alert on a Friday night",
          ],
        },
        {
          name: "Short-term improvements",
          term: "within 90 days",
          actions: [
            "Judge reset, number change and payment as one event",
            "Join chat, phone and refund notes in one case file",
            "Repeat the two scenarios that got through",
          ],
        },
        {
          name: "Long-term strategy",
          term: "6-12 months",
          actions: [
            "Replace SMS codes where money or limits move",
            "Score refunds as carefully as payments",
            "Review scenarios and scope each quarter",
          ],
        },
      ],
    },
    strategy: {
      heading: "Custom Strategy",
      items: [
        {
          name: "Technology integration",
          text: "Connect the device signal to the refund desk, which today decides without it.",
        },
        {
          name: "Process optimization",
          text: "Give the night shift three decisions it may take without waking anyone.",
        },
        {
          name: "Team training",
          text: "Rehearse the SIM-swap call with support, using the one our tester made.",
        },
      ],
    },
  },
  audience: {
    heading: "Who It's For",
    oftenChosen: "often chosen",
    tiles: [
      {
        name: "eCommerce platforms",
        text: "Your shop, your checkout, your refunds, and the courier who collects the cash.",
        scenarios: ["refund-fraud", "stolen-cards", "promo-abuse", "chargeback", "inventory-hoarding"],
      },
      {
        name: "Marketplaces",
        text: "You have two sides, and either can be invented: the buyer, the seller, or both.",
        scenarios: ["mass-registration", "reshipping", "synthetic-identity", "referral"],
      },
      {
        name: "Subscription businesses",
        text: "Trials that never end, renewals that are disputed, and one account in five homes.",
        scenarios: ["account-takeover", "promo-abuse", "chargeback", "loyalty"],
      },
      {
        name: "Digital services",
        text: "Your goods are codes, credit and content, gone in the second they are sold.",
        scenarios: ["account-takeover", "mass-registration", "bots", "sms-pumping"],
      },
      {
        name: "Payment providers",
        text: "You see both ends of every purchase, and answer for both when one is false.",
        scenarios: ["stolen-cards", "chargeback", "gift-cards", "synthetic-identity"],
      },
    ],
  },
  pricing: {
    heading: "Pricing",
    lead: "Scope sets the price: how many scenarios, how many channels, how long we watch.",
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
    lead: "We test the way you would want to be tested.",
    badges: [
      { name: "GDPR Compliant", seal: "GDPR", evidence: "gdpr" },
      { name: "SOC 2", seal: "SOC 2", evidence: "soc2" },
      { name: "ISO 27001", seal: "ISO 27001", evidence: "iso27001" },
    ],
    evidenceLink: "See the evidence",
    evidenceOnRequest: { label: "Evidence on request", path: "/contact" },
    statements: [
      {
        name: "Explicit written permission only",
        text: "Testing starts after you sign, stays within the agreed parameters and stops when you say so.",
      },
      {
        name: "No production data exposure",
        text: "We use synthetic data in controlled environments. No customer of yours appears in a test.",
      },
      {
        name: "Regulatory compliance",
        text: "GDPR and the regional rules that apply to you. Ask us which, before you sign.",
      },
    ],
  },
  addOns: {
    heading: "Add-on Services",
    items: [
      {
        name: "Continuous Monitoring",
        text: "The scenarios run again after each release, so a joint that was mended stays mended.",
        kind: "subscription",
      },
      {
        name: "Employee Training",
        text: "Your reviewers and support agents practise on the findings of your own report.",
        kind: "workshop",
      },
      {
        name: "Consulting & Integration",
        text: "We sit with your engineers while the plan turns into rules and releases.",
        kind: "project",
      },
      {
        name: "Competitor Benchmarking",
        text: "How your public journeys compare, judged from outside as any customer could, and only lawfully.",
        kind: "report",
      },
    ],
  },
  closing: {
    heading: "Find the open joint.",
    text: "Tell us which journeys matter. We answer with a scope and a quote, and you sign before anything runs.",
  },
};
