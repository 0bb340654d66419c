import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { accountDeleted } from '../../api/events'
import { selectMember } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { Button } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'
import { messages } from './goodbyeMessages'

/** /goodbye: where the person who deleted their account ends; anyone else reads that nothing happened. */
export const GoodbyeScreen = () => {
  const deleted = useAppSelector(selectLocation).state === accountDeleted.type
  const member = useAppSelector(selectMember)
  return (
    <Page
      title={<FormattedMessage {...(deleted ? messages.deleted : messages.nothingDeleted)} />}
      lead={<FormattedMessage {...(deleted ? messages.deletedText : messages.nothingDeletedText)} />}
      width="column"
    >
      <div>
        <Button asChild>
          <Link to={member ? paths.dashboard : paths.home}>
            <FormattedMessage {...(member ? messages.dashboard : messages.home)} />
          </Link>
        </Button>
      </div>
    </Page>
  )
}
