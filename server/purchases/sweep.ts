import { sendResetLinks } from '../accounts/resetLinks'
import type { ServerDeps } from '../deps'
import { settleRefunds } from '../payments/confirm'
import type { PaymentProvider } from '../payments/provider'
import { expireHolds } from './release'

/** One round of what time makes necessary; rounds never overlap. */
export const sweeper = (
  deps: ServerDeps,
  provider: PaymentProvider,
  sendMails?: (now: Date) => Promise<void>,
): (() => Promise<void>) => {
  const { db, now } = deps
  let running: Promise<void> | undefined
  const round = async (): Promise<void> => {
    await provider.redeliver()
    await expireHolds(db, now())
    await settleRefunds(db, provider, now())
    await sendResetLinks(deps)
    await sendMails?.(now())
  }
  return () => {
    running ??= round().finally(() => {
      running = undefined
    })
    return running
  }
}
