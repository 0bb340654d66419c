import { entryOrders, listedEntryStatuses } from '#contract/entry/desk'
import type { ListArg } from '../../../api/paging'
import type { ListState } from '../../../lists/useListAddress'

const sorts = entryOrders.flatMap((order) => [order, `-${order}`] as const)

/** What the address of a show's entries can say; `without`: the columns that are left out, by their ids. */
export const entryChoices = {
  text: null,
  class: null,
  status: ['', ...listedEntryStatuses],
  sort: sorts,
  without: null,
} as const
export type EntryListState = ListState<typeof entryChoices>

/** What narrows the list down. */
export const selectionOf = ({ text, class: cls, status }: EntryListState) => ({ text, class: cls, status })

/** The same as the server is asked. */
export const askFor = (
  slug: string,
  state: EntryListState,
): ListArg<'by' | 'class' | 'status' | 'text'> & { slug: string } => ({
  slug,
  ...selectionOf(state),
  by: state.sort.replace('-', ''),
  order: state.sort.startsWith('-') ? 'newest' : 'oldest',
})
