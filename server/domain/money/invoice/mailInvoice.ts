import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../../db/client'
import type { users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { mailOwner } from '../../../mail/queueMail'
import { invoiceMails } from '../../../messages/invoiceMails'
import { addressOf } from '../../../site/address'
import type { InvoiceRecord } from './documents'

/** Emails the owner of a purchase where an invoice of it can be downloaded. */
export const mailInvoice = async (
  tx: Db,
  deps: ServerDeps,
  user: typeof users.$inferSelect,
  { kind, number, purchaseId }: InvoiceRecord,
  purchaseNumber: number,
): Promise<void> => {
  if (user.deletedAt) return
  const link = addressOf(deps)(fill(paths.purchaseInvoice, { id: purchaseId }))
  const mail = invoiceMails[user.locale]({ kind, number, purchase: purchaseNumber, link })
  await mailOwner(tx, deps, user, mail, { isOwed: true })
}
