import * as z from 'zod/mini'

export const pageLimit = { most: 100, usual: 20 } as const

/** By when something came to be. */
export const listOrders = ['newest', 'oldest'] as const
export type ListOrder = (typeof listOrders)[number]

export interface Page<Item> {
  items: Item[]
  /** Where the next page begins, for the server alone to read; null on the last one. */
  next: string | null
}

/** The answer of such a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item).check(z.maxLength(pageLimit.most)), next: z.nullable(z.string()) })
