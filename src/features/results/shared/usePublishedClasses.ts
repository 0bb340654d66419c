import type { Show } from '#contract/show/show'
import { useGetPublishedClassesQuery } from '../../../api/results/resultApi'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'

/** What is published of a show's classes; nothing is looked for while it takes entries. */
export const usePublishedClasses = (show: Show) => {
  const isClosed = show.entriesCloseAt <= useAppSelector(selectNow)
  const skip = !isClosed || show.state === 'cancelled'
  return useGetPublishedClassesQuery(show.slug, { skip, refetchOnFocus: true }).data ?? []
}
