import type { NewLead } from "./outbox.ts";

/** Most leads in one commit. */
const GROUP_MAX = 500;

/**
 * Returns the outbox's `add`: leads that arrive while one commit runs share the next. Only leads share one, so that no
 * other statement's failure rejects a lead. `commit` returns the id of each; when it throws, the whole group is rejected.
 */
export function groupCommit(commit: (leads: NewLead[]) => Promise<string[]>) {
  let waiting: { lead: NewLead; resolve: (id: string) => void; reject: (error: unknown) => void }[] = [];
  let running = false;

  async function run() {
    while (waiting.length > 0) {
      const group = waiting.slice(0, GROUP_MAX);
      waiting = waiting.slice(GROUP_MAX);
      try {
        const ids = await commit(group.map(({ lead }) => lead));
        for (const [index, id] of ids.entries()) group[index]?.resolve(id);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      // Requests that arrived meanwhile are read first, so that they join the next commit.
      await new Promise(setImmediate);
    }
    running = false;
  }

  return (lead: NewLead) =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ lead, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(run);
    });
}
