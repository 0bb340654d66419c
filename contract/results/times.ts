import { visibleText } from '../shared/visibleText'
import { resultLimits } from './result'

/** Hundredths of a second of a time that someone typed: 35.4, 35,40 or 1:05.40; null for anything else. */
export const parseTime = (text: string): number | null => {
  const read = /^(?:(\d{1,2}):(?=\d\d(?:\D|$)))?(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(visibleText(text).trim())
  if (!read) return null
  const [, minutes = '0', seconds = '0', hundredths = ''] = read
  const time = (Number(minutes) * 60 + Number(seconds)) * 100 + Number(hundredths.padEnd(2, '0'))
  return time > 0 && time <= resultLimits.time ? time : null
}

/** Hundredths with two decimals and a point, as a file has them: 3540 is 35.40. */
export const hundredthsText = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
