import type { Round } from './score'

interface Ran {
  round: Round
  /** Hundredths of a second. */
  time: number | null
}

/** The speed of a run in hundredths of a metre a second, rounded; null where it did not finish or the length is unknown. */
export const speedOf = ({ round, time }: Ran, courseLength: number | null): number | null => {
  const isFinished = round !== 'eliminated' && round !== 'not_run'
  return isFinished && time !== null && time > 0 && courseLength !== null
    ? Math.round((courseLength * 10_000) / time)
    : null
}
