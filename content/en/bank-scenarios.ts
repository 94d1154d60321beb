import { bankScenariosIn } from "../scenario-list.ts";

export const bankScenarios = bankScenariosIn({
  "push-payment-scam": {
    name: "Authorised push payment (APP) scam",
    short: "A fraudster persuades the customer to make the payment.",
    firstControl:
      "Check the beneficiary's name against the account. Hold an unusual first payment to a new beneficiary until the customer has read a warning that fits its purpose.",
  },
  "mule-account": {
    name: "Mule account",
    short: "Stolen money arrives and leaves again at once.",
    firstControl:
      "Score incoming payments as well as outgoing ones, and hold the onward payment when new money leaves at once.",
  },
  insider: {
    name: "Insider fraud",
    short: "An employee opens or changes accounts without a customer's request.",
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
    short: "A fraudster controls the customer's device during the session.",
    firstControl:
      "Detect screen sharing, remote control and active calls in the app, where the phone shows them, and pause new beneficiaries and payments meanwhile.",
  },
  "sim-swap": {
    name: "SIM swap",
    short: "The number moves to another SIM, and the codes go with it.",
    firstControl:
      "Ask the mobile operator when the SIM was last changed before you trust a code, and never let an SMS code alone approve a new device or beneficiary.",
  },
});
