import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../contract/locales'
import type { Role } from '../../contract/roles'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  roles: text('roles').array().$type<Role[]>().notNull(),
  passwordHash: text('password_hash').notNull(),
  registeredAt: instant('registered_at'),
  renewalDate: date('renewal_date', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
})

/** Only the SHA-256 of a token is kept: a copy of this table signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/**
 * Who asked for a link to a new password, under an address that need not be anybody's: looking it up is left to the
 * sweep, so that the answer takes alike time for all.
 */
export const resetRequests = pgTable('reset_requests', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The newest link of each account that asked; only the SHA-256 of its token is kept. */
export const resetTokens = pgTable('reset_tokens', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})
