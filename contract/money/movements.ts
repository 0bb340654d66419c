import * as z from 'zod/mini'
import { CurrencyCode, MinorUnits } from '../shared/money'
import { purchaseKinds } from '../shared/storedLists'
import { movementKinds, movementReasons, movementStates } from './movementLists'

/**
 * What the payment provider has done with the money of a payment without our asking. `fee`: of a dispute, in minor units; `respondBy`:
 * until when the provider takes our side of it; `owed`: what is sent by hand since it failed, and `sentAt`, when it was; `covered`: of the
 * amount, what refunds that became due later were covered by; `payer`: null where the account is deleted.
 */
export const ProviderMovement = z.object({
  id: z.uuid(),
  kind: z.enum(movementKinds),
  state: z.enum(movementStates),
  reason: z.enum(movementReasons),
  amount: MinorUnits,
  currency: CurrencyCode,
  fee: MinorUnits,
  notedAt: z.iso.datetime(),
  respondBy: z.nullable(z.iso.datetime()),
  covered: MinorUnits,
  owed: MinorUnits,
  sentAt: z.nullable(z.iso.datetime()),
  purchaseNumber: z.int(),
  purchaseKind: z.enum(purchaseKinds),
  memberId: z.uuid(),
  payer: z.nullable(z.string()),
})
export type ProviderMovement = z.infer<typeof ProviderMovement>

/** Those that are open, then those of the last 90 days, each the newest first. */
export const ProviderMovements = z.object({ movements: z.array(ProviderMovement) })
export type ProviderMovements = z.infer<typeof ProviderMovements>
