import { and, count, eq, inArray, max, or } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { audit } from '../../../db/schema'
import type { SubjectType } from '../../../db/auditedFields'

export type Subject = readonly [type: SubjectType, id: string]

/** How often records have changed, together, and when last (null: never). It never decreases: an audit keeps its rows. */
export interface Changes {
  sequence: number
  last: Date | null
}

/** Finds the changes of records: a calendar takes an event again only where its sequence has grown. */
export const loadChanges = async (db: Db, subjects: readonly Subject[]) => {
  const types = [...new Set(subjects.map(([type]) => type))]
  const named = types.map((type) => {
    const ids = [...new Set(subjects.filter(([of]) => of === type).map(([, id]) => id))]
    return and(eq(audit.subjectType, type), inArray(audit.subjectId, ids))
  })
  const rows = await db
    .select({ type: audit.subjectType, id: audit.subjectId, times: count(), last: max(audit.at) })
    .from(audit)
    .where(or(...named))
    .groupBy(audit.subjectType, audit.subjectId)
  const known = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]))
  return (...of: Subject[]): Changes => {
    const found = of.flatMap(([type, id]) => known.get(`${type} ${id}`) ?? [])
    const instants = found.flatMap(({ last }) => (last ? [last.getTime()] : []))
    return {
      sequence: found.reduce((total, { times }) => total + times, 0),
      last: instants.length > 0 ? new Date(Math.max(...instants)) : null,
    }
  }
}
