import { addTo, type Day } from '../shared/calendar'

const dogAgeYearsMax = 25

/** The earliest birth date that is believed on a day. */
export const earliestBirthDate = (today: Day): Day => addTo(today, { years: -dogAgeYearsMax })

/** Why a birth date cannot be right on a day, or null. `earliest`: the day that it is where it began last. */
export const birthDateProblem = (birthDate: Day, today: Day, earliest = today): 'in_future' | 'too_long_ago' | null => {
  if (birthDate > today) return 'in_future'
  return addTo(birthDate, { years: dogAgeYearsMax }) < earliest ? 'too_long_ago' : null
}
