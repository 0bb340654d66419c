import * as z from 'zod/mini'
import { RichText } from './richText'

/** The organisation's pages: one Markdown file of this name in content/pages for each language. */
export const pageNames = [
  'about',
  'leagues',
  'judging',
  'regulations',
  'contact',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
] as const
export type PageName = (typeof pageNames)[number]

/** Pages that bind the organisation: each has a first day, and its earlier versions stay readable. */
export const legalPages = [
  'terms',
  'privacy',
  'cookies',
  'regulations',
  'accessibility',
] as const satisfies readonly PageName[]
export type LegalPage = (typeof legalPages)[number]
export const isLegalPage = (page: PageName): page is LegalPage => (legalPages as readonly PageName[]).includes(page)

/** What a new account accepts (the terms) and takes note of (the privacy policy). */
export const registrationDocuments = ['terms', 'privacy'] as const satisfies readonly LegalPage[]
export type RegistrationDocument = (typeof registrationDocuments)[number]

/** Versions that are no longer in force, newest first: `<page>-<first day>`, files of content/pages/<language>/archive. */
export const earlierVersions = [
  'privacy-2026-11-27',
  'cookies-2026-11-27',
  'regulations-2026-11-27',
  'privacy-2026-11-26',
  'terms-2026-11-22',
  'regulations-2026-11-22',
] as const satisfies readonly `${LegalPage}-${number}-${number}-${number}`[]
export type EarlierVersion = (typeof earlierVersions)[number]
export const isEarlierVersion = (slug: string): slug is EarlierVersion =>
  (earlierVersions as readonly string[]).includes(slug)

/** The page that an earlier version belongs to, and its first day. */
export const partsOfVersion = (version: EarlierVersion): { page: LegalPage; inForceFrom: string } => ({
  page: version.slice(0, -'-2026-11-22'.length) as LegalPage,
  inForceFrom: version.slice(-'2026-11-22'.length),
})

/** A page as the browser gets it: what stood above the text, and the text. */
export const PageText = z.object({
  title: z.string().check(z.minLength(1)),
  lead: z.string().check(z.minLength(1)),
  /** The first day of this version. */
  inForceFrom: z.optional(z.iso.date()),
  body: RichText,
})
export type PageText = z.infer<typeof PageText>
