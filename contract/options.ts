/** The values that are sent and mailed, in the order of the page. They stay English; their labels are content. */
export const industries = [
  "E-commerce",
  "Telecom",
  "Banking",
  "Payment",
  "Insurance",
  "Travel",
  "Healthcare",
  "Education",
  "Retail",
  "Fintech",
  "Gaming",
  "Government",
  "Marketplace",
] as const;
export type Industry = (typeof industries)[number];

export const countries = ["Egypt", "Saudi Arabia", "United Arab Emirates", "Qatar"] as const;
export type Country = (typeof countries)[number];

/** The mailed words of each use case, by the id that the form sends. */
export const useCases = {
  ato: "Account Takeover (ATO)",
  "mass-registration": "Mass Registration/Fake Accounts",
  "referral-abuse": "Referral Abuse",
  "gift-card": "Gift Card/Coupon Abuse",
  "payment-abuse": "Payment Abuse",
  chargeback: "Chargeback Fraud",
  "promotion-abuse": "Promotion Abuse",
  "identity-theft": "Identity Theft",
  "return-fraud": "Return Fraud",
  "content-abuse": "Content/Review Abuse",
} as const;

export type UseCase = keyof typeof useCases;
export const useCaseIds = Object.keys(useCases) as UseCase[];
