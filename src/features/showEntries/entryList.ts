import { entryOrders, listedEntryStatuses } from '#contract/showEntries'
import type { ListArg } from '../../api/paging'
import type { ListState } from '../../lists/useListAddress'

const sorts = entryOrders.flatMap((order) => [order, `-${order}`] as const)

/** What the address of a show's entries can say. */
export const entryChoices = { text: null, class: null, status: ['', ...listedEntryStatuses], sort: sorts } as const
export type EntryListState = ListState<typeof entryChoices>

/** The same as the server is asked. */
export const askFor = (
  slug: string,
  { sort, ...selection }: EntryListState,
): ListArg<'by' | 'class' | 'status' | 'text'> & { slug: string } => ({
  ...{ slug, ...selection, by: sort.replace('-', '') },
  order: sort.startsWith('-') ? 'newest' : 'oldest',
})
