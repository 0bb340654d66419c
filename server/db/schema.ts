import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
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
import { HandlerKind } from '#contract/entryDetails'
import { Gender, FciLevel, kennelClubGrades } from '#contract/dog'
import { PlanId } from '#contract/membership'
import { Currency } from '#contract/money'
import { PurchaseStatus } from '#contract/purchase'
import { entryStatuses, purchaseKinds, type EntryStatus, type PurchaseKind } from '#contract/storedLists'
import type { ShowClass } from '#contract/show'
import { users } from './accountTables'
import { oneOf } from './checks'
import { nexusRanks } from './settingsTables'
import { classes } from './showTables'
export * from './accountTables'
export * from './auditTable'
export * from './chargeTables'
export * from './flagsTable'
export * from './newsTable'
export * from './outboxTable'
export * from './peopleTable'
export * from './rateLimitsTable'
export * from './settingsTables'
export * from './showTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
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
    /** Names the photo, for whoever may see the dog. */
    photo: text('photo'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('dogs_owner').on(table.ownerId),
    oneOf('dogs_gender_known', table.gender, Gender.options),
    oneOf('dogs_fci_level_known', table.fciLevel, FciLevel.options),
    oneOf('dogs_kennel_club_grade_known', table.kennelClubGrade, kennelClubGrades),
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

/** The photo of a dog as it was made anew from the file that was sent. */
export const dogPhotos = pgTable('dog_photos', {
  id: text('id').primaryKey(),
  dogId: uuid('dog_id')
    .notNull()
    .unique('dog_photos_once')
    .references(() => dogs.id, { onDelete: 'cascade' }),
  large: bytes('large').notNull(),
  small: bytes('small').notNull(),
})

/** The public card of a dog, while its owner shares it. */
export const dogCards = pgTable('dog_cards', {
  dogId: uuid('dog_id')
    .primaryKey()
    .references(() => dogs.id, { onDelete: 'cascade' }),
  /** Part of the address. Kept as it is: whoever reads the database reads the dog too, and its owner is shown the link again. */
  token: text('token').notNull().unique('dog_cards_token'),
  createdAt: instant('created_at').notNull(),
})

/** The one pair of keys that cards are signed with. */
export const cardKey = pgTable('card_key', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Encrypted under the server's key. */
  privateKey: text('private_key').notNull(),
})
