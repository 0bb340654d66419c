import { useMemo } from 'react'
import { useGetDogsQuery } from '../../api/dog/dogsApi'
import { useGetEligibilityQuery } from '../../api/show/showsApi'
import { useGetWaitingListQuery } from '../../api/waiting/waitingListApi'
import { sameEntry } from '#contract/purchase/cartItem'
import type { Reason } from '#contract/entry/reason'
import type { Show } from '#contract/show/show'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { runKey, type Entering } from './entering'

// Always the same: a cell whose reasons are others is drawn again.
const none: Reason[] = []

/** A member's dogs against the classes of a show; other users have none. */
export const useEntering = (show: Show, { skip = false } = {}) => {
  const dogs = useGetDogsQuery(undefined, { skip })
  const cells = useGetEligibilityQuery(show.slug, { skip, refetchOnFocus: true })
  // The dogs can be entered without it.
  const waiting = useGetWaitingListQuery(undefined, { skip, refetchOnFocus: true })
  const lines = useAppSelector(selectPurchaseItems)
  const known = useMemo(
    () => new Map(cells.data?.map(({ classId, dogId, reasons }) => [runKey({ id: classId }, { id: dogId }), reasons])),
    [cells.data],
  )
  // The same object for the same answers: content drawn after the press compares it to detect changes.
  const entering = useMemo<Entering | null>(() => {
    if (!dogs.data || !cells.data || waiting.isLoading) return null
    const answers = cells.data
    const items = lines.filter(({ item }) => item.showSlug === show.slug)
    return {
      show,
      dogs: dogs.data,
      lines,
      items,
      chosen: new Set(items.map(({ item: { classId, dogId } }) => runKey({ id: classId }, { id: dogId }))),
      reasonsOf: (cls, dog) => known.get(runKey(cls, dog)) ?? none,
      warningsOf: (dog) => answers.find(({ dogId }) => dogId === dog.id)?.warnings ?? none,
      waitingOf: (cls, { id }) => waiting.data?.find(({ item }) => sameEntry(item, { classId: cls.id, dogId: id })),
    }
  }, [show, dogs.data, cells.data, known, waiting.isLoading, waiting.data, lines])
  return {
    entering,
    isError: dogs.isError || cells.isError,
    refetch: () => void Promise.all([dogs.refetch(), cells.refetch()]),
  }
}
