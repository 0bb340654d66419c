import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryPurchaseLine } from '#contract/entry/paidEntry'
import { useOpen } from '../../../../store/ui/useOpen'
import { MessagesOf } from '../../../../ui/kit/MessagesOf'
import { RowAction } from '../../../../ui/kit/RowAction'
import { OnDemand } from '../../../../ui/kit/OnDemand'
import { changeMessages as messages } from './changeMessages'

const load = async () => (await import(/* webpackChunkName: "entry-change" */ './ChangeDialog')).ChangeDialog

/** The way to change a paid entry: a button that opens the choice. */
export const ChangeEntry = ({ line }: { line: EntryPurchaseLine }) => {
  const { formatMessage } = useIntl()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'changeEntry', of: line.entryId })
  const { dogName: dog, startTime: time } = line.item
  return (
    <>
      <RowAction label={formatMessage(messages.changeOne, { dog, time })} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.change} />
      </RowAction>
      {isOpen && (
        <MessagesOf part="entry.choice">
          <OnDemand name="entry change" load={load}>
            {(Choice) => <Choice line={line} onClose={() => setOpen(false)} />}
          </OnDemand>
        </MessagesOf>
      )}
    </>
  )
}
