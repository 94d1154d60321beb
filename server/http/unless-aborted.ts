/** Returns the result of `work`; rejects with the signal's reason when that is aborted first. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", abort));
}
