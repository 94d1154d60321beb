import { noteCode } from "../desk/codes.ts";
import { addressOf } from "../leads/text.ts";
import { requireTarget, type StoreRun, UsageError } from "./command.ts";

/** Prints a code with which a person signs in at the desk, for a server that sends no mails. */
export const deskCode: StoreRun = async (given) => {
  const { config, outbox, out } = given;
  const address = addressOf(requireTarget(given, "the email address of a person in DESK_PEOPLE"));
  if (!config.desk.people.includes(address))
    throw new UsageError(`${address} is not in DESK_PEOPLE; add it there and restart the desk.`);
  await out(`${await noteCode(outbox, address, Date.now())}\nValid for ten minutes, for ${address}.\n`);
  return 0;
};
