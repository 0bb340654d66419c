import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction, SubjectType } from './auditedFields'

/**
 * Every change that has to be answered for, one row each, written in the transaction of the change. A trigger refuses to
 * change or delete a row; the values of a deleted account alone may be erased. No foreign key: a row outlives what it is
 * about, and writing it locks nothing.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The id of an account, or `system` (no person), or `operator` (a command on the server). */
    actor: text('actor').notNull(),
    /** The account whose record was changed; null for a record without an owner. */
    onBehalfOf: uuid('on_behalf_of'),
    /** The member for whom the actor, an admin, acted at that time. */
    actingFor: uuid('acting_for'),
    requestId: uuid('request_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<SubjectType>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    why: text('why'),
  },
  (table) => [
    index('audit_subject').on(table.subjectType, table.subjectId, table.id),
    index('audit_on_behalf_of').on(table.onBehalfOf, table.id),
    index('audit_actor').on(table.actor, table.id),
    index('audit_acting_for')
      .on(table.actingFor, table.id)
      .where(sql`${table.actingFor} is not null`),
  ],
)
