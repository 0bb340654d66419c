import * as z from 'zod/mini'
import { RichText } from './richText'

/** The organisation's pages: one Markdown file of this name in content/pages for each language. */
export const pageNames = ['about', 'leagues', 'judging', 'regulations', 'contact', 'terms', 'privacy'] as const
export type PageName = (typeof pageNames)[number]

/** A page as the browser gets it: what stood above the text, and the text. */
export const PageText = z.object({
  title: z.string().check(z.minLength(1)),
  lead: z.string().check(z.minLength(1)),
  updatedOn: z.optional(z.iso.date()),
  body: RichText,
})
export type PageText = z.infer<typeof PageText>
