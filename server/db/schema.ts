import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { HandlerKind } from '#contract/entry/details'
import type { HeightCategory } from '#contract/dog/height'
import {
  membershipEvents,
  membershipKinds,
  type MembershipEvent,
  type MembershipKind,
} from '#contract/membership/kinds'
import { outcomes, resultLimits, type Outcome } from '#contract/results/result'
import { reductionKinds, type ReductionKind } from '#contract/show/reductions'
import { entryStatuses, type EntryStatus } from '#contract/shared/storedLists'
import { users } from './accountTables'
import { oneOf } from './checks'
import { dogs } from './dogTables'
import { soldExtras } from './extraTables'
import { searchIndex } from './folded'
import { purchases } from './purchaseTables'
import { classResults } from './resultTables'
import { classes } from './showTables'

export * from './accountTables'
export * from './auditTable'
export * from './chargeTables'
export * from './competitorNumbersTable'
export * from './courseTables'
export * from './discountsTable'
export * from './invitationsTable'
export * from './invoiceTables'
export * from './ledgerTables'
export * from './dogMediaTables'
export * from './extraTables'
export * from './columnsTables'
export * from './dogTables'
export * from './drawTables'
export * from './flagsTable'
export * from './helpersTable'
export * from './familyTable'
export * from './householdsTable'
export * from './judgeContractsTable'
export * from './levelTables'
export * from './mailingTables'
export * from './measuringTables'
export * from './mergesTable'
export * from './movementsTable'
export * from './newsTable'
export * from './outboxTable'
export * from './peopleTable'
export * from './planTables'
export * from './problemTables'
export * from './purchaseTables'
export * from './rateLimitsTable'
export * from './resultTables'
export * from './settingsTables'
export * from './providerLinesTable'
export * from './statementTables'
export * from './showMailTable'
export * from './showProposalTables'
export * from './showCostsTable'
export * from './showTables'
export * from './waitingListTable'
export * from './stripeTable'
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

/**
 * What happened to memberships, the history of `users.renewal_date`: each began, had its last day corrected, or ended. Rows are
 * added, and never changed.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    event: text('event').$type<MembershipEvent>().notNull(),
    kind: text('kind').$type<MembershipKind>().notNull(),
    /** Of a membership that begins with a last day. */
    years: integer('years'),
    startsOn: day('starts_on').notNull(),
    /** The last day since; null where it has none. */
    endsOn: day('ends_on'),
    /** What paid for it; null where nothing was paid. */
    purchaseId: uuid('purchase_id')
      .unique('memberships_purchase')
      .references(() => purchases.id),
    recordedAt: instant('recorded_at').notNull(),
    /** The admin who recorded it, and why; null where the member bought it. */
    recordedBy: uuid('recorded_by').references(() => users.id),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('memberships_user').on(table.userId, table.recordedAt),
    oneOf('memberships_event_known', table.event, membershipEvents),
    oneOf('memberships_kind_known', table.kind, membershipKinds),
    check('memberships_years_positive', sql`${table.years} > 0`),
  ],
)

/** What the office keeps in mind about a member. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The admin who wrote it. */
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('member_notes_user').on(table.userId, table.writtenAt)],
)

export const entries = pgTable(
  'entries',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id),
    price: integer('price').notNull(),
    /** Its part of what the code took off: `price - discount` was paid for it. */
    discount: integer('discount').notNull().default(0),
    /** Of an early price: what the class cost afterwards, and the last day of it. Both or none. */
    fullPrice: integer('full_price'),
    earlyUntil: date('early_until', { mode: 'string' }),
    /** Of a reduced price: why, by how many percent, and what the entry cost without that. All or none. */
    reduction: text('reduction').$type<ReductionKind>(),
    reductionPercent: integer('reduction_percent'),
    reducedFrom: integer('reduced_from'),
    status: text('status').$type<EntryStatus>().notNull(),
    /** EntryDetails; the handler's name and phone are deleted with the account. */
    handler: text('handler').$type<HandlerKind>().notNull().default('member'),
    handlerName: text('handler_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    notForCompetition: boolean('not_for_competition').notNull().default(false),
    team: text('team').notNull().default(''),
    /** Since when the dog's height or level, as the club has changed it, does not fit: a withdrawal is then refunded in full. */
    unfitSince: instant('unfit_since'),
    /** When its payer chose to keep it although it does not fit; null again once that changes. */
    unfitKeptAt: instant('unfit_kept_at'),
    /**
     * Since when the organiser has changed what was entered: its day, venue, judge or class. Until its class begins, a withdrawal is
     * refunded in full.
     */
    termsChangedAt: instant('terms_changed_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** The last withdrawal by the desk, of it alone or with others: what is undone together. */
    withdrawalId: uuid('withdrawal_id'),
  },
  (table) => [
    index('entries_purchase').on(table.purchaseId),
    index('entries_dog').on(table.dogId),
    index('entries_class').on(table.classId),
    searchIndex('entries_handler_sought', table.handlerName).where(sql`handler_name <> ''`),
    index('entries_unfit')
      .on(table.id)
      .where(sql`unfit_since is not null`),
    index('entries_withdrawal')
      .on(table.withdrawalId)
      .where(sql`withdrawal_id is not null`),
    oneOf('entries_status_known', table.status, entryStatuses),
    check('entries_early_price_lower', sql`${table.price} < ${table.fullPrice}`),
    check('entries_early_price_whole', sql`(${table.fullPrice} is null) = (${table.earlyUntil} is null)`),
    oneOf('entries_reduction_known', table.reduction, reductionKinds),
    check('entries_reduction_lower', sql`${table.price} <= ${table.reducedFrom}`),
    check(
      'entries_reduction_whole',
      sql`num_nulls(${table.reduction}, ${table.reductionPercent}, ${table.reducedFrom}) in (0, 3)`,
    ),
    check('entries_discount_range', sql`${table.discount} between 0 and ${table.price}`),
    oneOf('entries_handler_known', table.handler, HandlerKind.options),
    uniqueIndex('entries_once')
      .on(table.classId, table.dogId)
      .where(sql`status in ('held', 'paid')`),
  ],
)

