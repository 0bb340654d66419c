import type { CourseRemark, CourseReview } from '#contract/course/course'
import { letterOf } from '../../lib/letterOf'

export type LetteredRemark = CourseRemark & { letter: string }

/** The remarks of a course, each with the letter that it keeps through all versions: numbers belong to obstacles. */
export const lettered = ({ remarks }: CourseReview): LetteredRemark[] =>
  remarks.map((remark, index) => ({ ...remark, letter: letterOf(index) }))

/** Thousandths as a per cent with a digit at most. */
export const percentOf = (thousandths: number): number => thousandths / 10

/** A per cent as it was typed, in thousandths; null where it is none. */
export const placeOf = (text: string): number | null => {
  const typed = text.trim().replace(',', '.')
  const value = /^\d{1,3}(?:\.\d+)?$/.test(typed) ? Math.round(Number(typed) * 10) : -1
  return value >= 0 && value <= 1000 ? value : null
}
