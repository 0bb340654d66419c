import { FormattedMessage, useIntl } from 'react-intl'
import type { MonthOfCurrency } from '#contract/money/payments'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { Section } from '../../ui/kit/Section'
import { Table } from '../../ui/kit/Table'
import { DayBars } from './DayBars'
import { messages } from './messages'
import type { views } from './moneyList'
import { ViewChoice } from './ViewChoice'

const DayTable = ({ sums: { currency, days } }: { sums: MonthOfCurrency }) => {
  const { formatMessage } = useIntl()
  const { longDay, money } = useFormats()
  return (
    <Table
      label={formatMessage(messages.byDay)}
      head={[
        { label: formatMessage(messages.day) },
        { label: formatMessage(messages.takenOnDay), numeral: true },
        { label: formatMessage(messages.refundedOnDay), numeral: true },
      ]}
      rows={days.toReversed().map(({ day, taken, refunded }) => ({
        id: day,
        cells: [
          longDay(day),
          <Numeral key="taken" size="s">
            {money(taken, currency)}
          </Numeral>,
          <Numeral key="refunded" size="s">
            {money(refunded, currency)}
          </Numeral>,
        ],
      }))}
    />
  )
}

type View = (typeof views)[number]

interface Props {
  month: string
  today: string
  sums: MonthOfCurrency
  as: View
  onShow: (as: View) => void
}

/** What was taken and sent back on each day of a month, as bars or as a table. */
export const DaySums = ({ month, today, sums, as, onShow }: Props) => (
  <Section heading={<FormattedMessage {...messages.byDay} />}>
    <ViewChoice as={as} onShow={onShow} />
    {as === 'bars' ? <DayBars month={month} today={today} sums={sums} /> : <DayTable sums={sums} />}
  </Section>
)
