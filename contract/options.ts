/** The words that are sent and mailed, in the order of the select boxes. They are English in every language; labels are content. */
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

/** Use case id, which the form sends, to the words that are mailed. */
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
