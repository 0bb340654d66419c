import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../../contract/paths'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'
import { Renewal } from './Renewal'
import { SecondFactor } from './SecondFactor'
import { Sessions } from './Sessions'

/** /profile/security: where the account is logged in, for how long, and what beside the password that takes. */
export const SecurityScreen = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  return (
    <Page
      title={formatMessage(messages.title)}
      width="text"
      before={
        <TextLink asChild>
          <Link to={paths.profile}>
            <FormattedMessage {...messages.toProfile} />
          </Link>
        </TextLink>
      }
    >
      <Sessions />
      {user && <Renewal user={user} />}
      <SecondFactor />
    </Page>
  )
}
