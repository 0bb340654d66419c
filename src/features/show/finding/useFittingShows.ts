import type { ShowSummary } from '#contract/show/show'
import { useGetFittingShowsQuery } from '../../../api/show/showsApi'
import { selectMember } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import type { ShowFilter } from '../showFilter'

/** Which shows of a season have a class for one of the member's dogs; all of them without the filter or without dogs. */
export const useFittingShows = ({ fits, season: chosen }: ShowFilter, season: number | undefined) => {
  const member = useAppSelector(selectMember)
  const isWanted = fits && member
  const skip = !isWanted || season === undefined
  const { currentData, isError, refetch } = useGetFittingShowsQuery(
    { season: season ?? 0, later: chosen === null },
    { skip },
  )
  return {
    has: ({ slug }: ShowSummary) => !isWanted || (currentData?.includes(slug) ?? false),
    isPending: isWanted && currentData === undefined,
    isError: isWanted && isError,
    refetch,
  }
}
