import { eq } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { organisation } from '../../content/organisation'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { lockCaller } from '../../http/lockCaller'
import { mailOwner, nameFor } from '../../mail/queueMail'
import type { ReadingProvider } from '../payment/provider'
import { addressOf } from '../../site/address'
import { paymentMails } from '../../messages/paymentMails'
import { receiptText } from '../../messages/receipt'
import { loadPurchase } from './load'

type UserRow = typeof users.$inferSelect

const mailContents = (deps: ServerDeps, user: UserRow, purchase: Purchase) => ({
  number: purchase.number,
  receipt: receiptText(user.locale, purchase, organisation(), nameFor(user) !== null),
  link: addressOf(deps)(fill(paths.purchase, { id: purchase.id })),
})

const messagesFor = (deps: ServerDeps, user: UserRow, purchase: Purchase) => {
  const mails = paymentMails[user.locale]
  const contents = mailContents(deps, user, purchase)
  if (purchase.status === 'refunded') return mails.refunded(contents)
  const entered = purchase.lines.flatMap((line) => (line.kind === 'entry' ? [line.item.showName] : []))
  if (entered.length > 0)
    return mails.entriesPaid({ ...contents, entries: entered.length, shows: [...new Set(entered)] })
  if (purchase.extras.length > 0)
    return mails.extrasPaid({ ...contents, shows: [...new Set(purchase.extras.map(({ item }) => item.showName))] })
  return purchase.memberUntil && mails.membershipPaid({ ...contents, memberUntil: purchase.memberUntil })
}

/** Mails the payer what a payment has done, within the transaction that did it. */
export const mailPayment = async (
  tx: Db,
  deps: ServerDeps,
  payments: ReadingProvider,
  { userId, purchaseId }: { userId: string; purchaseId: string },
): Promise<void> => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  const found = await loadPurchase({ db: tx, payments, now: deps.now() }, purchaseId)
  // Who has left in the meantime has no address any more.
  if (!user || user.deletedAt || !found) return
  const words = messagesFor(deps, user, found.purchase)
  if (words) await mailOwner(tx, deps, user, words, { isOwed: true })
}

/** Sends the receipt of a purchase to its owner; there is one wherever money came in. */
export const mailReceipt = async (deps: ServerDeps, user: UserRow, purchase: Purchase): Promise<void> => {
  const words = paymentMails[user.locale].receipt(mailContents(deps, user, purchase))
  await deps.db.transaction(async (tx) => mailOwner(tx, deps, await lockCaller(tx, user.id), words, { isOwed: true }))
}
