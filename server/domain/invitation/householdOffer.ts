import { and, eq, isNotNull, or } from 'drizzle-orm'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { households, invitations, users } from '../../db/schema'
import type { Acceptance, Account, Subject } from './offer'
import type { InvitationRow } from './invitations'

/** Records for both accounts that they share a household now, or no longer. */
export const auditHousehold = async (
  tx: Db,
  by: ChangedBy,
  action: 'household.agreed' | 'household.ended',
  [one, other]: readonly [string, string],
): Promise<void> => {
  const [before, after] = action === 'household.agreed' ? [null, true] : [true, null]
  for (const [id, household] of [
    [one, other],
    [other, one],
  ] as const)
    await auditAccount(tx, {
      by,
      id,
      action,
      before: { household: before && household },
      after: { household: after && household },
    })
}

const isPair = async (db: Db, one: string, other: string): Promise<boolean> => {
  const both = (asker: string, agreer: string) => and(eq(households.askedBy, asker), eq(households.agreedBy, agreer))
  return (await db.$count(households, or(both(one, other), both(other, one)))) > 0
}

/** Where both had invited each other, one pair remains and no invitation. */
const pairUp = async (
  { tx, account, by }: Acceptance,
  { id, createdAt }: InvitationRow,
  sender: Account,
): Promise<void> => {
  if (await isPair(tx, sender.id, account.id)) return
  await tx.insert(households).values({ id, askedBy: sender.id, agreedBy: account.id, createdAt, agreedAt: by.at })
  const back = and(
    eq(invitations.kind, 'household'),
    eq(invitations.invitedBy, account.id),
    eq(invitations.email, sender.email),
  )
  await tx.delete(invitations).where(back)
  await auditHousehold(tx, by, 'household.agreed', [sender.id, account.id])
}

/** To the sender it stays open: else they would learn that there is an account with this address. */
export const declineHousehold = async (tx: Db, { id, email }: InvitationRow, by: ChangedBy): Promise<void> => {
  await tx.update(invitations).set({ state: 'declined' }).where(eq(invitations.id, id))
  // The email went to a confirmed account alone.
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt)))
  if (account) await auditAccount(tx, { by, id: account.id, action: 'household.ended' })
}

/** A member says that they live with someone. */
export const householdOffer: Subject = {
  // The accounts are all there is to lock.
  lock: async () => undefined,
  find: async (db, invitation, sender) => ({
    about: null,
    from: sender.name,
    key: invitation.id,
    isHeldBy: ({ id }) => isPair(db, sender.id, id),
    obstacleFor: async () => null,
    accept: (acceptance) => pairUp(acceptance, invitation, sender),
    decline: (tx, by) => declineHousehold(tx, invitation, by),
  }),
}
