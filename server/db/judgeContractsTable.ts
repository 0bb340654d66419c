import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceForm } from '#contract/money/invoiceKinds'
import { travelKinds, type TravelKind } from '#contract/money/judgeContract'
import type { Locale } from '#contract/shared/locales'
import { Currency } from '#contract/shared/money'
import { oneOf } from './checks'
import { people } from './peopleTable'
import { shows, type classes } from './showTables'

export type ContractClass = Pick<
  typeof classes.$inferSelect,
  'date' | 'startTime' | 'ring' | 'name' | 'type' | 'height' | 'startLevel' | 'endLevel' | 'scale'
>

/** What a contract says besides its terms. */
export interface ContractDocument {
  club: {
    name: string
    registration: Record<Locale, string>
    address: Record<Locale, string>
    taxNumber: string | null
    /** The country's word for the tax number. */
    form: InvoiceForm
  }
  judge: string
  show: { name: string; startDate: string; endDate: string; venue: string }
  classes: ContractClass[]
}

/**
 * What is agreed with a judge of a show. A signed one keeps its `document` and its terms: a trigger refuses everything but making it a draft
 * again.
 */
export const judgeContracts = pgTable(
  'judge_contracts',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    fee: integer('fee').notNull(),
    travelKind: text('travel_kind').$type<TravelKind>().notNull(),
    travel: integer('travel').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    provided: text('provided').notNull(),
    signedOn: date('signed_on', { mode: 'string' }),
    /** As it was when it was marked as signed. */
    document: jsonb('document').$type<ContractDocument>(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('judge_contracts_once').on(table.showId, table.personId),
    oneOf('judge_contracts_travel_kind_known', table.travelKind, travelKinds),
    oneOf('judge_contracts_currency_known', table.currency, Currency.options),
    check('judge_contracts_never_negative', sql`${table.fee} >= 0 and ${table.travel} >= 0`),
    check('judge_contracts_travel_agreed', sql`(${table.travelKind} = 'none') = (${table.travel} = 0)`),
    check('judge_contracts_signed_whole', sql`(${table.signedOn} is null) = (${table.document} is null)`),
  ],
)
