import { eq } from 'drizzle-orm'
import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import { dayAt } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPurchases } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { purchases, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { payableState } from '../../domain/payment/payableState'
import type { PaymentProvider } from '../../domain/payment/provider'
import type { TransferSettings } from '../../domain/payment/settings'
import { auditPurchase } from '../../domain/purchase/auditPurchase'
import { isTransferOffered, loadFirstClosings, transferUntil } from '../../domain/purchase/transferTerms'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { transferMails, type TransferRequested } from '../../messages/transferMails'
import { addressOf } from '../../site/address'

/** What a mail says of a transfer that is to be made. */
const mailDetailsOf = (
  deps: Pick<ServerDeps, 'publicUrl'>,
  { id, number, total, currency, holdUntil }: typeof purchases.$inferSelect,
  { iban, accountName }: TransferSettings,
  timeZone: string,
): TransferRequested => ({
  number,
  total,
  currency,
  accountName,
  iban: grouped(iban),
  reference: grouped(referenceOf(number)),
  until: holdUntil && dayAt(holdUntil.toISOString(), timeZone),
  link: addressOf(deps)(fill(paths.purchase, { id })),
})

type PurchaseRow = typeof purchases.$inferSelect

interface Choice {
  deps: ServerDeps
  payments: PaymentProvider
  request: CallerRequest
  paymentId: string
  by: ChangedBy
}

const mayChoose = ({ request, by }: Choice, found: PurchaseRow | undefined): PurchaseRow =>
  authorized(request, 'purchase.chooseTransfer', found, (row) => ({
    owner: row.userId,
    state: payableState(row, by.at),
  }))

const choose = async (tx: Db, choice: Choice): Promise<string> => {
  const { deps, payments, paymentId, by } = choice
  const [found] = await lockPurchases(tx, eq(purchases.paymentId, paymentId))
  const before = mayChoose(choice, found)
  if (before.paidBy === 'transfer') return before.id
  if ((await payments.findCharged(tx, [paymentId])).length > 0) throw new HttpError('payment_in_progress')
  const closesAt = (await loadFirstClosings(tx, [before.id])).get(before.id)
  const { transfer } = payments
  if (!isTransferOffered(transfer, before, closesAt, by.at)) throw new HttpError('transfer_not_offered')
  const chosen = { paidBy: 'transfer' as const, holdUntil: transferUntil(transfer, closesAt, by.at) }
  await tx.update(purchases).set(chosen).where(eq(purchases.id, before.id))
  const after = { ...before, ...chosen }
  await auditPurchase(tx, { by, action: 'purchase.transfer_chosen', before, after })
  const [user] = await tx.select().from(users).where(eq(users.id, before.userId))
  const { timeZone } = await loadSettings(tx)
  const mail = mailDetailsOf(deps, after, transfer, timeZone)
  if (user) await mailOwner(tx, deps, user, transferMails[user.locale].chosen(mail), { isOwed: true })
  return before.id
}

/**
 * Has a purchase paid by bank transfer: its places are held longer, and an email says where to send the money. It can't
 * be paid in another way then. Choosing twice is choosing once. Returns the purchase's id.
 */
export const chooseTransfer = async (choice: Choice): Promise<string> => {
  const { deps, payments, paymentId } = choice
  const [found] = await deps.db.select().from(purchases).where(eq(purchases.paymentId, paymentId))
  mayChoose(choice, found)
  // Before the row is locked: a provider elsewhere may take its time.
  if (!(await payments.stop(paymentId))) throw new HttpError('payment_in_progress')
  return withRetry(() => deps.db.transaction((tx) => choose(tx, choice)))
}
