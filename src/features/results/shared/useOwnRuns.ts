import { useMemo } from 'react'
import { isPaidEntry } from '#contract/entry/paidEntry'
import { useGetCurrentPurchasesQuery } from '../../../api/purchase/purchaseListsApi'
import { useGetOwnResultsQuery } from '../../../api/results/resultApi'
import { selectMember } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'

/** The published runs of a member's own dogs in a show, and the ids of their entries and of those that are still to run. */
export const useOwnRuns = (slug: string) => {
  const skip = !useAppSelector(selectMember)
  const { data: runs } = useGetOwnResultsQuery(slug, { skip, refetchOnFocus: true })
  const { data: purchases } = useGetCurrentPurchasesQuery(undefined, { skip })
  return useMemo(() => {
    const lines = purchases?.items.flatMap((purchase) => purchase.lines.filter(isPaidEntry)) ?? []
    const ids = [...(runs ?? []), ...lines].map(({ entryId }) => entryId)
    return { runs: runs ?? [], own: new Set(ids) }
  }, [runs, purchases])
}
