import { withIds } from "../texts.ts";

/** In the order of their numbers on the page. `short` has at most 12 words, `detail` 40 to 70 in all. */
export const scenarioTexts = {
  "account-takeover": {
    name: "Account takeover",
    short: "A quiet account wakes at night and spends.",
    detail: {
      whatItIs:
        "Someone logs in as your customer with a leaked password, or a one-time code obtained by phone call or SIM swap.",
      earlySigns:
        "New device, password reset, change of phone number and first payment within one hour, often at night or after payday.",
      whatWeTest:
        "Whether reset, number change and payment are assessed together, and who is told before the money leaves.",
    },
  },
  "mass-registration": {
    name: "Mass registration",
    short: "Many accounts opened in one minute.",
    detail: {
      whatItIs: "One person opens hundreds of accounts to collect sign-up credit or prepare a later attack.",
      earlySigns:
        "Bursts of registrations, names from one list, phone numbers in sequence, email addresses that differ only by a dot. Then weeks of silence.",
      whatWeTest:
        "How many accounts we can open from one phone and one number range before a control reacts.",
    },
  },
  "refund-fraud": {
    name: "Refund fraud",
    short: "The money back, and the goods kept.",
    detail: {
      whatItIs:
        "A buyer claims that the parcel was empty, broken or missing, keeps the goods and takes the refund.",
      earlySigns:
        "Claims just below the amount above which you ask for a photograph. Refunds to a different wallet. The same courier or the same wording.",
      whatWeTest:
        "Which claim is paid without evidence, whether it works twice, and whether chat and phone agents see each other’s notes.",
    },
  },
  "stolen-cards": {
    name: "Stolen card transactions",
    short: "Small tests, then one large purchase.",
    detail: {
      whatItIs:
        "Card numbers bought online are tested with small amounts, then used for goods that are easy to resell.",
      earlySigns:
        "Several cards on one device, one card on several accounts, repeated declines, then a phone or gold with same-day delivery.",
      whatWeTest:
        "How many attempts a card, a device and an account are allowed, and whether the large order is linked to the small ones.",
    },
  },
  "promo-abuse": {
    name: "Promo abuse",
    short: "One offer, claimed again and again.",
    detail: {
      whatItIs:
        "One person uses a first-order discount, a bank-card offer or a White Friday code many times under many names.",
      earlySigns:
        "New accounts that buy once, for exactly the qualifying amount, delivered to the same building. Codes used outside the campaign’s audience.",
      whatWeTest:
        "Which detail makes a customer new to you: phone number, card, device or address. We change one at a time.",
    },
  },
  chargeback: {
    name: "Chargeback fraud",
    short: "A real purchase, disputed weeks later.",
    detail: {
      whatItIs:
        "The cardholder receives the goods, then says they never came, or denies the payment. 3-D Secure usually covers only the second case. Also called friendly fraud or first-party misuse.",
      earlySigns:
        "A dispute after a refund was refused. Digital goods used within minutes. Buyers whose earlier disputes you did not answer.",
      whatWeTest:
        "Whether proof of delivery, device record and order history can be put together before your response deadline.",
    },
  },
  reshipping: {
    name: "Reshipping scams",
    short: "Many buyers, one address for all.",
    detail: {
      whatItIs:
        "Goods bought with stolen cards go to a recruited middleman or a freight forwarder and leave the country.",
      earlySigns:
        "Unrelated cards, but one flat, villa or forwarder’s warehouse. Parcel names that do not match the card.",
      whatWeTest:
        "Whether your system recognises one address that is written five ways, in Arabic and in Latin letters.",
    },
  },
  bots: {
    name: "Bot and automated attacks",
    short: "Requests at a machine’s pace.",
    detail: {
      whatItIs:
        "Scripts try leaked passwords, scrape prices, test cards or block delivery slots, often through residential proxies.",
      earlySigns:
        "One browser fingerprint on hundreds of IP addresses, skipped screens, and failed logins that rise while visits do not.",
      whatWeTest:
        "Your app’s endpoints as well as the website, at an agreed speed, until a control reacts or we reach the limit you set.",
    },
  },
  "gift-cards": {
    name: "Gift card fraud",
    short: "Numbers tried until one has a balance.",
    detail: {
      whatItIs:
        "Card numbers are guessed or read in the shop, a script checks the balance, and the thief spends it.",
      earlySigns:
        "Many balance checks and few purchases. Numbers in order. A card spent within minutes of activation, far from the shop.",
      whatWeTest:
        "How many balances one visitor can check, whether the number alone is enough to pay, and who notices.",
    },
  },
  "synthetic-identity": {
    name: "Synthetic identity fraud",
    short: "Months of punctual repayment, then the whole credit limit is spent.",
    detail: {
      whatItIs:
        "A customer made of someone else’s ID number, an invented name and a rented phone number pays on time for months, then uses all the credit and is gone.",
      earlySigns:
        "A genuine ID number with a week-old phone line. One employer and one address for many applicants. Early repayments, then requests for more credit.",
      whatWeTest:
        "Which details are compared with each other, at onboarding and again whenever the limit is raised.",
    },
  },
  "inventory-hoarding": {
    name: "Inventory hoarding",
    short: "Stock held in baskets, never bought.",
    detail: {
      whatItIs:
        "Someone ties up stock, seats or delivery slots in baskets or unpaid cash-on-delivery orders, to resell them or harm a competitor.",
      earlySigns:
        "Sold out without sales. Baskets renewed as soon as they expire. Refused deliveries concentrated on a few phone numbers.",
      whatWeTest:
        "How much one visitor can block, for how long, and whether unpaid orders take goods from paying customers.",
    },
  },
  referral: {
    name: "Referral and affiliate fraud",
    short: "Invitations that lead back to the sender.",
    detail: {
      whatItIs:
        "Rewards are paid for customers who were not referred: invented friends, or buyers who would have come anyway.",
      earlySigns:
        "Invited accounts share a device, an address or a card with the sender, and fall silent after the reward.",
      whatWeTest:
        "Whether people can invite themselves, how often, and whether the reward is paid before the invited account is checked.",
    },
  },
  loyalty: {
    name: "Loyalty program abuse",
    short: "Points earned by one, spent by another.",
    detail: {
      whatItIs:
        "Points and miles are worth money but less well protected than cash. They are stolen, pooled, or earned on purchases that are returned.",
      earlySigns:
        "An inactive member redeems everything for vouchers. Points moved to a new family group. Returns after points were spent.",
      whatWeTest:
        "Whether redeeming is protected like paying, and whether points are taken back when the purchase is returned.",
    },
  },
  "sms-pumping": {
    name: "SMS pumping",
    short: "A sudden rise in costly messages.",
    detail: {
      whatItIs:
        "A script requests codes for numbers that earn the fraudster a share of every message you pay for.",
      earlySigns:
        "Code requests rise, completed logins do not. Numbers in sequence, in countries you do not serve.",
      whatWeTest:
        "How many codes one device, IP address or number range can request before a limit stops it.",
    },
  },
} as const;

