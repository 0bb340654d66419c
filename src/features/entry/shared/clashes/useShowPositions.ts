import type { EntryItem } from '#contract/purchase/cartItem'
import { positionOf } from '#contract/show/town'
import { useGetShowsQuery } from '../../../../api/show/showsApi'

/** Where the shows of these runs are; asked only where two shows share a day. */
export const useShowPositions = (runs: readonly Pick<EntryItem, 'showSlug' | 'date'>[]) => {
  const shared = runs.find((one) => runs.some((run) => run.date === one.date && run.showSlug !== one.showSlug))
  const { data } = useGetShowsQuery(Number(shared?.date.slice(0, 4)), { skip: shared === undefined })
  return (slug: string) => {
    const show = data?.items.find((one) => one.slug === slug)
    return show ? positionOf(show) : null
  }
}
