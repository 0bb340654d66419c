import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useAppSelector } from '../../../store/hooks'
import { selectPayoutImport } from '../../../store/money/payoutImportSlice'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { messages } from './messages'

/** How many transactions are new, and the way to the payouts. */
export const DoneStep = () => {
  const { imported } = useAppSelector(selectPayoutImport)
  const action = (
    <Button asChild>
      <Link to={paths.deskPayouts}>
        <FormattedMessage {...messages.open} />
      </Link>
    </Button>
  )
  return (
    <SuccessMessage level={2} heading={<FormattedMessage {...messages.done} />} action={action}>
      <FormattedMessage {...messages.doneText} values={{ added: imported?.added ?? 0, known: imported?.known ?? 0 }} />
    </SuccessMessage>
  )
}
