/** The least milliseconds of processor time of five runs: other programs do not lengthen them. */
const time = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = process.cpuUsage()
      work()
      return process.cpuUsage(start).user / 1_000
    }),
  )

/** How many times as long work takes for ten times the input: about 10 where it grows with it, 100 where with its square. */
export const growthOf = (work: (length: number) => unknown, length: number): number =>
  // A millisecond on either side: what is too short to be measured is no growth.
  (time(() => work(10 * length)) + 1) / (time(() => work(length)) + 1)
