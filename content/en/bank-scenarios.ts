import { bankScenariosIn } from "../scenario-list.ts";

export const bankScenarios = bankScenariosIn({
  "push-payment-scam": {
    name: "Authorised push payment (APP) scam",
    short: "A fraudster persuades the customer to make the payment.",
    earlySigns:
      "A first payment to a new beneficiary, far above the customer's usual amounts, often during a phone call. Savings are moved or a limit is raised just before.",
    firstControl:
      "Check the beneficiary's name against the account. Hold an unusual first payment to a new beneficiary until the customer has read a warning that fits its purpose.",
  },
  "mule-account": {
    name: "Mule account",
    short: "Stolen money arrives and leaves again at once.",
    earlySigns:
      "A new or long inactive account receives money from unrelated senders and passes it on within minutes, until little is left. One device uses several accounts.",
    firstControl:
      "Score incoming payments as well as outgoing ones, and hold the onward payment when new money leaves at once.",
  },
  insider: {
    name: "Insider fraud",
    short: "An employee opens or changes accounts without a customer's request.",
    earlySigns:
      "Customer records opened without a case or a call. Contact details changed shortly before a payout. Activity on inactive accounts or outside the shift.",
    firstControl:
      "Require a second person for changes of contact details, limits and inactive accounts. Log every look-up and compare it with a case.",
  },
  "injected-video": {
    name: "Deepfake or injected video at onboarding",
    short: "A generated face passes the identity check.",
    earlySigns:
      "A virtual camera, an emulator or a modified app. The same face under several names, or the same room and light in many applications.",
    firstControl:
      "Accept video only from a verified app and a real camera. Test liveness against injected streams as well as screens and masks, and compare each face with earlier applications.",
  },
  "remote-access": {
    name: "Remote access scam",
    short: "A fraudster controls the customer's device during the session.",
    earlySigns:
      "The customer's usual device, but with screen sharing or a remote control tool, an active call, unusual pointer movement, and then a new beneficiary.",
    firstControl:
      "Detect screen sharing, remote control and active calls in the app, where the phone shows them, and pause new beneficiaries and payments meanwhile.",
  },
  "sim-swap": {
    name: "SIM swap",
    short: "The number moves to another SIM, and the codes go with it.",
    earlySigns:
      "A SIM changed hours or days ago, then a password reset, a new device and a payment to a new beneficiary. The customer's phone loses its network.",
    firstControl:
      "Ask the mobile operator when the SIM was last changed before you trust a code, and never let an SMS code alone approve a new device or beneficiary.",
  },
});
