import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { fairOpeningMinutes } from '#contract/draw/draw'
import { appointmentAnswers, decisions, type AppointmentAnswer } from '#contract/show/desk'
import { ClassHeight } from '#contract/dog/height'
import { classKinds, teamSizes, type ClassKind } from '#contract/show/classFormat'
import { ClassType } from '#contract/show/classType'
import { defaultRuleSet, placings, scales, type Placing, type Scale } from '#contract/rules/ruleSet'
import { Currency } from '#contract/shared/money'
import { ShowLifecycle, type ShowClass } from '#contract/show/show'
import { users } from './accountTables'
import { oneOf } from './checks'
import { people } from './peopleTable'

const [drawMin, drawMax] = [fairOpeningMinutes.min, fairOpeningMinutes.max].map((bound) => sql.raw(String(bound)))
const [teamMin, teamMax] = [teamSizes.least, teamSizes.most].map((bound) => sql.raw(String(bound)))
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

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
    /** Degrees, north and east above zero; both or none. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    state: text('state').$type<ShowLifecycle>().notNull(),
    /** When members could see it first. One that is cancelled before stays as invisible as a draft. */
    publishedAt: instant('published_at'),
    /** Why it was cancelled, in the admin's words. */
    cancelReason: text('cancel_reason'),
    timeZone: text('time_zone').notNull(),
    entriesOpenAt: instant('entries_open_at').notNull(),
    entriesCloseAt: instant('entries_close_at').notNull(),
    /** The refunded share of an entry's price when it is withdrawn before entries close. */
    refundPercent: integer('refund_percent').notNull().default(100),
    /** Limits beside the places of its classes, see contract/show/placeLimits.ts. */
    showPlaces: integer('show_places'),
    dayPlaces: integer('day_places'),
    memberRuns: integer('member_runs'),
    /** What it takes off the prices of further dogs and of helpers, see contract/show/reductions.ts. */
    secondDogPercent: integer('second_dog_percent').notNull().default(0),
    helperPercent: integer('helper_percent').notNull().default(0),
    /** The last day of its classes' early prices, in its own zone. */
    earlyUntil: day('early_until'),
    /** For how many minutes from opening members take part in a draw of the first places; null: there is none. */
    fairOpening: integer('fair_opening'),
    /** SHA-256 of the draw's seed. The seed is in a separate table, so that no query of shows can return it. */
    drawCommitment: text('draw_commitment'),
    drawnAt: instant('drawn_at'),
    /** Who wrote it, and so approves nothing of it. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    /** The key of the rule set of its classes. */
    ruleSet: text('rule_set').notNull().default(defaultRuleSet),
  },
  (table) => [
    index('shows_start').on(table.startDate, table.slug),
    index('shows_end').on(table.endDate),
    index('shows_close').on(table.entriesCloseAt),
    index('shows_to_finish')
      .on(table.endDate)
      .where(sql`state = 'published'`),
    index('shows_cancelled')
      .on(table.id)
      .where(sql`state = 'cancelled'`),
    index('shows_to_draw')
      .on(table.entriesOpenAt)
      .where(sql`fair_opening is not null and drawn_at is null`),
    check('shows_fair_opening_range', sql`${table.fairOpening} between ${drawMin} and ${drawMax}`),
    check('shows_draw_committed', sql`(${table.fairOpening} is null) = (${table.drawCommitment} is null)`),
    check('shows_drawn_fairly', sql`${table.drawnAt} is null or ${table.fairOpening} is not null`),
    check('shows_refund_percent_range', sql`${table.refundPercent} between 0 and 100`),
    check(
      'shows_reductions_range',
      sql`${table.secondDogPercent} between 0 and 100 and ${table.helperPercent} between 0 and 100`,
    ),
    check('shows_limits_positive', sql`${table.showPlaces} > 0 and ${table.dayPlaces} > 0 and ${table.memberRuns} > 0`),
    check('shows_latitude_range', sql`${table.latitude} between -90 and 90`),
    check('shows_longitude_range', sql`${table.longitude} between -180 and 180`),
    check('shows_position_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    oneOf('shows_state_known', table.state, ShowLifecycle.options),
  ],
)

