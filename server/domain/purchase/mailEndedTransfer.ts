import { eq } from 'drizzle-orm'
import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users, type purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { transferMails } from '../../messages/transferMails'
import { addressOf } from '../../site/address'

/**
 * Emails the owner of an expected transfer that it was ended: by the desk, or because a dog in it, which is named,
 * can't run for them any more. Runs within the transaction that ends it.
 */
export const mailEndedTransfer = async (
  tx: Db,
  deps: Pick<ServerDeps, 'encryption' | 'now' | 'publicUrl'>,
  { id, number, userId, paidBy }: typeof purchases.$inferSelect,
  dog: string | null,
): Promise<void> => {
  if (paidBy !== 'transfer') return
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user || user.deletedAt) return
  const mail = transferMails[user.locale].ended({
    number,
    dog,
    reference: grouped(referenceOf(number)),
    link: addressOf(deps)(fill(paths.purchase, { id })),
  })
  await mailOwner(tx, deps, user, mail, { isOwed: true })
}
