import { FormattedMessage, useIntl } from 'react-intl'
import type { MonthOfCurrency } from '#contract/money/payments'
import { useFormats } from '../../i18n/useFormats'
import { FilterChips } from '../../ui/kit/FilterChips'
import { Numeral } from '../../ui/kit/Numeral'
import { Section } from '../../ui/kit/Section'
import { Table } from '../../ui/kit/Table'
import { DayBars } from './DayBars'
import { messages, viewMessages } from './messages'
import { views } from './moneyList'

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
export const DaySums = ({ month, today, sums, as, onShow }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Section heading={<FormattedMessage {...messages.byDay} />}>
      <FilterChips
        label={formatMessage(messages.views)}
        chips={views.map((value) => ({
          value,
          label: <FormattedMessage {...viewMessages[value]} />,
          count: undefined,
        }))}
        chosen={[as]}
        onChange={(chosen) => onShow(chosen.find((view) => view !== as) ?? as)}
      />
      {as === 'bars' ? <DayBars month={month} today={today} sums={sums} /> : <DayTable sums={sums} />}
    </Section>
  )
}
