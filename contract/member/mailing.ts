import * as z from 'zod/mini'
import { locales, type Locale } from '../shared/locales'
import { memberStates } from '../membership/renewal'
import { limits } from '../shared/limits'
import { pageOf } from '../shared/paging'
import { OptionalName, SearchText, storable, TypedText } from '../shared/text'
import { BaseVersion } from '../shared/version'
import { leftOutReasons, mailingStates, mailKinds } from './mailKinds'
import { memberFilters, membersAtOnce } from './register'

const eachOnce = (list: readonly string[]) => new Set(list).size === list.length

/**
 * Whom an email goes to, as the register is narrowed down: by a text, to some states and groups, or to the marked members `ids`
 * alone. Everyone, where nothing is chosen.
 */
export const Audience = z.object({
  text: SearchText,
  state: z.array(z.enum(memberStates)).check(z.refine(eachOnce)),
  group: z.array(z.enum(memberFilters)).check(z.refine(eachOnce)),
  ids: z.array(z.uuid()).check(z.maxLength(membersAtOnce), z.refine(eachOnce)),
})
export type Audience = z.infer<typeof Audience>

/** What is written, in both languages. A language without a subject and a text is not written yet. */
export const MailingTexts = z.object({
  subjectEn: OptionalName,
  textEn: TypedText.check(z.maxLength(limits.messageMax), storable),
  subjectPl: OptionalName,
  textPl: TypedText.check(z.maxLength(limits.messageMax), storable),
})
export type MailingTexts = z.infer<typeof MailingTexts>

/** A draft as it is saved. `oneLanguage`: where one language is not written, its readers get the other one. */
export const MailingForm = z.object({
  kind: z.enum(mailKinds),
  audience: Audience,
  ...MailingTexts.shape,
  oneLanguage: z.boolean(),
})
export type MailingForm = z.infer<typeof MailingForm>

export const MailingChange = z.object({ ...MailingForm.shape, version: BaseVersion })
export type MailingChange = z.infer<typeof MailingChange>

/** Begins a draft for an audience, with the words of another email where one is named. */
export const NewMailing = z.object({ audience: Audience, copyOf: z.nullable(z.uuid()) })
export type NewMailing = z.infer<typeof NewMailing>

/** Of those chosen, how many get it in each language, and how many do not, by reason. */
export const AudienceCount = z.object({
  recipients: z.int(),
  byLocale: z.record(z.enum(locales), z.int()),
  leftOut: z.record(z.enum(leftOutReasons), z.int()),
})
export type AudienceCount = z.infer<typeof AudienceCount>

/**
 * A mailing in the list. Times are instants; `sendAt` is when it is to begin. Counts are those of its recipients: bounced and
 * unsubscribed ones were sent it.
 */
export const MailingRow = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(mailingStates),
  kind: z.enum(mailKinds),
  audience: Audience,
  subjectEn: z.string(),
  subjectPl: z.string(),
  writerName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  sendAt: z.nullable(z.iso.datetime()),
  startedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  counts: z.object({
    recipients: z.int(),
    waiting: z.int(),
    sent: z.int(),
    failed: z.int(),
    stopped: z.int(),
    bounced: z.int(),
    unsubscribed: z.int(),
  }),
})
export type MailingRow = z.infer<typeof MailingRow>
export const MailingPage = pageOf(MailingRow)

/** `leftOut`: who was not sent it, counted when it began; `timeZone`: in which it is scheduled. */
export const Mailing = z.object({
  ...MailingRow.shape,
  textEn: z.string(),
  textPl: z.string(),
  oneLanguage: z.boolean(),
  leftOut: z.nullable(z.record(z.enum(leftOutReasons), z.int())),
  timeZone: z.string(),
})
export type Mailing = z.infer<typeof Mailing>

/** A draft as its readers get it: the plain form, and where the designed form can be opened for some minutes. */
export const MailingPreview = z.object({
  mails: z.array(z.object({ locale: z.enum(locales), subject: z.string(), text: z.string(), designed: z.string() })),
})
export type MailingPreview = z.infer<typeof MailingPreview>

/** A day and time on the wall of the organisation: 2026-12-01T18:30. */
const WallClock = z.string().check(z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/))

/** `sendAt` null: now. `expectedRecipients`: the number that the writer has confirmed. */
export const MailingSchedule = z.object({
  version: BaseVersion,
  sendAt: z.nullable(WallClock),
  expectedRecipients: z.int().check(z.minimum(1)),
})
export type MailingSchedule = z.infer<typeof MailingSchedule>

export const MailingTest = z.object({ locale: z.enum(locales) })
export type MailingTest = z.infer<typeof MailingTest>

const textField = { en: 'textEn', pl: 'textPl' } as const satisfies Record<Locale, keyof MailingTexts>
const subjectField = { en: 'subjectEn', pl: 'subjectPl' } as const satisfies Record<Locale, keyof MailingTexts>

/** The words of one language. */
export const wordsIn = (texts: MailingTexts, locale: Locale) => ({
  subject: texts[subjectField[locale]],
  text: texts[textField[locale]],
})

/** The languages in which a mailing is written whole. */
export const writtenLocales = (texts: MailingTexts): Locale[] =>
  locales.filter((locale) => Object.values(wordsIn(texts, locale)).every((text) => text !== ''))

/**
 * The fields that keep a mailing from being sent. A language that was begun has a subject and a text; one that was not is missing,
 * unless its readers get the other one.
 */
export const missingFields = (texts: MailingTexts & { oneLanguage: boolean }): (keyof MailingTexts)[] => {
  const written = writtenLocales(texts)
  return locales.flatMap((locale) => {
    const { subject, text } = wordsIn(texts, locale)
    const isEmpty = subject === '' && text === ''
    if (isEmpty && texts.oneLanguage && written.length > 0) return []
    return [...(subject === '' ? [subjectField[locale]] : []), ...(text === '' ? [textField[locale]] : [])]
  })
}

/** The language in which a member reads a mailing that can be sent. */
export const localeFor = (texts: MailingTexts, locale: Locale): Locale =>
  writtenLocales(texts).includes(locale) ? locale : (writtenLocales(texts)[0] ?? locale)
