import { ReceivedTransfer } from '#contract/payment/bankTransfer'
import { byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { HttpError } from '../http/httpError'
import { en } from '../messages/en'
import type { ReadingProvider } from '../domain/payment/provider'
import { endTransfer } from '../features/payment/endTransfer'
import { markTransferRefund } from '../domain/payment/dueRefunds'
import { confirmTransfer, loadTransfers } from '../features/payment/settleTransfers'
import type { AdminContext } from './addAdmin'

/** What is confirmed here is no longer pending: no provider is asked about it. */
const noProvider: ReadingProvider = { way: 'page', transfer: null, findCharged: () => Promise.resolve([]) }

const sentenceOf = ({ code, details }: HttpError): string =>
  code === 'transfer_amount'
    ? `${en[code]} Received: ${String(details['received'])}, to pay: ${String(details['expected'])} ${String(details['currency'])} (minor units).`
    : en[code]

/** A refusal as a sentence for the operator. */
const inWords = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (refused) {
    throw refused instanceof HttpError ? new Error(sentenceOf(refused)) : refused
  }
}

/** Confirms a transfer that has come in: its reference, the sum in minor units, and the day of the bank statement. */
export const confirmOne = async (
  db: Db,
  [reference = '', amount = '', receivedOn = '']: string[],
  { now, publicUrl, encryption }: AdminContext,
): Promise<string> => {
  const { success, data, error } = ReceivedTransfer.safeParse({ reference, amount: Number(amount), receivedOn })
  if (!success)
    throw new Error(`Check these transfer details: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`)
  const deps = { db, publicUrl, encryption, now: () => now, paymentSecret: '' }
  const { number, status } = await inWords(confirmTransfer(deps, noProvider, data, byOperator(now)))
  return status === 'paid'
    ? `Purchase ${number} is paid.`
    : `Purchase ${number} has ended. Refund the money, then mark it as sent: transfer refunded (transfer list has the id).`
}

/** Ends a purchase that waits for its transfer. */
export const endOne = async (
  db: Db,
  reference: string,
  { now, publicUrl, encryption }: AdminContext,
): Promise<string> => {
  const deps = { db, publicUrl, encryption, now: () => now, paymentSecret: '' }
  await inWords(endTransfer(deps, reference, byOperator(now)))
  return 'The purchase is cancelled and its places are released.'
}

/** Says that money was sent back by hand. */
export const refundOne = async (db: Db, id: string, { now }: AdminContext): Promise<string> => {
  await inWords(markTransferRefund(db, id, byOperator(now)))
  return 'The refund is marked as sent.'
}

/** Lists what is awaited and what has to be sent back, a line each. */
export const listTransfers = async (db: Db): Promise<string> => {
  const { awaited, refundsDue } = await loadTransfers(db, null)
  const lines = [
    ...awaited.map(
      ({ reference, amount, currency, payer, email, places, discountCode, until }) =>
        `expected  ${reference}  ${amount} ${currency}  ${payer}  ${email}  places: ${places}${discountCode === null ? '' : `  code: ${discountCode}`}${until === null ? '' : `  until ${until}`}`,
    ),
    ...refundsDue.map(
      ({ id, reference, amount, currency, payer }) =>
        `refund due  ${id}  ${reference}  ${amount} ${currency}  ${payer}`,
    ),
  ]
  return lines.length > 0 ? lines.join('\n') : 'No transfers expected and no refunds due.'
}
