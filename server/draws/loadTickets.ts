import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Ticket } from '#contract/draw/rule'
import type { Db } from '../db/client'
import { dogs, drawApplications, drawWishes, users } from '../db/schema'
import type { ApplicationRow } from './application'

/** An application as the draw takes it; `dogIds`: the dog of each number, from 1 on. */
export interface ApplicationTicket extends Ticket {
  row: ApplicationRow
  dogIds: string[]
}

const toTicket = (row: ApplicationRow, wishes: readonly { classId: string; dogId: string }[]): ApplicationTicket => {
  const dogIds = [...new Set(wishes.map(({ dogId }) => dogId))]
  const numbered = wishes.map(({ classId, dogId }) => ({ classId, dog: dogIds.indexOf(dogId) + 1 }))
  return { row, receipt: row.receipt, dogIds, wishes: numbered }
}

/** Who takes part in the draw of a show; a dog that its member no longer looks after is left out. */
export const loadTickets = async (db: Db, showId: string): Promise<ApplicationTicket[]> => {
  const applications = await db
    .select({ row: drawApplications })
    .from(drawApplications)
    .innerJoin(users, eq(users.id, drawApplications.userId))
    .where(and(eq(drawApplications.showId, showId), isNull(users.deletedAt)))
  const kept = or(eq(dogs.ownerId, drawApplications.userId), eq(dogs.managerId, drawApplications.userId))
  const wishes = await db
    .select({ wish: drawWishes })
    .from(drawWishes)
    .innerJoin(drawApplications, eq(drawApplications.id, drawWishes.applicationId))
    .innerJoin(dogs, eq(dogs.id, drawWishes.dogId))
    .where(and(eq(drawApplications.showId, showId), kept))
    .orderBy(asc(drawWishes.applicationId), asc(drawWishes.number))
  const byApplication = new Map<string, (typeof wishes)[number]['wish'][]>()
  for (const { wish } of wishes)
    byApplication.set(wish.applicationId, [...(byApplication.get(wish.applicationId) ?? []), wish])
  return applications.map(({ row }) => toTicket(row, byApplication.get(row.id) ?? []))
}
