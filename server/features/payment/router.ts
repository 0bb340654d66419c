import { eq } from 'drizzle-orm'
import type { PaymentProviderName } from '#contract/shared/storedLists'
import type { Db } from '../../db/client'
import { purchases } from '../../db/schema'
import type { PaymentProvider } from '../../domain/payment/provider'
import type { TransferSettings } from '../../domain/payment/settings'

type Providers = Partial<Record<PaymentProviderName, PaymentProvider>>

/**
 * All providers as one: `taking` takes payments now, and what was paid with another one before is given back by that. A
 * purchase from before purchases named theirs was paid with the built-in one.
 */
export const routedProvider = (
  { db, transfer = null }: { db: Db; transfer?: TransferSettings | null | undefined },
  providers: Providers,
  taking: PaymentProvider,
): PaymentProvider => {
  const all = Object.values(providers)
  const providerOf = async (paymentId: string): Promise<PaymentProvider> => {
    const [found] = await db.select({ by: purchases.paidBy }).from(purchases).where(eq(purchases.paymentId, paymentId))
    const name = found?.by ?? 'built_in'
    const provider = providers[name]
    if (!provider) throw new Error(`A payment was taken by a provider that is not set up any more: ${name}`)
    return provider
  }
  return {
    way: taking.way,
    transfer,
    stop: taking.stop,
    readNotification: taking.readNotification,
    findCharged: async (tx, paymentIds) => {
      const found: string[] = []
      for (const provider of all) found.push(...(await provider.findCharged(tx, paymentIds)))
      return found
    },
    refund: async (paymentId, now) => (await providerOf(paymentId)).refund(paymentId, now),
    refundPart: async (part, now) => (await providerOf(part.paymentId)).refundPart(part, now),
    redeliver: taking.redeliver,
  }
}
