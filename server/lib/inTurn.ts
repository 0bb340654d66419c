interface Options {
  /** Of what is thrown when something failed. */
  message: string
  /** Stops before the next one. */
  signal?: AbortSignal | undefined
}

/** Does one thing after another. What fails keeps no other back, and is thrown when all had their turn. */
export const inTurn = async <One>(
  all: Iterable<One>,
  work: (one: One) => Promise<void>,
  { message, signal }: Options,
): Promise<void> => {
  const failed: unknown[] = []
  for (const one of all) {
    if (signal?.aborted) break
    await work(one).catch((error: unknown) => failed.push(error))
  }
  if (failed.length > 0) throw new AggregateError(failed, message)
}
