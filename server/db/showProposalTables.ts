import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ShowForm } from '#contract/show/form'
import { proposalEnds, type ProposalEnd } from '#contract/show/proposal'
import { users } from './accountTables'
import { oneOf } from './checks'
import { people } from './peopleTable'
import { shows } from './showTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Changes of published shows that wait for the shows' approvers, and those that are decided. */
export const showProposals = pgTable(
  'show_proposals',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The show when it was proposed, and as it will be. */
    before: jsonb('before').$type<ShowForm>().notNull(),
    after: jsonb('after').$type<ShowForm>().notNull(),
    why: text('why').notNull(),
    madeAt: instant('made_at').notNull(),
    endedAt: instant('ended_at'),
    endedAs: text('ended_as').$type<ProposalEnd>(),
  },
  (table) => [
    uniqueIndex('show_proposals_open')
      .on(table.showId)
      .where(sql`ended_at is null`),
    index('show_proposals_author').on(table.authorId),
    oneOf('show_proposals_ended_as_known', table.endedAs, proposalEnds),
    check('show_proposals_ended_how', sql`(${table.endedAt} is null) = (${table.endedAs} is null)`),
  ],
)

/** Which approvers have agreed to a proposal. */
export const showProposalAgreements = pgTable(
  'show_proposal_agreements',
  {
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => showProposals.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.personId] })],
)