/** What a paid entry was before its payer changed it. */
export const entryChanges = pgTable(
  'entry_changes',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    /** Null once that dog has been deleted. */
    dogId: uuid('dog_id').references(() => dogs.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('entry_changes_entry').on(table.entryId), index('entry_changes_dog').on(table.dogId)],
)

/**
 * Refunds of parts of a payment: of an entry or extra that was withdrawn, or of a membership, with the reason and the admin; the provider is
 * asked afterwards (`doneAt`). A payment that bought nothing is refunded as a whole, and is in `purchases.refund_done_at` alone. The table's name is
 * from before memberships were refunded.
 */
export const purchaseRefunds = pgTable(
  'entry_refunds',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    /** Null: of a membership or an extra. */
    entryId: uuid('entry_id')
      .unique('entry_refunds_once')
      .references(() => entries.id),
    /** Of an extra. */
    soldExtraId: uuid('sold_extra_id')
      .unique('entry_refunds_extra_once')
      .references(() => soldExtras.id),
    amount: integer('amount').notNull(),
    /** As the member reads it; of a membership alone. */
    reason: text('reason'),
    recordedBy: uuid('recorded_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** When a server last began to send it: from the first time on, it stays. */
    claimedAt: instant('claimed_at'),
    doneAt: instant('done_at'),
    /** Of the amount, what the payer has got by a refund on the provider's pages or a lost dispute: it is not sent. Set with the first claim. */
    covered: integer('covered').notNull().default(0),
  },
  (table) => [
    index('entry_refunds_purchase').on(table.purchaseId),
    index('entry_refunds_created').on(table.createdAt),
    index('entry_refunds_done')
      .on(table.doneAt)
      .where(sql`done_at is not null`),
    index('entry_refunds_due')
      .on(table.createdAt)
      .where(sql`done_at is null`),
    check('entry_refunds_positive', sql`${table.amount} > 0`),
    check('entry_refunds_covered_range', sql`${table.covered} between 0 and ${table.amount}`),
    check('entry_refunds_of_one', sql`num_nonnulls(${table.entryId}, ${table.soldExtraId}, ${table.recordedBy}) = 1`),
  ],
)

/** The result of an entry. */
export const results = pgTable(
  'results',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => entries.id),
    classId: uuid('class_id')
      .notNull()
      .references(() => classResults.classId),
    faults: integer('faults').notNull(),
    refusals: integer('refusals').notNull(),
    time: integer('time'),
    outcome: text('outcome').$type<Outcome>().notNull(),
    /** What the dog has won, in a class that is scored by points. */
    points: integer('points'),
    /** The reason; read where the outcome is eliminated. */
    disqualified: text('disqualified'),
    /** Dog, number, handler, team, height, Nexus level and level by the class's rules when the result was entered. Null in rows that an older server wrote. */
    dogName: text('dog_name'),
    number: integer('number'),
    handler: text('handler'),
    team: text('team'),
    height: text('height').$type<HeightCategory>(),
    rank: integer('rank'),
    level: integer('level'),
    /** Worked out at publication. */
    place: integer('place'),
    total: integer('total'),
  },
  (table) => [
    index('results_class').on(table.classId),
    oneOf('results_outcome_known', table.outcome, outcomes),
    check('results_never_negative', sql`${table.faults} >= 0 and ${table.refusals} >= 0`),
    check('results_points_range', sql`${table.points} between 0 and ${sql.raw(String(resultLimits.points))}`),
    check('results_time_positive', sql`${table.time} > 0`),
  ],
)
