import { FormattedMessage, useIntl } from 'react-intl'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { OnDemand } from '../../ui/kit/OnDemand'
import { withdrawMessages as messages } from './messages'
import type { PaidShowEntry } from './WithdrawAtDesk'

const load = async () => (await import(/* webpackChunkName: "withdraw-at-desk" */ './WithdrawAtDesk')).WithdrawAtDesk

/** The way to withdraw an entry for its member: a button that opens the question. */
export const WithdrawEntry = (paid: PaidShowEntry) => {
  const { formatMessage } = useIntl()
  const { id, dog, cls } = paid.entry
  const { isOpen, setOpen } = useOpen(`dialog.withdraw-at-desk/${id}`)
  return (
    <>
      <Button
        variant="quiet"
        dense
        aria-haspopup="dialog"
        aria-label={formatMessage(messages.openOne, { dog: dog.name, time: cls.startTime })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.open} />
      </Button>
      {isOpen && (
        <OnDemand name="withdraw-at-desk" load={load}>
          {(Question) => <Question {...paid} onClose={() => setOpen(false)} />}
        </OnDemand>
      )}
    </>
  )
}
