import * as z from 'zod/mini'
import { entriesAtOnce, entryOrders, listedEntryStatuses } from '../entry/desk'
import { listOrders, pageLimit } from './paging'
import { fewShows, ShowLifecycle } from '../show/show'
import { discountFilters } from '../purchase/discountStates'
import { purchaseKinds } from './storedLists'
import { runColumns, runFileKinds } from '../results/runFiles'
import { mailKinds } from '../member/mailKinds'
import { memberFilters, memberOrders, membersAtOnce } from '../member/register'
import { memberStates } from '../membership/renewal'
import { ledgerAccounts, moneyAccounts } from '../money/accounts'
import { paymentStates } from '../money/payments'
import { limits } from './limits'
import { locales } from './locales'
import { SearchText, storable } from './text'

// What only the server reads: apart from the answers, so that no browser loads it.
const upTo = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual)

/** The query of a list that is answered in pages: what `next` of the page before said, how many items at most, in which order. */
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(3000))),
  limit: upTo(pageLimit.most, pageLimit.usual),
  order: z._default(z.enum(listOrders), 'newest'),
})
export type PageQuery = z.infer<typeof PageQuery>

/** Searches `text` in titles and summaries, ignoring case and accents. */
export const NewsQuery = z.object({
  ...PageQuery.shape,
  text: z.optional(SearchText),
})

/** Searches `text` in names and towns, ignoring case and accents. */
export const DeskShowsQuery = z.object({
  ...PageQuery.shape,
  state: z.optional(ShowLifecycle),
  text: z.optional(SearchText),
})
export type DeskShowsQuery = z.infer<typeof DeskShowsQuery>

/** Searches `text` in names, ignoring case and accents. */
export const DeskPeopleQuery = z.object({
  ...PageQuery.shape,
  text: z.optional(SearchText),
})
export type DeskPeopleQuery = z.infer<typeof DeskPeopleQuery>

export const PurchasesQuery = z.object({ ...PageQuery.shape, kind: z.optional(z.enum(purchaseKinds)) })
export type PurchasesQuery = z.infer<typeof PurchasesQuery>

/** Some of the discount codes: with `text` in them, ignoring case; in a state of the organisation's present day. */
export const DiscountsQuery = z.object({
  ...PageQuery.shape,
  text: z.optional(SearchText),
  state: z.optional(z.enum(discountFilters)),
})
export type DiscountsQuery = z.infer<typeof DiscountsQuery>

const listOf = (values: readonly string[]) =>
  z.string().check(z.regex(new RegExp(`^(?:(?:${values.join('|')})(?:,|$))*$`)))

const oneId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const idsUpTo = (most: number) => z.string().check(z.regex(new RegExp(`^${oneId}(?:,${oneId}){0,${most - 1}}$`)))

/**
 * Some of a show's entries: of one class, in one status, with `text` in the name of a dog, its member or its handler;
 * those alone that `ids` names, with commas between them.
 */
export const ShowEntriesSelection = z.object({
  class: z.optional(z.uuid()),
  status: z.optional(z.enum(listedEntryStatuses)),
  text: z.optional(SearchText),
  ids: z.optional(idsUpTo(entriesAtOnce)),
})
export type ShowEntriesSelection = z.infer<typeof ShowEntriesSelection>
export const ShowEntriesQuery = z.object({
  ...PageQuery.shape,
  ...ShowEntriesSelection.shape,
  by: z._default(z.enum(entryOrders), 'class'),
})
export type ShowEntriesQuery = z.infer<typeof ShowEntriesQuery>

/** The entries of a dog from today on, or those before. */
export const DogEntriesQuery = z.object({ ...PageQuery.shape, when: z.enum(['ahead', 'past']) })
export type DogEntriesQuery = z.infer<typeof DogEntriesQuery>

export const FewShowsQuery = z.object({ limit: upTo(fewShows, fewShows) })

