import { notFound, requireTarget, type StoreRun } from "./command.ts";

/** Makes one lead or all due for delivery, dead letters too. */
export const retry: StoreRun = async (given) => {
  const { config, outbox, channels, target, out } = given;
  if (target && !(await outbox.get(target))) return notFound(given);
  const count = await outbox.retry(channels, await outbox.now(), target);
  const due = count === 1 ? "1 delivery is due" : `${count} deliveries are due`;
  const wait = config.smtpUrl
    ? "a channel that rests after a fault tries within five minutes"
    : "mail waits until SMTP_URL is set";
  await out(count === 0 ? "Nothing is left to deliver.\n" : `${due} now; ${wait}.\n`);
  return 0;
};

export const release: StoreRun = async (given) => {
  const { outbox, channels, out } = given;
  const id = requireTarget(given, "the id of a lead");
  const released = await outbox.release(id, channels, await outbox.now());
  await out(released ? "Released; it will be delivered now.\n" : "No quarantined lead has this id.\n");
  return released ? 0 : 1;
};
