import * as z from 'zod/mini'
import { pageOf } from '../shared/paging'
import { RichText } from '../info/richText'

/** An announcement in the language the request asked for. */
export const NewsItem = z.object({
  slug: z.string(),
  publishedOn: z.iso.date(),
  title: z.string(),
  summary: z.string(),
})
export type NewsItem = z.infer<typeof NewsItem>
export const NewsPage = pageOf(NewsItem)

/** One announcement with its whole text. */
export const NewsArticle = z.object({ ...NewsItem.shape, body: RichText })
export type NewsArticle = z.infer<typeof NewsArticle>
