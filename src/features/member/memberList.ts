import { memberOrders } from '#contract/member/register'
import type { ListArg } from '../../api/paging'
import type { ListState } from '../../lists/useListAddress'

const sorts = memberOrders.flatMap((order) => [order, `-${order}`] as const)

/** What the address of the register can say. `state` and `group`: names with commas between them; `without`: hidden columns. */
export const memberChoices = { text: null, state: null, group: null, sort: sorts, without: null } as const
export type MemberListState = ListState<typeof memberChoices>

/** What narrows the register down. */
export const selectionOf = ({ text, state, group }: MemberListState) => ({ text, state, group })

/** The same as the server is asked. */
export const askFor = (chosen: MemberListState): ListArg<'by' | 'text' | 'state' | 'group'> => ({
  ...selectionOf(chosen),
  by: chosen.sort.replace('-', ''),
  order: chosen.sort.startsWith('-') ? 'newest' : 'oldest',
})

/** The views that have a name, each with what it narrows the register down to. */
export const memberViews = [
  { view: 'all', state: '', group: '' },
  { view: 'paidUp', state: 'active,lapsing', group: '' },
  { view: 'renewals', state: 'lapsing,lapsed,never_paid', group: '' },
  { view: 'juniors', state: '', group: 'junior' },
  { view: 'officials', state: '', group: 'admin,judge,reviewer' },
] as const

/** The view that the register is narrowed down to, in whatever way; undefined where that has no name. */
export const viewOf = ({ state, group }: MemberListState) =>
  memberViews.find((one) => one.state === state && one.group === group)?.view
