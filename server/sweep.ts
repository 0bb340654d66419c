/**
 * One round of what time makes necessary, step after step; rounds never overlap, and who asks meanwhile gets the one under
 * way. A step that fails keeps no other from its turn: what went wrong is thrown when all have had theirs.
 */
export const sweeper = (steps: readonly (() => Promise<void>)[]): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  const round = async (): Promise<void> => {
    const failed: unknown[] = []
    for (const step of steps) await step().catch((error: unknown) => failed.push(error))
    if (failed.length > 0) throw new AggregateError(failed, 'Steps of the sweep failed')
  }
  return () => {
    running ??= round().finally(() => {
      running = undefined
    })
    return running
  }
}
