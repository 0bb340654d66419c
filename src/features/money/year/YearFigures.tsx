import { FormattedMessage, useIntl } from 'react-intl'
import type { MoneyYear } from '#contract/money/year'
import { useFormats } from '../../../i18n/useFormats'
import { Figures, type FiguresProps } from '../../../ui/kit/Figures'
import { messages } from './messages'

/** The totals of a year. */
export const YearFigures = ({ known: { year, today, totals, currencies } }: { known: MoneyYear }) => {
  const { formatMessage } = useIntl()
  const { money, number } = useFormats()
  const { members, begun, renewed, runs, withdrawn } = totals
  const isPresent = today.startsWith(String(year))
  const counted = (id: string, count: number, message: (typeof messages)[keyof typeof messages]) => ({
    id,
    figure: number(count),
    label: <FormattedMessage {...message} values={{ count, withdrawn }} />,
  })
  const figures: FiguresProps['figures'][number][] = [
    ...(members === null ? [] : [counted('members', members, isPresent ? messages.membersNow : messages.membersThen)]),
    counted('begun', begun, messages.begunInAll),
    counted('renewed', renewed, messages.renewedInAll),
    counted('runs', runs, messages.runsInAll),
    ...currencies.map((one) => ({
      id: one.currency,
      figure: money(one.totals.memberships + one.totals.shows, one.currency),
      label: <FormattedMessage {...messages.incomeInAll} values={{ currency: one.currency }} />,
    })),
  ]
  return <Figures label={formatMessage(messages.totals, { year: String(year) })} figures={figures} />
}
