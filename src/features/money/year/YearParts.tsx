import { FormattedMessage, useIntl } from 'react-intl'
import type { MoneyYear, YearMonth, YearOfCurrency } from '#contract/money/year'
import { useFormats } from '../../../i18n/useFormats'
import { highestOf } from '../Bars'
import type { views } from '../moneyList'
import { messages } from './messages'
import { YearPart, type MonthColumn } from './YearPart'

interface Shown {
  known: MoneyYear
  as: (typeof views)[number]
}

/** The month with the highest bar, and what it counts. */
const useHighest = () => {
  const { monthAndYear } = useFormats()
  return (columns: readonly MonthColumn[]) => {
    const highest = highestOf(columns)
    return { month: monthAndYear(highest?.month ?? '2000-01-01'), most: Math.max(...(highest?.above ?? [0])) }
  }
}

const Members = ({ known: { year, today, months }, as }: Shown) => {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  const highest = useHighest()
  const heading = formatMessage(messages.members)
  const columns = months.map(({ month, members }) => ({
    month,
    above: [members ?? 0],
    below: 0,
    cells: [number(members ?? 0)],
  }))
  return (
    <YearPart
      heading={heading}
      note={<FormattedMessage {...messages.membersNote} />}
      chart={formatMessage(messages.membersChart, { year: String(year), ...highest(columns) })}
      today={today}
      as={as}
      columns={columns}
      head={[heading]}
      topOf={number}
    />
  )
}

const Memberships = ({ known: { year, today, months }, as }: Shown) => {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  const highest = useHighest()
  const [begunText, renewedText] = [formatMessage(messages.begun), formatMessage(messages.renewed)]
  const columns = months.map(({ month, begun, renewed }: YearMonth) => ({
    month,
    above: [begun, renewed],
    below: 0,
    cells: [number(begun), number(renewed)],
  }))
  return (
    <YearPart
      heading={formatMessage(messages.memberships)}
      note={<FormattedMessage {...messages.membershipsNote} />}
      chart={formatMessage(messages.membershipsChart, { year: String(year), ...highest(columns) })}
      today={today}
      as={as}
      columns={columns}
      head={[begunText, renewedText]}
      topOf={number}
      legend={[
        { kind: 'first', text: begunText },
        { kind: 'second', text: renewedText },
      ]}
    />
  )
}

const Entries = ({ known: { year, today, months }, as }: Shown) => {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  const highest = useHighest()
  const [paidText, withdrawnText] = [formatMessage(messages.paid), formatMessage(messages.withdrawn)]
  const columns = months.map(({ month, runs, withdrawn }) => ({
    month,
    above: [runs],
    below: withdrawn,
    cells: [number(runs), withdrawn === 0 ? null : number(withdrawn)],
  }))
  return (
    <YearPart
      heading={formatMessage(messages.entries)}
      note={<FormattedMessage {...messages.entriesNote} />}
      chart={formatMessage(messages.entriesChart, { year: String(year), ...highest(columns) })}
      today={today}
      as={as}
      columns={columns}
      head={[paidText, withdrawnText]}
      topOf={number}
      legend={[
        { kind: 'first', text: paidText },
        { kind: 'below', text: withdrawnText },
      ]}
    />
  )
}

const Income = ({ known: { year, today }, as, sums: { currency, months } }: Shown & { sums: YearOfCurrency }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const highest = useHighest()
  const heads = [messages.fromMemberships, messages.fromShows, messages.total].map((one) => formatMessage(one))
  const columns = months.map(({ month, memberships, shows }) => ({
    month,
    above: [memberships, shows].map((amount) => Math.max(0, amount)),
    below: [memberships, shows].reduce((all, amount) => all + Math.max(0, -amount), 0),
    cells: [
      ...[memberships, shows].map((amount) => (amount === 0 ? null : money(amount, currency))),
      money(memberships + shows, currency),
    ],
  }))
  const { month, most } = highest(columns)
  const kinds = ['first', 'second'] as const
  return (
    <YearPart
      heading={formatMessage(messages.income, { currency })}
      note={<FormattedMessage {...messages.incomeNote} />}
      chart={formatMessage(messages.incomeChart, { year: String(year), month, amount: money(most, currency) })}
      today={today}
      as={as}
      columns={columns}
      head={heads}
      topOf={(amount) => money(amount, currency)}
      legend={[
        ...kinds.map((kind, index) => ({ kind, text: heads[index] })),
        ...(columns.some(({ below }) => below > 0)
          ? [{ kind: 'below' as const, text: formatMessage(messages.moreRefunded) }]
          : []),
      ]}
    />
  )
}

/** What a year has by month: members, memberships, entries, and the income in each currency. */
export const YearParts = ({ known, as }: Shown) => (
  <>
    <Members known={known} as={as} />
    <Memberships known={known} as={as} />
    <Entries known={known} as={as} />
    {known.currencies.map((sums) => (
      <Income key={sums.currency} known={known} as={as} sums={sums} />
    ))}
  </>
)
