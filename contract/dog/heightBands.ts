import type { HeightCategory } from './height'
import { visibleText } from '../shared/visibleText'

/** The highest millimetre of each band but the last. */
export const bandLimits = [
  ['extra_small', 300],
  ['small', 350],
  ['medium', 430],
  ['intermediate', 500],
] as const satisfies readonly (readonly [HeightCategory, number])[]

/** The category of a height in millimetres; null is a dog that is not measured. */
export const heightCategory = (millimetres: number | null): HeightCategory => {
  if (millimetres === null) return 'not_measured'
  return bandLimits.find(([, limit]) => millimetres <= limit)?.[0] ?? 'large'
}

/** Millimetres of a height typed in centimetres, with one decimal at most, after a point or comma; null for anything else. */
export const parseCentimetres = (text: string): number | null => {
  const plain = visibleText(text).trim().replace(',', '.')
  if (!/^\d+(\.\d)?$/.test(plain)) return null
  return Math.round(Number(plain) * 10)
}

/** The measured bands, lowest first, with their first and last millimetre; null: no limit on that side. */
export const heightBands = [...bandLimits, ['large', null] as const].map(([category, to], index) => {
  const below = bandLimits[index - 1]?.[1]
  return { category, from: below === undefined ? null : below + 1, to }
})
