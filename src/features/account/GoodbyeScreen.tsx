import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { accountDeleted } from '../../api/events'
import { defineMessages } from '../../i18n/defineMessages'
import { selectMember } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { Button } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'

const messages = defineMessages({
  deleted: { id: 'account.goodbye.deleted', defaultMessage: 'Your account is deleted' },
  deletedText: {
    id: 'account.goodbye.deletedText',
    defaultMessage: 'Your personal data has been removed. You can register again at any time.',
  },
  nothingDeleted: { id: 'account.goodbye.nothingDeleted', defaultMessage: 'Nothing was deleted' },
  nothingDeletedText: {
    id: 'account.goodbye.nothingDeletedText',
    defaultMessage: 'This page confirms that an account was deleted. If you have an account, it hasn’t changed.',
  },
  dashboard: { id: 'account.goodbye.dashboard', defaultMessage: 'Go to the dashboard' },
  home: { id: 'account.goodbye.home', defaultMessage: 'Go to the home page' },
})

/** /goodbye: shown after an account is deleted; any other reader learns that nothing happened. */
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
