import { isNull, ne, or } from 'drizzle-orm'
import { purchases } from '../db/schema'

/** Purchases whose money a provider sends back: what came by bank transfer is sent by hand. */
export const sentByProvider = or(isNull(purchases.paidBy), ne(purchases.paidBy, 'transfer'))
