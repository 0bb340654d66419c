import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Ticket } from '#contract/draw/rule'
import type { Db } from '../../db/client'
import { dogs, drawApplications, drawChoices, users } from '../../db/schema'
import type { ApplicationRow } from './application'

/** An application as the draw takes it; `dogIds`: the dog of each number, from 1 on. */
export interface ApplicationTicket extends Ticket {
  row: ApplicationRow
  dogIds: string[]
}

const toTicket = (row: ApplicationRow, choices: readonly { classId: string; dogId: string }[]): ApplicationTicket => {
  const dogIds = [...new Set(choices.map(({ dogId }) => dogId))]
  const numbered = choices.map(({ classId, dogId }) => ({ classId, dog: dogIds.indexOf(dogId) + 1 }))
  return { row, receipt: row.receipt, dogIds, choices: numbered }
}

/** Who takes part in the draw of a show; a dog that its member no longer looks after is left out. */
export const loadTickets = async (db: Db, showId: string): Promise<ApplicationTicket[]> => {
  const applications = await db
    .select({ row: drawApplications })
    .from(drawApplications)
    .innerJoin(users, eq(users.id, drawApplications.userId))
    .where(and(eq(drawApplications.showId, showId), isNull(users.deletedAt)))
  const kept = or(eq(dogs.ownerId, drawApplications.userId), eq(dogs.managerId, drawApplications.userId))
  const choices = await db
    .select({ choice: drawChoices })
    .from(drawChoices)
    .innerJoin(drawApplications, eq(drawApplications.id, drawChoices.applicationId))
    .innerJoin(dogs, eq(dogs.id, drawChoices.dogId))
    .where(and(eq(drawApplications.showId, showId), kept))
    .orderBy(asc(drawChoices.applicationId), asc(drawChoices.number))
  const byApplication = new Map<string, (typeof choices)[number]['choice'][]>()
  for (const { choice } of choices)
    byApplication.set(choice.applicationId, [...(byApplication.get(choice.applicationId) ?? []), choice])
  return applications.map(({ row }) => toTicket(row, byApplication.get(row.id) ?? []))
}
