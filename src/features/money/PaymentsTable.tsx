import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { MonthOfCurrency, PaymentRow } from '#contract/money/payments'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { StateTag } from '../../ui/kit/StateTag'
import { GroupedTable } from '../../ui/kit/Table'
import { TextLink } from '../../ui/kit/TextLink'
import { membershipMessages, messages, stateMessages, wayMessages } from './messages'

const tones = {
  taken: 'success',
  owed_back: 'warning',
  refunded: 'neutral',
  refund_failed: 'warning',
  refunded_outside: 'neutral',
  disputed: 'warning',
  dispute_returned: 'success',
} as const
/** Money that left. */
const isOut = (state: PaymentRow['state']) => ['refunded', 'refunded_outside', 'disputed'].includes(state)

const Purpose = ({ payment: { membershipKind, years, shows, runs } }: { payment: PaymentRow }) => {
  const { formatMessage, formatList } = useIntl()
  if (membershipKind === null)
    return <FormattedMessage {...messages.runs} values={{ runs, shows: <bdi>{formatList(shows)}</bdi> }} />
  const kind = formatMessage(membershipMessages[membershipKind])
  return years === null ? (
    <FormattedMessage {...messages.membership} values={{ kind }} />
  ) : (
    <FormattedMessage {...messages.membershipYears} values={{ kind, years }} />
  )
}

/** The rows of one day after another, as they come. */
const byDay = (payments: readonly PaymentRow[]) => {
  const days: Record<string, PaymentRow[]> = {}
  for (const payment of payments) (days[payment.day] ??= []).push(payment)
  return Object.entries(days)
}

interface Props {
  payments: PaymentRow[]
  /** The sums of the month's days; of none where the list is narrowed down. */
  sums: readonly MonthOfCurrency[]
}

/** Payments and refunds below the days on which they count, with what came in and went back that day. */
export const PaymentsTable = ({ payments, sums }: Props) => {
  const { formatMessage } = useIntl()
  const { money, weekday } = useFormats()
  const headOf = (day: string) => {
    const parts = sums.flatMap(({ currency, days }) => {
      const sum = days.find((one) => one.day === day)
      return sum
        ? [{ taken: money(sum.taken, currency), refunded: sum.refunded > 0 && money(sum.refunded, currency) }]
        : []
    })
    if (parts.length === 0) return weekday(day)
    return parts
      .map(({ taken, refunded }) =>
        refunded
          ? formatMessage(messages.dayBoth, { day: weekday(day), taken, refunded })
          : formatMessage(messages.dayTaken, { day: weekday(day), taken }),
      )
      .join(' ')
  }
  const rowOf = (payment: PaymentRow) => {
    const { id, memberId, payer, purchaseNumber, account, amount, currency, state } = payment
    return {
      id: String(id),
      cells: [
        payer === null ? (
          formatMessage(messages.deletedPayer)
        ) : (
          <TextLink key="who" asChild>
            <Link to={fill(paths.deskMember, { id: memberId })}>
              <bdi>{payer}</bdi>
            </Link>
          </TextLink>
        ),
        <Purpose key="for" payment={payment} />,
        <TextLink key="number" asChild minWidth="touch" justifyContent="flex-end">
          <Link to={fill(paths.deskPurchaseInvoice, { number: String(purchaseNumber) })}>{purchaseNumber}</Link>
        </TextLink>,
        formatMessage(wayMessages[account]),
        <Numeral key="amount" size="s">
          {money(isOut(state) ? -amount : amount, currency)}
        </Numeral>,
        <StateTag key="state" tone={tones[state]}>
          <FormattedMessage {...stateMessages[state]} />
        </StateTag>,
      ],
    }
  }
  return (
    <GroupedTable
      label={formatMessage(messages.payments)}
      head={[
        { label: formatMessage(messages.who) },
        { label: formatMessage(messages.purpose) },
        { label: formatMessage(messages.purchase), numeral: true },
        { label: formatMessage(messages.way) },
        { label: formatMessage(messages.amount), numeral: true },
        { label: formatMessage(messages.state) },
      ]}
      groups={byDay(payments).map(([day, rows]) => ({ id: day, label: headOf(day), rows: rows.map(rowOf) }))}
    />
  )
}
