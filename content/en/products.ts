import type { ProductId } from "../menus.ts";
import type { ProductPage } from "../types.ts";

/** The words that all eleven pages share. */
export const productLabels = {
  groups: {
    solutions: { label: "Solutions", path: "/#services" },
    services: { label: "Services", path: "/#services" },
  },
  sample: "Sample data",
  give: "You give",
  get: "You get",
  isNot: "It is not",
  benefits: "Four benefits",
  next: "Next",
  latency: "Measured response time: {latency}.",
  actions: [
    { label: "Schedule Demo", path: "/get-started" },
    { label: "Request an Assessment", path: "/request-assessment" },
  ],
} as const;

/** The eleven product pages. */
export const products = {
  "fraud-detection": {
    title: "AI Managed Risk Engine: scores with reasons",
    description:
      "Score every registration, login and payment, read the reasons in plain words, and run your own rules beside the model.",
    sentence:
      "Each registration, login and payment gets a score from 0 to 100, with reasons that your reviewers can check.",
    number: "91",
    caption: ["one payment,", "four reasons, stopped"],
    label: "Your threshold, 80",
    subject: "TX-48231",
    give: [
      { name: "Your events", text: "Payments, logins and registrations, by API or file." },
      {
        name: "Their outcomes",
        text: "Chargebacks, complaints and refused deliveries, as you receive them.",
      },
      {
        name: "The cost of a false positive",
        text: "From someone who knows what it costs to stop a genuine customer.",
      },
    ],
    get: [
      { name: "A score from 0 to 100", text: "One scale for all events, with thresholds for each type." },
      { name: "Reasons in plain words", text: "Sentences with points, ready to copy." },
      { name: "The Risk Rule Engine", text: "Your own conditions, tested first on past events." },
      {
        name: "Step-up that fits the risk",
        text: "You choose the check. An SMS proves little after a SIM change.",
      },
      { name: "A sorted review queue", text: "By risk and amount, with reasons." },
      { name: "An audit trail", text: "Score, reasons, model and rule versions and outcome, together." },
    ],
    isNot: [
      { name: "A judgement of a person", text: "It scores one event at a time." },
      {
        name: "A replacement for reviewers",
        text: "Your thresholds settle the clear cases; your people settle the rest.",
      },
      { name: "A sanctions check", text: "Screening against sanctions lists stays with your own system." },
    ],
    trial: {
      heading: "Test it on your own data before you buy",
      link: { label: "Ask for a pilot", path: "/contact" },
    },
    record: {
      heading: "Every decision is recorded: model, rule, threshold, reviewer",
      text: "No scoring change goes live until a person you name approves it. The previous version stays ready for a rollback.",
      id: "TX-48231",
      event: "Payment, SAR 4,800",
      date: "Who decided, 8 May 2025",
      reasons: [
        "22 accounts on this device",
        "SIM changed today",
        "New beneficiary",
        "6 times the usual amount",
      ],
      deciders: [
        {
          time: "14:21:07",
          name: "The model",
          text: "scores the payment; the four reasons add up to 91.",
          result: "91",
        },
        {
          time: "14:21:07",
          name: "Your rules",
          text: "SIM changed within 24 h, new beneficiary.",
          result: "Hold",
        },
        {
          time: "14:21:07",
          name: "Your threshold",
          text: "stops 80 and above; the stricter result wins.",
          result: "Stopped",
        },
        {
          time: "14:33",
          name: "Your reviewer",
          text: "can overrule; the next approved version learns from it.",
          result: "Agreed",
        },
      ],
    },
    call: {
      heading: "One call, one answer",
      text: "You set the time limit. If no answer comes in time, your fallback applies: pass, stop or review. Before go-live we measure the response time from your systems.",
    },
  },
  "transaction-monitoring": {
    title: "Device Intelligence: one device, many accounts",
    description:
      "Device Intelligence recognises a phone that comes back after a reinstall, counts the accounts on it and can warn when its screen is being shared.",
    sentence:
      "A new account is free; a new phone is not. We recognise a phone that returns with the app reinstalled, the cookies cleared or a different customer name.",
    number: "22",
    caption: ["new accounts,", "one phone"],
    label: "41 new accounts, 2 to 8 May",
    subject: "Device 7F2A-09",
    give: [
      {
        name: "A slot in your release plan",
        text: "One library for the website, one for each app, and later their updates.",
      },
      {
        name: "A legal basis and a notice",
        text: "Device traits are personal data. They need a purpose, a notice and sometimes consent.",
      },
      { name: "A stable account ID", text: "One account keeps one ID throughout." },
    ],
    get: [
      {
        name: "A device ID with its strength",
        text: "Each match is marked strong or weak. A trial in one app shows how often your customers’ phones are recognised.",
      },
      {
        name: "Accounts per device",
        text: "A dated count, to tell a family’s tablet from a fraudster’s phone.",
      },
      {
        name: "Signs of tampering",
        text: "Emulator, cloned app, rooted or jailbroken phone, changed clock, each named.",
      },
      {
        name: "Screen-sharing warning",
        text: "Where the phone allows it, for example while the customer raises a transfer limit.",
      },
      { name: "Your own labels", text: "Trusted, shared or blocked, with reason, author and end date." },
      {
        name: "A checkout that need not wait",
        text: "If the library is blocked or fails, your rule decides.",
      },
    ],
    isNot: [
      {
        name: "Tracking across companies",
        text: "Device traits are used only in your own checks. Only confirmed fraud is shared, and only if you join the platform.",
      },
      {
        name: "Proof of who holds the phone",
        text: "Families share phones and thieves steal them. Check the person too.",
      },
      { name: "An automatic block", text: "It reports. Your rule, your limit or your reviewer decides." },
    ],
    trial: {
      heading: "Register twice on one phone",
      text: "In a live session we register, reinstall and register again. You see what is recognised and what is not.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  "kyc-verification": {
    title: "Risk Analytics Dashboard: what changed and why",
    description:
      "Losses, alerts, false positives and rule results in one view, each beside its usual range, with the calendars of the Gulf and Egypt.",
    sentence:
      "You see the minute in which a measure leaves its usual range, and open the payments behind it.",
    number: "8",
    caption: ["minutes outside", "the usual range"],
    label: "Accepted, in review, stopped, refunds",
    subject: "Payments stopped, 14:36 to 14:43",
    give: [
      {
        name: "Your decisions",
        text: "Events passed, reviewed or stopped, in our engine or another system.",
      },
      { name: "Their outcomes", text: "Disputes, releases, returned parcels and recovered money." },
      {
        name: "Your calendar",
        text: "Campaigns and price changes, so that no promotion is reported as an attack.",
      },
    ],
    get: [
      { name: "One definition per measure", text: "The same on every screen, one click away." },
      {
        name: "Ranges that follow the calendar",
        text: "Paydays, Ramadan, Eid, your campaigns and each country’s weekend.",
      },
      {
        name: "A record for every rule",
        text: "Fraud stopped, false positives caused, date of the last match.",
      },
      {
        name: "False positives beside losses",
        text: "Refused customers are shown as clearly as fraud losses.",
      },
      {
        name: "Cases by what they share",
        text: "Same device, card or address: one case, one owner, one deadline.",
      },
      { name: "Exports with their definitions", text: "Tables keep their filters, dates and definitions." },
    ],
    isNot: [
      {
        name: "An identity check",
        text: "It shows results. Digital Identity Intelligence compares a customer’s details.",
      },
      { name: "Your data warehouse", text: "It stores only the data that explains fraud decisions." },
      { name: "A judge", text: "It shows what happened and why. Your rules and your people decide." },
    ],
    trial: {
      heading: "Find the hidden attack",
      text: "In a live session you get the dashboard and look for the one attack hidden in it.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  "risk-assessment": {
    title: "Managed Watchlists & Velocity Guard",
    description:
      "Fraud lists with reasons and end dates, and velocity limits by card, device and phone number checked before the payment is authorised.",
    sentence:
      "Each attempt is checked against your lists and counted against your limits before it is authorised.",
    number: "66",
    caption: ["of 170 attempts", "stopped"],
    label: "Your limit, 6 a minute",
    subject: "One card range at a small shop",
    give: [
      { name: "An event feed", text: "Time, amount and at least two identifiers for each event." },
      { name: "Three months of history", text: "Three paydays show your normal peaks." },
      { name: "One owner", text: "Someone who approves the limits that others propose." },
    ],
    get: [
      {
        name: "Lists with end dates",
        text: "Your own lists. Our analysts propose entries and remove stale ones; you approve.",
      },
      {
        name: "Limits for each identifier",
        text: "Card, card range, device, phone number, delivery address, account, beneficiary.",
      },
      { name: "A silent trial", text: "See on live traffic what a limit would stop, before it does." },
      { name: "An answer for support", text: "Every decision names the entry or limit behind it." },
      {
        name: "Releases as evidence",
        text: "A stopped payment that you release counts as evidence that a limit is too strict.",
      },
      {
        name: "A review with an analyst",
        text: "You and the analyst agree which limits and entries to change.",
      },
    ],
    isNot: [
      {
        name: "Sanctions or money-laundering checks",
        text: "Screening and suspicious-transaction reports stay with your compliance team.",
      },
      { name: "A score", text: "It matches and counts. The AI Managed Risk Engine scores." },
      { name: "A one-off set-up", text: "Fraudsters learn your limits, so the limits need regular reviews." },
    ],
    trial: {
      heading: "Replay a busy hour",
      text: "In a live session we replay an hour of sample payments and set limits with you.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  "digital-identity": {
    title: "Digital Identity Intelligence",
    description:
      "Check whether name, phone number, email, device and address belong together, in Arabic and Latin letters, before you ask for further proof.",
    sentence:
      "We compare name, phone number, email, device and address, and show which one does not fit before you ask the customer for proof.",
    number: "23",
    caption: ["customers,", "one mismatch"],
    label: "Each ring is one customer",
    subject: "Number registered to another name",
    give: [
      { name: "Three or more details", text: "Three are enough to begin; five give a clearer answer." },
      {
        name: "Your purpose in writing",
        text: "The legal basis and a line in your privacy notice, agreed with your lawyer.",
      },
      {
        name: "Known cases",
        text: "Confirmed fraud and confirmed genuine customers, for the first thresholds.",
      },
    ],
    get: [
      { name: "A result for each pair", text: "Ten pairs of five details: match, mismatch or unknown." },
      { name: "Names in two scripts", text: "القحطاني, Al-Qahtani and Al Kahtani become one family name." },
      {
        name: "Addresses as places",
        text: "National Addresses and Makani numbers are matched exactly, landmarks roughly.",
      },
      {
        name: "The age of a detail",
        text: "How long a number, email or device has been used, and the source.",
      },
      {
        name: "Phone numbers with a new owner",
        text: "New owner or changed SIM, where the operators of your country offer the check.",
      },
      {
        name: "Fewer steps for genuine customers",
        text: "All five match: no further proof unless your rules or regulator ask.",
      },
    ],
    isNot: [
      {
        name: "Your regulatory ID check",
        text: "It works alongside the check your regulator requires, such as one through Nafath or UAE Pass.",
      },
      { name: "A credit report", text: "It does not say whether someone can pay." },
      { name: "A label on a person", text: "It says whether details match in one event." },
    ],
    trial: {
      heading: "Spell one name four ways",
      text: "In a live session you type a name in Arabic, in Latin letters, with initials and with a typing error.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  "fraud-intelligence": {
    title: "Fraud Intelligence Sharing Platform (FISP)",
    description:
      "When one member confirms a stolen card, a mule account or a device used for fraud, other members can recognise it. Names are never sent.",
    sentence:
      "When one member confirms that a card, phone or account was used for fraud, the others can recognise it, and no name leaves any member.",
    number: "6",
    caption: ["other members", "recognised the card"],
    label: "19 members",
    subject: "Card 9C41-E7",
    give: [
      {
        name: "An agreement and approvals",
        text: "Purpose, legal basis, signals and retention. Banks first check that bank secrecy allows it.",
      },
      { name: "Confirmed cases", text: "Cases that your investigators have confirmed, with date and type." },
      {
        name: "A place for matches",
        text: "A rule or a queue that receives a match and sends its outcome back.",
      },
    ],
    get: [
      {
        name: "Signals with an end date",
        text: "Each weakens and then ends, because devices and numbers change hands.",
      },
      { name: "Keyed hashes", text: "Without the secret key, trying every mobile number finds nothing." },
      {
        name: "A fair balance",
        text: "You see what you share and receive. A member that stops sharing stops receiving.",
      },
      {
        name: "Corrections",
        text: "Withdraw a signal after an objection: every member who matched is told.",
      },
      {
        name: "Your own choice of signals",
        text: "Send cards but not phone numbers, for example. You can change it.",
      },
      {
        name: "A digest across sectors",
        text: "How current frauds work, from card testing to callers’ scripts.",
      },
    ],
    isNot: [
      { name: "A list of people", text: "It has no field for a name." },
      {
        name: "A reason to refuse",
        text: "A match justifies a second look. Your decision needs its own reason.",
      },
      {
        name: "Fully anonymous",
        text: "Signals are pseudonymised. The key is kept apart from the data, and you know its holder before you join.",
      },
    ],
    trial: {
      heading: "See exactly what is shared",
      text: "In a live session we follow one card from confirmation to match, field by field. Ask for the members by sector, and bring your data protection lead.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  implementation: {
    title: "Fraud Impact Assessment: the true cost",
    description:
      "Find out what fraud costs you beyond the stolen amount: fees, review hours, refused parcels and genuine customers turned away.",
    sentence:
      "We find what fraud costs beyond the stolen amount: fees, reimbursements, hours, refused parcels and genuine customers turned away.",
    number: "25%",
    caption: ["more than", "was booked"],
    label: "Booked as loss: SAR 640,000",
    subject: "Fees, couriers, support and review: SAR\u00a0160,000",
    subjectText: "One stroke is SAR 10,000.",
    give: [
      {
        name: "Twelve months of records",
        text: "Ledgers, disputes, returns, SMS bills and rotas. You remove names and card numbers first.",
      },
      {
        name: "An hour with each team",
        text: "Finance, operations, support and review know the costs that no ledger shows.",
      },
      {
        name: "A contact in finance",
        text: "One person who agrees the definitions and can defend them later.",
      },
    ],
    get: [
      {
        name: "Cost by step",
        text: "From the stolen amount to the full cost. Each line names its source and its owner.",
      },
      {
        name: "A low and a high figure",
        text: "The low figure is what your records show; the high one adds what we estimate, with our reasons.",
      },
      {
        name: "The customers you refused",
        text: "A sample reviewed by hand: who was genuine, and who never came back.",
      },
      {
        name: "Cash on delivery",
        text: "Refused parcels by cause: a change of mind, a wrong address or an order placed in bad faith.",
      },
      { name: "A ranking", text: "Causes by cost, each with the most it makes sense to spend on the fix." },
      {
        name: "A model you keep",
        text: "A workbook with every assumption visible. Change one, and the total follows.",
      },
    ],
    isNot: [
      { name: "An audit", text: "We do not test or sign your accounts." },
      {
        name: "A promise of savings",
        text: "It shows where money is lost. What you save depends on what you fix.",
      },
      { name: "A market average", text: "Your records, our estimates marked, no surveys." },
    ],
    benefits: [
      "A budget with a reason",
      "One definition of loss",
      "The most expensive fraud first",
      "A baseline for next year",
    ],
    trial: {
      heading: "Bring one disputed payment",
      text: "We calculate its full cost with you, line by line. Insurers, bring one suspicious claim: to the payout we add the assessor’s hours and the cost of delaying honest claims.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  "managed-services": {
    title: "Fraud Program Development: owners and dates",
    description:
      "A fraud policy, roles, playbooks and controls, developed with the people who will use them. We lead first, then support your team, then observe.",
    sentence:
      "We write the policy, roles and playbooks with the people who will use them: we lead, then support, then watch.",
    number: "9",
    caption: ["months, four", "decisions by you"],
    label: "Months 1 to 3: the night shift still has no owner",
    subject: "Rings mark your decisions",
    give: [
      { name: "A sponsor", text: "One hour a month from someone who can weigh growth against fraud losses." },
      {
        name: "The people on shift",
        text: "Reviewers and agents who write with us, in half-days during working hours.",
      },
      {
        name: "Your existing documents",
        text: "Policies, rules and informal agreements, as they are. No customer data.",
      },
    ],
    get: [
      { name: "A short fraud policy", text: "By product and channel, short enough to read before a launch." },
      { name: "Roles with limits", text: "Who may hold, release, refund or close, and up to which amount." },
      { name: "Playbooks", text: "SIM swap, mule account, empty parcel, burst of registrations." },
      {
        name: "A control register",
        text: "Every rule, list and limit with its owner, its reason and a review date.",
      },
      { name: "A monthly report", text: "The same five measures each month, with their definitions." },
      { name: "A night exercise", text: "An invented incident for the night shift, then a better playbook." },
    ],
    isNot: [
      {
        name: "Software to install",
        text: "We write policy, roles and playbooks. The software is your choice.",
      },
      { name: "Outsourcing", text: "Your people decide. We support them and then leave." },
      { name: "Legal advice", text: "Your lawyer reviews what we write. Involve them early." },
    ],
    benefits: [
      "Decisions without escalation",
      "The same answer from every agent",
      "Knowledge that stays",
      "Evidence for the regulator",
    ],
    trial: {
      heading: "Name a decision without an owner",
      text: "Who may hold a transfer an hour after a SIM swap, at 3 a.m., without asking? Send us one such question. You get it back with a proposed owner, limit and review date.",
      link: { label: "Send your question", path: "/contact" },
    },
  },
  training: {
    title: "Fraud Intelligence & Monitoring",
    description:
      "Analysts watch your logins and payments, read public channels about your brand in Arabic and English, and call you when they see a problem.",
    sentence:
      "Alongside your real-time controls, our analysts watch patterns in logins and payments, and call you with what they see, when it began and how sure they are.",
    number: "6",
    caption: ["of 336 half-hours,", "on two nights"],
    label: "Logins, 2 to 8 May",
    subject: "02:00 to 03:30: logins rise, purchases do not",
    give: [
      { name: "An event feed", text: "Counts by half-hour are enough to begin, by API or file." },
      { name: "Your names", text: "Brands, apps and sender names, in Arabic and Latin letters." },
      { name: "Someone who answers", text: "A phone number that is answered at night, and a second one." },
    ],
    get: [
      { name: "Hours that suit you", text: "All hours, or the nights, weekends and public holidays." },
      {
        name: "Findings with evidence",
        text: "Time, source, extract, and a confidence rating you can question.",
      },
      { name: "Arabic and English", text: "Also Arabizi. For Urdu or Hindi, ask us first." },
      { name: "Takedown requests", text: "For fake pages, numbers and apps in your name, if agreed." },
      {
        name: "A weekly note",
        text: "What was unusual, what caused it, and where people discuss your brand and sell its promo codes.",
      },
      { name: "Named contacts", text: "You know which analyst will call, and we know who answers." },
    ],
    isNot: [
      { name: "A data feed", text: "You receive findings about your business, not thousands of indicators." },
      { name: "Hacking back", text: "We read public channels only, and buy no stolen data." },
      { name: "Your response team", text: "We raise the alarm, and your team acts." },
    ],
    benefits: [
      "Unusual nights noticed earlier",
      "Fewer false alarms",
      "Weak controls spotted earlier",
      "A record of fraud groups that return",
    ],
    trial: {
      heading: "Ask what is said about your brand",
      text: "Bring your brand names. In the first conversation we show where we would look, and what we would leave alone.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  "red-teaming": {
    title: "Fraud Simulation: one attack, step by step",
    description:
      "We try one chosen attack on your live controls, from first account to cash-out, with written permission and test accounts.",
    sentence:
      "With your written permission, we attack one process on your live systems, from first account to cash-out, and show you which control stopped what.",
    number: "1",
    caption: ["of 26 got past,", "with no alert"],
    label: "26 attack paths",
    subject: "Path 17",
    subjectText: "Login stopped 13, number change 8, payment 4.",
    give: [
      { name: "Written permission", text: "Signed by you, and by suppliers whose systems the test touches." },
      {
        name: "A contact who can stop us",
        text: "Reachable by phone, to end the test at any moment, for any reason.",
      },
      {
        name: "Test accounts",
        text: "Marked so that settlement, reporting and couriers can ignore them. Your controls must not see the mark.",
      },
    ],
    get: [
      { name: "A signed scope", text: "Paths, hours, limits and stop signal. Nothing else is tested." },
      {
        name: "A log of every path",
        text: "Minute by minute, with screenshots and the response of each control.",
      },
      {
        name: "A result for each control",
        text: "Paths it stopped, and paths that failed by luck, for example because the item was sold out.",
      },
      {
        name: "Two response times",
        text: "From first sign to alert, and from alert to first action, in minutes.",
      },
      {
        name: "The repeat test",
        text: "The same paths after your fixes. Keep them: a new release can reopen a path.",
      },
      { name: "A review with both sides", text: "Testers, reviewers and agents read the log together." },
    ],
    isNot: [
      { name: "A penetration test", text: "We misuse processes, not code." },
      { name: "A trap for staff", text: "The log names no employee." },
      { name: "The whole assessment", text: "This is one process in depth, not many." },
    ],
    benefits: [
      "Proof before the launch",
      "Controls worth their cost",
      "Practice for your team",
      "A regression test for releases",
    ],
    trial: {
      heading: "Choose your attacker",
      text: "A dishonest employee, a ring with forty SIM cards, or a caller who talks a bank’s contact centre into changing a phone number: tell us which fraud would hurt you most. We propose paths, hours and limits for you to sign.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
  "training-capability": {
    title: "Training & Capability Building",
    description:
      "Training on the frauds your teams meet, from SIM swap to empty-parcel refunds, with detection and false positives measured before and after.",
    sentence:
      "Before and after the training, your teams decide equally difficult cases. You see what they catch, and which customers they wrongly stop.",
    number: "8",
    caption: ["of 9 fraud types", "recognised"],
    label: "Pass mark: 9 of 12 trainees",
    subject: "Parcels swapped at the door: 7 of 12",
    subjectText: "One refunds desk, six rounds.",
    give: [
      {
        name: "Closed cases",
        text: "Forty or more with their outcomes, without names or identifying numbers.",
      },
      { name: "Time on the rota", text: "Half-days in working hours, in groups of twelve or fewer." },
      { name: "A test view", text: "A test copy of the agents’ screens, on your own systems." },
    ],
    get: [
      { name: "A first measurement", text: "How well each group recognises each fraud, before session one." },
      { name: "Cases from your own work", text: "Your closed cases, and ours where you have too few." },
      {
        name: "Scam calls to rehearse",
        text: "SIM swaps, deceived customers, and requests to approve a UAE Pass or Nafath login. In Arabic or English.",
      },
      {
        name: "A session for product teams",
        text: "Product managers try to abuse their own draft offer, then correct it.",
      },
      {
        name: "Your own trainers",
        text: "Your people lead the last sessions and keep the cases and answers.",
      },
      {
        name: "Results by group",
        text: "Detected fraud and false positives, every round. If a group does not improve, we change the training.",
      },
    ],
    isNot: [
      {
        name: "Advice for customers",
        text: "We train your staff. What you tell customers is your decision.",
      },
      { name: "A certificate", text: "The measured result is what you keep." },
      { name: "An assessment of employees", text: "Results are shown by group, never by name." },
    ],
    benefits: [
      "Balanced decisions",
      "A shared language",
      "A faster start for reviewers",
      "Offers that are harder to abuse",
    ],
    trial: {
      heading: "Decide five cases yourself",
      text: "In one, a customer on the line has just been asked to approve a UAE Pass or Nafath request. Continue, ask or stop? Then you compare your answers with the evidence.",
      link: { label: "Schedule Demo", path: "/get-started" },
    },
  },
} as const satisfies Record<ProductId, ProductPage>;
