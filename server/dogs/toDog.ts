import type { Dog } from '#contract/dog'
import { heightCategory } from '#contract/heightBands'
import type { dogs } from '../db/schema'

/** A dog's row as its owner sees it: the measured height counts before the declared one. */
export const toDog = (row: typeof dogs.$inferSelect): Dog => {
  const height = row.measuredHeight ?? row.declaredHeight
  const { ownerId, createdAt, declaredHeight, measuredHeight, microchip, ...facts } = row
  return {
    ...facts,
    microchip: microchip ?? '',
    height,
    measured: measuredHeight !== null,
    heightCategory: heightCategory(height),
  }
}
