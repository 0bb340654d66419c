import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ClassHeight } from '../../contract/height'
import { ClassType } from '../../contract/classType'
import { HandlerKind } from '../../contract/entryDetails'
import { Gender, FciLevel, kennelClubGrades } from '../../contract/dog'
import { PlanId } from '../../contract/membership'
import { Currency } from '../../contract/money'
import { PurchaseStatus } from '../../contract/purchase'
import { entryStatuses, purchaseKinds, type EntryStatus, type PurchaseKind } from '../../contract/storedLists'
import { ShowLifecycle, type ShowClass } from '../../contract/show'
import { users } from './accountTables'
import { nexusRanks } from './settingsTables'
import { oneOf } from './checks'
export * from './accountTables'
export * from './auditTable'
export * from './chargeTables'
export * from './flagsTable'
export * from './newsTable'
export * from './outboxTable'
export * from './rateLimitsTable'
export * from './settingsTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

export const dogs = pgTable(
  'dogs',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique('dogs_slug_unique'),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    kennelClubName: text('kennel_club_name').notNull(),
    pedigreeName: text('pedigree_name').notNull(),
    petName: text('pet_name').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    breed: text('breed').notNull(),
    birthDate: day('birth_date').notNull(),
    kennelClubGrade: integer('kennel_club_grade').notNull(),
    fciLevel: text('fci_level').$type<FciLevel>().notNull(),
    nexusRank: integer('nexus_rank')
      .notNull()
      .references(() => nexusRanks.rank),
    microchip: text('microchip').unique('dogs_microchip_unique'),
    declaredHeight: integer('declared_height'),
    measuredHeight: integer('measured_height'),
    retired: boolean('retired').notNull().default(false),
    oldAgeDog: boolean('old_age_dog').notNull().default(false),
    lowerLevel: boolean('lower_level').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('dogs_owner').on(table.ownerId),
    oneOf('dogs_gender_known', table.gender, Gender.options),
    oneOf('dogs_fci_level_known', table.fciLevel, FciLevel.options),
    oneOf('dogs_kennel_club_grade_known', table.kennelClubGrade, kennelClubGrades),
  ],
)

export const shows = pgTable(
  'shows',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    startDate: day('start_date').notNull(),
    endDate: day('end_date').notNull(),
    addressLines: text('address_lines').array().notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    state: text('state').$type<ShowLifecycle>().notNull(),
    timeZone: text('time_zone').notNull(),
    entriesOpenAt: instant('entries_open_at').notNull(),
    entriesCloseAt: instant('entries_close_at').notNull(),
    approvers: text('approvers').array().notNull(),
  },
  (table) => [
    index('shows_start').on(table.startDate, table.slug),
    index('shows_end').on(table.endDate),
    index('shows_close').on(table.entriesCloseAt),
    oneOf('shows_state_known', table.state, ShowLifecycle.options),
  ],
)

export const judges = pgTable('judges', { id: uuid('id').primaryKey(), name: text('name').notNull() })

export const showJudges = pgTable(
  'show_judges',
  {
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    judgeId: uuid('judge_id')
      .notNull()
      .references(() => judges.id),
  },
  (table) => [primaryKey({ columns: [table.showId, table.judgeId] })],
)

export const classes = pgTable(
  'classes',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    type: text('type').$type<ShowClass['type']>().notNull(),
    ring: integer('ring').notNull(),
    date: day('date').notNull(),
    startTime: text('start_time').notNull(),
    height: text('height').$type<ClassHeight>().notNull(),
    startLevel: integer('start_level').notNull(),
    endLevel: integer('end_level').notNull(),
    veteran: boolean('veteran').notNull().default(false),
    price: integer('price').notNull(),
    currency: text('currency').$type<ShowClass['currency']>().notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    index('classes_show').on(table.showId),
    oneOf('classes_type_known', table.type, ClassType.options),
    oneOf('classes_height_known', table.height, ClassHeight.options),
    oneOf('classes_currency_known', table.currency, Currency.options),
    check('classes_never_oversold', sql`${table.taken} >= 0 and ${table.taken} <= ${table.capacity}`),
  ],
)

export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').generatedAlwaysAsIdentity({ startWith: 1001 }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<PurchaseKind>().notNull(),
    contents: text('contents').notNull(),
    status: text('status').$type<PurchaseStatus>().notNull(),
    planId: text('plan_id').$type<PlanId>(),
    years: integer('years'),
    total: integer('total').notNull(),
    currency: text('currency').$type<ShowClass['currency']>().notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    holdUntil: instant('hold_until'),
    paymentId: uuid('payment_id').notNull().unique(),
    refundDoneAt: instant('refund_done_at'),
    /** The receipt as it was at the payment: a profile that is changed later changes no receipt. */
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    payerAddress: text('payer_address').array(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    memberUntil: day('member_until'),
  },
  (table) => [
    index('purchases_user_number').on(table.userId, table.number),
    oneOf('purchases_kind_known', table.kind, purchaseKinds),
    oneOf('purchases_status_known', table.status, PurchaseStatus.options),
    oneOf('purchases_plan_known', table.planId, PlanId.options),
    oneOf('purchases_currency_known', table.currency, Currency.options),
    index('purchases_pending')
      .on(table.holdUntil)
      .where(sql`status = 'pending'`),
    index('purchases_refund_due')
      .on(table.id)
      .where(sql`status = 'refunded' and refund_done_at is null`),
  ],
)

/** Every Idempotency-Key a user has sent, what was asked with it and what it made. */
export const purchaseKeys = pgTable(
  'purchase_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
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
    status: text('status').$type<EntryStatus>().notNull(),
    /** EntryDetails; the name and phone of whoever is named here go with the account. */
    handler: text('handler').$type<HandlerKind>().notNull().default('member'),
    handlerName: text('handler_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    notForCompetition: boolean('not_for_competition').notNull().default(false),
  },
  (table) => [
    index('entries_purchase').on(table.purchaseId),
    index('entries_dog').on(table.dogId),
    index('entries_class').on(table.classId),
    oneOf('entries_status_known', table.status, entryStatuses),
    oneOf('entries_handler_known', table.handler, HandlerKind.options),
    uniqueIndex('entries_once')
      .on(table.classId, table.dogId)
      .where(sql`status in ('held', 'paid')`),
  ],
)
