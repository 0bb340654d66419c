import { useGetOwnPlansQuery, useGetPlansQuery } from '../../api/membership/membershipApi'
import { plansFor } from '../../api/membership/plansFor'
import { selectSignedIn } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'

/** The plans at what a visitor or a member pays; `own` says more of a member's. */
export const usePlans = () => {
  const signedIn = useAppSelector(selectSignedIn)
  const own = useGetOwnPlansQuery(undefined, { skip: !signedIn })
  const all = useGetPlansQuery(undefined, { skip: signedIn && !own.isError })
  return {
    plans: signedIn ? plansFor(own, all.data) : all.data,
    own: signedIn ? own.data : undefined,
    isError: all.isError,
    refetch: () => (own.isError ? own.refetch().then(() => all.refetch()) : signedIn ? own.refetch() : all.refetch()),
  }
}
