import { readTrace } from '../readTrace'
import { textOf } from '../saveTrace'
import { withBaseline } from './withBaseline'

/** The text of a saved trace, with what later re-runs of it are held to. */
export const completeText = async (text: string): Promise<string> => {
  const read = readTrace(text)
  return read.success ? textOf(await withBaseline(read.trace)) : text
}
