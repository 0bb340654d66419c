import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { registrationDocuments, type RegistrationDocument } from '#contract/info/contentPage'
import { locales, type Locale } from '#contract/shared/locales'
import { roles, type Role } from '#contract/account/user'
import { membershipKinds, type MembershipKind } from '#contract/membership/kinds'
import { eachOneOf, oneOf } from './checks'
import { searchIndex } from './folded'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const foldedName = (name: string) =>
  `regexp_replace(translate(lower(normalize(${name}, NFD)), 'łŁ', 'll'), '[\\u0300-\\u036f-]', '', 'g')`

/** The numbers of members, in the order in which they became members. */
export const memberNumbers = pgSequence('member_numbers')

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The language of mails. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    emailConfirmedAt: instant('email_confirmed_at'),
    registeredAt: instant('registered_at'),
    renewalDate: date('renewal_date', { mode: 'string' }),
    /** What a membership had left when it was paused; its renewal date is then the day before the pause. */
    pausedDays: integer('paused_days'),
    /** Given once by a trigger when `registered_at` is first set, from the sequence `member_numbers`; never reused. */
    memberNumber: integer('member_number').unique('users_member_number_unique'),
    /** Of the membership that began last. */
    membershipKind: text('membership_kind').$type<MembershipKind>().notNull().default('adult'),
    /** Known to the office alone, where a junior's membership hangs on it. */
    birthDate: date('birth_date', { mode: 'string' }),
    /** Since when an admin keeps it from logging in, and why. */
    blockedAt: instant('blocked_at'),
    blockedWhy: text('blocked_why'),
    /** Since when no email goes to it any more: its member has died. */
    mailsEndedAt: instant('mails_ended_at'),
    createdAt: instant('created_at').notNull(),
    /** When a session last ended because the account had too many of them. */
    sessionLimitReachedAt: instant('session_limit_reached_at'),
    /** Of the profile: one more with each change of the member's own details. */
    version: integer('version').notNull().default(1),
    /** When the account was deleted: its name and address are removed, required records stay. */
    deletedAt: instant('deleted_at'),
    /** What the register is sorted by: the family name, which is the last word, and the name, without capitals and accents. */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`${foldedName("regexp_replace(name, '^.*\\s(?=\\S)', '')")} || ' ' || ${foldedName('name')}`),
      ),
  },
  (table) => [
    index('users_renewal').on(table.renewalDate),
    index('users_sort_name').on(table.sortName, table.id),
    searchIndex('users_name_sought', table.name),
    searchIndex('users_email_sought', table.email),
    oneOf('users_membership_kind_known', table.membershipKind, membershipKinds),
    eachOneOf('users_roles_known', table.roles, roles),
    oneOf('users_locale_known', table.locale, locales),
    check('users_paused_days_positive', sql`${table.pausedDays} > 0`),
    check('users_blocked_why', sql`(${table.blockedAt} is null) = (${table.blockedWhy} is null)`),
  ],
)

/** A member's details beyond the name; every field may be empty, and a member may have no row. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  street: text('street').notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  phone: text('phone').notNull(),
  emergencyName: text('emergency_name').notNull(),
  emergencyPhone: text('emergency_phone').notNull(),
})

/** The secret address by which a calendar reads a member's runs. Only the SHA-256 of the secret is kept. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique('calendar_feeds_token'),
  createdAt: instant('created_at').notNull(),
})

/** Only the SHA-256 of a token is kept: a copy of this table allows no login. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What a list of sessions calls it: the hash stays here. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The User-Agent that it began with. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When a code of the second factor was last shown in it. */
    secondFactorAt: instant('second_factor_at'),
    /** The member for whom its owner, an admin, acts until an instant. */
    actingFor: uuid('acting_for').references(() => users.id),
    actingUntil: instant('acting_until'),
  },
  (table) => [
    index('sessions_acting_for')
      .on(table.actingFor)
      .where(sql`${table.actingFor} is not null`),
    check('sessions_acting_until', sql`(${table.actingFor} is null) = (${table.actingUntil} is null)`),
    check('sessions_acting_for_other', sql`${table.actingFor} <> ${table.userId}`),
    index('sessions_user').on(table.userId),
    index('sessions_last_used').on(table.lastUsedAt),
    index('sessions_created').on(table.createdAt),
  ],
)

/**
 * Who asked for a link to a new password, under an address that need not be anyone's: looking it up is left to the
 * sweep, so that the answer takes alike time for all.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('reset_requests_created').on(table.createdAt),
    oneOf('reset_requests_locale_known', table.locale, locales),
  ],
)

/** The newest link of each account that asked; only the SHA-256 of its token is kept. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reset_tokens_created').on(table.createdAt)],
)

/**
 * An address that an account says is its own: the one it has, or the one it shall have. The newest link alone works, and
 * only the SHA-256 of its token is kept.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('email_confirmations_created').on(table.createdAt)],
)

/**
 * Another address that the office has requested for an account whose owner has lost the present one. It takes effect from
 * `dueAt` on, once the link that was sent to it is used. It is no row of `email_confirmations`: a server of before would give
 * the account such an address without the waiting time. Only the SHA-256 of the two links' tokens is kept.
 */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  email: text('email').notNull(),
  confirmHash: text('confirm_hash').notNull().unique(),
  stopHash: text('stop_hash').notNull().unique(),
  requestedAt: instant('requested_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  dueAt: instant('due_at').notNull(),
})

/** The second factor of an account (RFC 6238). `lastStep`: the time step of the code used last, which no code repeats. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Encrypted. */
  secret: text('secret').notNull(),
  confirmed: boolean('confirmed').notNull(),
  lastStep: integer('last_step'),
  /** Codes that did not fit since the last one that did. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** Argon2 hashes, all with one salt, of the recovery codes; a used one is deleted. */
  recoveryHashes: text('recovery_hashes').array().notNull(),
})

/** Which reminders of a renewal date have been sent: each once, however often it is looked for. */
export const renewalReminders = pgTable(
  'renewal_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    renewalDate: date('renewal_date', { mode: 'string' }).notNull(),
    daysBefore: integer('days_before').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.renewalDate, table.daysBefore] })],
)

/** The terms that an account accepted when it registered, and the privacy policy it was shown: which version, in which language. */
export const acceptedDocuments = pgTable(
  'accepted_documents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    document: text('document').$type<RegistrationDocument>().notNull(),
    /** The day from which the version is in force. */
    version: date('version', { mode: 'string' }).notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.document, table.version] }),
    oneOf('accepted_documents_document_known', table.document, registrationDocuments),
    oneOf('accepted_documents_locale_known', table.locale, locales),
  ],
)
