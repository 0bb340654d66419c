import { chakra } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { moveMessages, withdrawMessages } from './messages'
import type { PaidShowEntry } from './WithdrawAtDesk'

const Actions = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3' } })

interface ActionProps {
  name: 'moveAtDesk' | 'withdrawAtDesk'
  paid: PaidShowEntry
  texts: { open: MessageDescriptor; openOne: MessageDescriptor }
  load: () => Promise<ComponentType<PaidShowEntry & { onClose: () => void }>>
}

const withdraw = async () => (await import(/* webpackChunkName: "entry-at-desk" */ './WithdrawAtDesk')).WithdrawAtDesk
const move = async () => (await import(/* webpackChunkName: "entry-at-desk" */ './MoveAtDesk')).MoveAtDesk

/** A button that opens a dialog about an entry. */
const EntryAction = ({ name, paid, texts, load }: ActionProps) => {
  const { formatMessage } = useIntl()
  const { id, dog, cls } = paid.entry
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: name, of: id })
  return (
    <>
      <RowAction
        label={formatMessage(texts.openOne, { dog: dog.name, time: cls.startTime })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...texts.open} />
      </RowAction>
      {isOpen && (
        <OnDemand name={name} load={load}>
          {(Question) => <Question {...paid} onClose={() => setOpen(false)} />}
        </OnDemand>
      )}
    </>
  )
}

/** What the desk can do with a paid entry for its member. */
export const EntryActions = (paid: PaidShowEntry) => (
  <Actions>
    <EntryAction name="moveAtDesk" paid={paid} texts={moveMessages} load={move} />
    <EntryAction name="withdrawAtDesk" paid={paid} texts={withdrawMessages} load={withdraw} />
  </Actions>
)
