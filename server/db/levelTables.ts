import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { levelSources, proposalStates, type LevelSource, type ProposalState } from '#contract/dog/level'
import { users } from './accountTables'
import { oneOf } from './checks'
import { dogs } from './dogTables'
import { nexusRanks } from './settingsTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

/**
 * Each move of a dog's Nexus level, with the day from which it counts. The level on any day follows from them
 * (server/domain/dog/rankOnDay.ts); `dogs.nexus_rank` and `dogs.levels_ahead` are the present and what is decided.
 */
export const dogLevels = pgTable(
  'dog_levels',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    rankBefore: integer('rank_before').notNull(),
    rank: integer('rank')
      .notNull()
      .references(() => nexusRanks.rank),
    effectiveFrom: day('effective_from').notNull(),
    source: text('source').$type<LevelSource>().notNull(),
    /** Null for results that move a dog by themselves. */
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    at: instant('at').notNull(),
    /** When another decision replaced it before its day. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    index('dog_levels_dog').on(table.dogId, table.effectiveFrom, table.id),
    index('dog_levels_decided_by').on(table.decidedBy),
    oneOf('dog_levels_source_known', table.source, levelSources),
  ],
)

/** A level that published results have earned, with the rounds that counted and the rule of that day. */
export const levelProposals = pgTable(
  'level_proposals',
  {
    id: uuid('id').primaryKey(),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    /** The level at which the rounds were run. */
    rank: integer('rank').notNull(),
    /** The first day whose rounds count; null: all. */
    countedFrom: day('counted_from'),
    /** The day of the last round that counted. */
    earnedOn: day('earned_on').notNull(),
    clearRounds: integer('clear_rounds').notNull(),
    agilityRounds: integer('agility_rounds').notNull(),
    needed: integer('needed').notNull(),
    neededInAgility: integer('needed_in_agility').notNull(),
    state: text('state').$type<ProposalState>().notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Why it was declined, or why the level is kept. */
    reason: text('reason'),
    /** Since when the results behind a confirmed level no longer earn it. */
    flaggedAt: instant('flagged_at'),
  },
  (table) => [
    uniqueIndex('level_proposals_one_open')
      .on(table.dogId)
      .where(sql`state = 'open'`),
    index('level_proposals_dog').on(table.dogId),
    index('level_proposals_decided_by').on(table.decidedBy),
    index('level_proposals_waiting')
      .on(table.proposedAt)
      .where(sql`state = 'open' or (state = 'confirmed' and flagged_at is not null)`),
    oneOf('level_proposals_state_known', table.state, proposalStates),
    check('level_proposals_rounds_some', sql`${table.clearRounds} >= 0 and ${table.agilityRounds} >= 0`),
  ],
)
