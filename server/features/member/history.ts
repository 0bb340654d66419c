import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { historyFields, memberPageMost, type DeskMember, type HistoryField } from '#contract/member/member'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { audit, users } from '../../db/schema'

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
}

/** What became of an account and of what is known about its member, the newest first. */
export const loadHistory = async (db: Db, userId: string): Promise<DeskMember['history']> => {
  const rows = await db
    .select({ row: audit, name: users.name })
    .from(audit)
    .leftJoin(users, and(eq(sql`${users.id}::text`, audit.actor), isNull(users.deletedAt)))
    .where(and(inArray(audit.subjectType, ['account', 'profile']), eq(audit.subjectId, userId)))
    .orderBy(desc(audit.id))
    .limit(memberPageMost.history)
  return rows.map(({ row: { id, at, actor, action, before, after, why }, name }) => {
    const valuesOf = (field: HistoryField) => ({ was: textOf(before?.[field]), became: textOf(after?.[field]) })
    return {
      id,
      at: at.toISOString(),
      by: name,
      own: actor === userId,
      action,
      changes: historyFields
        .map((field) => ({ field, ...valuesOf(field) }))
        .filter(({ was, became }) => was !== became),
      why: why ?? textOf(after?.reason),
    }
  })
}

const hour = 60 * 60_000

/** Records that an admin saves the register as a file. */
export const recordListing = (db: Db, by: ChangedBy): Promise<void> =>
  auditAccount(db, { by, id: by.actor, action: 'member.listed' })

/** Records that an admin looks at what is known about a member, once an hour. */
export const recordLook = async (db: Db, id: string, by: ChangedBy): Promise<void> => {
  if (by.actor === id) return
  const before = await db.$count(
    audit,
    and(
      eq(audit.actor, by.actor),
      eq(audit.subjectType, 'account'),
      eq(audit.subjectId, id),
      eq(audit.action, 'member.viewed'),
      gt(audit.at, new Date(by.at.getTime() - hour)),
    ),
  )
  if (before === 0) await auditAccount(db, { by, id, action: 'member.viewed' })
}
