import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { emailConfirmations, resetRequests, resetTokens, type users } from '../db/schema'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email'>

/**
 * Ends every link that an account was sent and every one that is asked for. Whoever changes a password, an address or a
 * second factor takes the account in hand: nothing that somebody else prepared before may change it afterwards.
 */
export const endPendingLinks = async (tx: Db, { id, email }: Account): Promise<void> => {
  await tx.delete(resetTokens).where(eq(resetTokens.userId, id))
  await tx.delete(resetRequests).where(eq(resetRequests.email, email))
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id))
}
