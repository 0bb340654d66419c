/** Is it a day of the calendar, written YYYY-MM-DD? */
export const isDay = (value: unknown): value is string => {
  const time = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : NaN
  // A browser takes 30 February for a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value as string)
}
