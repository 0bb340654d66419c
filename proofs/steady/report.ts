/** One part of the proof: checks something and says what it saw. */
export type Part = (report: Report) => Promise<void>

export interface Report {
  say: (line: string) => void
  /** A line of the result: what must be so, whether it is, and what was seen. */
  check: (claim: string, holds: boolean, seen: string) => void
  counted: () => { passed: number; failed: number }
}

export const createReport = (): Report => {
  const sum = { passed: 0, failed: 0 }
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  return {
    say,
    check: (claim, holds, seen) => {
      sum[holds ? 'passed' : 'failed'] += 1
      say(`${holds ? 'ok    ' : 'FAILED'}  ${claim}: ${seen}`)
    },
    counted: () => sum,
  }
}

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Seconds that some work took, and what it gave. */
export const timed = async <T>(work: Promise<T>): Promise<{ seconds: number; result: T }> => {
  const start = performance.now()
  const result = await work
  return { seconds: (performance.now() - start) / 1_000, result }
}

/** The value that so many percent of the others do not exceed. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
