import { addTo, type Day } from './calendar'

const dogAgeYearsMax = 25

/** The earliest birth date that is believed on a day. */
export const earliestBirthDate = (today: Day): Day => addTo(today, { years: -dogAgeYearsMax })

/** Why a birth date cannot be right on a day, or null. */
export const birthDateProblem = (birthDate: Day, today: Day): 'in_future' | 'too_long_ago' | null => {
  if (birthDate > today) return 'in_future'
  return addTo(birthDate, { years: dogAgeYearsMax }) < today ? 'too_long_ago' : null
}