const ofShow = {
  showId: uuid('show_id')
    .notNull()
    .references(() => shows.id),
  personId: uuid('person_id')
    .notNull()
    .references(() => people.id),
}

/** Who judges a show, when they were asked, and what they have said to it. */
export const showJudges = pgTable(
  'show_judges',
  {
    ...ofShow,
    askedAt: instant('asked_at'),
    answer: text('answer').$type<AppointmentAnswer>(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.showId, table.personId] }),
    oneOf('show_judges_answer_known', table.answer, appointmentAnswers),
    check('show_judges_answered_when', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
)

/** Who has to agree before the show is published. */
export const showApprovers = pgTable('show_approvers', ofShow, (table) => [
  primaryKey({ columns: [table.showId, table.personId] }),
])

/** What the approvers of a show have decided since it was last submitted. */
export const showApprovals = pgTable(
  'show_approvals',
  {
    showId: uuid('show_id').notNull(),
    personId: uuid('person_id').notNull(),
    decision: text('decision').$type<(typeof decisions)[number]>().notNull(),
    remarks: text('remarks'),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.showId, table.personId] }),
    foreignKey({
      name: 'show_approvals_of_approver',
      columns: [table.showId, table.personId],
      foreignColumns: [showApprovers.showId, showApprovers.personId],
    }).onDelete('cascade'),
    oneOf('show_approvals_decision_known', table.decision, decisions),
    check('show_approvals_returned_why', sql`${table.decision} = 'agreed' or ${table.remarks} is not null`),
  ],
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
    /** What it costs until the show's `earlyUntil`. */
    earlyPrice: integer('early_price'),
    currency: text('currency').$type<ShowClass['currency']>().notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
    /** Which of the show's judges judges it, where that is settled. */
    judgeId: uuid('judge_id').references(() => people.id),
    /** Rows of the waiting list that wait: while there are any, only offers take places. */
    waiting: integer('waiting').notNull().default(0),
    /** Its running order is published or a result is entered: see contract/show/begun.ts. */
    begun: boolean('begun').notNull().default(false),
    /** When and why it was cancelled, beside a show that is held; `begun` is set with it. */
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** The class that its dogs were moved into when it was cancelled. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => classes.id),
    /** The key of its rule set where it differs from the show's. */
    ruleSet: text('rule_set'),
    /** The ladder of `startLevel` and `endLevel`, as its rule set has it. */
    scale: text('scale').$type<Scale>().notNull().default('nexus'),
    /** Who is placed against each other, where that differs from its rule set. */
    placing: text('placed_by').$type<Placing>(),
    /** See contract/show/classFormat.ts. */
    name: text('name').notNull().default(''),
    kind: text('kind').$type<ClassKind>().notNull().default('standard'),
    teamSize: integer('team_size'),
    teamCounts: integer('team_counts'),
    combinedAs: text('combined_as').notNull().default(''),
  },
  (table) => [
    // In the order in which a show runs: a page of its entries reads the first classes alone.
    index('classes_show_order').on(table.showId, table.date, table.startTime, table.ring),
    index('classes_cancelled')
      .on(table.id)
      .where(sql`cancelled_at is not null`),
    check('classes_cancelled_why', sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`),
    oneOf('classes_type_known', table.type, ClassType.options),
    oneOf('classes_height_known', table.height, ClassHeight.options),
    oneOf('classes_scale_known', table.scale, scales),
    oneOf('classes_placed_by_known', table.placing, placings),
    oneOf('classes_kind_known', table.kind, classKinds),
    check('classes_team_size_range', sql`${table.teamSize} between ${teamMin} and ${teamMax}`),
    check('classes_team_counts_range', sql`${table.teamCounts} between 1 and ${table.teamSize}`),
    oneOf('classes_currency_known', table.currency, Currency.options),
    check('classes_early_price_lower', sql`${table.earlyPrice} >= 0 and ${table.earlyPrice} < ${table.price}`),
    check('classes_never_oversold', sql`${table.taken} >= 0 and ${table.taken} <= ${table.capacity}`),
  ],
)
