import { chakra } from '@chakra-ui/react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { EntryPurchaseLine } from '#contract/entry/paidEntry'
import type { PartRefund } from '#contract/purchase/purchase'
import type { Currency } from '#contract/shared/money'
import { useFormats } from '../../i18n/useFormats'
import { StateTag } from '../../ui/kit/StateTag'
import { ChangeEntry } from '../entry/shared/own/ChangeEntry'
import { changeMessages } from '../entry/shared/own/changeMessages'
import { boughtMessages } from './boughtMessages'
import { WithdrawEntry } from '../entry/shared/own/WithdrawEntry'
import { withdrawalMessages } from '../entry/shared/own/withdrawalMessages'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', justifyContent: { md: 'flex-end' } },
})

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })

interface Props {
  line: EntryPurchaseLine
  /** It was paid at the desk of a show, and is refunded there. */
  byHand: boolean
}

/** The state of a bought entry, and the ways to change and to withdraw it while that is possible. */
export const EntryState = ({ line, byHand }: Props) => {
  const { status, withdrawal } = line
  if (status === 'withdrawn')
    return (
      <StateTag tone="warning">
        <FormattedMessage
          {...withdrawalMessages[
            line.showCancelled ? 'showCancelled' : line.classCancelled ? 'classCancelled' : 'withdrawn'
          ]}
        />
      </StateTag>
    )
  if (status !== 'paid') return null
  return (
    <Line>
      <StateTag tone="success">
        <FormattedMessage {...boughtMessages.entered} />
      </StateTag>
      {withdrawal && line.termsChanged && (
        <span>
          <FormattedMessage {...withdrawalMessages.termsChanged} />
        </span>
      )}
      {withdrawal && (
        <Actions data-on-screen>
          {!line.changeClosed && <ChangeEntry line={line} />}
          <WithdrawEntry line={line} withdrawal={withdrawal} byHand={byHand} />
        </Actions>
      )}
    </Line>
  )
}

interface RefundProps {
  refund: PartRefund
  currency: Currency
  /** What it says while the money has not been sent. */
  due: MessageDescriptor
}

/** Where the money of a refund is. */
export const Refund = ({ refund: { amount, doneOn }, currency, due }: RefundProps) => {
  const { money, longDay } = useFormats()
  return (
    <p>
      <FormattedMessage
        {...(doneOn === null ? due : withdrawalMessages.gone)}
        values={{ refund: money(amount, currency), day: doneOn && longDay(doneOn) }}
      />
    </p>
  )
}

/** What a changed entry was before. */
export const Was = ({ line: { was } }: { line: EntryPurchaseLine }) => {
  const { longDay } = useFormats()
  return was.map(({ item: { dogName: dog, date, startTime: time, ring }, changedOn }, index) => (
    <p key={`${changedOn} ${index}`}>
      <FormattedMessage
        {...changeMessages.was}
        values={{ day: longDay(changedOn), dog, date: longDay(date), time, ring }}
      />
    </p>
  ))
}