/** A town or a postcode, or how one begins. */
export const TownsQuery = z.object({ q: SearchText.check(z.minLength(1)) })

const Season = z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2999))
export const ShowsQuery = z.object({ season: z.optional(Season) })
/** `later`: of that season and all after it. */
export const FittingShowsQuery = z.object({ season: Season, later: z.optional(z.literal('1')) })
export type FittingShowsQuery = z.infer<typeof FittingShowsQuery>

/** Runs as a file: of one class, or of all; `columns` names what it says of each dog, with commas between them. */
export const RunFileQuery = z.object({
  kind: z.enum(runFileKinds),
  class: z.optional(z.uuid()),
  columns: z._default(listOf(runColumns).check(z.maxLength(300)), runColumns.join(',')),
})
export type RunFileQuery = z.infer<typeof RunFileQuery>

/** Searches `text` in the names of dogs and handlers, ignoring case and accents. */
export const ShowResultsQuery = z.object({ text: z.optional(SearchText) })

/**
 * Some of the members: with `text` in their name, email address or a dog's name, or as their number or a dog's whole
 * microchip; in one of the states `state`, and in one of the groups `group`, with commas between them; those alone that `ids` names.
 */
export const MemberSelection = z.object({
  text: z.optional(SearchText),
  state: z.optional(listOf(memberStates).check(z.maxLength(100))),
  group: z.optional(listOf(memberFilters).check(z.maxLength(100))),
  ids: z.optional(idsUpTo(membersAtOnce)),
})
export type MemberSelection = z.infer<typeof MemberSelection>
/** The members with these ids, with commas between them. */
export const MemberIds = z.object({ ids: idsUpTo(membersAtOnce) })

/** The members that an email of a kind would go to. */
export const AudienceQuery = z.object({ ...MemberSelection.shape, kind: z.enum(mailKinds) })
export type AudienceQuery = z.infer<typeof AudienceQuery>

export const MembersQuery = z.object({
  ...PageQuery.shape,
  ...MemberSelection.shape,
  by: z._default(z.enum(memberOrders), 'name'),
})
export type MembersQuery = z.infer<typeof MembersQuery>

/** A month by its first day; without it the present one. */
export const MonthQuery = z.object({
  month: z.optional(z.iso.date().check(z.regex(/^2\d{3}-\d\d-01$/))),
})
export type MonthQuery = z.infer<typeof MonthQuery>

/** The language of a file. */
export const LanguageQuery = z.object({ language: z.enum(locales) })

/** A month's invoices and corrections; with `text` in their number or the buyer's name or tax number, those of all months. */
export const InvoicesQuery = z.object({
  ...PageQuery.shape,
  ...MonthQuery.shape,
  text: z.optional(SearchText),
})
export type InvoicesQuery = z.infer<typeof InvoicesQuery>

/** A calendar year; without it the present one. */
export const YearQuery = z.object({
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2200))),
})
export type YearQuery = z.infer<typeof YearQuery>

/**
 * Some of a month's payments and refunds: with `text` in the name of their payer, a dog or a show, or as the number or reference of the purchase;
 * for one `kind` of purchase, or the show with the slug `show`; by one `account`; in one `state`.
 */
export const PaymentsQuery = z.object({
  ...PageQuery.shape,
  ...MonthQuery.shape,
  text: z.optional(SearchText),
  kind: z.optional(z.enum(purchaseKinds)),
  show: z.optional(z.string().check(z.maxLength(limits.nameMax), storable)),
  account: z.optional(z.enum(moneyAccounts)),
  state: z.optional(z.enum(paymentStates)),
})
export type PaymentsQuery = z.infer<typeof PaymentsQuery>

/** A month's transactions, of one account or all. */
export const LedgerQuery = z.object({
  ...PageQuery.shape,
  ...MonthQuery.shape,
  account: z.optional(z.enum(ledgerAccounts)),
})
export type LedgerQuery = z.infer<typeof LedgerQuery>
