import { openDesk } from '#contract/access/screenPolicies'
import { useGetSecondFactorQuery } from '../../api/account/sessionsApi'
import { useAppSelector } from '../hooks'
import { selectAllowed } from './access'

/** The state of an admin's second factor; undefined for other users, and until the server has answered. */
export const useSecondFactor = () => {
  const isAdmin = useAppSelector((state) => selectAllowed(state, openDesk))
  return useGetSecondFactorQuery(undefined, { skip: !isAdmin }).data
}
