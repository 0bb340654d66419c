import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sum } from '#contract/shared/money'
import type { Purchase } from '#contract/purchase/purchase'
import { defaultRules } from '#contract/entry/rules'
import { useGetRulesQuery } from '../../../api/entry/rulesApi'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { Hold } from '../../../ui/kit/Hold'
import { Loader } from '../../../ui/kit/Loader'
import { ItemCounts } from './ItemCounts'
import { paymentMessages as messages } from './paymentMessages'
import { PriceParts } from './PriceParts'
import { SumPanel } from './SumPanel'
import { usePayment } from './usePayment'
import { TransferDetails } from './TransferDetails'
import { Ways } from './Ways'

interface Props {
  purchase: Purchase
  /** In place of the form when the hold has run out. */
  expired: ReactNode
  /** In place of the form when the payment was sent: the way to the purchase. */
  sent: ReactNode
  /** Below the form: what else can be done. */
  children?: ReactNode
}

const HeldFor = ({ secondsLeft, ofExtras }: { secondsLeft: number; ofExtras: boolean }) => {
  const { formatMessage } = useIntl()
  const { data: rules = defaultRules } = useGetRulesQuery()
  const total = rules.holdMinutes * 60
  return (
    <div data-hold>
      <Hold
        // A header has the server's time to the second: the page may be a little behind it.
        secondsLeft={Math.min(secondsLeft, total)}
        secondsTotal={total}
        label={<FormattedMessage {...(ofExtras ? messages.holdExtras : messages.holdLabel)} />}
        hint={<FormattedMessage {...(ofExtras ? messages.holdExtrasHint : messages.holdHint)} />}
        lastMinute={formatMessage(messages.lastMinute)}
      />
    </div>
  )
}

/** Pays a purchase: how long its places are held, what it costs, and the way to pay it; the same purchase wherever it is opened. */
export const PayPanel = ({ purchase, expired, sent, children }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const payment = usePayment(purchase)
  const now = useAppSelector(selectNow)
  const { holdUntil, total, discount, currency, lines, extras, transfer } = purchase
  const secondsLeft = holdUntil === null ? null : (Date.parse(holdUntil) - Date.parse(now)) / 1000
  const entries = lines.filter(({ kind }) => kind === 'entry').length
  const over = secondsLeft !== null && secondsLeft <= 0 && !payment.underWay
  const awaited = transfer && (
    <>
      <TransferDetails transfer={transfer} />
      {children}
    </>
  )
  const form = over ? (
    expired
  ) : (
    <>
      <Ways purchase={purchase} payment={payment} />
      {children}
    </>
  )
  return (
    <SumPanel>
      {secondsLeft !== null && !over && !transfer && <HeldFor secondsLeft={secondsLeft} ofExtras={entries === 0} />}
      {discount && (
        <PriceParts
          entries={entries}
          price={total + discount.total - sum(extras.map((extra) => extra.total))}
          discount={discount}
          currency={currency}
          extras={extras}
        />
      )}
      <SumPanel.Line
        label={<FormattedMessage {...messages.total} />}
        note={!discount && <ItemCounts entries={entries} extras={extras.length} />}
      >
        {money(total, currency)}
      </SumPanel.Line>
      {payment.sent ? (
        <>
          {sent}
          <Loader label={formatMessage(messages.waiting)} showLabel />
        </>
      ) : (
        (awaited ?? form)
      )}
    </SumPanel>
  )
}
