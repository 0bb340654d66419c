import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { disabledMessages } from '../i18n/disabledMessages'
import { selectLoginOffered } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './refusedMessages'

/** In place of a private screen while the token's user is unknown: no call is made for it. */
export const LoginNeededScreen = () => (
  <Page title={<FormattedMessage {...messages.loginNeeded} />}>
    <div>
      {useAppSelector(selectLoginOffered) ? (
        <Button asChild>
          <Link to={paths.login}>
            <FormattedMessage {...messages.login} />
          </Link>
        </Button>
      ) : (
        <FormattedMessage {...disabledMessages.limited} />
      )}
    </div>
  </Page>
)
