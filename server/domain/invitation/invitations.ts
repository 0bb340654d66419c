import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { invitations, type people } from '../../db/schema'

export type InvitationRow = typeof invitations.$inferSelect

/** The invitations to a dog. */
export const toDog = (id: string): SQL => eq(invitations.dogId, id)

/** The invitations to a person named by shows. */
export const toPerson = (id: string | typeof people.id): SQL => eq(invitations.personId, id)

/** Those that can still be answered. */
export const openOf = (which: SQL, now: Date) =>
  and(which, eq(invitations.state, 'open'), gt(invitations.expiresAt, now))

/** Ends the open invitation to what is locked; says whether there was one. */
export const endOpen = async (tx: Db, which: SQL): Promise<boolean> => {
  const ended = await tx
    .delete(invitations)
    .where(and(which, eq(invitations.state, 'open')))
    .returning()
  return ended.length > 0
}
