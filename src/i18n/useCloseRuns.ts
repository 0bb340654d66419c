import { useIntl } from 'react-intl'
import type { CloseRun, RunStart } from '#contract/show/closeRuns'
import { nearMessages as messages } from './closeRunMessages'

/** Says how close a run is to another one in another ring: by its number where the runs are numbered, else by its dog. */
export const useCloseRuns = () => {
  const { formatMessage } = useIntl()
  return ({ run, overlaps, minutes }: CloseRun<RunStart & { dog: string; number?: number }>): string => {
    const { number, dog, ring, startTime: time } = run
    const values = { number, dog, time, ring, minutes: Math.abs(minutes) }
    if (number === undefined)
      return formatMessage(messages[overlaps ? 'dogOverlaps' : minutes > 0 ? 'dogAfter' : 'dogBefore'], values)
    return formatMessage(messages[overlaps ? 'overlaps' : minutes > 0 ? 'after' : 'before'], values)
  }
}
