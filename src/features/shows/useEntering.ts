import { useGetDogsQuery } from '../../api/dogsApi'
import { useGetEligibilityQuery } from '../../api/showsApi'
import { useGetWaitingListQuery } from '../../api/waitingListApi'
import { sameEntry } from '#contract/sameEntry'
import type { Reason } from '#contract/reason'
import type { Show } from '#contract/show'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import type { Entering } from './entering'

// Always the same: a cell whose reasons are others is drawn anew.
const none: Reason[] = []

/** A member's dogs against the classes of a show; nobody else has any. */
export const useEntering = (show: Show, { skip = false } = {}) => {
  const dogs = useGetDogsQuery(undefined, { skip })
  const cells = useGetEligibilityQuery(show.slug, { skip, refetchOnFocus: true })
  // Without it the dogs can be entered all the same.
  const waiting = useGetWaitingListQuery(undefined, { skip, refetchOnFocus: true })
  const items = useAppSelector(selectPurchaseItems).filter(({ item }) => item.showSlug === show.slug)
  const known = new Map(cells.data?.map(({ classId, dogId, reasons }) => [`${classId} ${dogId}`, reasons]))
  const entering: Entering | null =
    dogs.data && cells.data && !waiting.isLoading
      ? {
          ...{ show, dogs: dogs.data, items },
          reasonsOf: (cls, { id }) => known.get(`${cls.id} ${id}`) ?? none,
          waitingOf: (cls, { id }) => waiting.data?.find(({ item }) => sameEntry(item, { classId: cls.id, dogId: id })),
        }
      : null
  return {
    entering,
    isError: dogs.isError || cells.isError,
    refetch: () => void Promise.all([dogs.refetch(), cells.refetch()]),
  }
}
