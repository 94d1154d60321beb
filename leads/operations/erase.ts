import { hash, randomBytes } from "node:crypto";
import { describeError } from "../error.ts";
import { DELETE_BATCH_SIZE, type DeletedLead } from "../store/store.ts";
import type { FoundLeads, Operator } from "./find.ts";

/** The proof of an erasure. Somebody who has the email can check it against the hash, which does not reveal it. */
export interface Receipt {
  at: number;
  count: number;
  proof?: { salt: string; hash: string };
}

function proofOf(email: string) {
  const salt = randomBytes(16).toString("hex");
  return { salt, hash: hash("sha256", salt + email) };
}

/**
 * Erases the leads of a person: deletes their rows, logs and proves it, and compacts the files, which still hold the text.
 * @param onErased called with each part of them as soon as it is deleted: nobody can find these ids again
 * @returns the receipt, and why the store's files still hold the text if they do; then the server clears it later
 */
export async function eraseLeads(
  { store, user }: Operator,
  { email, ids }: Omit<FoundLeads, "mentioningIds">,
  onErased: (leads: DeletedLead[]) => Promise<void>,
): Promise<{ receipt: Receipt; residue?: string }> {
  const at = await store.now();
  let count = 0;
  for (let start = 0; start < ids.length; start += DELETE_BATCH_SIZE) {
    const erased = await store.deleteDeliverables(ids.slice(start, start + DELETE_BATCH_SIZE), user);
    count += erased.length;
    await onErased(erased);
  }
  const proof = email === undefined ? undefined : proofOf(email);
  const detail = proof && `${proof.salt} ${proof.hash}`;
  if (detail && count > 0) await store.logAction({ user, action: "erase", leadId: "", detail });
  const receipt = { at, count, ...(proof && { proof }) };
  try {
    await store.compact();
    return { receipt };
  } catch (error) {
    return { receipt, residue: describeError(error) };
  }
}
