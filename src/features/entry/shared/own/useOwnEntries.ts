import { useMemo } from 'react'
import { isPaidEntry, type EntryPurchaseLine } from '#contract/entry/paidEntry'
import type { Purchase } from '#contract/purchase/purchase'
import { useGetCurrentPurchasesQuery } from '../../../../api/purchase/purchaseListsApi'
import { selectMember } from '../../../../store/access/access'
import { useAppSelector } from '../../../../store/hooks'

/** An entry that the member has paid for, and the purchase that it is part of. */
export interface OwnEntry {
  line: EntryPurchaseLine
  purchase: Purchase
}

/** The member's paid entries from today on: which one a dog has in a class; undefined until they are known. */
export const useOwnEntries = () => {
  const member = useAppSelector(selectMember)
  const { data } = useGetCurrentPurchasesQuery(undefined, { skip: !member })
  return useMemo(() => {
    const paid = (data?.items ?? [])
      .filter(({ status }) => status === 'paid')
      .flatMap((purchase) => purchase.lines.filter(isPaidEntry).map((line): OwnEntry => ({ line, purchase })))
    const entryOf = (classId: string, dogId: string) =>
      paid.find(({ line: { item } }) => item.classId === classId && item.dogId === dogId)
    return data && entryOf
  }, [data])
}