export const scenarios = withIds(scenarioTexts);

/** Frauds against banks, which only the self-check asks about. */
export const bankScenarioTexts = {
  "push-payment-scam": {
    name: "Authorised push payment (APP) scam",
    short: "A fraudster persuades the customer to make the payment.",
    firstControl:
      "Check the beneficiary’s name against the account. Hold an unusual first payment to a new beneficiary until the customer has read a warning that fits its purpose.",
  },
  "mule-account": {
    name: "Mule account",
    short: "Stolen money arrives and leaves again at once.",
    firstControl:
      "Score incoming payments as well as outgoing ones, and hold the onward payment when new money leaves at once.",
  },
  insider: {
    name: "Insider fraud",
    short: "An employee opens or changes accounts without a customer’s request.",
    firstControl:
      "Require a second person for changes of contact details, limits and inactive accounts. Log every look-up and compare it with a case.",
  },
  "injected-video": {
    name: "Deepfake or injected video at onboarding",
    short: "A generated face passes the identity check.",
    firstControl:
      "Accept video only from a verified app and a real camera. Test liveness against injected streams as well as screens and masks, and compare each face with earlier applications.",
  },
  "remote-access": {
    name: "Remote access scam",
    short: "A fraudster controls the customer’s device during the session.",
    firstControl:
      "Detect screen sharing, remote control and active calls in the app, where the phone shows them, and pause new beneficiaries and payments meanwhile.",
  },
  "sim-swap": {
    name: "SIM swap",
    short: "The number moves to another SIM, and the codes go with it.",
    firstControl:
      "Ask the mobile operator when the SIM was last changed before you trust a code, and never let an SMS code alone approve a new device or beneficiary.",
  },
} as const;

export const bankScenarios = withIds(bankScenarioTexts);

/** Returns the number of scenarios in words, as at the start of a sentence. */
export const scenarioCount = (): string =>
  ["Fourteen", "Fifteen", "Sixteen"][scenarios.length - 14] ?? `${scenarios.length}`;
