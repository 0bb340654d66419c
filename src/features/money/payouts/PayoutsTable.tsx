import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Payout } from '#contract/money/providerLines'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { Numeral } from '../../../ui/kit/Numeral'
import { RowAction } from '../../../ui/kit/RowAction'
import { StateTag } from '../../../ui/kit/StateTag'
import { Table } from '../../../ui/kit/Table'
import { accountMessages } from '../ledgerMessages'
import { bookMessages, messages } from './messages'
import { Reopen } from './Reopen'
import { SettleLine } from './SettleLine'

const Small = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
})
const State = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '1' } })

const suggestedReason = ({ providerId }: Payout) => `Stripe ${providerId}`

const Settle = ({ payout, today }: { payout: Payout; today: string }) => {
  const { formatMessage } = useIntl()
  const { briefDay, money } = useFormats()
  const { id, day } = payout
  const dialog = useOpen({ kind: 'dialog', dialog: 'settleProviderLine', of: id })
  const values = { day: briefDay(day), amount: money(payout.amount, payout.currency) }
  return (
    <>
      <RowAction label={formatMessage(messages.receiveNamed, values)} onClick={() => dialog.setOpen(true)}>
        <FormattedMessage {...messages.receive} />
      </RowAction>
      {dialog.isOpen && (
        <SettleLine
          id={id}
          amount={payout.amount}
          account="bank"
          day={day}
          reason={suggestedReason(payout)}
          today={today}
          title={<FormattedMessage {...bookMessages.payoutTitle} />}
          text={<FormattedMessage {...bookMessages.payoutText} values={values} />}
          onClose={() => dialog.setOpen(false)}
        />
      )}
    </>
  )
}

const PayoutState = ({ payout, today }: { payout: Payout; today: string }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { id, providerId, amount, currency, outcome, bookedTo } = payout
  if (outcome === 'booked')
    return (
      <StateTag tone="success">
        {bookedTo === null || bookedTo === 'bank' ? (
          <FormattedMessage {...messages.received} />
        ) : (
          <FormattedMessage {...messages.bookedTo} values={{ account: formatMessage(accountMessages[bookedTo]) }} />
        )}
      </StateTag>
    )
  if (outcome === 'left_out')
    return (
      <State>
        <StateTag tone="neutral">
          <FormattedMessage {...messages.leftOut} />
        </StateTag>
        <Reopen id={id} name={providerId} amount={money(amount, currency)} />
      </State>
    )
  if (amount === 0)
    return (
      <StateTag tone="neutral">
        <FormattedMessage {...messages.nothing} />
      </StateTag>
    )
  return (
    <State>
      <StateTag tone="warning">
        <FormattedMessage {...messages.awaited} />
      </StateTag>
      <Settle payout={payout} today={today} />
    </State>
  )
}

/** Payouts with what their transactions add up to, and what became of each. */
export const PayoutsTable = ({ payouts, today }: { payouts: readonly Payout[]; today: string }) => {
  const { formatMessage } = useIntl()
  const { briefDay, money } = useFormats()
  return (
    <Table
      label={formatMessage(messages.figures)}
      head={[
        { label: formatMessage(messages.payout) },
        { label: formatMessage(messages.gross), numeral: true },
        { label: formatMessage(messages.fees), numeral: true },
        { label: formatMessage(messages.amount), numeral: true },
        { label: formatMessage(messages.state) },
      ]}
      rows={payouts.map((payout) => {
        const { id, providerId, day, currency, amount, lines, gross, fees, reason } = payout
        return {
          id,
          cells: [
            <div key="payout">
              {briefDay(day)}
              <Small>{providerId}</Small>
              <Small>
                <FormattedMessage {...messages.lines} values={{ count: lines }} />
              </Small>
              {gross - fees !== amount && (
                <Small>
                  <FormattedMessage {...messages.sumDiffers} values={{ amount: money(gross - fees, currency) }} />
                </Small>
              )}
              {reason !== '' && reason !== suggestedReason(payout) && (
                <Small>
                  <bdi>{reason}</bdi>
                </Small>
              )}
            </div>,
            <Numeral key="gross" size="s">
              {money(gross, currency)}
            </Numeral>,
            <Numeral key="fees" size="s">
              {money(fees, currency)}
            </Numeral>,
            <Numeral key="amount" size="s">
              {money(amount, currency)}
            </Numeral>,
            <PayoutState key="state" payout={payout} today={today} />,
          ],
        }
      })}
    />
  )
}
