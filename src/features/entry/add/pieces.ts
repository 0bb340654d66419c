import type { ExtraKey, ExtraRequest } from '#contract/extra/cartExtra'
import type { OfficeExtra } from '#contract/extra/extra'
import { sum } from '#contract/shared/money'

/** How many of each extra are chosen, by its key. */
export type Pieces = Record<string, number>

export const keyOf = ({ extraId, optionId }: ExtraKey): string => `${extraId} ${optionId ?? ''}`

const keysOf = ({ id: extraId, options }: OfficeExtra): ExtraKey[] =>
  options.length === 0 ? [{ extraId, optionId: null }] : options.map(({ id: optionId }) => ({ extraId, optionId }))

/** How many of an extra are chosen, over all of its options. */
export const chosenOfExtra = (extra: OfficeExtra, pieces: Pieces): number =>
  sum(keysOf(extra).map((key) => pieces[keyOf(key)] ?? 0))

/** What is chosen of the extras, and what it costs. */
export const chosenExtras = (
  extras: readonly OfficeExtra[],
  pieces: Pieces,
): { requests: ExtraRequest[]; price: number } => {
  const chosen = extras.flatMap((extra) =>
    keysOf(extra).flatMap(({ extraId, optionId }) => {
      const quantity = pieces[keyOf({ extraId, optionId })] ?? 0
      return quantity === 0 ? [] : [{ request: { extraId, optionId, quantity }, price: extra.price * quantity }]
    }),
  )
  return { requests: chosen.map(({ request }) => request), price: sum(chosen.map(({ price }) => price)) }
}
