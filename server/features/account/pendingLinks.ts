import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import {
  calendarFeeds,
  dogInvitations,
  emailConfirmations,
  households,
  personInvitations,
  resetRequests,
  resetTokens,
  type users,
} from '../../db/schema'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email'>

/**
 * Ends every link of an account, every request for one, and every open invitation to its dogs. With a changed password, address or
 * second factor the owner secures the account: no earlier link may change it afterwards, or reveal where
 * its owner will be.
 */
export const endPendingLinks = async (tx: Db, { id, email }: Account): Promise<void> => {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, id))
  await tx.delete(resetTokens).where(eq(resetTokens.userId, id))
  await tx.delete(resetRequests).where(eq(resetRequests.email, email))
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id))
  await tx
    .delete(personInvitations)
    .where(and(eq(personInvitations.invitedBy, id), eq(personInvitations.state, 'open')))
  await tx.delete(households).where(and(eq(households.askedBy, id), isNull(households.agreedBy)))
  await tx.delete(dogInvitations).where(and(eq(dogInvitations.invitedBy, id), eq(dogInvitations.state, 'open')))
}
