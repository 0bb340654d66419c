/** One round of what time makes necessary, step after step; rounds never overlap, and who asks meanwhile gets the one under way. */
export const sweeper = (steps: readonly (() => Promise<void>)[]): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  const round = async (): Promise<void> => {
    for (const step of steps) await step()
  }
  return () => {
    running ??= round().finally(() => {
      running = undefined
    })
    return running
  }
}
