import { randomUUID } from 'node:crypto'
import type { ExtraReason } from '#contract/extra/cartExtra'
import type { Db } from '../../db/client'
import { soldExtras } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import type { ExtraFacts } from './quoteExtras'

const onlyFew = ({ code }: ExtraReason) => code === 'too_few'

/** Throws where an extra of a checkout cannot be bought so; the cart says why, line by line. */
export const refuseExtras = ({ lines, missing }: ExtraFacts): void => {
  const refused = lines.filter(({ reasons }) => reasons.length > 0)
  if (refused.length + missing.length === 0) return
  const gone = missing.length === 0 && refused.every(({ reasons }) => reasons.every(onlyFew))
  throw new HttpError(gone ? 'places_gone' : 'not_eligible', { lines: [] })
}

/** Writes the extras of a new purchase, at the names and prices of its quote. They must be locked, and checked. */
export const insertExtras = async (tx: Db, purchaseId: string, lines: ExtraFacts['lines']): Promise<void> => {
  if (lines.length === 0) return
  await tx.insert(soldExtras).values(
    lines.map(({ item: { extraId, optionId, quantity, name, option }, price }) => ({
      id: randomUUID(),
      purchaseId,
      extraId,
      optionId,
      quantity,
      name,
      option,
      price,
    })),
  )
}
