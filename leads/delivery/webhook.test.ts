import { expect, it } from "vitest";
import { webhookHeaders } from "./webhook.ts";

it("gives the published example of Standard Webhooks the same signature", () => {
  const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const headers = webhookHeaders("msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}', key);
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
