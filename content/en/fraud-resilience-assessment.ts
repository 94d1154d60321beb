import type { FraudResilienceAssessment } from "../types/fraud-resilience-assessment.ts";
import { productLabels } from "./product-labels.ts";
import { scenarioCount, scenarios } from "./scenarios.ts";

export const fraudResilienceAssessment: FraudResilienceAssessment = {
  landing: {
    headline: "Simulate, Strengthen, Secure: Stay Ahead of Fraud Threats",
    lead: "We run agreed fraud tests on your own processes and show you which controls worked and which did not.",
    learnMore: "Learn More",
    stages: ["Simulate", "Strengthen", "Secure"],
  },
  actions: {
    assessment: { label: "Request an Assessment", path: "/request-assessment" },
    sampleReport: { label: "Request a Sample Report", path: "/request-sample-report" },
  },
  contents: {
    label: "On this page",
    index: "Sections",
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
    top: "top",
  },
  overview: {
    heading: "Fraud Resilience Assessment",
    definition:
      "A proactive fraud simulation and evaluation for eCommerce and digital platforms, using ethical hacking and automated analysis.",
    goalsHeading: "Four goals",
    goals: [
      {
        name: "Identify hidden vulnerabilities",
        text: "Especially between two systems, where each relies on the other to check.",
      },
      {
        name: "Strengthen detection and mitigation",
        text: "See what your controls detected, minute by minute, and how they responded.",
      },
      {
        name: "Minimize financial losses",
        text: "Fix the most serious gap first.",
      },
      {
        name: "Improve resilience against account takeover, refund fraud, bot attacks and more",
        text: `Choose from ${scenarios.length} scenarios. You can have them repeated after your fixes.`,
      },
    ],
    flowHeading: "Four steps",
    flow: {
      simulate: {
        name: "Simulation",
        text: "We run the agreed attacks on your own processes.",
        tooltip: "Testers and scripts use test accounts, synthetic data and our own cards, in agreed hours.",
      },
      detect: {
        name: "Detection",
        text: "We record what your controls detected, and when.",
        tooltip:
          "Your team's log is compared with ours. For each attempt you see the first alert, the first action and the minutes between them.",
      },
      report: {
        name: "Reporting",
        text: "You get a report, finding by finding.",
        tooltip:
          "Each finding names the process, the steps to reproduce it, the evidence and a rating. Four sub-scores show your weakest area.",
      },
      remedy: {
        name: "Remediation",
        text: "A plan shows how to close the gaps, the most serious first.",
        tooltip:
          "Each action has a time frame; you name its owner. Attacks that succeeded can be repeated after the fix.",
      },
    },
  },
  methodology: {
    heading: "No test starts before you sign",
    lead: "Three phases, one signed scope. Nothing outside it is tested.",
    phases: {
      discovery: {
        count: "1 of 3",
        name: "Discovery",
        steps: [
          "Scope and written permission",
          "Map of processes and controls",
          "Choice of scenarios",
          "Test accounts and data",
        ],
        description:
          "With your written consent we first use your service as a customer would: we register, log in, pay, return goods and ask for help. We list each control and its owner. Together we choose scenarios, hours and limits.",
      },
      testing: {
        count: "2 of 3",
        name: "Simulation & Testing",
        steps: [
          "Manual attack paths",
          "Automated and bot runs",
          "A second path (Advanced)",
          "Control response log",
        ],
        description:
          "Testers and scripts run the chosen scenarios in the agreed hours with synthetic data. In the Advanced Assessment each is tried in at least two ways. We log every response and its time.",
      },
      analysis: {
        count: "3 of 3",
        name: "Analysis & Reporting",
        steps: [
          "Fraud Resilience Score",
          "Findings with report pages",
          "Risk Mitigation Plan",
          "Walk-through with your team",
        ],
        description:
          "We rank the weak controls by severity; the Fraud Impact Assessment calculates their cost. Then we discuss the results with you and the people who will make the fixes.",
      },
    },
    terms: [
      {
        heading: productLabels.give,
        items: [
          {
            name: "Written permission",
            text: "Signed by you, and by suppliers whose systems the test touches.",
            kind: "before we start",
          },
          {
            name: "A contact who can stop us",
            text: "Someone with the authority to do so, reachable by phone.",
            kind: "during the test",
          },
          {
            name: "Your own log",
            text: "What your controls detected, to compare with ours.",
            kind: "after each run",
          },
        ],
      },
      {
        heading: productLabels.isNot,
        items: [
          {
            name: "A penetration test",
            text: "It tests your rules and processes. Your code needs its own test.",
          },
          {
            name: "A certificate",
            text: "The score describes the days we tested, not the year ahead.",
          },
          {
            name: "A test of employees",
            text: "Findings describe processes, not the mistakes of employees.",
          },
        ],
      },
    ],
    briefing: { label: "Request a detailed methodology briefing", path: "/request-assessment" },
  },
  scenarios: {
    heading: `${scenarioCount()} fraud scenarios`,
    lead: "Open a card for early signs and for what we test. Most are frauds against merchants; for banks, see the self-check below and Why Us.",
    key: "How to read it: time runs from left to right, amounts upwards. Plain marks are ordinary activity.",
    keyWarm: "Red marks are fraud.",
    keySample: "All figures are invented.",
    position: "{n} / {of}",
    labels: { whatItIs: "What it is", earlySigns: "Early signs", whatWeTest: "What we test" },
  },
  benefits: {
    heading: "What You Get",
    lead: "A score, findings you can reproduce and a plan, as in an Advanced Assessment. The company, score and findings in this sample are invented.",
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
        "The retailer detects most attacks and protects its data well. It responds late: evening alerts are read in the morning. Weights in this sample: detection 40, prevention 20, response 15, data security 25.",
      subScores: {
        detection: {
          name: "Detection Capability",
          percent: 85,
          text: "85% of attempts raised an alert. The gift card page raised none.",
        },
        prevention: {
          name: "Prevention Measures",
          percent: 62,
          text: "62% of attempts were stopped. The password reset checks only an SMS code.",
        },
        response: {
          name: "Response Time",
          percent: 48,
          tone: "bad",
          text: "48% of alerts were acted on in the agreed time. Alerts at night had no owner.",
        },
        security: {
          name: "Data Security",
          percent: 91,
          text: "91% of the personal fields checked were masked.",
        },
      },
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
          seen: "A password reset by SMS, a change of phone number and a purchase with the saved card succeeded from a new device in one session.",
          effect:
            "Anyone who controls the customer's number for an hour, for example by SIM swap, controls the account and its card.",
          fix: "Block saved cards after a reset on a new device. Confirm a new number in the app, on a device enrolled earlier.",
        },
        {
          name: "Gift Card Balance Checking",
          rating: "MED",
          severity: "Moderate",
          tone: "warn",
          pages: "23-24",
          seen: "The balance page answered a script that tried our test cards one after another, without a log-in or a limit.",
          effect: "Cards with a balance can be found by trying, and spent before their owner uses them.",
          fix: "Ask for the PIN as well. Limit balance checks by device and IP address, and count failures.",
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
            "Block saved cards after a reset on a new device",
            "Limit gift card balance checks by device and IP address",
            "Name an owner for alerts at night and at weekends",
          ],
        },
        {
          name: "Short-term improvements",
          term: "within 90 days",
          actions: [
            "Assess reset, number change and payment together",
            "Keep chat, phone and refund notes in one case",
            "Repeat the two scenarios that succeeded",
          ],
        },
        {
          name: "Long-term strategy",
          term: "6-12 months",
          actions: [
            "Replace SMS codes for resets and saved-card changes",
            "Score refunds as well as payments",
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
          text: "Show device signals to the refund desk, which decides without them today.",
        },
        {
          name: "Process optimization",
          text: "Put someone on call at night who may hold orders without asking anyone.",
        },
        {
          name: "Team training",
          text: "Rehearse calls that ask support to change a phone number.",
        },
      ],
    },
  },
  audience: {
    heading: "Who It's For",
    testFirst: "worth testing first",
    tiles: {
      platform: {
        name: "eCommerce platforms",
        text: "Checkout, refunds and cash on delivery.",
        scenarios: ["refund-fraud", "stolen-cards", "promo-abuse", "chargeback", "inventory-hoarding"],
      },
      marketplace: {
        name: "Marketplaces",
        text: "Buyers, sellers or both can be fake.",
        scenarios: ["mass-registration", "reshipping", "synthetic-identity", "referral"],
      },
      subscription: {
        name: "Subscription businesses",
        text: "Endless trials, disputed renewals and shared accounts.",
        scenarios: ["account-takeover", "promo-abuse", "chargeback", "loyalty"],
      },
      digital: {
        name: "Digital services",
        text: "Codes, credit and content cannot be recovered once they are sold.",
        scenarios: ["account-takeover", "mass-registration", "bots", "sms-pumping"],
      },
      payments: {
        name: "Payment providers",
        text: "Both merchants and their buyers can be fraudulent.",
        scenarios: ["stolen-cards", "chargeback", "gift-cards", "synthetic-identity"],
      },
    },
  },
  pricing: {
    heading: "Pricing",
    lead: "Four things set the price: scenarios, channels, volume and duration.",
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
    lead: "How we test, and what to ask for.",
    badges: [
      {
        name: "GDPR Compliant",
        seal: "GDPR",
        evidence: "gdpr",
        ask: "Ask for the data processing agreement and the list of processors",
      },
      { name: "SOC 2", seal: "SOC 2", evidence: "soc2", ask: "Ask for report type, period and auditor" },
      {
        name: "ISO 27001",
        seal: "ISO 27001",
        evidence: "iso27001",
        ask: "Ask for certificate number, scope and date",
      },
    ],
    evidenceLink: "See the evidence",
    askPath: "/contact",
    statements: [
      {
        name: "Explicit written permission only",
        text: "We stay within the agreed parameters and stop when you say so.",
      },
      {
        name: "No production data exposure",
        text: "We use synthetic data in controlled environments. Live controls are tested only with test accounts, in agreed hours.",
      },
      {
        name: "Regulatory compliance",
        text: "GDPR and the regional rules that apply to you.",
        link: { label: "Rules in your region", path: "/why-us#laws" },
      },
    ],
  },
  addOns: {
    heading: "Add-on Services",
    items: [
      {
        name: "Continuous Monitoring",
        text: "We repeat only the tests in your report, after each release. For live alerts choose Ongoing Monitoring; for analysts on watch, Fraud Intelligence & Monitoring.",
        kind: "subscription",
      },
      {
        name: "Employee Training",
        text: "Reviewers and agents practise on the findings of your report.",
        kind: "workshop",
      },
      {
        name: "Consulting & Integration",
        text: "We help your engineers turn the plan into rules and releases.",
        kind: "project",
      },
      {
        name: "Competitor Benchmarking",
        text: "Your published terms and policies compared with those of competitors, from pages that anyone can read.",
        kind: "report",
      },
    ],
  },
  closing: {
    heading: "Find your weakest control.",
    text: "Tell us which processes matter. We'll ask about the scope, then send a quote.",
  },
};
