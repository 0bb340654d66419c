import { problemLimits } from '#contract/problem/report'
import { estimateSize } from '../../../trace/recorder/estimateSize'
import type { Bounds } from '../../../trace/recorder/recorder'

const minutes = 60_000

/** An action is in a file with what it changed, which is about as long, and the quotes of both are escaped. */
const written = 2.5

/** What the ring keeps at most. The size is an estimate: the file itself is cut to the limit when it is made. */
export const ringBounds: Bounds = {
  actions: 20_000,
  milliseconds: 10 * minutes,
  characters: problemLimits.traceMax / written,
  sizeOf: estimateSize,
}
