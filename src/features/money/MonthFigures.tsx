import { FormattedMessage, useIntl } from 'react-intl'
import type { MoneyMonth, MonthOfCurrency } from '#contract/money/payments'
import { useFormats } from '../../i18n/useFormats'
import { Figures } from '../../ui/kit/Figures'
import { messages } from './messages'

interface Props {
  month: string
  sums: MonthOfCurrency
  awaited: MoneyMonth['awaited'][number] | undefined
}

/** The totals of a month in one currency, and the transfers that are expected now. */
export const MonthFigures = ({ month, sums: { currency, taken, refunded, fees, otherwise }, awaited }: Props) => {
  const { formatMessage } = useIntl()
  const { money, monthAndYear } = useFormats()
  const figures = [
    { id: 'taken', amount: taken.amount, label: <FormattedMessage {...messages.taken} values={taken} /> },
    { id: 'refunded', amount: refunded.amount, label: <FormattedMessage {...messages.refunded} values={refunded} /> },
    { id: 'fees', amount: fees, label: <FormattedMessage {...messages.fees} /> },
    ...(otherwise === 0
      ? []
      : [{ id: 'otherwise', amount: otherwise, label: <FormattedMessage {...messages.otherwise} /> }]),
    {
      id: 'kept',
      amount: taken.amount - refunded.amount - fees + otherwise,
      label: <FormattedMessage {...(otherwise === 0 ? messages.kept : messages.keptOfAll)} />,
    },
    ...(awaited
      ? [{ id: 'awaited', amount: awaited.amount, label: <FormattedMessage {...messages.awaited} values={awaited} /> }]
      : []),
  ]
  return (
    <Figures
      label={formatMessage(messages.sums, { month: monthAndYear(month), currency })}
      figures={figures.map(({ amount, ...figure }) => ({ ...figure, figure: money(amount, currency) }))}
    />
  )
}
