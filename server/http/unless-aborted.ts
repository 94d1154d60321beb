/** Returns the result of `work`; rejects once the signal is aborted, if that is earlier. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(signal.reason);
  signal.addEventListener("abort", refuse);
  if (signal.aborted) refuse();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", refuse);
  }
}
