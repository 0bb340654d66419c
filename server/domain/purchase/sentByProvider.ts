import { inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { PaymentProviderName } from '#contract/shared/storedLists'
import { purchases } from '../../db/schema'

/** Payments that no provider has taken: their refunds are made by hand. */
const byHand: PaymentProviderName[] = ['transfer', 'desk']

/** Purchases whose money a provider sends back: what came by bank transfer, or at the desk of a show, is given back by hand. */
export const sentByProvider = or(isNull(purchases.paidBy), notInArray(purchases.paidBy, byHand))

export const sentByHand = inArray(purchases.paidBy, byHand)
