/** Keeps promises that are pending, so that all of them can be rejected at once. */
export function createPending() {
  const rejects = new Set<(reason: Error) => void>();
  let refusal: Error | undefined;

  return {
    /** Returns the result of `work`; rejects as soon as `refuse` is called, if that is earlier. */
    async add<T>(work: Promise<T>): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      work.then(resolve, reject);
      if (refusal) reject(refusal);
      rejects.add(reject);
      try {
        return await promise;
      } finally {
        rejects.delete(reject);
      }
    },

    /** Rejects what is pending and what is added from now on. */
    refuse(reason: Error) {
      refusal = reason;
      for (const reject of rejects) reject(reason);
    },
  };
}
