import type { ErrorCode } from '../shared/apiError'
import type { PurchaseStatus } from '../purchase/purchase'
import type { SoldExtraStatus } from '../extra/kinds'
import type { EntryStatus } from '../shared/storedLists'

/**
 * `charged`: the provider has taken the money, even if the purchase's status is older; `transfer_awaited`: it is to be
 * paid by bank transfer.
 */
export type PurchaseState = PurchaseStatus | 'charged' | 'transfer_awaited'
type ByPurchaseState = Record<PurchaseState, ErrorCode | null>

export const cancellable = {
  pending: null,
  transfer_awaited: null,
  // Closed already: it stays as it is.
  cancelled: null,
  expired: null,
  charged: 'payment_in_progress',
  paid: 'purchase_paid',
  refunded: 'purchase_paid',
} as const satisfies ByPurchaseState

export const payable = {
  pending: null,
  transfer_awaited: 'transfer_chosen',
  // A second try is answered with the charge that there is.
  charged: null,
  cancelled: 'purchase_closed',
  expired: 'purchase_closed',
  paid: 'purchase_closed',
  refunded: 'purchase_closed',
} as const satisfies ByPurchaseState

export const transferable = {
  pending: null,
  // It is chosen already.
  transfer_awaited: null,
  charged: 'payment_in_progress',
  cancelled: 'purchase_closed',
  expired: 'purchase_closed',
  paid: 'purchase_closed',
  refunded: 'purchase_closed',
} as const satisfies ByPurchaseState

export const receipted = {
  paid: null,
  refunded: null,
  pending: 'no_receipt',
  transfer_awaited: 'no_receipt',
  charged: 'no_receipt',
  cancelled: 'no_receipt',
  expired: 'no_receipt',
} as const satisfies ByPurchaseState

/** `closed`: it is paid, and its show takes no withdrawals any more. */
export type EntryState = EntryStatus | 'closed'

export const withdrawable = {
  paid: null,
  // It stays as it is.
  withdrawn: null,
  held: 'payment_in_progress',
  released: 'not_found',
  closed: 'withdrawal_closed',
} as const satisfies Record<EntryState, ErrorCode | null>

export const extraWithdrawable = {
  paid: null,
  // It stays as it is.
  withdrawn: null,
  held: 'payment_in_progress',
  released: 'not_found',
  closed: 'withdrawal_closed',
} as const satisfies Record<SoldExtraStatus | 'closed', ErrorCode | null>

export const changeable = {
  paid: null,
  withdrawn: 'change_closed',
  held: 'payment_in_progress',
  released: 'not_found',
  closed: 'change_closed',
} as const satisfies Record<EntryState, ErrorCode | null>
