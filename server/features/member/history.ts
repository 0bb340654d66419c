import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { historyFields, memberPageMost, type DeskMember, type HistoryField } from '#contract/member/member'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import { accountOf } from '../../db/accountOf'
import type { Db } from '../../db/client'
import { audit, dogs, entries, users } from '../../db/schema'

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
}

type Row = typeof audit.$inferSelect

/** The names of the dogs that changes of dogs and entries are about, by the ids of these. */
const dogNamesOf = async (db: Db, rows: readonly Row[]): Promise<Map<string, string>> => {
  const idsOf = (type: Row['subjectType']) =>
    rows.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId)
  const { id, name } = dogs
  const named = await db
    .select({ id, name })
    .from(dogs)
    .where(inArray(id, idsOf('dog')))
  const entered = await db
    .select({ id: entries.id, name })
    .from(entries)
    .innerJoin(dogs, eq(id, entries.dogId))
    .where(inArray(entries.id, idsOf('entry')))
  return new Map([...named, ...entered].map((one) => [one.id, one.name]))
}

const toEvent = (
  { id, at, actor, action, subjectId, before, after, why }: Row,
  { by, userId, dogNames }: { by: string | null; userId: string; dogNames: Map<string, string> },
): DeskMember['history'][number] => {
  const valuesOf = (field: HistoryField) => ({ was: textOf(before?.[field]), became: textOf(after?.[field]) })
  return {
    id,
    at: at.toISOString(),
    by,
    own: actor === userId,
    action,
    changes: historyFields.map((field) => ({ field, ...valuesOf(field) })).filter(({ was, became }) => was !== became),
    why: why ?? textOf(after?.reason),
    dogName: dogNames.get(subjectId) ?? null,
    until: textOf(after?.actingUntil),
  }
}

/** What became of an account and of what is known about its member, and what admins did who acted for the member; the newest first. */
export const loadHistory = async (db: Db, userId: string): Promise<DeskMember['history']> => {
  const ofAccount = and(inArray(audit.subjectType, ['account', 'profile']), eq(audit.subjectId, userId))
  const rows = await db
    .select({ row: audit, by: users.name })
    .from(audit)
    .leftJoin(users, and(eq(users.id, accountOf(audit.actor)), isNull(users.deletedAt)))
    .where(or(ofAccount, eq(audit.actingFor, userId)))
    .orderBy(desc(audit.id))
    .limit(memberPageMost.history)
  const changed = rows.map(({ row }) => row)
  const dogNames = await dogNamesOf(db, changed)
  return rows.map(({ row, by }) => toEvent(row, { by, userId, dogNames }))
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
