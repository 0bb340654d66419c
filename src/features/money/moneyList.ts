import { moneyAccounts } from '#contract/money/accounts'
import { paymentStates } from '#contract/money/payments'
import { purchaseKinds } from '#contract/shared/storedLists'
import type { ListArg } from '../../api/paging'
import type { ListState } from '../../lists/useListAddress'

/** How the sums of a month's days are shown. */
export const views = ['bars', 'table'] as const

/** What the address of the payments can say. `for`: a kind of purchase, or the slug of a show. */
export const moneyChoices = {
  month: null,
  text: null,
  for: null,
  way: ['', ...moneyAccounts],
  state: ['', ...paymentStates],
  as: views,
} as const
export type MoneyListState = ListState<typeof moneyChoices>

/** A month as the server takes it: what an address says else is the present one. */
export const monthIn = (text: string): string => (/^2\d{3}-(0[1-9]|1[0-2])-01$/.test(text) ? text : '')

/** What narrows the month's payments down. */
export const narrowing = ({ text, for: purpose, way, state }: MoneyListState) => {
  const isKind = purchaseKinds.some((kind) => kind === purpose)
  return { text, kind: isKind ? purpose : '', show: isKind ? '' : purpose, account: way, state }
}

/** The same as the server is asked. */
export const askFor = (chosen: MoneyListState): ListArg<'month' | 'text' | 'kind' | 'show' | 'account' | 'state'> => ({
  ...narrowing(chosen),
  month: monthIn(chosen.month),
  order: 'newest',
})
