import type { Scenario } from "../types/scenarios.ts";

/** The fraud scenarios, in the order of their numbers on the page. */
export const scenarios: readonly Scenario[] = [
  {
    id: "account-takeover",
    name: "Account takeover",
    short: "A quiet account wakes at an odd hour and spends.",
    marks: { usual: "15 small purchases, then silence", fraud: "5 purchases, each larger" },
    detail: {
      whatItIs:
        "Someone logs in as your customer with a leaked password, a coaxed one-time code or a swapped SIM.",
      earlySigns:
        "New device, password reset, change of number and a first payment, all within the hour. Often at night, often just after salary day.",
      whatWeTest:
        "Whether the reset, the number change and the payment are judged together, and who is told before the money leaves.",
    },
  },
  {
    id: "mass-registration",
    name: "Mass registration",
    short: "Many accounts born in the same minute.",
    marks: { usual: "66 accounts, at any hour", fraud: "24 accounts in one minute" },
    detail: {
      whatItIs:
        "One operator opens hundreds of accounts to collect sign-up credit or to keep them for a later attack.",
      earlySigns:
        "Bursts of registrations, names built from one list, numbers in sequence, mailboxes that differ by a full stop. Then weeks of silence.",
      whatWeTest:
        "How many accounts we can open from one handset and one number range before anything asks us a question.",
    },
  },
  {
    id: "refund-fraud",
    name: "Refund fraud",
    short: "Money back for goods that were kept.",
    marks: { usual: "13 sales", fraud: "5 paid back, goods kept" },
    detail: {
      whatItIs:
        "A buyer claims the parcel was empty, broken or never came, keeps the goods and takes the refund.",
      earlySigns:
        "Claims just under the limit where you ask for a photograph. Refunds to a wallet other than the one that paid. One courier, one wording.",
      whatWeTest:
        "Which story is paid without evidence, whether it works a second time, and whether chat and phone agents see each other's notes.",
    },
  },
  {
    id: "stolen-cards",
    name: "Stolen card transactions",
    short: "Small tests first, then the large purchase.",
    marks: { usual: "32 ordinary payments", fraud: "6 small tests, 1 large purchase" },
    detail: {
      whatItIs:
        "A card number bought online is tried with small amounts, then spent on something easy to resell.",
      earlySigns:
        "Several cards on one device, one card on several accounts, declines in a row, then a phone or gold with same-day delivery.",
      whatWeTest:
        "How many tries a card, a device and an account are allowed, and whether the large order remembers the small ones.",
    },
  },
  {
    id: "promo-abuse",
    name: "Promo abuse",
    short: "One offer, claimed at one amount, again and again.",
    marks: { usual: "58 orders of every amount", fraud: "22 claims at one amount" },
    detail: {
      whatItIs:
        "One person uses a first-order discount, a bank-card offer or a White Friday code many times under many names.",
      earlySigns:
        "New accounts that buy once, at exactly the qualifying amount, to the same building. Codes that travel faster than your campaign.",
      whatWeTest:
        "What makes a customer new to you: a number, a card, a device or an address. We change one at a time.",
    },
  },
  {
    id: "chargeback",
    name: "Chargeback fraud",
    short: "A real purchase, disputed weeks later.",
    marks: { usual: "4 purchases, all delivered", fraud: "4 disputes, weeks later" },
    detail: {
      whatItIs:
        "The cardholder buys, receives, uses, and then tells the bank that the payment was never theirs.",
      earlySigns:
        "A dispute after a refund was refused. Digital goods used within minutes. Buyers whose earlier disputes were settled without an answer.",
      whatWeTest:
        "Whether your delivery proof, device record and 3-D Secure result can be put together before the dispute window closes.",
    },
  },
  {
    id: "reshipping",
    name: "Reshipping scams",
    short: "Many buyers, one parcel address, then onward.",
    marks: { usual: "10 buyers, 10 cards", fraud: "1 address, then onward" },
    detail: {
      whatItIs:
        "Goods bought with stolen cards go to a recruited middleman or a freight forwarder, and leave the country.",
      earlySigns:
        "Unrelated cards sharing a flat, a villa number or a forwarder's warehouse. Names on the parcel that never match the card.",
      whatWeTest:
        "Whether one address written five ways, in Arabic and in Latin letters, is still one address to your system.",
    },
  },
  {
    id: "bots",
    name: "Bot and automated attacks",
    short: "People are irregular. Scripts keep time.",
    marks: { usual: "16 requests by people", fraud: "19 by a script, evenly spaced" },
    detail: {
      whatItIs:
        "Scripts try leaked passwords, scrape prices, check cards or hold slots, through addresses rented from real homes.",
      earlySigns:
        "Even gaps between requests, screens skipped that a person must see, log-in failures that rise while visits do not.",
      whatWeTest:
        "Your app's own endpoints as well as the website, at agreed speed, until a limit answers or we reach the cap you set.",
    },
  },
  {
    id: "gift-cards",
    name: "Gift card fraud",
    short: "Card numbers tried in order until some hold money.",
    marks: { usual: "25 numbers tried, all empty", fraud: "5 hold money" },
    detail: {
      whatItIs:
        "Numbers are guessed or read from the rack, the balance is checked by script, and the card is emptied first.",
      earlySigns:
        "Many balance checks and few purchases. Numbers in order. A card spent within minutes of activation, far from the shop.",
      whatWeTest:
        "How many balances one visitor may ask for, whether the number alone is enough to spend, and who notices.",
    },
  },
  {
    id: "synthetic-identity",
    name: "Synthetic identity fraud",
    short: "Patient good behaviour, then a bust-out.",
    marks: { usual: "24 small debts, all repaid", fraud: "6 large ones, none repaid" },
    detail: {
      whatItIs:
        "A person assembled from true and invented details behaves well for months, earns limits, and borrows once.",
      earlySigns:
        "A genuine ID number with a week-old phone line. One employer, one address, many applicants. Repayments that arrive too neatly.",
      whatWeTest:
        "Which details are checked against each other and not only for format, at onboarding and again at each rise in limit.",
    },
  },
  {
    id: "inventory-hoarding",
    name: "Inventory hoarding",
    short: "Stock held in baskets and never bought.",
    marks: { usual: "72 pieces for sale", fraud: "48 held, never bought" },
    detail: {
      whatItIs:
        "Stock, seats or delivery slots are held in baskets or unpaid cash-on-delivery orders, to resell or to hurt a rival.",
      earlySigns:
        "Sold out with no sales. Baskets renewed the second they expire. Delivery refusals that gather round a few numbers.",
      whatWeTest:
        "How much one visitor can hold, for how long, and whether an order without payment takes goods away from paying customers.",
    },
  },
  {
    id: "referral",
    name: "Referral and affiliate fraud",
    short: "Invitations that lead back to their sender.",
    marks: { usual: "1 sender, 6 invited accounts", fraud: "4 rewards, 1 purse: the sender's" },
    detail: {
      whatItIs:
        "Rewards paid for customers who were never referred: invented friends, or a buyer who was coming anyway.",
      earlySigns:
        "Invited accounts share a device, an address or a card with the sender, and go quiet after the reward.",
      whatWeTest:
        "Whether one person can invite themselves, how often, and whether the reward leaves before anyone looks at what the invited account does next.",
    },
  },
  {
    id: "loyalty",
    name: "Loyalty program abuse",
    short: "Points saved by one, drained by another.",
    marks: { usual: "20 purchases that earn points", fraud: "1 withdrawal, down to nothing" },
    detail: {
      whatItIs:
        "Points and miles are money with a weaker lock. They are stolen, pooled, or earned on purchases that go back.",
      earlySigns:
        "A silent member redeems everything for vouchers. Points moved to a new family group. Returns after the points have gone.",
      whatWeTest:
        "Whether redeeming is guarded like paying, and what happens to points when the purchase behind them is undone.",
    },
  },
  {
    id: "sms-pumping",
    name: "SMS pumping",
    short: "Tiny messages, rising fast, to costly numbers.",
    marks: { usual: "46 codes, as always", fraud: "74 more, ever dearer" },
    detail: {
      whatItIs:
        "A script requests one-time codes for numbers that earn its owner a share of each message you pay for.",
      earlySigns:
        "Code requests rise while completed log-ins stay flat. Number ranges in sequence, in countries you do not serve.",
      whatWeTest:
        "How many codes one device, address or number range can order, from how many countries, before the form says no.",
    },
  },
];
