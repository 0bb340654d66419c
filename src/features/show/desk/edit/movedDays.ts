import type { ShowValues } from './showValues'

type Days = Pick<ShowValues, 'classes' | 'startDate' | 'endDate'>

/** The days that have classes, each once. */
export const daysOfClasses = ({ classes }: Pick<ShowValues, 'classes'>): string[] =>
  [...new Set(classes.map(({ date }) => date))].filter((day) => day !== '').sort()

/** All classes of a day on another one. The first and last day of the show follow where it was one of them, or is outside. */
export const moveDay = ({ classes, startDate, endDate }: Days, from: string, to: string): Days => {
  const moved = classes.map((row) => (row.date === from ? { ...row, date: to } : row))
  const days = daysOfClasses({ classes: moved })
  const [first = to, last = to] = [days[0], days.at(-1)]
  return {
    classes: moved,
    startDate: from === startDate || to < startDate ? first : startDate,
    endDate: from === endDate || to > endDate ? last : endDate,
  }
}
