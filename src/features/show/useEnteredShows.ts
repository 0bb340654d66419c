import { isPaidEntry } from '#contract/entry/paidEntry'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { selectMember } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'

/** The addresses of the coming shows that a member has paid entries in. */
export const useEnteredShows = (): ReadonlySet<string> => {
  const member = useAppSelector(selectMember)
  const { data } = useGetCurrentPurchasesQuery(undefined, { skip: !member })
  const paid = data?.items.filter(({ status }) => status === 'paid') ?? []
  const lines = paid.flatMap((purchase) => purchase.lines)
  return new Set(lines.flatMap((line) => (isPaidEntry(line) ? [line.item.showSlug] : [])))
}
