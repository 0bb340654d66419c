import { useIntl } from 'react-intl'
import type { MonthOfCurrency } from '#contract/money/payments'
import { addTo, daysBetween } from '#contract/shared/calendar'
import { useFormats } from '../../i18n/useFormats'
import { Bars, highestOf } from './Bars'
import { messages } from './messages'

interface Props {
  month: string
  today: string
  sums: MonthOfCurrency
}

/** A bar for each day of a month: what was taken, and below the line what was sent back. Its table has the numbers. */
export const DayBars = ({ month, today, sums: { currency, days } }: Props) => {
  const { formatMessage } = useIntl()
  const { longDay, money, monthAndYear } = useFormats()
  const columns = Array.from({ length: daysBetween(month, addTo(month, { months: 1 })) }, (_, index) => {
    const day = addTo(month, { days: index })
    const { taken, refunded } = days.find((one) => one.day === day) ?? { taken: 0, refunded: 0 }
    return { id: day, name: index + 1, present: day === today, above: [taken], below: refunded }
  })
  const highest = highestOf(columns)
  const label = formatMessage(messages.chart, {
    month: monthAndYear(month),
    day: longDay(highest?.id ?? month),
    amount: money(highest?.above[0] ?? 0, currency),
  })
  return <Bars label={label} columns={columns} named="weekly" topOf={(amount) => money(amount, currency)} />
}
