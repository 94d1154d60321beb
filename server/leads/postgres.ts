import type { Outbox } from "./outbox.ts";
export async function openPostgres(_url: string): Promise<Outbox> {
  throw new Error("not yet");
}
