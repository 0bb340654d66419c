import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { invitationKinds, invitationStates, type InvitationKind, type InvitationState } from '#contract/dog/keepers'
import { users } from './accountTables'
import { oneOf } from './checks'
import { dogs } from './dogTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A dog owner's offers to manage it or to own it, by invited address. Only the SHA-256 of a link's token is kept; one
 * that was declined, cancelled or replaced is deleted.
 */
export const dogInvitations = pgTable(
  'dog_invitations',
  {
    id: uuid('id').primaryKey(),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<InvitationKind>().notNull(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique('dog_invitations_token'),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<InvitationState>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('dog_invitations_one_open')
      .on(table.dogId)
      .where(sql`state = 'open'`),
    index('dog_invitations_dog').on(table.dogId),
    index('dog_invitations_invited_by').on(table.invitedBy),
    index('dog_invitations_email').on(table.email),
    index('dog_invitations_expires').on(table.expiresAt),
    oneOf('dog_invitations_kind_known', table.kind, invitationKinds),
    oneOf('dog_invitations_state_known', table.state, invitationStates),
  ],
)
