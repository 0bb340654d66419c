import * as z from 'zod/mini'

export const pageLimit = { most: 100, usual: 20 } as const

/** The query of a list that is answered in pages: what `next` of the page before said, and how many items at most. */
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(300))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimit.most)), pageLimit.usual),
})
export type PageQuery = z.infer<typeof PageQuery>

export interface Page<Item> {
  items: Item[]
  /** Where the next page begins, for the server alone to read; null on the last one. */
  next: string | null
}

/** The answer of such a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item).check(z.maxLength(pageLimit.most)), next: z.nullable(z.string()) })
