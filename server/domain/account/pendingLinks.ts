import { and, eq, ne } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import {
  calendarFeeds,
  emailChanges,
  emailConfirmations,
  invitations,
  resetRequests,
  resetTokens,
  type users,
} from '../../db/schema'
import { stopEmailChanges } from './emailChange'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email'>

/** Ends every link of an account, every request for one, and every open invitation that it has sent. */
export const endOwnLinks = async (tx: Db, { id, email }: Account): Promise<void> => {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, id))
  await tx.delete(resetTokens).where(eq(resetTokens.userId, id))
  await tx.delete(resetRequests).where(eq(resetRequests.email, email))
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id))
  await tx.delete(invitations).where(and(eq(invitations.invitedBy, id), ne(invitations.state, 'accepted')))
}

/**
 * The same, and stops another address that the office has requested. With a changed password, address or second factor the
 * owner secures the account: no earlier link may change it afterwards, or reveal where its owner will be.
 */
export const endPendingLinks = async (tx: Db, account: Account, by: ChangedBy): Promise<void> => {
  await endOwnLinks(tx, account)
  await stopEmailChanges(tx, by, eq(emailChanges.userId, account.id))
}
