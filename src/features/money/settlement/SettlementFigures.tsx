import { FormattedMessage, useIntl } from 'react-intl'
import { perRun, type SettlementSums } from '#contract/money/settlement'
import { useFormats } from '../../../i18n/useFormats'
import { Figures } from '../../../ui/kit/Figures'
import { messages } from './messages'

/** A settlement's totals in one currency. */
export const SettlementFigures = ({ sums }: { sums: SettlementSums }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { currency, income, sent, owed, costs, result, runs } = sums
  const each = perRun(sums)
  const figures = [
    { id: 'income', amount: income, label: <FormattedMessage {...messages.income} /> },
    { id: 'refunds', amount: sent + owed, label: <FormattedMessage {...messages.refunds} /> },
    { id: 'costs', amount: costs, label: <FormattedMessage {...messages.costs} /> },
    { id: 'result', amount: result, label: <FormattedMessage {...messages.result} /> },
  ]
  if (each !== null)
    figures.push({ id: 'perRun', amount: each, label: <FormattedMessage {...messages.perRun} values={{ runs }} /> })
  return (
    <Figures
      label={formatMessage(messages.sums, { currency })}
      figures={figures.map(({ id, amount, label }) => ({ id, label, figure: money(amount, currency) }))}
    />
  )
}
