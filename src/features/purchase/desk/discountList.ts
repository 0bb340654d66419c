import { discountFilters } from '#contract/purchase/discountStates'
import type { ListArg } from '../../../api/paging'
import type { ListState } from '../../../lists/useListAddress'

/** What the address of the codes can say. */
export const discountChoices = { text: null, state: ['', ...discountFilters], sort: ['code', '-code'] } as const
export type DiscountListState = ListState<typeof discountChoices>

/** What the query of the list says of it. */
export const askFor = ({ text, state, sort }: DiscountListState): ListArg<'text' | 'state'> => ({
  text,
  state,
  order: sort === 'code' ? 'oldest' : 'newest',
})
