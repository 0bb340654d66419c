import { dayAt, type Day } from '#contract/shared/calendar'
import { endedOn } from '#contract/membership/renewal'
import { useGetRulesQuery } from '../../api/entry/rulesApi'
import { selectUser } from '../auth/authSlice'
import { useAppSelector } from '../hooks'
import { selectNow } from '../ui/uiSlice'

/** The day it is at the organisation, by which memberships begin and end; null until its rules have come. */
export const useToday = (): { today: Day | null; isError: boolean; refetch: () => unknown } => {
  const { data: rules, isError, refetch } = useGetRulesQuery()
  const now = useAppSelector(selectNow)
  return { today: rules ? dayAt(now, rules.timeZone) : null, isError, refetch }
}

/** The same, or the day in UTC until the rules have come: where waiting for them would be worse than a day too early. */
export const useDay = (): Day => {
  const { today } = useToday()
  const now = useAppSelector(selectNow)
  return today ?? now.slice(0, 10)
}

/** The last day of a membership that has ended; null while it lasts, and for those who never had one. */
export const useEndedOn = (): Day | null => {
  const { today } = useToday()
  const user = useAppSelector(selectUser)
  return user && today !== null ? endedOn(user, today) : null
}
