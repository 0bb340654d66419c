import * as z from 'zod/mini'
import { Position } from './position'

/** A place to measure distances from: a town, or the town that a postcode area is named after. */
export const Town = z.object({
  name: z.string(),
  /** Distinguishes towns of one name: a county, a voivodeship. */
  region: z.string(),
  country: z.string(),
  /** The postcode area that was looked for (SY, 60); null where it was the name. */
  area: z.nullable(z.string()),
  ...Position.shape,
})
export type Town = z.infer<typeof Town>

/** So many are found at most: more would be scrolled, not read. */
export const townsFound = 8
export const Towns = z.array(Town).check(z.maxLength(townsFound))
