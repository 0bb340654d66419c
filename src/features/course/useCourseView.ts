import type { CourseReview } from '#contract/course/course'
import { useListAddress } from '../../lists/useListAddress'

/** How much of the version above is seen, in per cent; the usual one first. */
export const shares = ['50', '0', '10', '20', '30', '40', '60', '70', '80', '90', '100'] as const
const choices = { version: null, with: null, how: ['beside', 'over'], share: shares } as const

/** Which versions of a course are looked at, and how: by the address, so that a link shows the same. */
export const useCourseView = ({ versions }: CourseReview) => {
  const [state, change] = useListAddress(choices)
  const find = (number: string) => versions.find((version) => `${version.number}` === number)
  const newest = versions.at(-1)
  const chosen = find(state.version) ?? newest
  const found = find(state.with)
  return {
    chosen,
    other: found === chosen ? undefined : found,
    isNewest: chosen === newest,
    how: state.how,
    share: state.share,
    /** Another version, and the plan is seen alone. */
    show: (number: number) =>
      change({ version: number === newest?.number ? '' : `${number}`, with: '', how: 'beside', share: '50' }),
    change,
  }
}
export type CourseView = ReturnType<typeof useCourseView>
