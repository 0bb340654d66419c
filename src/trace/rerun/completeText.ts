import { readTrace } from '../readTrace'
import { textOf } from '../saveTrace'
import { withBaseline } from './withBaseline'

/** Adds the baseline for later re-runs to the text of a saved trace. */
export const completeText = async (text: string): Promise<string> => {
  const read = readTrace(text)
  return read.success ? textOf(await withBaseline(read.trace)) : text
}
