import { date, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Rules } from '#contract/rules/ruleSet'

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  version: integer('version').notNull().default(1),
})

export const nexusRanks = pgTable('nexus_ranks', {
  rank: integer('rank').primaryKey(),
  nameEn: text('name_en').notNull(),
  namePl: text('name_pl').notNull(),
})

/** Versions of rule sets: contract/rules/ruleSet.ts. Rows are added, never changed: published results name theirs. */
export const ruleSets = pgTable(
  'rule_sets',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    /** The day of a class from which it counts. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    nameEn: text('name_en').notNull(),
    namePl: text('name_pl').notNull(),
    rules: jsonb('rules').$type<Rules>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.version] }),
    unique('rule_sets_one_a_day').on(table.key, table.validFrom),
  ],
)
