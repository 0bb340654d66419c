import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  invitedRoles,
  personInvitationStates,
  type InvitedRole,
  type PersonInvitationState,
} from '#contract/people/people'
import { users } from './accountTables'
import { oneOf } from './checks'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A person named by a show as judge or approver. An account is optional; an operator or an invitation links one. */
export const people = pgTable('people', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  accountId: uuid('account_id')
    .unique('people_account_once')
    .references(() => users.id, { onDelete: 'set null' }),
  version: integer('version').notNull().default(1),
})

/**
 * Who is invited to be one of these people with an account of theirs. Only the SHA-256 of a link's token is kept; one that was
 * declined, cancelled or replaced is deleted.
 */
export const personInvitations = pgTable(
  'person_invitations',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text('role').$type<InvitedRole>().notNull(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique('person_invitations_token'),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<PersonInvitationState>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('person_invitations_one_open')
      .on(table.personId)
      .where(sql`state = 'open'`),
    index('person_invitations_invited_by').on(table.invitedBy),
    index('person_invitations_email').on(table.email),
    index('person_invitations_expires').on(table.expiresAt),
    oneOf('person_invitations_role_known', table.role, invitedRoles),
    oneOf('person_invitations_state_known', table.state, personInvitationStates),
  ],
)
