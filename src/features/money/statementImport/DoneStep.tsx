import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useAppSelector } from '../../../store/hooks'
import { selectStatementImport } from '../../../store/money/statementImportSlice'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { messages } from './messages'

/** How many lines are new, and the way to settle them. */
export const DoneStep = () => {
  const { imported } = useAppSelector(selectStatementImport)
  const action = (
    <Button asChild>
      <Link to={paths.deskStatement}>
        <FormattedMessage {...messages.settle} />
      </Link>
    </Button>
  )
  return (
    <SuccessMessage level={2} heading={<FormattedMessage {...messages.done} />} action={action}>
      <FormattedMessage {...messages.doneText} values={{ added: imported?.added ?? 0, known: imported?.known ?? 0 }} />
    </SuccessMessage>
  )
}
