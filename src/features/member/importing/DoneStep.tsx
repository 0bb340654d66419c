import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectFateCounts } from '../../../store/member/importRows'
import { reviewOpened } from '../../../store/member/memberImportSlice'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { messages } from './messages'
import { RowsTable } from './RowsTable'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** What has become of each row, to keep as a file. */
export const DoneStep = () => {
  const dispatch = useAppDispatch()
  const { new: left } = useAppSelector(selectFateCounts)
  const actions = (
    <Actions>
      {left > 0 && (
        <Button onClick={() => dispatch(reviewOpened({ step: 'review' }))}>
          <FormattedMessage {...messages.rest} />
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={paths.deskMembers}>
          <FormattedMessage {...messages.back} />
        </Link>
      </Button>
    </Actions>
  )
  return (
    <>
      <SuccessMessage
        level={2}
        heading={<FormattedMessage {...(left > 0 ? messages.stopped : messages.done)} />}
        action={actions}
      >
        <FormattedMessage {...messages.doneText} />
      </SuccessMessage>
      <RowsTable />
    </>
  )
}
