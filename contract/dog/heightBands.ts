import type { HeightCategory } from './height'
import { visibleText } from '../shared/visibleText'

/** The highest millimetre of each band but the last, by the specification. */
export const bandLimits = [
  ['extra_small', 300],
  ['small', 350],
  ['medium', 430],
  ['intermediate', 500],
] as const satisfies readonly (readonly [HeightCategory, number])[]

interface Band {
  category: Exclude<HeightCategory, 'not_measured'>
  /** Its highest millimetre; null: no limit. */
  upTo: number | null
}

/** The category of a height in millimetres by the bands of a rule set, lowest first; null is a dog that is not measured. */
export const categoryIn = (bands: readonly Band[], millimetres: number | null): HeightCategory => {
  if (millimetres === null) return 'not_measured'
  return bands.find(({ upTo }) => upTo === null || millimetres <= upTo)?.category ?? 'large'
}

/** The specification's bands, lowest first. */
export const ownBands: readonly Band[] = [
  ...bandLimits.map(([category, upTo]) => ({ category, upTo })),
  { category: 'large', upTo: null },
]

/** The category of a height by the specification's bands. */
export const heightCategory = (millimetres: number | null): HeightCategory => categoryIn(ownBands, millimetres)

/** Millimetres of a height typed in centimetres, with one decimal at most, after a point or comma; null for anything else. */
export const parseCentimetres = (text: string): number | null => {
  const plain = visibleText(text).trim().replace(',', '.')
  if (!/^\d+(\.\d)?$/.test(plain)) return null
  return Math.round(Number(plain) * 10)
}

/** Bands with their first and last millimetre, lowest first; null: no limit on that side. */
export const rangesOf = (bands: readonly Band[]) =>
  bands.map(({ category, upTo }, index) => {
    const below = bands[index - 1]?.upTo ?? null
    return { category, from: below === null ? null : below + 1, to: upTo }
  })

/** The specification's bands with their ranges. */
export const heightBands = rangesOf(ownBands)
