/**
 * Lets writes that arrive while one commit runs share the next. `commit` gets them in order and returns one result for
 * each; when it throws, every write of the group is rejected.
 * @param max most writes in one commit
 */
export function groupCommit<T, R>(commit: (items: T[]) => R[] | Promise<R[]>, max = 500) {
  let waiting: { item: T; resolve: (result: R) => void; reject: (error: unknown) => void }[] = [];
  let running = false;

  async function run() {
    while (waiting.length > 0) {
      const group = waiting.slice(0, max);
      waiting = waiting.slice(max);
      try {
        const results = await commit(group.map(({ item }) => item));
        for (const [index, result] of results.entries()) group[index]?.resolve(result);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      // Requests that arrived meanwhile are read first, so that they join the next commit.
      await new Promise(setImmediate);
    }
    running = false;
  }

  return (item: T) =>
    new Promise<R>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(run);
    });
}
