import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  dogInvitationKinds,
  invitationKinds,
  invitationStates,
  invitedRoles,
  type InvitationKind,
  type InvitationState,
} from '#contract/invitation/invitation'
import { users } from './accountTables'
import { listed, oneOf } from './checks'
import { dogs } from './dogTables'
import { people } from './peopleTable'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Invitations by email: to look after a dog, to be a person named by shows, to share a household. Only the SHA-256 of a link's
 * token is kept. One that was declined, cancelled or replaced is deleted, except a household's that was declined.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<InvitationKind>().notNull(),
    dogId: uuid('dog_id').references(() => dogs.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique('invitations_token'),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<InvitationState>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_one_of_dog')
      .on(table.dogId)
      .where(sql`state = 'open'`),
    uniqueIndex('invitations_one_of_person')
      .on(table.personId)
      .where(sql`state = 'open'`),
    uniqueIndex('invitations_household_once')
      .on(table.invitedBy, table.email)
      .where(sql`kind = 'household' and state <> 'accepted'`),
    index('invitations_dog').on(table.dogId),
    index('invitations_invited_by').on(table.invitedBy),
    index('invitations_email').on(table.email),
    index('invitations_expires').on(table.expiresAt),
    oneOf('invitations_kind_known', table.kind, invitationKinds),
    oneOf('invitations_state_known', table.state, invitationStates),
    check('invitations_of_dog', sql`(${table.dogId} is not null) = (${table.kind} in (${listed(dogInvitationKinds)}))`),
    check('invitations_of_person', sql`(${table.personId} is not null) = (${table.kind} in (${listed(invitedRoles)}))`),
  ],
)
