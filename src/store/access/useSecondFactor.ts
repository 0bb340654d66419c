import { openDesk } from '#contract/access/screenPolicies'
import { useGetSecondFactorQuery } from '../../api/account/sessionsApi'
import { useAppSelector } from '../hooks'
import { selectAllowed } from './access'

/** How an admin's second factor stands; undefined for anyone else, and until the server has said so. */
export const useSecondFactor = () => {
  const isAdmin = useAppSelector((state) => selectAllowed(state, openDesk))
  return useGetSecondFactorQuery(undefined, { skip: !isAdmin }).data
}
