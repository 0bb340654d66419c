import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'

/** The number that a dog wears in a show, in all its classes; null until entries have closed. */
export const CompetitorNumber = addedLater(z.nullable(z.int()), null)

/** So many digits a number has at most: a longer one is no search for it. */
const longest = 5

/** The number that a search is for: 12, or #12; null where the text is none. */
export const numberSearched = (text: string): number | null => {
  const [, digits] = new RegExp(`^#?0*([1-9]\\d{0,${longest - 1}})$`).exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
