import type { ProductPage } from "../../types/products.ts";

export const managedServices: ProductPage = {
  id: "managed-services",
  title: "Fraud Program Development: owners and dates",
  description:
    "Policy, roles, playbooks and controls, written with the people who will use them, month by month, until they run without us.",
  lead: "Policy, roles, playbooks and controls, written with the people who will use them, month by month, until they run without us.",
  forWhom: {
    heading: "For teams that decide by habit.",
    rows: [
      {
        who: "Fintechs with a new licence",
        text: "You wrote a fraud policy to be licensed. Now customers arrive with good papers and no past, and it has to answer them.",
        signature: "synthetic-identity",
      },
      {
        who: "Groups with several brands",
        text: "Three shops, three refund policies, and one customer who has read all of them.",
        signature: "refund-fraud",
      },
      {
        who: "Telecoms and banks after an incident",
        text: "The report on the SIM-swap night ends with twelve lessons. No name stands beside any of them.",
        signature: "account-takeover",
      },
    ],
  },
  how: {
    heading: "Months that overlap, so nothing waits.",
    questions: [
      {
        ask: "Who decides at three in the morning?",
        answer: "A name, a limit and a playbook for each decision that cannot wait for the office to open.",
      },
      {
        ask: "Who checks that it is still right?",
        answer:
          "An owner and a review date on every rule, list and policy, and a short meeting that reads them.",
      },
    ],
    steps: [
      {
        name: "Agree",
        text: "Say in words and amounts what you accept, what you question and what you never let through. Your board signs one page.",
      },
      {
        name: "Write",
        text: "Draft policy and playbooks beside the people who will open them at night. A page nobody opens is cut.",
      },
      {
        name: "Hand over",
        text: "We lead the first cycle, you lead the second, and we watch the third from the back of the room.",
      },
    ],
    records: [
      {
        title: "A page of a playbook",
        rows: [
          { key: "When", value: "A customer's line went dead an hour ago" },
          { key: "First", value: "Hold transfers and saved cards" },
          { key: "Who may", value: "Shift lead, without asking", tone: "ok" },
          { key: "Then", value: "Call the second contact, not the number" },
        ],
      },
      {
        title: "A line of the register",
        rows: [
          { key: "Decision", value: "Cash on delivery to SAR 1,500 for new numbers" },
          { key: "Owner", value: "Head of operations" },
          { key: "Why", value: "Refused parcels, impact assessment, step 3" },
          { key: "Read again", value: "8 August 2025", mono: true },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "A fraud policy of few pages",
        text: "What you accept, question and refuse, by product and channel, short enough to be read before a launch.",
      },
      {
        name: "Roles with limits",
        text: "Who may hold, release, refund or close, up to which amount, and who stands in during leave.",
      },
      {
        name: "Playbooks",
        text: "One page for each case you meet: SIM swap, mule account, empty box, burst of sign-ups. First act first.",
      },
      {
        name: "A register of controls",
        text: "Every rule, list and limit you have, including the ones inherited, each with a reason or a farewell.",
      },
      {
        name: "A monthly pack",
        text: "Five figures, their definitions and one page of text. The same five each month, so that they can be compared.",
      },
      {
        name: "A rehearsal by night",
        text: "An invented incident rings on the night shift, announced to their manager. What went wrong corrects the playbook.",
      },
    ],
  },
  benefits: [
    {
      name: "Decisions without a phone call",
      text: "The person on shift knows what they may do, and does it.",
    },
    {
      name: "One answer for a customer",
      text: "Shop, app and call centre follow the same refund page.",
    },
    {
      name: "Knowledge that stays",
      text: "When your best reviewer leaves, the reasons do not leave too.",
    },
    {
      name: "A line for the supervisor",
      text: "Asked who decided and why, you open the register.",
    },
  ],
  needs: [
    {
      name: "A sponsor",
      text: "Someone who can settle a quarrel between growth and loss.",
      note: "an hour a month",
    },
    {
      name: "The people on shift",
      text: "Reviewers and agents who write with us, in working hours, and are thanked for it.",
      note: "half-days",
    },
    {
      name: "What you have",
      text: "Policies, rules and chat-group agreements as they are, unpolished.",
      note: "once",
    },
  ],
  isNot: [
    {
      name: "Not a binder",
      text: "If a page is not used in the first rehearsal, it goes.",
    },
    {
      name: "Not outsourcing",
      text: "Your people decide. We sit beside them, and then we leave.",
    },
    {
      name: "Not legal advice",
      text: "Your counsel reads what we write. Bring them in early.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "implementation", text: "Says which gaps are worth a programme." },
      { id: "managed-services", text: "Gives each of them an owner, a rule and a date." },
      { id: "training-capability", text: "Practises the playbooks with the people named in them." },
      { id: "fraud-detection", text: "Carries out the decisions that need no person." },
    ],
  },
  closing: {
    heading: "Name the decision nobody owns.",
    text: "Tell us which one it is. We show you, on one page, how it looks with an owner, a limit and a date.",
  },
};
