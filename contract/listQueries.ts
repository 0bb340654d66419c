import * as z from 'zod/mini'
import { pageLimit } from './paging'
import { fewShows } from './show'

// What only the server reads: apart from the answers, so that no browser loads it.
const upTo = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual)

/** The query of a list that is answered in pages: what `next` of the page before said, and how many items at most. */
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(300))),
  limit: upTo(pageLimit.most, pageLimit.usual),
})
export type PageQuery = z.infer<typeof PageQuery>

export const FewShowsQuery = z.object({ limit: upTo(fewShows, fewShows) })

export const ShowsQuery = z.object({
  season: z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2999))),
})
