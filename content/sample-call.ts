/** A call to the risk engine and its answer, the same in every language. It is the payment of the page's other samples. */
export const sampleCall = {
  request: `{
  "event": "payment",
  "id": "TX-48231",
  "time": "2025-05-08T14:21:07+03:00",
  "amount": { "value": 4800,
              "currency": "SAR" },
  "account": "5b1f09c2",
  "device": "7F2A-09",
  "sim_changed":
      "2025-05-08T09:40:00+03:00",
  "beneficiary": "c83e1d70",
  "new_beneficiary": true
}`,
  answer: `{
  "id": "TX-48231",
  "score": 91,
  "reasons": [
    { "points": 38, "why": "22 accounts on this device" },
    { "points": 24, "why": "SIM changed today" },
    { "points": 17, "why": "new beneficiary" },
    { "points": 12, "why": "6 times the usual amount" }
  ],
  "rules": [
    "SIM changed within 24 h, new beneficiary: hold"
  ],
  "threshold": 80, "action": "stop",
  "decided_by": "score",
  "model": "m-12", "rule_set": "r-31"
}`,
};
