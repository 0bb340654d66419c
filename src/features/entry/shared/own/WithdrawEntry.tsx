import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawableEntry } from '#contract/entry/paidEntry'
import { useOpen } from '../../../../store/ui/useOpen'
import { RowAction } from '../../../../ui/kit/RowAction'
import { OnDemand } from '../../../../ui/kit/OnDemand'
import { withdrawalMessages as messages } from './withdrawalMessages'

const load = async () => (await import(/* webpackChunkName: "withdrawal" */ './WithdrawDialog')).WithdrawDialog

/** The way to withdraw a paid entry: a button that opens the question. */
export const WithdrawEntry = ({ line, withdrawal, byHand }: WithdrawableEntry & { byHand: boolean }) => {
  const { formatMessage } = useIntl()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'withdrawEntry', of: line.entryId })
  const { dogName: dog, startTime: time } = line.item
  return (
    <>
      <RowAction label={formatMessage(messages.withdrawOne, { dog, time })} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.withdraw} />
      </RowAction>
      {isOpen && (
        <OnDemand name="withdrawal" load={load}>
          {(Question) => (
            <Question open onClose={() => setOpen(false)} line={line} withdrawal={withdrawal} byHand={byHand} />
          )}
        </OnDemand>
      )}
    </>
  )
}
