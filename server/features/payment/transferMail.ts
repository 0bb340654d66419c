import { grouped, referenceOf } from '#contract/payment/bankTransfer'
import { dayAt } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import type { purchases } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { TransferRequested } from '../../messages/transferMails'
import type { TransferSettings } from '../../domain/payment/settings'
import { addressOf } from '../../site/address'

/** What a mail says of a transfer that is to be made. */
export const mailDetailsOf = (
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
