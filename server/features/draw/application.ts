import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { EntryRequest } from '#contract/purchase/cartItem'
import type { DrawApplication } from '#contract/draw/draw'
import type { Db } from '../../db/client'
import { drawApplications, drawChoices, draws, shows } from '../../db/schema'

export type ApplicationRow = typeof drawApplications.$inferSelect

/** A member's part in the draw of a show. */
export const findApplication = async (db: Db, showId: string, userId: string): Promise<ApplicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(drawApplications)
    .where(and(eq(drawApplications.showId, showId), eq(drawApplications.userId, userId)))
  return row
}

export const choicesOf = (db: Db, applicationId: string): Promise<EntryRequest[]> =>
  db
    .select({ classId: drawChoices.classId, dogId: drawChoices.dogId })
    .from(drawChoices)
    .where(eq(drawChoices.applicationId, applicationId))
    .orderBy(asc(drawChoices.number))

/** How many choices of a member wait for other draws. */
export const countOtherChoices = async (db: Db, userId: string, showId: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(drawChoices)
    .innerJoin(drawApplications, eq(drawApplications.id, drawChoices.applicationId))
    .innerJoin(shows, eq(shows.id, drawApplications.showId))
    .where(and(eq(drawApplications.userId, userId), ne(drawApplications.showId, showId), isNull(shows.drawnAt)))
  return row?.count ?? 0
}

/** How many members took part, once it is drawn. */
export const membersOf = async (db: Db, showId: string): Promise<number | null> => {
  const [row] = await db
    .select({ members: sql<number | null>`jsonb_array_length(${draws.published} -> 'applications')` })
    .from(draws)
    .where(eq(draws.showId, showId))
  return row?.members ?? null
}

/** The same as its member sees it; null where there is none. */
export const loadApplication = async (db: Db, showId: string, userId: string): Promise<DrawApplication | null> => {
  const row = await findApplication(db, showId, userId)
  if (!row) return null
  const { receipt, appliedAt, position } = row
  const choices = await choicesOf(db, row.id)
  const members = position === null ? null : await membersOf(db, showId)
  return { receipt, appliedAt: appliedAt.toISOString(), choices, position, members }
}
