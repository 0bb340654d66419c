import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PublishedOutcome, ResultDifference } from '#contract/results/correction'
import { ClassType } from '#contract/show/classType'
import { ClassHeight } from '#contract/dog/height'
import { placings, type Placing } from '#contract/rules/ruleSet'
import { oneOf } from './checks'
import { classes } from './showTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })
const classKey = () =>
  uuid('class_id')
    .primaryKey()
    .references(() => classes.id)

/** The running order of a class, from its draw on. The seed is drawn once: who draws again cannot choose another order by it. */
export const runningOrders = pgTable('running_orders', {
  classId: classKey(),
  seed: text('seed').notNull(),
  /** Entries as they are to run; those that came later are in none of the two. */
  entryIds: uuid('entry_ids').array().notNull(),
  /** The same as it was last published. */
  published: uuid('published').array(),
  publishedAt: instant('published_at'),
  revision: integer('revision').notNull().default(0),
  version: integer('version').notNull().default(1),
})

/** What a class's results have in common. Times are in hundredths of a second. */
export const classResults = pgTable(
  'class_results',
  {
    classId: classKey(),
    courseTime: integer('course_time'),
    courseLength: integer('course_length'),
    /** A longer run is eliminated. What the judge has set; null: what the rules say. */
    maximumTime: integer('maximum_time'),
    /** The version of the rule set that the results were first published by, and so are for good. */
    ruleSet: text('rule_set'),
    ruleVersion: integer('rule_version'),
    /** Who was placed against each other at the last publication; null in sheets from before it was recorded. */
    placing: text('placed_by').$type<Placing>(),
    publishedAt: instant('published_at'),
    /** How often they were published: more than once where they were corrected. */
    revision: integer('revision').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** The version whose clear rounds have been counted for the levels of its dogs; null: none. */
    countedVersion: integer('counted_version'),
  },
  (table) => [oneOf('class_results_placed_by_known', table.placing, placings)],
)

/** Each time published results were unpublished: why, and what the next publication changed (contract/results/correction.ts). */
export const resultCorrections = pgTable(
  'result_corrections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classResults.classId),
    /** Null for a disqualification: its reason is in the result alone, and goes with the account that it is about. */
    reason: text('reason'),
    /** The entry that was disqualified. */
    entryId: uuid('entry_id'),
    at: instant('at').notNull(),
    /** What was published before. */
    before: jsonb('before').$type<PublishedOutcome[]>().notNull(),
    /** Null until the results are published again. */
    changes: jsonb('changes').$type<ResultDifference[]>(),
  },
  (table) => [index('result_corrections_class').on(table.classId, table.id)],
)

/** Rule sets of leagues: see contract/results/league.ts. */
export const leagues = pgTable(
  'leagues',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique('leagues_slug'),
    nameEn: text('name_en').notNull(),
    namePl: text('name_pl').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    type: text('type').$type<ClassType>(),
    height: text('height').$type<ClassHeight>(),
    firstRank: integer('first_rank'),
    lastRank: integer('last_rank'),
    points: integer('points').array().notNull(),
    bestResults: integer('best_results').notNull(),
    /** Which dogs it ranks against each other; null: all. */
    groupedBy: text('grouped_by').$type<Placing>(),
    /** A run with more hundredths of a fault is worth nothing; null: any is worth its place. */
    mostFaults: integer('most_faults'),
  },
  (table) => [
    oneOf('leagues_type_known', table.type, ClassType.options),
    oneOf('leagues_height_known', table.height, ClassHeight.options),
    oneOf('leagues_grouped_by_known', table.groupedBy, placings),
    check('leagues_season_forward', sql`${table.startsOn} <= ${table.endsOn}`),
    check('leagues_best_results_some', sql`${table.bestResults} > 0`),
  ],
)
